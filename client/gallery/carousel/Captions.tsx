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
            <h3>{t(`picture.${id}.title`)}</h3>
            <p>{t(`picture.${id}.text`)}</p>
          </div>
        </Fragment>
      ))}
    </Slides>
  );
}
