export { LotteriesArea } from './parts/area.tsx';
export { lotteriesQuery } from './queries.ts';
export { useTicketCount } from './use-lotteries.ts';
