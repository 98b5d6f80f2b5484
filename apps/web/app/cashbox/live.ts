export { followPayments as follow } from './follow-payments.ts';
