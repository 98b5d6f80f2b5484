export { depositRoom } from './guard.ts';
export { playersWithMarkers } from './markers.ts';
