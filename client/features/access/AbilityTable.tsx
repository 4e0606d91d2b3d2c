import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isAllowed, type Rule } from '../../session/abilities.ts';
import classes from './AbilityTable.module.css';

const actions = ['read', 'manage'] as const;
const subjects = ['all', 'Analytics', 'ACL', 'Auth'] as const;

/** A table of the actions that the rules allow. */
export function AbilityTable({ rules }: { rules: Rule[] }) {
  const { t } = useTranslation('access');

  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('subject')}</th>
          {actions.map((action) => (
            <th key={action} scope="col">
              {t(`actions.${action}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {subjects.map((subject) => (
          <tr key={subject}>
            <th scope="row">{t(`subjects.${subject}`)}</th>
            {actions.map((action) => (
              <td key={action} data-allowed={isAllowed(rules, { action, subject }) || undefined}>
                {isAllowed(rules, { action, subject }) ? (
                  <IconCheck size={18} stroke={2} role="img" aria-label={t('allowed')} />
                ) : (
                  <IconMinus size={18} stroke={2} role="img" aria-label={t('refused')} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
