/** A web node of its own: documents from here, the origin's paths passed on to ORIGIN_URL. */
import { createServer } from 'node:http';
import { originPartOf } from '@cosmodrome/contract/origin-paths';
import { createWebHandler } from './handler.ts';
import { createProxy } from './proxy.ts';

const { ORIGIN_URL, PORT = '3000', SITE_URL, COUNTRY_HEADER, PROXY_SECRET, BEHIND_PROXY } = process.env;
if (!ORIGIN_URL || !URL.canParse(ORIGIN_URL)) {
  console.error(
    'ORIGIN_URL is missing: the address of an origin that keeps the contract, for instance http://localhost:4000',
  );
  process.exit(1);
}
const secret = PROXY_SECRET ?? null;
const web = await createWebHandler({
  origin: ORIGIN_URL,
  config: {
    siteUrl: SITE_URL ?? null,
    countryHeader: COUNTRY_HEADER ?? null,
    proxySecret: secret,
    behindProxy: BEHIND_PROXY === '1',
  },
});
const proxy = createProxy(ORIGIN_URL, secret);
const server = createServer((req, res) => (originPartOf(req.url ?? '/') ? proxy.request(req, res) : web(req, res)));
server.on('upgrade', (req, socket, head) => proxy.upgrade(req, socket, head));
server.listen(Number(PORT), () => console.log(`Web on http://localhost:${PORT}, origin ${ORIGIN_URL}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
}
