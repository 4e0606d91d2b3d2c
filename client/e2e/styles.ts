import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const packages = ['core', 'dates', 'charts', 'carousel', 'notifications', 'tiptap'];

/**
 * The class names of Mantine, in the order in which the style sheets of Mantine first mention them. A component comes
 * after the components that it is built on: `Button` comes after `UnstyledButton`.
 */
const classNames = [
  ...new Set(
    packages
      .map((name) => readFileSync(require.resolve(`@mantine/${name}/styles.css`), 'utf8'))
      .flatMap((css) => css.match(/(?<=\.)m_[0-9a-f]+/g) ?? []),
  ),
];

/**
 * Fails if an element has a Mantine class without rules, or if the rules of a component come before the rules of a
 * component that it is built on.
 */
export async function expectMantineStyles(page: Page) {
  const faults = await page.evaluate(findStyleFaults, classNames);
  expect(faults, 'Mantine styles').toEqual([]);
}

/** Returns descriptions of the faults. Runs in the page, so that it cannot use values of this module. */
function findStyleFaults(expectedOrder: string[]): string[] {
  const positions = new Map<string, number>();
  const expectedPositions = new Map(expectedOrder.map((name, index) => [name, index]));
  const unlayered: CSSStyleRule[] = [];
  let position = 0;

  const register = ({ selectorText }: CSSStyleRule) => {
    position += 1;
    for (const [name] of selectorText.matchAll(/(?<=\.)m_[0-9a-f]+/g)) {
      if (!positions.has(name)) positions.set(name, position);
    }
  };
  const visit = (rules: CSSRuleList, isLayered: boolean) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        if (isLayered) register(rule);
        else unlayered.push(rule);
      } else if (rule instanceof CSSGroupingRule) {
        visit(rule.cssRules, isLayered || rule instanceof CSSLayerBlockRule);
      }
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules, false);
  // Rules outside of layers take precedence over all rules in layers.
  for (const rule of unlayered) register(rule);

  const faults = new Set<string>();
  for (const element of document.querySelectorAll('[class*="m_"]')) {
    const names = [...element.classList].filter((name) => expectedPositions.has(name));
    const component = [...element.classList].find((name) => /^mantine-[A-Z]/.test(name));
    for (const name of names) {
      if (!positions.has(name)) faults.add(`${component}: no rules for .${name}`);
      for (const base of names) {
        const isBase = (expectedPositions.get(base) ?? 0) < (expectedPositions.get(name) ?? 0);
        const isAfter =
          (positions.get(base) ?? 0) > (positions.get(name) ?? Number.POSITIVE_INFINITY);
        if (isBase && isAfter) faults.add(`${component}: .${base} overrides .${name}`);
      }
    }
  }
  return [...faults];
}
