import { Agent, request } from 'node:http';
import { sign } from '@cosmodrome/contract/signature';
import { systemClock } from '@cosmodrome/rules/clock';

/** A studio that talks to the wallet over signed HTTP, on connections that stay open. */
export class Studio {
  readonly #url: URL;
  readonly #key: string;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(url: string, key: string) {
    this.#url = new URL(url);
    this.#key = key;
  }

  /** @throws with the answer's text when it is no success */
  send<Answer>(call: 'session' | 'play', body: object): Promise<Answer> {
    const raw = JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent: this.#agent,
          host: this.#url.hostname,
          port: this.#url.port,
          path: `/wallet/v1/${call}`,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(raw),
            'x-studio': 'arcade',
            ...sign(this.#key, raw, systemClock.now()),
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => {
            text += chunk;
          });
          answer.on('error', reject);
          answer.on('end', () => {
            if (answer.statusCode === 200) resolve(JSON.parse(text) as Answer);
            else reject(new Error(`the wallet answered ${answer.statusCode} to ${call}: ${text}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(raw);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
