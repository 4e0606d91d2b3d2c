import type { ComponentType } from 'react';
import type { MenuLabel } from '../../feature.ts';
import type { SubjectId } from './families.ts';

/** The exports of the folder of a subject. */
export interface Subject {
  /** The demos in their order, each by its file name. */
  demos: Record<string, ComponentType>;
  /** The demos with the full width. */
  wideDemos?: string[];
}

const folders = import.meta.glob<Subject>('../../gallery/*/index.ts');

/** Loads the screen of a subject. Its demos and the page load in parallel. */
export async function openSubject(family: MenuLabel, id: SubjectId): Promise<ComponentType> {
  const [{ GalleryPage }, subject] = await Promise.all([
    import('./GalleryPage.tsx'),
    folders[`../../gallery/${id}/index.ts`]?.(),
  ]);
  if (!subject) throw new Error(`There is no client/gallery/${id}/index.ts.`);

  return () => <GalleryPage family={family} id={id} subject={subject} />;
}
