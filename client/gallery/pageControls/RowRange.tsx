import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../ui/Pager.tsx';

const products = ['Desk', 'Chair', 'Lamp', 'Shelf', 'Screen', 'Keyboard', 'Headset', 'Plant'];
const perPage = 3;

/** The pagination of the tables in this application, which shows the range of visible rows. */
export function RowRange() {
  const { t } = useTranslation('pageControls');
  const [page, setPage] = useState(1);
  const visibleProducts = products.slice((page - 1) * perPage, page * perPage);

  return (
    <>
      <ul aria-label={t('products')} lang="en">
        {visibleProducts.map((product) => (
          <li key={product}>{product}</li>
        ))}
      </ul>
      <Pager
        listLabel={t('products')}
        page={page}
        perPage={perPage}
        total={products.length}
        onChange={setPage}
        hasEnds
      />
    </>
  );
}
