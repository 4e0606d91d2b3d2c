import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AdvancedCardsPageQuery } from '../../gql/cards/graphql.ts';
import { useBuyOfferMutation } from '../../gql/cards/hooks.ts';
import { checkoutPath } from '../../ui/cards/addresses.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { useFormats } from '../../ui/cards/useFormats.ts';
import classes from './OffersCard.module.css';

interface OffersCardProps {
  offers: AdvancedCardsPageQuery['offers']['products'];
}

/** The most popular products. The selected one is added to the cart, and the checkout opens. */
export function OffersCard({ offers }: OffersCardProps) {
  const { t } = useTranslation('cards');
  const { dollars } = useFormats();
  const navigate = useNavigate();
  const [buy, { loading }] = useBuyOfferMutation();
  const [chosenId, setChosenId] = useState(offers[0]?.id ?? 0);
  const chosen = offers.find(({ id }) => id === chosenId) ?? offers[0];

  async function purchase() {
    if (!chosen) return;
    const { data } = await buy({ variables: { productId: chosen.id } });
    if (data) navigate(checkoutPath);
  }

  return (
    <Card title={t('offers.title')} lead={t('offers.lead')}>
      <fieldset className={classes.offers}>
        <legend className="fd-sr-only">{t('offers.title')}</legend>
        {offers.map(({ id, name, brandName, price }) => (
          <div key={id} className={classes.offer} data-chosen={id === chosenId || undefined}>
            <Radio
              name="offer"
              label={<bdi>{name}</bdi>}
              description={brandName}
              checked={id === chosenId}
              onChange={() => setChosenId(id)}
            />
            <bdi className={classes.price}>{dollars(price)}</bdi>
          </div>
        ))}
      </fieldset>
      {chosen && (
        <Button fullWidth loading={loading} onClick={purchase}>
          {t('offers.buy', { price: dollars(chosen.price) })}
        </Button>
      )}
    </Card>
  );
}
