import { useReactiveVar } from '@apollo/client/react';
import { Modal, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { typedEntries } from '../../ui/typedKeys.ts';
import classes from './Shortcuts.module.css';
import { hasSingleKeys, switchSingleKeys } from './singleKeys.ts';

const keys = {
  next: ['j', '↓'],
  previous: ['k', '↑'],
  open: ['Enter'],
  back: ['u', 'Esc'],
  choose: ['x'],
  star: ['s'],
  delete: ['Delete'],
  compose: ['c'],
  reply: ['r'],
  replyAll: ['a'],
  forward: ['f'],
  search: ['/'],
  help: ['?'],
};

export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['email', 'app']);
  const isOn = useReactiveVar(hasSingleKeys);

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('keys.title')}
      size={440}
      padding={20}
      zIndex={300}
      overlayProps={{ backgroundOpacity: 0.45 }}
      closeButtonProps={{ 'aria-label': t('app:close') }}
      classNames={{ title: classes.title }}
    >
      <dl className={classes.keys} data-off={!isOn || undefined}>
        {typedEntries(keys).map(([act, names]) => (
          <div key={act} className={classes.entry}>
            <dt>{t(`keys.${act}`)}</dt>
            <dd>
              {names.map((name) => (
                <kbd
                  key={name}
                  className={classes.key}
                  data-letter={name.length === 1 || undefined}
                >
                  {name}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('keys.letters')}
        description={t('keys.lettersText')}
        checked={isOn}
        onChange={(event) => switchSingleKeys(event.currentTarget.checked)}
      />
    </Modal>
  );
}
