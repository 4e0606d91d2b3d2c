// Changes the name, the logo and the primary colour of the product: npm run rebrand "Acme Desk" -- --color=#0b7268
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createShades } from './shades.mjs';

const root = join(import.meta.dirname, '../../..');
const usage = 'Usage: npm run rebrand "<name>" -- --color=<such as #0b7268>';

/** Files in which the name is not that of the product: the package, its tests, and this script. */
const keptFiles = /^(LICENSE|package(-lock)?\.json|server\/(package|test\/package|tools)\/)/;

/** The icons that contain the logo, with their sizes and the padding that a platform may cut off. */
const icons = [
  { file: 'client/build/favicon.svg', padding: 0 },
  { file: 'client/tools/explorer/bell.svg', padding: 0 },
  { file: 'client/tools/static/icon.svg', padding: 0 },
  { file: 'client/tools/static/icon-maskable.svg', padding: 16 },
];

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { color: { type: 'string' } },
  });
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new Error(usage);
  rebrand(name, values.color);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function rebrand(name, color) {
  if (!/^\p{L}[\p{L}\p{N} .-]{1,39}$/u.test(name)) {
    throw new Error(
      'The name must begin with a letter and have 2 to 40 letters, digits, spaces, dots and hyphens.',
    );
  }
  if (color !== undefined && !/^#[0-9a-f]{6}$/i.test(color)) {
    throw new Error(`--color must be six hexadecimal digits, such as #0b7268, not "${color}".`);
  }
  const shades = createShades(color?.toLowerCase() ?? readPrimaryColor());
  const changed = replaceName(name);
  if (color) changed.push(...changeColors(shades));
  changed.push(...drawLogo(name, shades));
  console.info(
    `Changed:\n${[...new Set(changed)]
      .sort()
      .map((file) => `  ${file}`)
      .join('\n')}`,
  );
  console.info(
    'Next, run npm run check and npm test. The pictures in .github still show the earlier name.',
  );
}

/** Replaces the name in all texts of the product, its documentation and its tests. Returns the changed files. */
function replaceName(name) {
  const earlierName = /productName = '(.+)'/.exec(read('client/navigation/useTitle.ts'))[1];
  // A part of an identifier, such as `createFrontdesk`, is kept.
  const escaped = earlierName.replaceAll('.', '\\.');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_./-])${escaped}(?![\\p{L}\\p{N}_/])`, 'gu');
  return listFiles().filter((file) => change(file, (text) => text.replace(pattern, name)));
}

/** Returns the text files of the repository, also those that are not committed yet. */
function listFiles() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 })
    .split('\n')
    .filter(
      (file) =>
        /\.(ts|tsx|mjs|json|html|md|svg|webmanifest|graphql|yaml)$/.test(file) &&
        !keptFiles.test(file),
    );
}

function readPrimaryColor() {
  return /\n {2}primary: '(#\w{6})'/.exec(read('client/theme/palette.ts'))[1];
}

/** Changes the shades of the primary colour in both schemes, and the colour of the installed app. */
function changeColors(shades) {
  const palette = 'client/theme/palette.ts';
  const manifest = 'client/tools/static/manifest.webmanifest';
  change(palette, (text) =>
    ['light', 'dark'].reduce((result, scheme) => {
      const start = result.indexOf(`export const ${scheme}`);
      const end = result.indexOf('\n};', start);
      const colors = Object.entries(shades[scheme]).reduce(
        (part, [key, value]) =>
          part.replace(new RegExp(`(\\n {2}'?${key}'?: )'#\\w{6}'`), `$1'${value}'`),
        result.slice(start, end),
      );
      return result.slice(0, start) + colors + result.slice(end);
    }, text),
  );
  change(manifest, (text) =>
    text.replace(/("theme_color": )"#\w{6}"/, `$1"${shades.light.primary}"`),
  );
  return [palette, manifest];
}

/** Replaces the logo with the first letter of the name on the primary colour. */
function drawLogo(name, { light }) {
  const letter = [...name][0].toUpperCase();
  for (const { file, padding } of icons) {
    const size = 32 + 2 * padding;
    const background =
      padding > 0
        ? `  <rect x="-${padding}" y="-${padding}" width="${size}" height="${size}" fill="#ffffff" />\n`
        : '';
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-padding} ${-padding} ${size} ${size}" width="512" height="512">
  <title>${name}</title>
${background}  <rect width="32" height="32" rx="8" fill="${light.primary}" />
  <text x="16" y="23" font-family="system-ui, sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#ffffff">${letter}</text>
</svg>
`;
    writeFileSync(join(root, file), text);
  }
  const component = 'client/ui/Logo.tsx';
  writeFileSync(
    join(root, component),
    `interface LogoProps {
  size?: number;
}

/** The logo: the first letter of the name. */
export function Logo({ size = 28 }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--mantine-color-primary-filled)" />
      <text
        x="16"
        y="23"
        fontSize="20"
        fontWeight="700"
        textAnchor="middle"
        fill="var(--mantine-primary-color-contrast)"
      >
        {'${letter}'}
      </text>
    </svg>
  );
}
`,
  );
  return [...icons.map(({ file }) => file), component];
}

/** Changes a file, and returns whether it has another text. */
function change(file, transform) {
  const text = read(file);
  const next = transform(text);
  if (next === text) return false;
  writeFileSync(join(root, file), next);
  return true;
}

function read(file) {
  return readFileSync(join(root, file), 'utf8');
}
