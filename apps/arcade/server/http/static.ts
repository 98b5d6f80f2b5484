import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Refused } from '../refused.ts';
import type { Reply, Request } from './router.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the files of one folder, and the compressed ones that the build has put beside them. Only known kinds of file,
 * never one whose name begins with a dot, and nothing outside the folder.
 */
export function staticFiles(root: string, cacheControl: string) {
  return async ({ message, params }: Request): Promise<Reply> => {
    const path = resolve(root, params['*'] ?? '');
    const type = path && TYPES[extname(path)];
    if (!path || !type) throw new Refused(404, 'not_found');
    const accepted = String(message.headers['accept-encoding'] ?? '');
    const headers = { 'content-type': type, 'cache-control': cacheControl, vary: 'accept-encoding' };
    for (const [encoding, suffix] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const body = new RegExp(`\\b${encoding}\\b`).test(accepted) ? await read(path + suffix) : null;
      if (body) return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body };
    }
    const body = await read(path);
    if (!body) throw new Refused(404, 'not_found');
    return { status: 200, headers, body };
  };
}

function resolve(root: string, asked: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(asked);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || /(^|[\\/])\./.test(decoded)) return null;
  const path = normalize(join(root, decoded));
  return path.startsWith(root.endsWith(sep) ? root : root + sep) ? path : null;
}

async function read(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch {
    return null;
  }
}
