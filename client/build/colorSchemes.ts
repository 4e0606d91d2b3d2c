import {
  bars,
  bordered,
  createArtVariables,
  createColorVariables,
  primaries,
  primaryTokens,
} from '../app/palette.ts';

type Scheme = 'light' | 'dark';

/** Returns every scheme and primary colour as CSS, so that the first paint has the stored ones. */
export function colorSchemesCss(): string {
  return [
    rule(
      ':root',
      {
        ...createColorVariables('light'),
        ...createArtVariables('light'),
        ...swatches('light'),
        ...grounds(),
      },
      'light',
    ),
    rule(
      ':root[data-mantine-color-scheme=dark]',
      { ...createColorVariables('dark'), ...createArtVariables('dark'), ...swatches('dark') },
      'dark',
    ),
    // One attribute more than Mantine's rules, which come later.
    rule(
      ':root[data-color-scheme=bordered][data-mantine-color-scheme]',
      named(Object.entries(bordered)),
    ),
    ...Object.keys(primaries).flatMap((name) => [
      rule(`:root[data-primary=${name}][data-mantine-color-scheme]`, {
        ...primary(name, 'light'),
        '--fd-bar-primary': primary(name, 'light')['--fd-primary'] ?? '',
      }),
      rule(`:root[data-primary=${name}][data-mantine-color-scheme=dark]`, primary(name, 'dark')),
    ]),
    // Previews of a scheme, independent of that of the page.
    rule('[data-shown=light]', few('light')),
    rule('[data-shown=dark]', few('dark')),
    // The menu of the semi-dark scheme is dark.
    rule('[data-color-scheme=semi-dark] [data-dark-part]', createColorVariables('dark'), 'dark'),
    ...Object.keys(primaries).map((name) =>
      rule(
        `[data-color-scheme=semi-dark][data-primary=${name}] [data-dark-part]`,
        primary(name, 'dark'),
      ),
    ),
  ].join('');
}

function primary(name: string, scheme: Scheme): Record<string, string> {
  const colours = primaries[name as keyof typeof primaries][scheme];
  return named(primaryTokens.map((token, index) => [token, colours[index] ?? '']));
}

const swatches = (scheme: Scheme) =>
  named(Object.entries(primaries).map(([name, of]) => [`swatch-${name}`, of[scheme][0] ?? '']));

const grounds = () =>
  named([
    ...Object.entries(bars).map(([name, ground]): [string, string] => [`bar-${name}`, ground]),
    ['bar-primary', primaries.cobalt.light[0] ?? ''],
  ]);

const few = (scheme: Scheme) =>
  Object.fromEntries(
    Object.entries(createColorVariables(scheme)).filter(([name]) =>
      /-(page|surface|line|control)$/.test(name),
    ),
  );

function named(tokens: [string, string][]): Record<string, string> {
  return Object.fromEntries(tokens.map(([name, value]) => [`--fd-${name}`, value]));
}

function rule(selector: string, variables: Record<string, string>, scheme?: Scheme): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  if (scheme) lines.push(`color-scheme:${scheme}`);
  return `${selector}{${lines.join(';')}}`;
}
