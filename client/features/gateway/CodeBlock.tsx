import { ActionIcon, Box, CopyButton, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './CodeBlock.module.css';

interface CodeBlockProps {
  label: string;
  code: string;
}

/** Code with a button that copies it. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  const { t } = useTranslation('gateway');

  return (
    <Box pos="relative" dir="ltr">
      <Box
        component="section"
        m={0}
        px="lg"
        py="md"
        mah={360}
        bd="1px solid var(--mantine-color-default-border)"
        bdrs="md"
        bg="var(--fd-page)"
        style={{ overflow: 'auto' }}
        className={classes.code}
        aria-label={label}
        tabIndex={0}
      >
        <pre>{code}</pre>
      </Box>
      <CopyButton value={code} timeout={2000}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? t('copied') : t('copy')}>
            <ActionIcon
              className={classes.copy}
              size={32}
              variant="default"
              aria-label={copied ? t('copied') : t('copy')}
              onClick={copy}
            >
              {copied ? <IconCheck size={16} stroke={1.8} /> : <IconCopy size={16} stroke={1.7} />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </Box>
  );
}
