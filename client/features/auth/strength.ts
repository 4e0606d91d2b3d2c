export const shortest = 8;

/** How hard a password is to guess, from 0 to 4. What is too short or stands elsewhere in the form is 0. */
export function strengthOf(password: string, known: string[] = []): number {
  const text = password.toLowerCase();
  const isKnown = known.some((word) => word.length > 2 && text.includes(word.toLowerCase()));
  if (password.length < shortest || isKnown) return 0;

  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));
  const different = new Set(text).size;
  if (different < 5 || /^(?:password|passwort|qwert|azert|12345)/.test(text)) return 1;

  const points =
    kinds.length - 1 + (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0);
  return Math.min(4, Math.max(1, points + (different >= 8 ? 1 : 0)));
}
