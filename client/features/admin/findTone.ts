import type { Tone } from '../../ui/StatusBadge.tsx';

/** Tones of states by the words that they contain. The first pattern that matches applies. */
const tones: [RegExp, Tone][] = [
  [
    /cancel|fail|reject|delet|error|banned|block|overdue|declin|refus|urgent|critical|suspend|expired|lost|denied/,
    'danger',
  ],
  [/draft|archiv|inactive|closed|none|unknown|disabled|hidden|backlog|low/, 'neutral'],
  [
    /pending|progress|review|wait|hold|open|high|trial|partial|invited|started|processing|scheduled/,
    'warning',
  ],
  [
    /active|publish|done|complet|paid|deliver|approv|merged|success|accept|confirm|enabled|resolved|available|won|public/,
    'success',
  ],
  [/new|todo|sent|shipped|medium|planned|private|internal|beta/, 'info'],
];

/** Returns the tone of a value of an enum, so that states are recognized by their colour, too. */
export const findTone = (choice: string): Tone =>
  tones.find(([pattern]) => pattern.test(choice.toLowerCase()))?.[1] ?? 'neutral';
