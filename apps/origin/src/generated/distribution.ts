// Made by `npm run generate` from the `distribution.ts` of each system, and the one beside them.
import { distribution as shared, type Distribution } from '../distribution.ts';
import { distribution as prizes } from '../prizes/distribution.ts';
import { distribution as vip } from '../vip/distribution.ts';

export const distribution: Readonly<Record<string, Distribution>> = {
  ...shared,
  ...prizes,
  ...vip,
};
