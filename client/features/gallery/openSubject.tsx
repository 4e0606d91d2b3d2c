import type { ComponentType } from 'react';
import type { MenuLabel } from '../../feature.ts';
import type { SubjectId } from './subjects.ts';

/** The exports of the folder of a subject. */
export interface Subject {
  /** The demos in their order. The keys are the names of their files. */
  demos: Record<string, ComponentType>;
  /** The names of the demos that fill the width of the screen. */
  wideDemos?: string[];
}

const folders = import.meta.glob<Subject>('../../gallery/*/index.ts');

/** Loads the screen of a subject. The demos and the page load in parallel. */
export async function openSubject(menuGroup: MenuLabel, id: SubjectId): Promise<ComponentType> {
  const [{ GalleryPage }, subject] = await Promise.all([
    import('./GalleryPage.tsx'),
    folders[`../../gallery/${id}/index.ts`]?.(),
  ]);
  if (!subject)
    throw new Error(
      `client/gallery/${id}/index.ts does not exist. Create it, or remove the subject "${id}".`,
    );

  return () => <GalleryPage menuGroup={menuGroup} id={id} subject={subject} />;
}
