import { Box, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';

interface PageHeaderProps {
  title: string;
  /** The levels between the home page and this page, outermost first. */
  crumbs?: Crumb[];
  /** The name of this page in the breadcrumbs, if it is not the title. */
  crumbTitle?: string;
  /** The portrait or the picture of a record. */
  picture?: ReactNode;
  /** The status of a record, beside its name. */
  status?: ReactNode;
  /** Content below the title. */
  about?: ReactNode;
  /** The actions, at the end. */
  action?: ReactNode;
}

/** The breadcrumbs and the title of a page, and its main action. A record also has a picture and a status. */
export function PageHeader(props: PageHeaderProps) {
  const { title, crumbs, crumbTitle = title, picture, status, about, action } = props;

  return (
    <Group component="header" gap="12px 16px" align="flex-end" justify="space-between">
      <Group gap="md" wrap="nowrap" miw={0} flex="1 1 160px">
        {picture}
        <Box miw={0}>
          <Breadcrumbs crumbs={crumbs} title={crumbTitle} />
          <Group gap="sm">
            <Title order={1} lts="-0.015em" mod="breakable">
              <bdi>{title}</bdi>
            </Title>
            {status}
          </Group>
          {about && (
            <Text c="dimmed" mod="tabular">
              <bdi>{about}</bdi>
            </Text>
          )}
        </Box>
      </Group>
      {action && (
        <Group gap="sm" align="stretch">
          {action}
        </Group>
      )}
    </Group>
  );
}
