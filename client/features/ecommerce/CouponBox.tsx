import { Box, Card, CloseButton, Flex, Group, TextInput, Title } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart_CartFragment, Cart_CouponFragment } from '../../gql/ecommerce/graphql.ts';
import { useApplyCouponMutation, useRemoveCouponMutation } from '../../gql/ecommerce/hooks.ts';
import { Form } from '../../ui/form/Form.tsx';
import { formMutation } from '../../ui/form/options.ts';
import { isBlank } from '../../ui/form/rules.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import classes from './CouponBox.module.css';
import { CouponOffer } from './CouponOffer.tsx';
import { useCouponTexts } from './useCouponTexts.ts';

/** The coupon of the cart or a field for a coupon code, and the available coupons below. */
export function CouponBox({ cart }: { cart: Cart_CartFragment }) {
  const { t } = useTranslation('ecommerce');
  const texts = useCouponTexts();
  const [apply] = useApplyCouponMutation(formMutation);
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

  const form = useMutationForm({
    draft: 'coupon',
    values: { code: '' },
    rules: { code: (text) => (isBlank(text) ? t('coupon.refusal.BLANK') : null) },
    async save({ values }) {
      isChangedHere.current = true;
      const { data, error } = await apply({ variables: values });
      if (error || !data) return { error };
      const { refusal, coupon: refused } = data.applyCoupon;
      if (!refusal) return {};
      const text = texts.formatRefusal(refusal, refused as Cart_CouponFragment | null);
      return { fieldErrors: { code: text } };
    },
    onSaved() {
      form.restart();
    },
  });

  function applyOffer(code: string) {
    form.setValues({ code });
    form.submit();
  }

  return (
    <Card component="section" miw={0} ref={boxRef} aria-labelledby="coupons">
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
        <Form form={form} className={classes.form} hasNotices={false}>
          <TextInput
            label={t('coupon.code')}
            autoComplete="off"
            maxLength={40}
            {...form.getInputProps('code')}
          />
          <LoadingButton type="submit" variant="default" loading={form.submitting}>
            {t('coupon.apply')}
          </LoadingButton>
        </Form>
      )}
      <Flex component="ul" gap="sm" direction="column" mt="lg" aria-label={t('coupon.offers')}>
        {coupons
          .filter((offer) => offer.code !== coupon?.code)
          .map((offer) => (
            <CouponOffer key={offer.code} coupon={offer} onApply={() => applyOffer(offer.code)} />
          ))}
      </Flex>
    </Card>
  );
}
