import { casinoEnvironment, dataFolder, openCasino } from '../e2e/fixtures/casino.ts';

/** A casino of the built code in a process of its own. */
export interface RunningCasino {
  url: string;
  pid: number;
  /** Ends it and throws its data away. */
  stop(): Promise<void>;
}

/** Starts one as the journeys do, with no limit that a measurement could meet, and with Node as it is. */
export async function startCasino(more: NodeJS.ProcessEnv = {}): Promise<RunningCasino> {
  const data = dataFolder();
  try {
    const environment = await casinoEnvironment(data.dir, { RATE_LIMIT_FACTOR: '1000000', ...more });
    const casino = await openCasino(environment, []);
    return {
      url: casino.url,
      pid: casino.program.child.pid ?? 0,
      stop: async () => {
        await casino.stop();
        data.remove();
      },
    };
  } catch (error) {
    data.remove();
    throw error;
  }
}
