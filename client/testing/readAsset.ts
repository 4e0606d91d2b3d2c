import { readFile } from 'node:fs/promises';

/** Returns a response with the file of an imported asset. `address` is the URL that Vite returns for the import. */
export async function readAsset(address: string): Promise<Response> {
  return new Response(await readFile(address.replace(/^\/@fs/, '')));
}
