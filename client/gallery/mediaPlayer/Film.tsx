import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../config.ts';
import classes from './Film.module.css';

/** A video with captions in all languages. The captions in the current language are on. */
export function Film(props: ComponentProps<'video'>) {
  const { t, i18n } = useTranslation('mediaPlayer');

  return (
    <video
      className={classes.video}
      src="/media/parcel.webm"
      poster="/pictures/covers/oak-forest.svg"
      playsInline
      aria-label={t('film')}
      {...props}
    >
      {Object.entries(languages).map(([language, label]) => (
        <track
          key={language}
          kind="captions"
          src={`/media/parcel.${language}.vtt`}
          srcLang={language}
          label={label}
          default={language === i18n.language}
        />
      ))}
    </video>
  );
}
