import { ActionIcon, Box, Card, Flex, Skeleton, Title } from '@mantine/core';
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
    <Card
      component="section"
      padding={0}
      miw={0}
      className={isWide ? classes.wide : undefined}
      aria-labelledby={`${id}-title`}
    >
      <Flex component="header" gap="sm" align="center" pt="md" pb="xs" ps={20} pe="md">
        <Title id={`${id}-title`} order={2} size="h3" flex={1}>
          {title}
        </Title>
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
      </Flex>
      <Box px={20} pt="sm" pb={20} miw={0}>
        <Suspense fallback={<Skeleton height={120} />}>{children}</Suspense>
      </Box>
      <Box id={`${id}-code`} mod="line-top" hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton height={160} />}>
            <DemoCode subject={subject} name={name} />
          </Suspense>
        )}
      </Box>
    </Card>
  );
}
