import { useTranslation } from 'react-i18next';
import { canOpen, screenRegistry } from '../../navigation/screenRegistry.ts';
import type { SearchOption } from './searchOptions.ts';

/** Returns the options of the commands that the viewer may run and that would have an effect. */
export function useCommandOptions(): SearchOption[] {
  const { t } = useTranslation('app');

  return screenRegistry.commands
    .filter(({ to, isDone }) => (to === undefined || canOpen(to)) && !isDone?.())
    .map(({ id, label, icon: Icon, to, run }) => ({
      key: `command-${id}`,
      label: label === undefined ? t(`command.${id}`) : label,
      lang: label && id,
      icon: <Icon size={20} stroke={1.6} />,
      to,
      run,
    }));
}
