import { isAbsolute, relative } from 'node:path';
import { getLocation } from 'graphql';

/** Returns the text `file:line:column message` for each error. The text contains all locations of the error. */
export function formatErrors(error, root) {
  if (error.errors?.length > 0) return error.errors.flatMap((inner) => formatErrors(inner, root));

  const locations = findLocations(error).map(({ source, location: { line, column } }) => {
    const file = isAbsolute(source.name) ? relative(root, source.name) : source.name;
    return `${file}:${line + source.locationOffset.line - 1}:${column}`;
  });
  return [[locations.join(', '), error.message].filter(Boolean).join(' ')];
}

function findLocations({ nodes = [], source, locations = [] }) {
  const nodesWithSource = nodes.filter(({ loc }) => loc);
  if (nodesWithSource.length === 0) {
    return source ? locations.map((location) => ({ source, location })) : [];
  }
  return nodesWithSource.map(({ loc }) => ({
    source: loc.source,
    location: getLocation(loc.source, loc.start),
  }));
}
