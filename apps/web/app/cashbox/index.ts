export { PaymentNotices } from './payment/notices.tsx';
