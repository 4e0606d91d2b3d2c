const storageKey = 'frontdesk.blog.commenter';

interface Commenter {
  fullName: string;
  email: string;
  website: string;
}

/** Returns the name, the email and the website that a reader has stored on this device. */
export function readCommenter(): Commenter | null {
  try {
    const { fullName, email, website } =
      JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? {};
    const isComplete = [fullName, email, website].every((text) => typeof text === 'string');
    return isComplete ? { fullName, email, website } : null;
  } catch {
    return null;
  }
}

export function storeCommenter({ fullName, email, website }: Commenter) {
  localStorage.setItem(storageKey, JSON.stringify({ fullName, email, website }));
}

export const removeCommenter = () => localStorage.removeItem(storageKey);
