import { page, type PathSpec } from '../platform/routing/path-spec.ts';

const shop = (path: string): PathSpec => page(path, 'shop/routes/shop.tsx', { messages: ['shop'] });

export const paths: readonly PathSpec[] = [
  shop('/rocket-mart'),
  shop('/rocket-mart/freespins'),
  shop('/rocket-mart/money'),
  shop('/rocket-mart/special'),
];
