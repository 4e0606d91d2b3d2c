import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The Mantine packages that have a style sheet, apart from the core, which comes first. */
const packages = ['carousel', 'charts', 'dates', 'notifications', 'spotlight', 'tiptap'];

/** The components of the core that no screen uses. Their rules are left out of the build. */
const unusedComponents = [
  ...['ActionBar', 'Affix', 'AngleSlider', 'AppShell', 'AspectRatio', 'BackgroundImage', 'Burger'],
  ...['Card', 'Cascader', 'Center', 'Code', 'ColorInput', 'Container', 'DataList', 'Dialog'],
  ...['EmptyState', 'Fieldset', 'Flex', 'FloatingWindow', 'Grid', 'Image', 'Indicator'],
  ...['Marquee', 'NavLink', 'OverflowList', 'PinInput', 'RingProgress', 'RollingNumber'],
  ...['Scroller', 'SemiCircleProgress', 'Splitter', 'Spoiler', 'TableOfContents'],
  ...['ThemeIcon', 'Tree', 'TreeSelect'],
];

/**
 * Imports Mantine's style sheets in each file that imports Mantine, so that no file does it by hand.
 *
 * Each package has one sheet, in which Mantine has put the rules in the right order. All sheets are in
 * the cascade layer `mantine`. Our own rules are in no layer and take precedence, whichever chunk is
 * loaded first. The few rules that Mantine's rules must override are in the layer `base`.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'frontdesk-mantine-styles',
    config: () => ({ css: { lightningcss: { unusedSymbols: findUnusedClassNames() } } }),
    transformIndexHtml: () => [
      { tag: 'style', children: '@layer base, mantine;', injectTo: 'head-prepend' },
    ],
    transform: {
      filter: { id: /\/client\/.*\.tsx?$/, code: /@mantine\// },
      handler(code) {
        const imported = packages.filter((name) =>
          new RegExp(`["']@mantine/${name}["']`).test(code),
        );
        const imports = ['core', ...imported].map(
          (name) => `import "@mantine/${name}/styles.layer.css";`,
        );
        return { code: `${imports.join('')}${code}`, map: null };
      },
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : [],
      );
      const used = unusedComponents.filter((component) =>
        modules.some((id) => id.endsWith(`/${component}.module.mjs`)),
      );
      if (used.length > 0) {
        this.error(`Remove from unusedComponents in client/build/mantineStyles.ts: ${used}`);
      }
    },
  };
}

function findUnusedClassNames(): string[] {
  return unusedComponents.flatMap((component) => {
    const file = require.resolve(`@mantine/core/styles/${component}.css`);
    return readFileSync(file, 'utf8').match(/(?<=\.)m_[0-9a-f]+/g) ?? [];
  });
}
