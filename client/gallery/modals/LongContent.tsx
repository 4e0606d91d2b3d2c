import { Box, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './LongContent.module.css';
import { ModalButton } from './ModalButton.tsx';

const clauses = Array.from({ length: 12 }, (_, index) => index + 1);

/** Either the content scrolls inside the dialog, or the whole dialog scrolls. */
export function LongContent() {
  const { t } = useTranslation('modals');
  const terms = clauses.map((clause) => (
    <Box key={clause} component="p" mb="md">
      {clause}. {t('text')}
    </Box>
  ));

  return (
    <Group>
      <ModalButton label={t('scrollsInside')}>{terms}</ModalButton>
      <ModalButton
        label={t('scrollsAsPage')}
        classNames={{ inner: classes.page, content: classes.fullHeight }}
      >
        {terms}
      </ModalButton>
    </Group>
  );
}
