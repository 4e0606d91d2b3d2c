import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const packages = ['core', 'dates', 'charts', 'carousel', 'notifications', 'tiptap'];

/**
 * Mantine's class names in the order in which its own style sheets first mention them. A component
 * comes after the components that it is built on: `Button` after `UnstyledButton`.
 */
const classNames = [
  ...new Set(
    packages
      .map((name) => readFileSync(require.resolve(`@mantine/${name}/styles.css`), 'utf8'))
      .flatMap((css) => css.match(/(?<=\.)m_[0-9a-f]+/g) ?? []),
  ),
];

/**
 * Fails when an element carries a Mantine class without rules, or when the rules of a component come
 * before those of a component that it is built on.
 */
export async function expectMantineStyles(page: Page) {
  const faults = await page.evaluate(findStyleFaults, classNames);
  expect(faults, 'Mantine styles').toEqual([]);
}

/** Runs in the page. */
function findStyleFaults(expectedOrder: string[]): string[] {
  const places = new Map<string, number>();
  const expectedPlaces = new Map(expectedOrder.map((name, index) => [name, index]));
  const unlayered: CSSStyleRule[] = [];
  let place = 0;

  const register = ({ selectorText }: CSSStyleRule) => {
    place += 1;
    for (const [name] of selectorText.matchAll(/(?<=\.)m_[0-9a-f]+/g)) {
      if (!places.has(name)) places.set(name, place);
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
    const names = [...element.classList].filter((name) => expectedPlaces.has(name));
    const component = [...element.classList].find((name) => /^mantine-[A-Z]/.test(name));
    for (const name of names) {
      if (!places.has(name)) faults.add(`${component}: no rules for .${name}`);
      for (const base of names) {
        const isBase = (expectedPlaces.get(base) ?? 0) < (expectedPlaces.get(name) ?? 0);
        const isAfter = (places.get(base) ?? 0) > (places.get(name) ?? Number.POSITIVE_INFINITY);
        if (isBase && isAfter) faults.add(`${component}: .${base} overrides .${name}`);
      }
    }
  }
  return [...faults];
}
