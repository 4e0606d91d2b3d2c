import { useTranslation } from 'react-i18next';
import { useTitle } from '../../state/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DemoCard } from './DemoCard.tsx';
import classes from './GalleryPage.module.css';
import type { Subject } from './subjects.tsx';

interface GalleryPageProps {
  /** The menu group above. */
  family: string;
  id: string;
  subject: Subject;
}

/** The demos of a subject, each beside its own source. */
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
            title={t(`${id}:demos.${name}`)}
            isWide={subject.wide?.includes(name)}
          >
            <Demo />
          </DemoCard>
        ))}
      </div>
    </>
  );
}
