import { Button, CloseButton, Group, Popover, Portal, Text, Title } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Tour.module.css';

export interface TourStep {
  /** The selector of the highlighted element. */
  target: string;
  title: string;
  text: string;
}

interface TourProps {
  steps: TourStep[];
  onEnd: () => void;
}

/** A guided tour, which highlights elements of the page. Escape ends the tour. */
export function Tour({ steps, onEnd }: TourProps) {
  const { t } = useTranslation(['tour', 'app']);
  const id = useId();
  const [index, setIndex] = useState(0);
  const [targetRect, setTargetRect] = useState<DOMRect>();
  const step = steps[index];
  const isLast = index === steps.length - 1;

  useEffect(() => {
    const target = step && document.querySelector(step.target);
    const measure = () => setTargetRect(target?.getBoundingClientRect());

    target?.scrollIntoView({ block: 'center' });
    measure();
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, true);
    return () => {
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure, true);
    };
  }, [step]);

  if (!step || !targetRect) return null;
  const { left, top, width, height } = targetRect;

  return (
    <Portal>
      <Popover
        key={index}
        opened
        onChange={(opened) => !opened && onEnd()}
        closeOnClickOutside={false}
        trapFocus
        withRoles={false}
        withArrow
        width={320}
        zIndex={360}
        shadow="md"
        radius="lg"
      >
        <Popover.Target>
          <div className={classes.highlight} style={{ left, top, width, height }} />
        </Popover.Target>
        <Popover.Dropdown
          p="lg"
          role="dialog"
          aria-modal
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
        >
          <Group gap={0} wrap="nowrap" justify="space-between">
            <Title id={`${id}-title`} order={2} size="h3">
              {step.title}
            </Title>
            <CloseButton aria-label={t('app:close')} onClick={onEnd} />
          </Group>
          <p id={`${id}-text`}>{step.text}</p>
          <Group gap="sm">
            <Text inherit c="dimmed" span flex={1}>
              {t('step', { step: index + 1, total: steps.length })}
            </Text>
            {!isLast && (
              <Button variant="subtle" onClick={onEnd}>
                {t('skip')}
              </Button>
            )}
            {index > 0 && (
              <Button variant="default" onClick={() => setIndex(index - 1)}>
                {t('back')}
              </Button>
            )}
            <Button data-autofocus onClick={() => (isLast ? onEnd() : setIndex(index + 1))}>
              {t(isLast ? 'finish' : 'next')}
            </Button>
          </Group>
        </Popover.Dropdown>
      </Popover>
    </Portal>
  );
}
