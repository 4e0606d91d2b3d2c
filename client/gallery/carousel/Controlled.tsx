import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

/** A controlled carousel: the parent component stores the index of the visible slide. */
export function Controlled() {
  const { t } = useTranslation('carousel');
  const [index, setIndex] = useState(0);

  return (
    <>
      <Slides label={t('demos.Controlled')} index={index} onChange={setIndex}>
        {pictures.map(({ id, src }) => (
          <img key={id} src={src} alt={t(`picture.${id}.title`)} loading="lazy" />
        ))}
      </Slides>
      <Group justify="space-between">
        <Text size="sm">{t(`picture.${(pictures[index] ?? pictures[0]).id}.title`)}</Text>
        <Button size="compact-sm" variant="subtle" onClick={() => setIndex(pictures.length - 1)}>
          {t('last')}
        </Button>
      </Group>
    </>
  );
}
