import Fastify from 'fastify';
import { Window } from 'happy-dom';
import { expect, onTestFinished, test } from 'vitest';
import { blogTopics, brands, coverOf, markOf, products } from '../company.ts';
import { customers, people, portraitOf } from '../people.ts';
import { draw, pictureAddresses } from '../pictures/catalogue.ts';
import { picturesPlugin } from './pictures.ts';

async function buildGallery() {
  const app = Fastify();
  await app.register(picturesPlugin);
  onTestFinished(() => app.close());
  return app;
}

/** What is not well-formed, or undefined: tags nest and close, attributes are quoted and said once. */
function flawOf(xml: string): string | undefined {
  const open: string[] = [];
  const rest = xml.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g,
    (tag, closes, name, said, ends) => {
      const attributes = [...said.matchAll(/\s([\w:-]+)="[^"<&]*"/g)];
      const names = attributes.map(([, attribute]) => attribute);
      if (attributes.map(([text]) => text).join('') !== said) return `{${tag}}<`;
      if (new Set(names).size < names.length) return `{${tag}}<`;
      if (closes) return open.pop() === name ? '' : `{${tag}}<`;
      if (!ends) open.push(name);
      return '';
    },
  );

  if (/[<>&]/.test(rest)) return rest;
  return open.length > 0 ? `${open.join()} stays open` : undefined;
}

test('the check of well-formedness finds what browsers refuse', () => {
  expect(flawOf('<svg><g a="1"/></svg>')).toBeUndefined();

  for (const broken of [
    '<svg><g></svg>',
    '<svg>',
    '<g a=1/>',
    '<g a="1" a="2"/>',
    '<g>a & b</g>',
  ]) {
    expect(flawOf(broken), broken).toBeDefined();
  }
});

test('every picture is served as a small, well-formed drawing that needs nothing else', async () => {
  const app = await buildGallery();
  const { DOMParser } = new Window();

  for (const address of pictureAddresses) {
    const { statusCode, headers, body } = await app.inject(address);

    expect(statusCode, address).toBe(200);
    expect(headers['content-type'], address).toMatch('image/svg+xml');
    expect(flawOf(body), address).toBeUndefined();
    expect(new DOMParser().parseFromString(body, 'image/svg+xml').documentElement.tagName).toBe(
      'svg',
    );
    expect(body, address).not.toMatch(/NaN|undefined|null|href|url\(|<script|on\w+=/);
    expect(Buffer.byteLength(body), address).toBeLessThan(8_192);
  }
});

test('pictures are kept for a year, may run nothing, and are not sent twice', async () => {
  const app = await buildGallery();

  const first = await app.inject('/pictures/people/ines-okafor.svg');
  const again = await app.inject({
    url: '/pictures/people/ines-okafor.svg',
    headers: { 'if-none-match': String(first.headers.etag) },
  });

  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(first.headers['content-security-policy']).toMatch("default-src 'none'");
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test.each([
  'people/nobody.svg',
  'people/ines-okafor',
  'people/ines-okafor.png',
  'people/__proto__.svg',
  'constructor/name.svg',
  '__proto__/toString.svg',
  'covers/..%2Fpeople%2Fines-okafor.svg',
])('there is no picture at %s', async (address) => {
  const app = await buildGallery();

  const response = await app.inject(`/pictures/${address}`);

  expect(response.statusCode).toBe(404);
  expect(response.json().error).toMatch(/^No picture /);
});

test('a picture is the same whenever it is drawn, and no two are alike', () => {
  const drawn = pictureAddresses.map((address) => {
    const [, , shelf = '', file = ''] = address.split('/');
    const name = file.replace('.svg', '');
    expect(draw(shelf, name)).toBe(draw(shelf, name));
    return draw(shelf, name);
  });

  expect(new Set(drawn).size).toBe(pictureAddresses.length);
});

test('every picture the sample world names is there', () => {
  const named = [
    ...[...people, ...customers].map(portraitOf).filter((address) => address !== ''),
    ...products.map(({ image }) => image),
    ...blogTopics.map(({ cover }) => coverOf(cover)),
    ...(Object.keys(brands) as (keyof typeof brands)[]).map(markOf),
  ];

  expect(named.filter((address) => !pictureAddresses.includes(address))).toEqual([]);
});
