import { readFile } from 'node:fs/promises';

/** Returns the file behind an address of an imported asset. */
export async function readAsset(address: string): Promise<Response> {
  return new Response(await readFile(address.replace(/^\/@fs/, '')));
}
