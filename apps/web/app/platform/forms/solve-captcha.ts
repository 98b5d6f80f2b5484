import { search } from '@cosmodrome/rules/identity/proof-of-work';

/** Numbers looked at between two breaths of the page: a few milliseconds' worth on a phone. */
const SLICE = 400;

/** Finds what the challenge asks for, without holding up the page. */
export async function solve(challenge: string, bits: number): Promise<string> {
  for (let start = 0; ; start += SLICE) {
    const answer = search(challenge, bits, start, SLICE);
    if (answer !== null) return `${challenge}:${answer}`;
    await breath();
  }
}

/** Lets the page draw and hear what is pressed, then goes on at once; timers would wait longer each time. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
