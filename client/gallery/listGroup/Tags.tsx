import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './Tags.module.css';

const cities = ['Lisbon', 'Hamburg', 'Lyon'];

/** Links and buttons with the full width of the row. */
export function Tags() {
  const { t } = useTranslation('listGroup');
  const [chosen, setChosen] = useState('Hamburg');

  return (
    <ul className={classes.list}>
      <li>
        <Link className={classes.item} to="/apps/ecommerce/shop">
          {t('toShop')}
        </Link>
      </li>
      {cities.map((city) => (
        <li key={city}>
          <button
            type="button"
            className={classes.item}
            aria-pressed={city === chosen}
            onClick={() => setChosen(city)}
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
    </ul>
  );
}
