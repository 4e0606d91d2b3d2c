import { Box, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** The levels between the home page and this page, outermost first. */
  crumbs?: Crumb[];
  /** Content below the title. */
  about?: ReactNode;
  /** The main action, at the end. */
  action?: ReactNode;
}

/** The breadcrumbs, the title and the main action of a page. */
export function PageHeader({ title, crumbs, about, action }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <Box miw={0}>
        <Breadcrumbs crumbs={crumbs} title={title} />
        <Title order={1} lts="-0.015em" className={classes.title}>
          <bdi>{title}</bdi>
        </Title>
        {about && (
          <Text c="dimmed">
            <bdi>{about}</bdi>
          </Text>
        )}
      </Box>
      {action && (
        <Group gap="sm" align="stretch">
          {action}
        </Group>
      )}
    </header>
  );
}
