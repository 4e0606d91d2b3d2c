const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Whether a link may lead there: nowhere that runs code. */
export function isSafeAddress(address: string): boolean {
  try {
    return (
      address.trim() !== '' && schemes.includes(new URL(address, 'https://here.example').protocol)
    );
  } catch {
    return false;
  }
}
