/** Returns the message of the error for an address on which a server cannot listen. It ends with the remedy. */
export function formatListenError(
  { host, port }: { host: string; port: number | string },
  error: NodeJS.ErrnoException,
  remedy: string,
): string {
  const reason = error.code === 'EADDRINUSE' ? 'the port is in use' : error.message;
  return `Cannot listen on ${host}:${port}: ${reason}. ${remedy}`;
}
