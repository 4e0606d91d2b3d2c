import { Box, Card, type CardProps, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface SectionProps extends CardProps {
  title: string;
  /** A text below the title. */
  subtitle?: ReactNode;
  /** The control at the end of the title. */
  menu?: ReactNode;
  /** The width in pixels that the texts keep beside the control. In a narrower section, the control is below them. */
  minTextWidth?: number;
  children?: ReactNode;
}

/** A card with a title, which is the name of its region. */
export function Section({
  title,
  subtitle,
  menu,
  minTextWidth = 120,
  children,
  ...props
}: SectionProps) {
  const id = useId();

  return (
    <Card component="section" miw={0} aria-labelledby={id} {...props}>
      <Group align="flex-start" gap="sm" mih={36} mb="lg">
        <Box flex={`1 1 ${minTextWidth}px`} miw={0}>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {subtitle && <Text c="dimmed">{subtitle}</Text>}
        </Box>
        {menu}
      </Group>
      {children}
    </Card>
  );
}
