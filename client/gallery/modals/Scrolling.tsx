import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ModalButton } from './ModalButton.tsx';
import classes from './Scrolling.module.css';

const clauses = Array.from({ length: 12 }, (_, index) => index + 1);

/** The content scrolls inside the dialog, or the whole dialog scrolls. */
export function Scrolling() {
  const { t } = useTranslation('modals');
  const terms = clauses.map((clause) => (
    <p key={clause} className={classes.clause}>
      {clause}. {t('text')}
    </p>
  ));

  return (
    <Group>
      <ModalButton label={t('inside')}>{terms}</ModalButton>
      <ModalButton label={t('page')} classNames={{ inner: classes.page, content: classes.whole }}>
        {terms}
      </ModalButton>
    </Group>
  );
}
