import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  GIFT_KINDS,
  GIFT_STAGES,
  giftSection,
  isGiftDisabled,
  isGiftHistory,
  isGiftOffer,
  isGiftToDo,
} from './gifts.ts';

const gift = fc.record({
  kind: fc.constantFrom(...GIFT_KINDS),
  stage: fc.constantFrom(...GIFT_STAGES),
  activatable: fc.boolean(),
  group_key: fc.option(fc.constantFrom('wheel-level', 'trial'), { nil: undefined }),
});

it('never counts as something to do what is over, nor offers it', () => {
  fc.assert(
    fc.property(gift, (one) => {
      if (isGiftHistory(one)) expect([isGiftToDo(one), isGiftOffer(one)]).toEqual([false, false]);
    }),
  );
});

it('has one section for each gift that is not over, and what is wagered is in play', () => {
  fc.assert(
    fc.property(gift, (one) => {
      const section = giftSection(one);
      expect(section === 'inPlay').toBe(one.stage === 'handle_bets');
    }),
  );
});

it('is disabled by its own group key and in a stage that is named, and in no other case', () => {
  fc.assert(
    fc.property(gift, fc.subarray([...GIFT_STAGES], { minLength: 1 }), (one, stages) => {
      const disabled = isGiftDisabled(one, [{ group_key: 'trial', stages }]);
      expect(disabled).toBe(one.group_key === 'trial' && stages.includes(one.stage));
    }),
  );
});
