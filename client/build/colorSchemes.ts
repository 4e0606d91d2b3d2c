import {
  bars,
  bordered,
  createArtVariables,
  createColorVariables,
  primaries,
  primaryTokens,
} from '../app/palette.ts';

type Scheme = 'light' | 'dark';

/** Returns every scheme and primary colour as CSS, so that the first paint uses the stored ones. */
export function createColorSchemesCss(): string {
  return [
    createRule(
      ':root',
      {
        ...createColorVariables('light'),
        ...createArtVariables('light'),
        ...createSwatchVariables('light'),
        ...createBarVariables(),
      },
      'light',
    ),
    createRule(
      ':root[data-mantine-color-scheme=dark]',
      {
        ...createColorVariables('dark'),
        ...createArtVariables('dark'),
        ...createSwatchVariables('dark'),
      },
      'dark',
    ),
    // Has one attribute more than Mantine's rules, which come later and would win otherwise.
    createRule(
      ':root[data-color-scheme=bordered][data-mantine-color-scheme]',
      addPrefix(Object.entries(bordered)),
    ),
    ...Object.keys(primaries).flatMap((name) => [
      createRule(`:root[data-primary=${name}][data-mantine-color-scheme]`, {
        ...createPrimaryVariables(name, 'light'),
        '--fd-bar-primary': createPrimaryVariables(name, 'light')['--fd-primary'] ?? '',
      }),
      createRule(
        `:root[data-primary=${name}][data-mantine-color-scheme=dark]`,
        createPrimaryVariables(name, 'dark'),
      ),
    ]),
    // Previews of a scheme, independent of that of the page.
    createRule('[data-preview-scheme=light]', createPreviewVariables('light')),
    createRule('[data-preview-scheme=dark]', createPreviewVariables('dark')),
    // The menu of the semi-dark scheme is dark.
    createRule(
      '[data-color-scheme=semi-dark] [data-dark-part]',
      createColorVariables('dark'),
      'dark',
    ),
    ...Object.keys(primaries).map((name) =>
      createRule(
        `[data-color-scheme=semi-dark][data-primary=${name}] [data-dark-part]`,
        createPrimaryVariables(name, 'dark'),
      ),
    ),
  ].join('');
}

function createPrimaryVariables(name: string, scheme: Scheme): Record<string, string> {
  const colours = primaries[name as keyof typeof primaries][scheme];
  return addPrefix(primaryTokens.map((token, index) => [token, colours[index] ?? '']));
}

const createSwatchVariables = (scheme: Scheme) =>
  addPrefix(Object.entries(primaries).map(([name, of]) => [`swatch-${name}`, of[scheme][0] ?? '']));

const createBarVariables = () =>
  addPrefix([
    ...Object.entries(bars).map(([name, ground]): [string, string] => [`bar-${name}`, ground]),
    ['bar-primary', primaries.cobalt.light[0] ?? ''],
  ]);

const createPreviewVariables = (scheme: Scheme) =>
  Object.fromEntries(
    Object.entries(createColorVariables(scheme)).filter(([name]) =>
      /-(page|surface|line|control)$/.test(name),
    ),
  );

function addPrefix(tokens: [string, string][]): Record<string, string> {
  return Object.fromEntries(tokens.map(([name, value]) => [`--fd-${name}`, value]));
}

function createRule(selector: string, variables: Record<string, string>, scheme?: Scheme): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  if (scheme) lines.push(`color-scheme:${scheme}`);
  return `${selector}{${lines.join(';')}}`;
}
