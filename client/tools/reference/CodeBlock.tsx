import { Button, CopyButton, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './CodeBlock.module.css';
import { texts } from './texts.ts';

interface CodeBlockProps {
  label: string;
  code: string;
  /** Whether long lines wrap instead of scrolling. */
  isWrapped?: boolean;
  children?: ReactNode;
}

/** A code block with a label and a copy button. */
export function CodeBlock({ label, code, isWrapped, children }: CodeBlockProps) {
  return (
    <div>
      <Group justify="space-between" gap="sm" mb={4}>
        <Text component="h4" fz={13} fw={500}>
          {label}
        </Text>
        <Group gap="sm">
          {children}
          <CopyButton value={code} timeout={2000}>
            {({ copied, copy }) => (
              <Button size="compact-xs" variant="default" onClick={copy}>
                {copied ? texts.copied : texts.copy}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <pre className={classes.code} data-wrapped={isWrapped} tabIndex={0}>
        {code}
      </pre>
    </div>
  );
}
