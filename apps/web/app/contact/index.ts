export { Answered } from './letters/answered.tsx';
export { AskForLetter } from './letters/ask-for-letter.tsx';
export { useLink } from './letters/use-link.ts';
export { useResend } from './letters/use-resend.ts';
