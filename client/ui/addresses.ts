const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Whether a link is safe, which excludes `javascript:` URLs. */
export function isSafeAddress(address: string): boolean {
  try {
    return (
      address.trim() !== '' && schemes.includes(new URL(address, 'https://here.example').protocol)
    );
  } catch {
    return false;
  }
}
