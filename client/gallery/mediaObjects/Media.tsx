import { Box, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Media.module.css';

interface MediaProps {
  /** The element beside the text, such as a portrait. */
  media: ReactNode;
  title: string;
  /** The side of the picture. */
  side?: 'start' | 'end';
  align?: 'start' | 'center' | 'end';
  hasBorder?: boolean;
  children: ReactNode;
}

/** A picture beside a text. */
export function Media({ media, title, side, align, hasBorder, children }: MediaProps) {
  return (
    <article
      className={classes.media}
      data-side={side}
      data-align={align}
      data-border={hasBorder || undefined}
    >
      {media}
      <Box miw={0} flex={1} className={classes.body}>
        <Title order={3} size="h4" mb="xs">
          {title}
        </Title>
        {children}
      </Box>
    </article>
  );
}
