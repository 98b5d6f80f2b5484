export { Carousel as default } from './banners.tsx';
