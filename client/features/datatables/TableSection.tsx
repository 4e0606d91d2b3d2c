import { Box, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './tables.module.css';

interface TableSectionProps {
  title: string;
  about: ReactNode;
  children: ReactNode;
}

/** A table with a heading and a description, on a page with several tables. */
export function TableSection({ title, about, children }: TableSectionProps) {
  return (
    <Box mt="xl" className={classes.section}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text c="dimmed" maw="75ch" mt={2} mb="md">
        {about}
      </Text>
      {children}
    </Box>
  );
}
