import { Button, Stepper } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from './LoadingButton.tsx';
import classes from './Wizard.module.css';

export interface WizardStep {
  id: string;
  title: string;
  text?: string;
  icon?: Icon;
  content: ReactNode;
  /** Shows the errors of the step. Returns whether the next step may be shown. */
  validate?: () => boolean | Promise<boolean>;
}

interface WizardProps {
  label: string;
  steps: WizardStep[];
  /** Whether the steps can be opened in any order. */
  isNonLinear?: boolean;
  orientation?: 'horizontal' | 'vertical';
  /** The label of the last button. */
  action: string;
  onFinish: () => unknown;
}

/** A long form in steps. Hidden steps keep their values. */
export function Wizard(props: WizardProps) {
  const { label, steps, isNonLinear = false, orientation = 'horizontal', action, onFinish } = props;
  const { t } = useTranslation('app');
  const [current, setCurrent] = useState(0);
  const [reached, setReached] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const last = steps.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus when the step changes
  useEffect(() => {
    if (hasMoved.current) panel.current?.focus();
  }, [current]);

  function show(index: number) {
    hasMoved.current = true;
    setCurrent(index);
    setReached(Math.max(reached, index));
  }

  /** Shows a step, or the first step before it that is not valid. */
  async function goTo(target: number) {
    if (isBusy) return;
    if (isNonLinear || target < current) return show(target);

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
    <Stepper
      role="group"
      aria-label={label}
      classNames={classes}
      data-orientation={orientation}
      active={current}
      onStepClick={(index) => void goTo(index)}
      orientation={orientation}
      size="sm"
      radius="md"
      wrap
      keepMounted
    >
      {steps.map(({ id, title, text, icon: StepIcon, content }, index) => (
        <Stepper.Step
          key={id}
          aria-current={index === current ? 'step' : undefined}
          disabled={!isNonLinear && index > reached}
          allowStepSelect={isNonLinear || index <= reached}
          icon={StepIcon && <StepIcon size={18} stroke={1.8} aria-hidden />}
          label={
            <>
              {title} {index < current && <span className="fd-sr-only">{t('ui.wizard.done')}</span>}
            </>
          }
          description={text}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has layout rules of its own */}
          <div
            ref={index === current ? panel : undefined}
            role="group"
            tabIndex={-1}
            className={classes.panel}
            aria-label={t('ui.wizard.step', { step: index + 1, total: steps.length, title })}
          >
            {content}
          </div>
          <div className={classes.buttons}>
            <Button variant="default" disabled={index === 0} onClick={() => void goTo(index - 1)}>
              {t('ui.wizard.back')}
            </Button>
            <LoadingButton
              loading={isBusy}
              onClick={() => void (index < last ? goTo(index + 1) : finish())}
            >
              {index < last ? t('ui.wizard.next') : action}
            </LoadingButton>
          </div>
        </Stepper.Step>
      ))}
    </Stepper>
  );
}
