import { useReactiveVar } from '@apollo/client/react';
import { Box, Flex, Group, Modal, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { typedEntries } from '../../ui/typedKeys.ts';
import { hasLetterShortcuts, setLetterShortcuts } from './letterShortcuts.ts';
import classes from './Shortcuts.module.css';

const shortcuts = {
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

/** The list of keyboard shortcuts, with a switch for the shortcuts of a single letter. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['email', 'app']);
  const isEnabled = useReactiveVar(hasLetterShortcuts);

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
      <Box component="dl" mb={20} data-off={!isEnabled || undefined}>
        {typedEntries(shortcuts).map(([action, keyNames]) => (
          <Group
            key={action}
            gap="lg"
            wrap="nowrap"
            align="stretch"
            justify="space-between"
            py={6}
            mod="line-bottom"
          >
            <dt>{t(`keys.${action}`)}</dt>
            <Flex component="dd" gap="xs">
              {keyNames.map((name) => (
                <kbd
                  key={name}
                  className={classes.key}
                  data-letter={name.length === 1 || undefined}
                >
                  {name}
                </kbd>
              ))}
            </Flex>
          </Group>
        ))}
      </Box>
      <Switch
        label={t('keys.letters')}
        description={t('keys.lettersText')}
        checked={isEnabled}
        onChange={(event) => setLetterShortcuts(event.currentTarget.checked)}
      />
    </Modal>
  );
}
