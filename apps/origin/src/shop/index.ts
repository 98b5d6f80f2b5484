export { changeOrder, openOrders } from './orders.ts';
