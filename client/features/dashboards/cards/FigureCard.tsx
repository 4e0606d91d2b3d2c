import { Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FigureCard.module.css';

interface FigureCardProps {
  title: string;
  figure: string;
  /** The names and values of the chart, for screen readers. */
  values: { name: string; text: string }[];
  children: ReactNode;
}

/** A number with a small chart. */
export function FigureCard({ title, figure, values, children }: FigureCardProps) {
  return (
    <Card component="section" miw={0} aria-label={title}>
      <Title order={2} size="h4" c="dimmed" fw={400}>
        {title}
      </Title>
      <Text size="figure" mb="md">
        <bdi>{figure}</bdi>
      </Text>
      <div className={classes.drawing}>{children}</div>
      <ul className="fd-sr-only">
        {values.map(({ name, text }) => (
          <li key={name}>
            {name}: {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
