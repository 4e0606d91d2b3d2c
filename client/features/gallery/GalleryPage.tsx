import { SimpleGrid } from '@mantine/core';
import type { TranslationKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { MenuLabel } from '../../feature.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DemoCard } from './DemoCard.tsx';
import type { Subject } from './openSubject.tsx';
import type { SubjectId } from './subjects.ts';

/** The key of the title of a demo. `gallery.test.tsx` checks that each demo has a title. */
type DemoTitle = {
  [Name in SubjectId]: `${Name}:${Extract<TranslationKeys[Name], `demos.${string}`>}`;
}[SubjectId];

interface GalleryPageProps {
  /** The menu group of the subject. */
  menuGroup: MenuLabel;
  id: SubjectId;
  subject: Subject;
}

/** The demos of a subject, each with its source code. */
export function GalleryPage({ menuGroup, id, subject }: GalleryPageProps) {
  const { t } = useTranslation(['app', id]);
  const title = t(`menu.${id}`);
  useTitle(title);

  return (
    <>
      <PageHeader
        title={title}
        crumbs={menuGroup === id ? [] : [{ label: t(`menu.${menuGroup}`) }]}
        about={t(`${id}:about`)}
      />
      <SimpleGrid spacing="xl" mt="xl" minColWidth="min(100%, 420px)">
        {Object.entries(subject.demos).map(([name, Demo]) => (
          <DemoCard
            key={name}
            subject={id}
            name={name}
            title={t(`${id}:demos.${name}` as DemoTitle)}
            isWide={subject.wideDemos?.includes(name)}
          >
            <Demo />
          </DemoCard>
        ))}
      </SimpleGrid>
    </>
  );
}
