import { parseId } from '../ui/parseId.ts';

/** Throws a 404 response, for which the router shows the page "Page not found". */
export function notFound(): never {
  throw new Response(null, { status: 404 });
}

/** Returns the id in a route parameter. Throws a 404 response if the text is not an id. */
export function requireId(text: string | undefined): number {
  return parseId(text) ?? notFound();
}
