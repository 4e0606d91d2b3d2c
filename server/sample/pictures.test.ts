import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { blogTopics, brands, coverKeys, getCoverUrl, getLogoUrl, products } from './company.ts';
import { accountHolder, customers, getPortraitUrl, people } from './people.ts';

const folder = join(import.meta.dirname, 'pictures');
const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.svg'))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

/** Returns the part that is not well-formed. Tags must nest and close, and attributes must be quoted and unique. */
function findXmlError(xml: string): string | undefined {
  const openTags: string[] = [];
  const textContent = xml.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g,
    (tag, isEnd, name, attributeText, isEmpty) => {
      const attributes = [...attributeText.matchAll(/\s([\w:-]+)="[^"<&]*"/g)];
      const names = attributes.map(([, attribute]) => attribute);
      if (attributes.map(([text]) => text).join('') !== attributeText) return `{${tag}}<`;
      if (new Set(names).size < names.length) return `{${tag}}<`;
      if (isEnd) return openTags.pop() === name ? '' : `{${tag}}<`;
      if (!isEmpty) openTags.push(name);
      return '';
    },
  );

  if (/[<>&]/.test(textContent)) return textContent;
  return openTags.length > 0 ? `${openTags.join()} is not closed` : undefined;
}

test('the check of well-formedness finds what browsers refuse', () => {
  expect(findXmlError('<svg><g a="1"/></svg>')).toBeUndefined();

  for (const broken of [
    '<svg><g></svg>',
    '<svg>',
    '<g a=1/>',
    '<g a="1" a="2"/>',
    '<g>a & b</g>',
  ]) {
    expect(findXmlError(broken), broken).toBeDefined();
  }
});

test.each(pictures.map(({ path, text }) => [path, text] as const))(
  '%s is a small, well-formed drawing without scripts and references',
  (_, text) => {
    const { DOMParser } = new Window();

    expect(findXmlError(text)).toBeUndefined();
    expect(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement.tagName).toBe(
      'svg',
    );
    expect(text).not.toMatch(/NaN|undefined|null|href|url\(|<script|on\w+=/);
    expect(Buffer.byteLength(text)).toBeLessThan(8_192);
  },
);

test('all pictures are different', () => {
  expect(pictures).toHaveLength(129);
  expect(new Set(pictures.map(({ text }) => text)).size).toBe(pictures.length);
});

test('every picture that the sample data names exists', () => {
  const addresses = pictures.map(({ path }) => `/pictures/${path}`);
  const named = [
    accountHolder.avatar,
    ...[...people, ...customers].map(getPortraitUrl).filter((address) => address !== ''),
    ...products.map(({ image }) => image),
    ...blogTopics.map(({ cover }) => getCoverUrl(cover)),
    ...coverKeys.map(getCoverUrl),
    ...(Object.keys(brands) as (keyof typeof brands)[]).map(getLogoUrl),
  ];

  expect(named.filter((address) => !addresses.includes(address))).toEqual([]);
});
