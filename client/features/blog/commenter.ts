const key = 'frontdesk.blog.commenter';

interface Commenter {
  fullName: string;
  email: string;
  website: string;
}

/** Returns the name and email that a reader has stored on this device. */
export function readCommenter(): Commenter | null {
  try {
    const { fullName, email, website } = JSON.parse(localStorage.getItem(key) ?? 'null') ?? {};
    const isWhole = [fullName, email, website].every((text) => typeof text === 'string');
    return isWhole ? { fullName, email, website } : null;
  } catch {
    return null;
  }
}

export function rememberCommenter({ fullName, email, website }: Commenter) {
  localStorage.setItem(key, JSON.stringify({ fullName, email, website }));
}

export const forgetCommenter = () => localStorage.removeItem(key);
