import { Box, Flex, Group, Modal, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../data/store.ts';
import classes from './KeyHelp.module.css';
import { hasLetterKeys, setLetterKeys } from './letterKeys.ts';

export interface KeyHelpProps {
  /** The description and the keys of each shortcut. */
  entries: { label: string; keys: string[] }[];
  onClose: () => void;
}

/** The list of keyboard shortcuts, with a switch for the shortcuts of a single character. */
export function KeyHelp({ entries, onClose }: KeyHelpProps) {
  const { t } = useTranslation('app');
  const isEnabled = useStore(hasLetterKeys);

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('ui.keys.title')}
      size={440}
      padding={20}
      zIndex={300}
      overlayProps={{ backgroundOpacity: 0.45 }}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ title: classes.title }}
    >
      <Box component="dl" mb={20}>
        {entries.map(({ label, keys }) => (
          <Group
            key={label}
            gap="lg"
            wrap="nowrap"
            align="stretch"
            justify="space-between"
            py={6}
            mod="line-bottom"
          >
            <dt>{label}</dt>
            <Flex component="dd" gap="xs">
              {keys.map((name) => (
                <kbd key={name} className={classes.key}>
                  {name === 'Escape' ? 'Esc' : name}
                </kbd>
              ))}
            </Flex>
          </Group>
        ))}
      </Box>
      <Switch
        label={t('ui.keys.letters')}
        description={t('ui.keys.lettersText')}
        checked={isEnabled}
        onChange={(event) => setLetterKeys(event.currentTarget.checked)}
      />
    </Modal>
  );
}
