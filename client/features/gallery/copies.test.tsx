import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { act, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterAll, expect, test } from 'vitest';
import { features } from '../../features.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { subjects } from './families.ts';
import { loadSources } from './sources.ts';
import type { Subject } from './subjects.tsx';

const folders = import.meta.glob<Subject>('../../gallery/*/index.ts', { eager: true });

/** A folder at the same depth as that of a feature, so that relative imports work. */
const copies = join(import.meta.dirname, '../../.copies');

afterAll(() => rmSync(copies, { recursive: true, force: true }));

/** Copies all source files that are shown of a demo to a new folder. */
async function copyOf(subject: string, name: string): Promise<ComponentType> {
  const folder = join(copies, `${subject}-${name}`);
  for (const { fileName, code } of await loadSources(subject, name)) {
    const path = join(folder, fileName);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
  const copied = await import(/* @vite-ignore */ join(folder, `${name}.tsx`));
  return copied[name];
}

test.each(subjects.map(({ id }) => id))(
  '%s: a copy of each demo runs in a new feature',
  async (id) => {
    const { demos = {} } = folders[`../../gallery/${id}/index.ts`] ?? {};
    const copied: [name: string, Copy: ComponentType][] = [];
    for (const name of Object.keys(demos)) copied.push([name, await copyOf(id, name)]);
    expect(copied).not.toEqual([]);

    const Component = () =>
      copied.map(([name, Copy]) => (
        <section key={name} aria-label={name}>
          <Suspense fallback="…">
            <Copy />
          </Suspense>
        </section>
      ));
    features.push({ name: 'misc', routes: [{ path: `/copies/${id}`, Component }] });
    await renderRoute(`/copies/${id}`);

    for (const [name, Copy] of copied) {
      expect(Copy, `${name} exports itself`).toBeTypeOf('function');
      const copy = await screen.findByRole('region', { name });
      await act(async () => {});
      expect(copy, name).not.toBeEmptyDOMElement();
      expect(copy, name).not.toHaveTextContent(/^…$/);
    }
  },
);
