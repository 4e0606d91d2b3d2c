import { IconFolderSymlink, IconTag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EmailFolder, EmailLabel } from '../../gql/email/graphql.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { icons } from './icons.ts';
import { folders, labelNames, labels, type PlaceName } from './places.ts';

interface MoveMenuProps {
  /** The folder or label of the list. It is not a target to move emails to. */
  place: PlaceName;
  onMove: (folder: EmailFolder) => void;
}

const targets = ['inbox', 'draft', 'spam', 'trash'] as const;

export function MoveMenu({ place, onMove }: MoveMenuProps) {
  const { t } = useTranslation('email');

  return (
    <MenuButton
      label={t('move')}
      icon={<IconFolderSymlink size={20} stroke={1.7} />}
      groups={[
        {
          key: 'folders',
          label: t('move'),
          items: targets
            .filter((name) => name !== place)
            .map((name) => {
              const Icon = icons[name];
              return {
                key: name,
                label: t(`place.${name}`),
                icon: <Icon size={16} stroke={1.7} aria-hidden />,
                onClick: () => onMove(folders[name]),
              };
            }),
        },
      ]}
    />
  );
}

interface LabelMenuProps {
  /** The labels of the email, if there is only one. */
  chosen?: EmailLabel[];
  onToggle: (label: EmailLabel) => void;
}

export function LabelMenu({ chosen, onToggle }: LabelMenuProps) {
  const { t } = useTranslation('email');

  return (
    <MenuButton
      label={t('label')}
      icon={<IconTag size={20} stroke={1.7} />}
      groups={[
        {
          key: 'labels',
          label: t('label'),
          choice: chosen ? 'any' : undefined,
          items: labelNames.map((name) => {
            const Icon = icons[name];
            return {
              key: name,
              label: t(`place.${name}`),
              icon: <Icon size={16} stroke={1.7} aria-hidden />,
              isChosen: chosen?.includes(labels[name]),
              onClick: () => onToggle(labels[name]),
            };
          }),
        },
      ]}
    />
  );
}
