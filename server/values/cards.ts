import type {
  CardField,
  CardInput,
  CardProblem,
  FieldProblem,
  PaymentDecline,
} from '../gql/types.ts';

/** The card numbers for tests. The simulated provider declines some of them, and accepts all other valid cards. */
export const testCards: { number: string; decline: PaymentDecline | null }[] = [
  { number: '5105 1111 2222 0005', decline: null },
  { number: '5105 1111 2222 0013', decline: 'INSUFFICIENT_FUNDS' },
  { number: '5105 1111 2222 0021', decline: 'OVER_LIMIT' },
  { number: '5105 1111 2222 0039', decline: 'LOST_CARD' },
  { number: '5105 1111 2222 0047', decline: 'DO_NOT_HONOUR' },
];

const removeSeparators = (text: string) => text.replace(/[\s-]/g, '');

/** Returns whether the check digit (Luhn) is correct. It detects one wrong digit, and most pairs of swapped digits. */
export function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function findNumberProblem(text: string): FieldProblem | undefined {
  const digits = removeSeparators(text);
  if (digits === '') return 'BLANK';
  if (!/^\d{13,19}$/.test(digits) || /^0+$/.test(digits)) return 'MALFORMED';
  return hasValidCheckDigit(digits) ? undefined : 'MISTYPED';
}

/** Returns the problem of an expiry date. A card is valid until the end of the month. */
function findExpiryProblem(text: string, now: Date): FieldProblem | undefined {
  if (text.trim() === '') return 'BLANK';
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|20\d{2})\s*$/.exec(text) ?? [];
  if (month === '' || Number(month) < 1 || Number(month) > 12) return 'MALFORMED';
  const end = Date.UTC(2000 + (Number(year) % 100), Number(month));
  return end <= now.getTime() ? 'EXPIRED' : undefined;
}

/** Returns the problem of a CVV. It has four digits if the card number begins with 34 or 37, otherwise three. */
function findCvvProblem(text: string, number: string): FieldProblem | undefined {
  if (text.trim() === '') return 'BLANK';
  const length = /^3[47]/.test(removeSeparators(number)) ? 4 : 3;
  return new RegExp(`^\\d{${length}}$`).test(text.trim()) ? undefined : 'MALFORMED';
}

/** Returns the problems of all fields of a card. */
export function findCardProblems(card: CardInput, now: Date): CardProblem[] {
  const found: [CardField, FieldProblem | undefined][] = [
    ['NUMBER', findNumberProblem(card.number)],
    ['HOLDER', card.holder.trim() === '' ? 'BLANK' : undefined],
    ['EXPIRY', findExpiryProblem(card.expiry, now)],
    ['CVV', findCvvProblem(card.cvv, card.number)],
  ];
  return found.flatMap(([field, problem]) => (problem ? [{ field, problem }] : []));
}

function findDecline({ number }: CardInput): PaymentDecline | null {
  const digits = removeSeparators(number);
  return (
    testCards.find((testCard) => removeSeparators(testCard.number) === digits)?.decline ?? null
  );
}

/** The result of the check of a card. The fields of the card itself are empty, so that they are not stored. */
export interface CheckedCard extends CardInput {
  problems: CardProblem[];
  /** The reason why the simulated provider declines the card. `null` if it does not. */
  decline: PaymentDecline | null;
  /** The last four digits. Empty for an invalid number, of which nothing is stored. */
  ending: string;
}

const emptyCard: CardInput = { number: '', holder: '', expiry: '', cvv: '' };

/** Checks a card. Commands contain the result instead of the card. A missing card is like a card with blank fields. */
export function checkCard(input: CardInput | null | undefined, now: Date): CheckedCard {
  const card = input ?? emptyCard;
  const problems = findCardProblems(card, now);
  return {
    ...emptyCard,
    problems,
    decline: problems.length > 0 ? null : findDecline(card),
    ending: findNumberProblem(card.number) ? '' : removeSeparators(card.number).slice(-4),
  };
}
