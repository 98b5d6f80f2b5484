import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { chooseEncoding } from '@cosmodrome/contract/encoding';
import { fileHeaders } from './security.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

interface FileBytes {
  identity: Uint8Array;
  br?: Uint8Array;
  gzip?: Uint8Array;
}

/** Files of a folder, read once and kept with the compressed neighbours the build left (`.br`, `.gz`). */
export class StaticFiles {
  readonly #folders: readonly string[];
  readonly #files = new Map<string, Promise<FileBytes | null>>();
  readonly #cacheControl: string;

  constructor(folders: readonly string[], cacheControl: string) {
    this.#folders = folders;
    this.#cacheControl = cacheControl;
  }

  /** Sends the file of a relative path; false when there is none. */
  async send(relative: string, req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const type = types[path.extname(relative)];
    if (!type || relative.includes('..') || relative.includes('\0')) return false;
    const file = await this.#file(relative);
    if (!file) return false;
    const wanted = chooseEncoding(req.headers['accept-encoding']);
    const encoding = file[wanted] ? wanted : file.gzip && wanted !== 'identity' ? 'gzip' : 'identity';
    const body = file[encoding] ?? file.identity;
    res.writeHead(200, {
      ...fileHeaders(type),
      'Content-Type': type,
      'Content-Length': body.byteLength,
      'Cache-Control': this.#cacheControl,
      // The frame of a game has no origin of its own, and takes its typefaces from here.
      ...(type === types['.woff2'] ? { 'Access-Control-Allow-Origin': '*' } : {}),
      ...(file.br ? { Vary: 'Accept-Encoding' } : {}),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
    return true;
  }

  #file(relative: string): Promise<FileBytes | null> {
    let file = this.#files.get(relative);
    if (!file) {
      file = this.#read(relative);
      this.#files.set(relative, file);
      // Absent files are looked for again, and cannot fill the memory.
      void file.then((found) => found ?? this.#files.delete(relative));
    }
    return file;
  }

  async #read(relative: string): Promise<FileBytes | null> {
    for (const folder of this.#folders) {
      const name = path.join(folder, relative);
      const found = await stat(name).catch(() => null);
      if (!found?.isFile()) continue;
      const [identity, br, gzip] = await Promise.all([readFile(name), optional(`${name}.br`), optional(`${name}.gz`)]);
      return { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) };
    }
    return null;
  }
}

const optional = (name: string): Promise<Uint8Array | null> => readFile(name).catch(() => null);
