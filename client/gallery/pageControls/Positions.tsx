import { Pagination, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Positions.module.css';
import { usePageTexts } from './usePageTexts.ts';

const places = ['start', 'center', 'end'] as const;

export function Positions() {
  const { t } = useTranslation('pageControls');
  const named = usePageTexts();

  return (
    <Stack>
      {places.map((place) => (
        <div key={place} className={classes.place} data-place={place}>
          <Pagination {...named(t(`place.${place}`))} total={5} defaultValue={2} />
        </div>
      ))}
    </Stack>
  );
}
