export const minPasswordLength = 8;

const common =
  /^(password|passwort|letmein|welcome|admin|qwerty|azerty|iloveyou|monkey|dragon|abc)/i;

/**
 * Rates a password: 0 weak, 1 fair, 2 good, 3 strong. Length counts most. `known` are words that
 * are easy to find out, such as the username.
 */
export function ratePassword(password: string, guessableWords: string[] = []): 0 | 1 | 2 | 3 {
  const text = password.toLowerCase();
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));

  if (password.length < minPasswordLength || new Set(text).size < 5) return 0;
  if (common.test(password) || isRun(password)) return 0;
  if (guessableWords.some((word) => word.length > 2 && text.includes(word.toLowerCase()))) return 0;
  if (/^\d+$/.test(password) && password.length < 16) return 0;

  const points = password.length / 4 + kinds.length;
  if (points >= 7) return 3;
  return points >= 5.5 ? 2 : 1;
}

/** Whether each character follows the one before, as in `12345678` or `abcdefgh`. */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  return codes.every((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) <= 1);
}
