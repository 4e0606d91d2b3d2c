import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Packages whose fonts and maps are bundled as files, so that no bundle lists them. */
const assetPackages = ['@expo-google-fonts/inter', '@fontsource-variable/inter', 'world-atlas'];

/** The licenses that allow a bundle under the MIT license. */
const allowedLicenses =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|OFL-1\.1|Python-2\.0|MPL-2\.0 OR Apache-2\.0)\b/;

/**
 * Writes the license texts of all bundled packages to `licenses.md`. `folders` contain the bundles, each with the file
 * `.vite/licenses.json`. Throws if a package has no license, or another one than those that are allowed.
 */
export function writeLicenses(out, folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name, '.vite/licenses.json')),
  );
  const entries = [...files.flatMap(readEntries), ...assetPackages.map(readAssetPackage)];
  const byName = new Map(entries.map((entry) => [`${entry.name} ${entry.version}`, entry]));
  const sections = [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(formatEntry);
  writeFileSync(
    join(out, 'licenses.md'),
    `# Licenses\n\nThis package contains the code or files of these packages.\n\n${sections.join('\n')}`,
  );
  rmSync(join(out, 'server/.vite'), { recursive: true });
  rmSync(join(out, 'browser/.vite'), { recursive: true });
}

function readEntries(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  }
}

function readAssetPackage(name) {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[sc]e/i.test(entry));
  return {
    name,
    version,
    identifier: license,
    text: file && readFileSync(join(folder, file), 'utf8'),
  };
}

function formatEntry([title, { identifier, text }]) {
  if (!allowedLicenses.test(identifier ?? ''))
    throw new Error(
      `${title} has the license ${identifier}, which "allowedLicenses" does not contain.`,
    );
  return `## ${title} (${identifier})\n\n${text ? `${text.trim()}\n` : `The package names this license, and contains no text.\n`}`;
}
