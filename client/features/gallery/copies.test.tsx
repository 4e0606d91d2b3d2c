import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { act, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterAll, expect, test } from 'vitest';
import { features } from '../../features.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import type { Subject } from './openSubject.tsx';
import { loadSources } from './sources.ts';
import { subjects } from './subjects.ts';

const folders = import.meta.glob<Subject>('../../gallery/*/index.ts', { eager: true });

/** A folder at the same depth as the folder of a feature, so that relative imports work. */
const copies = join(import.meta.dirname, '../../.copies');

afterAll(() => rmSync(copies, { recursive: true, force: true }));

/** Copies the displayed source files of a demo to a new folder. Returns the component of the copy. */
async function copyDemo(subject: string, name: string): Promise<ComponentType> {
  const folder = join(copies, `${subject}-${name}`);
  for (const { fileName, code } of await loadSources(subject, name)) {
    const path = join(folder, fileName);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
  const copiedModule = await import(/* @vite-ignore */ join(folder, `${name}.tsx`));
  return copiedModule[name];
}

test.each(subjects.map(({ id }) => id))(
  '%s: a copy of each demo runs in a new feature',
  async (id) => {
    const { demos = {} } = folders[`../../gallery/${id}/index.ts`] ?? {};
    const copiedDemos: [name: string, Copy: ComponentType][] = [];
    for (const name of Object.keys(demos)) copiedDemos.push([name, await copyDemo(id, name)]);
    expect(copiedDemos).not.toEqual([]);

    const Component = () =>
      copiedDemos.map(([name, Copy]) => (
        <section key={name} aria-label={name}>
          <Suspense fallback="…">
            <Copy />
          </Suspense>
        </section>
      ));
    features.push({ name: 'misc', routes: [{ path: `/copies/${id}`, Component }] });
    await renderRoute(`/copies/${id}`);

    for (const [name, Copy] of copiedDemos) {
      expect(Copy, `${name}.tsx exports a component of its name`).toBeTypeOf('function');
      const copy = await screen.findByRole('region', { name });
      await act(async () => {});
      expect(copy, name).not.toBeEmptyDOMElement();
      expect(copy, name).not.toHaveTextContent(/^…$/);
    }
  },
);
