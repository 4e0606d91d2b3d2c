import { Box } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './LinksAndButtons.module.css';

const cities = ['Lisbon', 'Hamburg', 'Lyon'];

/** Links and buttons that fill the whole row. */
export function LinksAndButtons() {
  const { t } = useTranslation('listGroup');
  const [selectedCity, setSelectedCity] = useState('Hamburg');

  return (
    <Box
      component="ul"
      bd="1px solid var(--mantine-color-default-border)"
      bdrs="lg"
      style={{ overflow: 'hidden' }}
      className={classes.list}
    >
      <li>
        <Link className={classes.item} to="/apps/todo">
          {t('allProducts')}
        </Link>
      </li>
      {cities.map((city) => (
        <li key={city}>
          <button
            type="button"
            className={classes.item}
            aria-pressed={city === selectedCity}
            onClick={() => setSelectedCity(city)}
          >
            {city}
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.item} disabled>
          Leeds
        </button>
      </li>
    </Box>
  );
}
