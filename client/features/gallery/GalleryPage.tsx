import type { TranslationKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { MenuLabel } from '../../feature.ts';
import { useTitle } from '../../state/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DemoCard } from './DemoCard.tsx';
import type { SubjectId } from './families.ts';
import classes from './GalleryPage.module.css';
import type { Subject } from './subjects.tsx';

/** The key of a demo's title. `gallery.test.tsx` checks that each demo has one. */
type DemoTitle = {
  [Name in SubjectId]: `${Name}:${Extract<TranslationKeys[Name], `demos.${string}`>}`;
}[SubjectId];

interface GalleryPageProps {
  /** The menu group of the subject. */
  family: MenuLabel;
  id: SubjectId;
  subject: Subject;
}

/** The demos of a subject, each with its source code. */
export function GalleryPage({ family, id, subject }: GalleryPageProps) {
  const { t } = useTranslation(['app', id]);
  const title = t(`menu.${id}`);
  useTitle(title);

  return (
    <>
      <PageHeader
        title={title}
        crumbs={family === id ? [] : [{ label: t(`menu.${family}`) }]}
        about={t(`${id}:about`)}
      />
      <div className={classes.demos}>
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
      </div>
    </>
  );
}
