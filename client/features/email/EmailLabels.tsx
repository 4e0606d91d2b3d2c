import { useTranslation } from 'react-i18next';
import type { EmailLabel } from '../../gql/email/graphql.ts';
import classes from './EmailLabels.module.css';
import { icons } from './icons.ts';
import { labelNames, labels as labelOf } from './places.ts';

interface EmailLabelsProps {
  labels: EmailLabel[];
}

/** Labels as pills with an icon and text: colour alone carries no information. */
export function EmailLabels({ labels }: EmailLabelsProps) {
  const { t } = useTranslation('email');
  const shown = labelNames.filter((name) => labels.includes(labelOf[name]));
  if (shown.length === 0) return null;

  return (
    <span className={classes.labels}>
      {shown.map((name) => {
        const Icon = icons[name];
        return (
          <span key={name} className={classes.label} data-label={name}>
            <Icon size={12} stroke={2.2} aria-hidden />
            {t(`place.${name}`)}
          </span>
        );
      })}
    </span>
  );
}
