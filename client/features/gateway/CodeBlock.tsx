import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
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
    <div className={classes.block} dir="ltr">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard. */}
      <section className={classes.code} aria-label={label} tabIndex={0}>
        <pre>{code}</pre>
      </section>
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
    </div>
  );
}
