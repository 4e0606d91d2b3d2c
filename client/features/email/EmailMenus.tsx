import { IconFolderSymlink, IconTag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EmailFolder, EmailLabel } from '../../gql/email/graphql.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { type FolderOrLabelName, folders, labelNames, labels } from './foldersAndLabels.ts';
import { icons } from './icons.ts';

interface MoveMenuProps {
  /** The folder or label of the list. The menu omits this folder. */
  folderOrLabel: FolderOrLabelName;
  onMove: (folder: EmailFolder) => void;
}

const targetNames = ['inbox', 'draft', 'spam', 'trash'] as const;

/** A menu that moves emails to another folder. */
export function MoveMenu({ folderOrLabel, onMove }: MoveMenuProps) {
  const { t } = useTranslation('email');

  return (
    <MenuButton
      label={t('move')}
      icon={<IconFolderSymlink size={20} stroke={1.7} />}
      groups={[
        {
          key: 'folders',
          label: t('move'),
          items: targetNames
            .filter((name) => name !== folderOrLabel)
            .map((name) => {
              const Icon = icons[name];
              return {
                key: name,
                label: t(`folderOrLabel.${name}`),
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
  /** The labels of the email. Absent if the menu is for several emails. */
  selected?: EmailLabel[];
  onToggle: (label: EmailLabel) => void;
}

/** A menu that adds and removes labels. */
export function LabelMenu({ selected, onToggle }: LabelMenuProps) {
  const { t } = useTranslation('email');

  return (
    <MenuButton
      label={t('label')}
      icon={<IconTag size={20} stroke={1.7} />}
      groups={[
        {
          key: 'labels',
          label: t('label'),
          choice: selected ? 'any' : undefined,
          items: labelNames.map((name) => {
            const Icon = icons[name];
            return {
              key: name,
              label: t(`folderOrLabel.${name}`),
              icon: <Icon size={16} stroke={1.7} aria-hidden />,
              isChosen: selected?.includes(labels[name]),
              onClick: () => onToggle(labels[name]),
            };
          }),
        },
      ]}
    />
  );
}
