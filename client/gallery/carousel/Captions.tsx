import { Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Captions.module.css';
import { pictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

export function Captions() {
  const { t } = useTranslation('carousel');

  return (
    <Slides label={t('demos.Captions')}>
      {pictures.map(({ id, src }) => (
        <Fragment key={id}>
          <img src={src} alt="" loading="lazy" />
          <div className={classes.caption}>
            <Title order={3} size="h4">
              {t(`picture.${id}.title`)}
            </Title>
            <Text size="caption" c="dimmed">
              {t(`picture.${id}.text`)}
            </Text>
          </div>
        </Fragment>
      ))}
    </Slides>
  );
}
