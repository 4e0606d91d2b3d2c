import { useTranslation } from 'react-i18next';
import type { EmailLabel } from '../../gql/email/graphql.ts';
import classes from './EmailLabels.module.css';
import { labels as emailLabels, labelNames } from './foldersAndLabels.ts';
import { icons } from './icons.ts';

interface EmailLabelsProps {
  labels: EmailLabel[];
}

/** The labels of an email. Each has an icon and a text, because some people cannot distinguish the colours. */
export function EmailLabels({ labels }: EmailLabelsProps) {
  const { t } = useTranslation('email');
  const names = labelNames.filter((name) => labels.includes(emailLabels[name]));
  if (names.length === 0) return null;

  return (
    <span className={classes.labels}>
      {names.map((name) => {
        const Icon = icons[name];
        const label = t(`folderOrLabel.${name}`);
        return (
          <span key={name} className={classes.label} data-label={name} title={label}>
            <Icon size={12} stroke={2.2} aria-hidden />
            <span>{label}</span>
          </span>
        );
      })}
    </span>
  );
}
