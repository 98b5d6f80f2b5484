/** The questions that players ask themselves about their play, and what the answers come to (player protection R32). */

export const ASSESSMENT_QUESTIONS = [
  'afford',
  'longer',
  'win_back',
  'bigger',
  'on_mind',
  'hidden',
  'borrowed',
  'neglected',
] as const;
export type AssessmentQuestion = (typeof ASSESSMENT_QUESTIONS)[number];

/** From nothing to say to much: an answer weighs as much as its place. */
export const ASSESSMENT_ANSWERS = ['never', 'sometimes', 'often', 'always'] as const;
export type AssessmentAnswer = (typeof ASSESSMENT_ANSWERS)[number];

/** `calm`: few signs; `watch`: signs to watch; `act`: something should be done now. */
export const ASSESSMENT_BANDS = ['calm', 'watch', 'act'] as const;
export type AssessmentBand = (typeof ASSESSMENT_BANDS)[number];

export type Assessment = Readonly<Record<AssessmentQuestion, AssessmentAnswer>>;

const WATCH_FROM = 3;
const ACT_FROM = 8;
/** Signs of harm that is already done: often is enough, whatever else was answered. */
const GRAVE: readonly AssessmentQuestion[] = ['borrowed', 'win_back'];

export const assessmentScore = (answers: Assessment): number =>
  ASSESSMENT_QUESTIONS.reduce((sum, question) => sum + ASSESSMENT_ANSWERS.indexOf(answers[question]), 0);

export function assessmentBand(answers: Assessment): AssessmentBand {
  const score = assessmentScore(answers);
  const grave = GRAVE.some((question) => answers[question] === 'often' || answers[question] === 'always');
  if (score >= ACT_FROM || grave) return 'act';
  return score >= WATCH_FROM ? 'watch' : 'calm';
}

/** Reads answers that somebody typed or a page kept; null while one is missing. */
export function completeAssessment(given: Readonly<Partial<Record<AssessmentQuestion, string>>>): Assessment | null {
  const answers = ASSESSMENT_QUESTIONS.map(
    (question) => [question, ASSESSMENT_ANSWERS.find((answer) => answer === given[question])] as const,
  );
  return answers.every(([, answer]) => answer !== undefined) ? (Object.fromEntries(answers) as Assessment) : null;
}
