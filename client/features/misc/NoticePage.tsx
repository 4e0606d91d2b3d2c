import { Box, Text, Title } from '@mantine/core';
import type { PropsWithChildren, ReactNode } from 'react';
import { CornerBrand } from '../../ui/CornerBrand.tsx';
import classes from './NoticePage.module.css';

interface NoticePageProps extends PropsWithChildren {
  illustration: ReactNode;
  title: string;
  text: string;
}

/** A page with the logo, an illustration, a message and actions. */
export function NoticePage({ illustration, title, text, children }: NoticePageProps) {
  return (
    <div className={classes.page}>
      <CornerBrand />
      <Box mb="lg" w="min(100%, 480px)" className={classes.illustration}>
        {illustration}
      </Box>
      <Title order={1} size={28} lh={1.25} lts="-0.015em" className={classes.title}>
        {title}
      </Title>
      <Text c="dimmed" mb="lg" maw="60ch">
        {text}
      </Text>
      {children}
    </div>
  );
}
