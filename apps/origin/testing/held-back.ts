import { ASSESSMENT_ANSWERS, ASSESSMENT_QUESTIONS, type Assessment } from '@cosmodrome/rules/limits/self-assessment';
import type { TestClient } from './client.ts';

const WORST = Object.fromEntries(
  ASSESSMENT_QUESTIONS.map((question) => [question, ASSESSMENT_ANSWERS.at(-1)]),
) as Assessment;

/** Answers the self-assessment so that offers are held back from the player from then on. */
export const holdOffersBack = (client: TestClient) => client.call('limits.assess', { body: { answers: WORST } });

/** The keys of a refusal that is about nothing in particular. */
export const baseReasons = ({ errors }: { errors: Record<string, unknown> }): string[] =>
  Object.keys(errors['base'] ?? {});
