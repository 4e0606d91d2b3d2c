import {
  bordered,
  createArtVariables,
  createColorVariables,
  getVariable,
  navbarColors,
  primaryColors,
  primaryTokens,
  toVariables,
} from './palette.ts';

type Scheme = 'light' | 'dark';

/** Returns the CSS of all schemes and primary colours. The page contains it, so that the first paint uses the stored ones. */
export function createColorSchemesCss(): string {
  return [
    createRule(
      ':root',
      {
        ...createColorVariables('light'),
        ...createArtVariables('light'),
        ...createSwatchVariables('light'),
        ...createNavbarVariables(),
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
    // The second attribute gives the rule a higher specificity than Mantine's rules, which come later.
    createRule(
      ':root[data-color-scheme=bordered][data-mantine-color-scheme]',
      toVariables(Object.entries(bordered)),
    ),
    ...Object.keys(primaryColors).flatMap((name) => [
      createRule(`:root[data-primary=${name}][data-mantine-color-scheme]`, {
        ...createPrimaryVariables(name, 'light'),
        '--fd-bar-primary':
          createPrimaryVariables(name, 'light')['--mantine-color-primary-filled'] ?? '',
      }),
      createRule(
        `:root[data-primary=${name}][data-mantine-color-scheme=dark]`,
        createPrimaryVariables(name, 'dark'),
      ),
    ]),
    // The previews of a scheme do not depend on the scheme of the page.
    createRule('[data-preview-scheme=light]', createPreviewVariables('light')),
    createRule('[data-preview-scheme=dark]', createPreviewVariables('dark')),
    // The menu of the semi-dark scheme is dark.
    createRule(
      '[data-color-scheme=semi-dark] [data-dark-part]',
      createColorVariables('dark'),
      'dark',
    ),
    ...Object.keys(primaryColors).map((name) =>
      createRule(
        `[data-color-scheme=semi-dark][data-primary=${name}] [data-dark-part]`,
        createPrimaryVariables(name, 'dark'),
      ),
    ),
  ].join('');
}

function createPrimaryVariables(name: string, scheme: Scheme): Record<string, string> {
  const colours = primaryColors[name as keyof typeof primaryColors][scheme];
  return toVariables(primaryTokens.map((token, index) => [token, colours[index] ?? '']));
}

const createSwatchVariables = (scheme: Scheme) =>
  toVariables(
    Object.entries(primaryColors).map(([name, colours]) => [
      `swatch-${name}`,
      colours[scheme][0] ?? '',
    ]),
  );

const createNavbarVariables = () =>
  toVariables([
    ...Object.entries(navbarColors).map(([name, colour]): [string, string] => [
      `bar-${name}`,
      colour,
    ]),
    ['bar-primary', primaryColors.cobalt.light[0] ?? ''],
  ]);

/** The colours of the previews in the customizer. */
const previewedColors = ['page', 'surface', 'line', 'control'].map(getVariable);

const createPreviewVariables = (scheme: Scheme) =>
  Object.fromEntries(
    Object.entries(createColorVariables(scheme)).filter(([name]) => previewedColors.includes(name)),
  );

function createRule(selector: string, variables: Record<string, string>, scheme?: Scheme): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  if (scheme) lines.push(`color-scheme:${scheme}`);
  return `${selector}{${lines.join(';')}}`;
}
