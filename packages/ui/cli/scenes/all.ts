import { cometDunes } from './comet-dunes.ts';
import { nightLaunch } from './night-launch.ts';
import { orbitStation } from './orbit-station.ts';

/** Every scene by the name of its files. */
export const scenes = { 'night-launch': nightLaunch, 'orbit-station': orbitStation, 'comet-dunes': cometDunes };
