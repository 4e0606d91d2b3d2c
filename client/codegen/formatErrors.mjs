import { isAbsolute, relative } from 'node:path';
import { getLocation } from 'graphql';

/** Returns `file:line:column message` of each error. An error in two places names both. */
export function formatErrors(error, root) {
  if (error.errors?.length > 0) return error.errors.flatMap((one) => formatErrors(one, root));

  const places = findLocations(error).map(({ source, location: { line, column } }) => {
    const file = isAbsolute(source.name) ? relative(root, source.name) : source.name;
    return `${file}:${line + source.locationOffset.line - 1}:${column}`;
  });
  return [[places.join(', '), error.message].filter(Boolean).join(' ')];
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
