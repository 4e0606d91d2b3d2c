import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The Mantine packages with a style sheet, except the core, whose style sheet is imported first. */
const packages = ['carousel', 'charts', 'dates', 'notifications', 'spotlight', 'tiptap'];

/** The components of the core that no screen uses. The build omits their rules. */
const unusedComponents = [
  ...['ActionBar', 'Affix', 'AngleSlider', 'AppShell', 'AspectRatio', 'BackgroundImage', 'Burger'],
  ...['Card', 'Cascader', 'Center', 'Code', 'ColorInput', 'Container', 'DataList', 'Dialog'],
  ...['EmptyState', 'Fieldset', 'Flex', 'FloatingWindow', 'Grid', 'Image', 'Indicator'],
  ...['Marquee', 'NavLink', 'OverflowList', 'PinInput', 'RingProgress', 'RollingNumber'],
  ...['Scroller', 'SemiCircleProgress', 'Splitter', 'Spoiler', 'TableOfContents'],
  ...['ThemeIcon', 'Tree', 'TreeSelect'],
];

/**
 * Imports the style sheets of Mantine in each file that imports Mantine.
 *
 * Each package has one style sheet, in the cascade layer `mantine`. Our own rules are in no layer, so that they take
 * precedence in any order of the chunks. The few rules that Mantine's rules must override are in the layer `base`.
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
        this.error(
          `These components are used. Remove them from unusedComponents in client/build/mantineStyles.ts: ${used}`,
        );
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
