export { Draws } from './draws.tsx';
