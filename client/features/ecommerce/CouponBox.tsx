import { Box, CloseButton, Flex, Group, TextInput, Title } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart_CartFragment, Cart_CouponFragment } from '../../gql/ecommerce/graphql.ts';
import { useApplyCouponMutation, useRemoveCouponMutation } from '../../gql/ecommerce/hooks.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import checkout from './CheckoutPage.module.css';
import classes from './CouponBox.module.css';
import { CouponOffer } from './CouponOffer.tsx';
import { useCouponTexts } from './useCouponTexts.ts';

/** The coupon of the cart or a field for a coupon code, and the available coupons below. */
export function CouponBox({ cart }: { cart: Cart_CartFragment }) {
  const { t } = useTranslation('ecommerce');
  const texts = useCouponTexts();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState('');
  const [apply, { loading }] = useApplyCouponMutation();
  const [remove] = useRemoveCouponMutation();
  const { coupon, coupons } = cart;
  const boxRef = useRef<HTMLElement>(null);
  const isChangedHere = useRef(false);

  // When the coupon changes, the pressed button disappears. Moves the focus to the first control of the box.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the coupon changes
  useEffect(() => {
    if (!isChangedHere.current || document.activeElement !== document.body) return;
    isChangedHere.current = false;
    boxRef.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [coupon?.code]);

  async function applyCode(entered: string) {
    isChangedHere.current = true;
    const { data } = await apply({ variables: { code: entered } });
    if (!data) return;

    const { refusal: reason, coupon: refused } = data.applyCoupon;
    setRefusal(reason ? texts.formatRefusal(reason, refused as Cart_CouponFragment | null) : '');
    if (!reason) setCode('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') setRefusal(t('coupon.refusal.BLANK'));
    else void applyCode(code);
  }

  return (
    <section
      ref={boxRef}
      className={`${checkout.card} ${checkout.padded}`}
      aria-labelledby="coupons"
    >
      <Title order={2} size="h3" mb="md" id="coupons">
        {t('coupon.title')}
      </Title>
      {coupon ? (
        <Group
          wrap="nowrap"
          p="md"
          className={classes.applied}
          data-refused={coupon.refusal ? true : undefined}
        >
          <IconTicket size={20} stroke={1.7} aria-hidden />
          <Box component="p" miw={0} flex={1}>
            <strong>{coupon.code}</strong>
            <span>
              <bdi>
                {coupon.refusal
                  ? texts.formatRefusal(coupon.refusal, coupon)
                  : texts.formatDiscount(coupon)}
              </bdi>
            </span>
          </Box>
          <CloseButton
            aria-label={t('coupon.remove', { code: coupon.code })}
            onClick={() => {
              isChangedHere.current = true;
              void remove();
            }}
          />
        </Group>
      ) : (
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            label={t('coupon.code')}
            value={code}
            error={refusal}
            autoComplete="off"
            maxLength={40}
            onChange={({ currentTarget }) => {
              setCode(currentTarget.value);
              setRefusal('');
            }}
          />
          <LoadingButton type="submit" variant="default" loading={loading}>
            {t('coupon.apply')}
          </LoadingButton>
        </form>
      )}
      <Flex component="ul" gap="sm" direction="column" mt="lg" aria-label={t('coupon.offers')}>
        {coupons
          .filter((offer) => offer.code !== coupon?.code)
          .map((offer) => (
            <CouponOffer
              key={offer.code}
              coupon={offer}
              onApply={() => void applyCode(offer.code)}
            />
          ))}
      </Flex>
    </section>
  );
}
