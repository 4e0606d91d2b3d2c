import { ActionIcon, Box, Card, Flex, Loader } from '@mantine/core';
import { IconChevronUp, IconRefresh, IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ActionCard.module.css';
import { showToast } from './toasts.ts';

interface ActionCardProps {
  title: string;
  heading?: 'h2' | 'h3';
  /** Refetches the content. Without this function, the card has no reload button. */
  onReload?: () => Promise<unknown>;
  isCollapsible?: boolean;
  /** Whether the card can be removed. A toast can undo the removal. */
  isRemovable?: boolean;
  children: ReactNode;
}

/** A card that can be collapsed, reloaded and removed. */
export function ActionCard(props: ActionCardProps) {
  const { title, heading: Heading = 'h2', onReload, isCollapsible, isRemovable, children } = props;
  const { t } = useTranslation('app');
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const [isLoading, setLoading] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  if (isRemoved) return null;

  async function reload() {
    setLoading(true);
    try {
      await onReload?.();
    } catch {
      void showToast({ kind: 'danger', message: t('ui.card.failed', { title }) });
    }
    setLoading(false);
  }

  function remove() {
    setRemoved(true);
    document.getElementById('content')?.focus({ preventScroll: true });
    void showToast({
      kind: 'success',
      message: t('ui.card.removed', { title }),
      undo: () => setRemoved(false),
    });
  }

  return (
    <Card component="section" padding={0} aria-labelledby={`${id}-title`} aria-busy={isLoading}>
      <Flex component="header" gap="xs" align="center" px="md" py="sm" ps={20} mih={56}>
        <Heading id={`${id}-title`} className={classes.title}>
          {title}
        </Heading>
        {isCollapsible && (
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            className={classes.collapse}
            aria-label={t('ui.card.collapse', { title })}
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronUp size={18} stroke={1.7} />
          </ActionIcon>
        )}
        {onReload && (
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            aria-label={t('ui.card.reload', { title })}
            disabled={isLoading}
            onClick={reload}
          >
            <IconRefresh size={18} stroke={1.7} />
          </ActionIcon>
        )}
        {isRemovable && (
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            aria-label={t('ui.card.remove', { title })}
            onClick={remove}
          >
            <IconX size={18} stroke={1.7} />
          </ActionIcon>
        )}
      </Flex>
      <Box
        id={`${id}-body`}
        pos="relative"
        pb={20}
        px={20}
        className={classes.body}
        hidden={!isOpen}
      >
        <div data-dimmed={isLoading || undefined}>{children}</div>
        {isLoading && <Loader className={classes.loader} size={28} aria-label={t('loading')} />}
      </Box>
    </Card>
  );
}
