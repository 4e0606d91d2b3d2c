import { Badge, Box, Flex, Stack, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './PanelFrame.module.css';

interface PanelFrameProps {
  title: string;
  /** Content beside the title, such as a number. */
  note?: ReactNode;
  action?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The layout of a panel: a title, content that scrolls, and a footer. */
export function PanelFrame({ title, note, action, footer, children }: PanelFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The focus trap of the panel does not find a title that is rendered later.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack gap={0} mah="min(600px, calc(100dvh - 96px))">
      <Flex
        component="header"
        gap="sm"
        align="center"
        py="sm"
        mih={52}
        ps="lg"
        pe="sm"
        mod="line-bottom"
      >
        {/* The title has the focus first: it is announced, and Enter does not press a button. */}
        <Title ref={heading} order={2} size="h3" tabIndex={-1} data-autofocus>
          {title}
        </Title>
        {note && (
          <Badge component="bdi" variant="light">
            {note}
          </Badge>
        )}
        <Box component="span" ms="auto">
          {action}
        </Box>
      </Flex>
      <Box mih={0} flex={1} className={classes.body}>
        {children}
      </Box>
      {footer && (
        <Box component="footer" pt="md" pb="lg" px="lg" mod="line-top">
          {footer}
        </Box>
      )}
    </Stack>
  );
}
