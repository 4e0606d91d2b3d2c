import { isAbsolute, relative } from 'node:path';
import { GraphQLError, getLocation } from 'graphql';

/** Returns the text `file:line:column message` for each error. The text contains all locations of the error. */
export function formatErrors(error: unknown, root: string): string[] {
  const { errors = [] } = error as { errors?: readonly unknown[] };
  if (errors.length > 0) return errors.flatMap((inner) => formatErrors(inner, root));

  const locations = findLocations(error).map(({ source, location: { line, column } }) => {
    const file = isAbsolute(source.name) ? relative(root, source.name) : source.name;
    return `${file}:${line + source.locationOffset.line - 1}:${column}`;
  });
  return [[locations.join(', '), (error as Error).message].filter(Boolean).join(' ')];
}

function findLocations(error: unknown) {
  if (!(error instanceof GraphQLError)) return [];
  const { nodes = [], source, locations = [] } = error;
  const nodeLocations = nodes.flatMap(({ loc }) => loc ?? []);
  if (nodeLocations.length === 0) {
    return source ? locations.map((location) => ({ source, location })) : [];
  }
  return nodeLocations.map((loc) => ({
    source: loc.source,
    location: getLocation(loc.source, loc.start),
  }));
}
