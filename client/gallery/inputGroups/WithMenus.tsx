import { NativeSelect, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { InputGroup } from './InputGroup.tsx';

const currencies = ['EUR', 'GBP', 'USD'];
const countries = ['+351', '+49', '+33', '+44'];

export function WithMenus() {
  const { t } = useTranslation('inputGroups');
  const [price, setPrice] = useState('480');
  const [currency, setCurrency] = useState('USD');
  const [country, setCountry] = useState('+351');

  return (
    <Stack gap="lg">
      <InputGroup
        label={t('price')}
        value={price}
        onChange={(text) => setPrice(text.replace(/\D/g, ''))}
        after={
          <MenuButton
            label={t('currency', { currency })}
            size={36}
            text={currency}
            icon={<IconChevronDown size={16} />}
            groups={[
              {
                key: 'currency',
                choice: 'one',
                items: currencies.map((option) => ({
                  key: option,
                  label: option,
                  isChosen: option === currency,
                  onClick: () => setCurrency(option),
                })),
              },
            ]}
          />
        }
      />
      <output>
        <MoneyText value={Number(price)} currency={currency} />
      </output>
      <InputGroup
        label={t('phone')}
        before={
          <NativeSelect
            aria-label={t('countryCode')}
            variant="unstyled"
            dir="ltr"
            pl="md"
            w={88}
            data={countries}
            value={country}
            onChange={({ currentTarget }) => setCountry(currentTarget.value)}
          />
        }
      />
    </Stack>
  );
}
