export const minPasswordLength = 8;

const commonPasswords =
  /^(password|passwort|letmein|welcome|admin|qwerty|azerty|iloveyou|monkey|dragon|abc)/i;

/**
 * Rates a password: 0 weak, 1 fair, 2 good, 3 strong. The length matters most. A password with one of the
 * `guessableWords`, such as the username, is weak.
 */
export function ratePassword(password: string, guessableWords: string[] = []): 0 | 1 | 2 | 3 {
  const text = password.toLowerCase();
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));

  if (password.length < minPasswordLength || new Set(text).size < 5) return 0;
  if (commonPasswords.test(password) || isSequence(password)) return 0;
  if (guessableWords.some((word) => word.length > 2 && text.includes(word.toLowerCase()))) return 0;
  if (/^\d+$/.test(password) && password.length < 16) return 0;

  const points = password.length / 4 + kinds.length;
  if (points >= 7) return 3;
  return points >= 5.5 ? 2 : 1;
}

/** Returns whether neighbouring characters are the same or consecutive, as in `1234` or `dcba`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  return codes.every((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) <= 1);
}
