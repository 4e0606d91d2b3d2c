const common =
  /^(password|passwort|letmein|welcome|admin|qwerty|azerty|iloveyou|monkey|dragon|abc)/i;

/** How hard a password is to guess: 0 weak, 1 fair, 2 good, 3 strong. Length counts most. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));
  const different = new Set(password).size;

  if (password.length < 8 || different < 5 || common.test(password) || isRun(password)) return 0;
  if (/^\d+$/.test(password) && password.length < 16) return 0;

  const points = password.length / 4 + kinds.length;
  if (points >= 7) return 3;
  return points >= 5.5 ? 2 : 1;
}

/** `12345678`, `abcdefgh`. */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  return codes.every((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) <= 1);
}
