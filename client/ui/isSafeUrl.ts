const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Returns whether a URL is safe as the target of a link. A `javascript:` URL is not. */
export function isSafeUrl(url: string): boolean {
  try {
    return url.trim() !== '' && schemes.includes(new URL(url, 'https://base.example').protocol);
  } catch {
    return false;
  }
}
