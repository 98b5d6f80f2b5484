export { Oops as default } from '../components/oops.tsx';
