import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';
import { typedEntries } from '../../ui/typedKeys.ts';
import classes from './Gradients.module.css';

const gradients = {
  primary: ['--mantine-color-primary-filled', '--fd-event-business'],
  gray: ['--mantine-color-dimmed', '--mantine-color-text'],
  success: ['--mantine-color-success-filled', '--mantine-color-info-filled'],
  danger: ['--mantine-color-danger-filled', '--fd-event-business'],
  warning: ['--mantine-color-warning-filled', '--mantine-color-danger-filled'],
  info: ['--mantine-color-info-filled', '--mantine-color-primary-filled'],
} as const;

/** Gradients between two tones. A click copies the CSS. */
export function Gradients() {
  const { t } = useTranslation(['colors', 'gallery']);

  async function copy(css: string) {
    await navigator.clipboard.writeText(css);
    void showToast({ kind: 'success', message: t('copied', { token: css }) });
  }

  return (
    <SimpleGrid
      component="ul"
      spacing="md"
      minColWidth="min(100%, 150px)"
      aria-label={t('demos.Gradients')}
    >
      {typedEntries(gradients).map(([tone, [from, to]]) => {
        const css = `linear-gradient(135deg, var(${from}), var(${to}))`;
        return (
          <li key={tone}>
            <button
              type="button"
              className={classes.gradient}
              style={{ backgroundImage: css }}
              onClick={() => copy(css)}
            >
              {t(`gallery:tone.${tone}`)}
            </button>
          </li>
        );
      })}
    </SimpleGrid>
  );
}
