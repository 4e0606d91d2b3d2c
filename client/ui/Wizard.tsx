import { Button } from '@mantine/core';
import { type Icon, IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Wizard.module.css';

export interface WizardStep {
  id: string;
  title: string;
  text?: string;
  icon?: Icon;
  content: ReactNode;
  /** Whether the next step may come; shows its own errors. */
  validate?: () => boolean | Promise<boolean>;
}

interface WizardProps {
  label: string;
  steps: WizardStep[];
  /** Steps in any order; otherwise one after the other. */
  isFree?: boolean;
  orientation?: 'horizontal' | 'vertical';
  /** The verb on the last button. */
  action: string;
  onFinish: () => unknown;
}

/** A long form, step by step. What was entered in a step stays while another is shown. */
export function Wizard(props: WizardProps) {
  const { label, steps, isFree, orientation = 'horizontal', action, onFinish } = props;
  const { t } = useTranslation('app');
  const id = useId();
  const [current, setCurrent] = useState(0);
  const [reached, setReached] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const last = steps.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the step
  useEffect(() => {
    if (hasMoved.current) panel.current?.focus();
  }, [current]);

  function show(index: number) {
    hasMoved.current = true;
    setCurrent(index);
    setReached(Math.max(reached, index));
  }

  /** Steps that are passed have to be right; the first that is not stays. */
  async function go(target: number) {
    if (isBusy) return;
    if (isFree || target < current) return show(target);

    setBusy(true);
    let step = current;
    while (step < target && (await (steps[step]?.validate?.() ?? true))) step += 1;
    setBusy(false);
    if (step !== current) show(step);
  }

  async function finish() {
    if (isBusy) return;
    setBusy(true);
    try {
      for (const [index, { validate }] of steps.entries()) {
        if ((await (validate?.() ?? true)) === false) return show(index);
      }
      await onFinish();
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={classes.wizard} data-orientation={orientation}>
      <ol className={classes.steps} aria-label={label}>
        {steps.map(({ id: step, title, text, icon: Icon }, index) => {
          const isDone = index < reached && index !== current;
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={index === current ? 'step' : undefined}
                data-done={isDone || undefined}
                disabled={!isFree && index > reached}
                onClick={() => void go(index)}
              >
                <span className={classes.mark} aria-hidden="true">
                  {isDone ? (
                    <IconCheck size={16} stroke={2} />
                  ) : Icon ? (
                    <Icon size={16} stroke={1.8} />
                  ) : (
                    index + 1
                  )}
                </span>
                <span>
                  <b>{title}</b>
                  {text && <small>{text}</small>}
                  {isDone && <span className="fd-sr-only">{t('ui.wizard.done')}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <div className={classes.body}>
        {steps.map(({ id: step, title, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out everywhere
          <div
            key={step}
            ref={index === current ? panel : undefined}
            id={`${id}-${step}`}
            role="group"
            tabIndex={-1}
            className={classes.panel}
            aria-label={t('ui.wizard.step', { step: index + 1, total: steps.length, title })}
            hidden={index !== current}
          >
            {content}
          </div>
        ))}
        <div className={classes.buttons}>
          <Button variant="default" disabled={current === 0} onClick={() => void go(current - 1)}>
            {t('ui.wizard.back')}
          </Button>
          {current < last ? (
            <Button loading={isBusy} onClick={() => void go(current + 1)}>
              {t('ui.wizard.next')}
            </Button>
          ) : (
            <Button loading={isBusy} onClick={() => void finish()}>
              {action}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
