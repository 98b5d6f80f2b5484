/**
 * What documents are measured against: a bare server that has one answer, headers and bytes copied from an address.
 * `node reference-server.ts <url>` prints its port.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { copiedHeaders, get } from './documents/get.ts';

const { status, headers, body } = await get(process.argv[2] ?? '');
const copied = copiedHeaders(headers);
const server = createServer((_request, response) => {
  response.writeHead(status, copied);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
