import { ActionIcon, Skeleton } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import classes from './DemoCard.module.css';

const DemoCode = lazyComponent(async () => (await import('./DemoCode.tsx')).DemoCode, true);

interface DemoCardProps {
  subject: string;
  name: string;
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

/** A demo with its source code. */
export function DemoCard({ subject, name, title, isWide, children }: DemoCardProps) {
  const { t } = useTranslation('gallery');
  const id = useId();
  const [isOpen, setOpen] = useState(false);

  return (
    <section
      className={isWide ? `${classes.card} ${classes.wide}` : classes.card}
      aria-labelledby={`${id}-title`}
    >
      <header className={classes.header}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        <ActionIcon
          size={36}
          variant="subtle"
          color="gray"
          aria-label={t('code', { title })}
          title={t('code', { title })}
          aria-expanded={isOpen}
          aria-controls={`${id}-code`}
          onClick={() => setOpen(!isOpen)}
        >
          <IconCode size={18} stroke={1.7} />
        </ActionIcon>
      </header>
      <div className={classes.demo}>
        <Suspense fallback={<Skeleton height={120} />}>{children}</Suspense>
      </div>
      <div id={`${id}-code`} className={classes.code} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton height={160} />}>
            <DemoCode subject={subject} name={name} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
