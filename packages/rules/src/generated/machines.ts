// Made by `npm run generate` from the state machines of the rules.
import type { Machine } from '../machine.ts';
import { bonusMachine } from '../bonuses/stages.ts';
import { paymentMachines } from '../cashbox/payment-state.ts';
import { documentMachine } from '../documents/documents.ts';
import { freespinsMachine } from '../freespins/stages.ts';
import { freespinsNoticeMachine } from '../freespins/stages.ts';
import { roundMachine } from '../ledger/round.ts';
import { limitMachine } from '../limits/course.ts';
import { lootboxMachine } from '../lootboxes/boxes.ts';
import { lotteryMachine } from '../lotteries/course.ts';
import { grantMachine } from '../prizes/course.ts';
import { orderMachine } from '../shop/order.ts';
import { tournamentMachine } from '../tournaments/course.ts';
import { wheelMachine } from '../wheel/wheel.ts';

/** What the test walks through and the diagrams show. */
export const machines: readonly Machine[] = [
  bonusMachine,
  ...Object.values(paymentMachines),
  documentMachine,
  freespinsMachine,
  freespinsNoticeMachine,
  roundMachine,
  limitMachine,
  lootboxMachine,
  lotteryMachine,
  grantMachine,
  orderMachine,
  tournamentMachine,
  wheelMachine,
];
