import { Group, Radio, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AdvancedCardsPageQuery } from '../../gql/dashboardsCards/graphql.ts';
import { useBuyOfferMutation } from '../../gql/dashboardsCards/hooks.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { Section } from '../../ui/Section.tsx';
import { checkoutPath } from './cards/addresses.ts';
import { useFormats } from './cards/useFormats.ts';
import classes from './OffersCard.module.css';

interface OffersCardProps {
  offers: AdvancedCardsPageQuery['offers']['products'];
}

/** The best-rated products. The button adds the selected product to the cart and opens the checkout. */
export function OffersCard({ offers }: OffersCardProps) {
  const { t } = useTranslation('dashboards/cards');
  const { formatDollars } = useFormats();
  const navigate = useNavigate();
  const [addToCart, { loading }] = useBuyOfferMutation();
  const [selectedId, setSelectedId] = useState(offers[0]?.id ?? 0);
  const selectedOffer = offers.find(({ id }) => id === selectedId) ?? offers[0];

  async function buySelected() {
    if (!selectedOffer) return;
    const { data } = await addToCart({ variables: { productId: selectedOffer.id } });
    if (data) navigate(checkoutPath);
  }

  return (
    <Section title={t('offers.title')} subtitle={t('offers.subtitle')}>
      <fieldset className={classes.offers}>
        <legend className="fd-sr-only">{t('offers.title')}</legend>
        {offers.map(({ id, name, brandName, price }) => (
          <Group
            key={id}
            wrap="nowrap"
            justify="space-between"
            px="md"
            py="sm"
            mih={56}
            className={classes.offer}
            data-chosen={id === selectedId || undefined}
          >
            <Radio
              name="offer"
              label={<bdi>{name}</bdi>}
              description={brandName}
              checked={id === selectedId}
              onChange={() => setSelectedId(id)}
            />
            <Text
              component="bdi"
              size="caption"
              c="var(--mantine-color-primary-light-color)"
              fw={500}
              py={2}
              px={10}
              bdrs="xl"
              bg="var(--mantine-color-primary-light)"
              style={{ whiteSpace: 'nowrap' }}
              mod="tabular"
            >
              {formatDollars(price)}
            </Text>
          </Group>
        ))}
      </fieldset>
      {selectedOffer && (
        <LoadingButton fullWidth loading={loading} onClick={buySelected}>
          {t('offers.buy', { price: formatDollars(selectedOffer.price) })}
        </LoadingButton>
      )}
    </Section>
  );
}
