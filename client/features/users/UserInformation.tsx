import { Card, Flex, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { UserInformation_UserFragment } from '../../gql/users/graphql.ts';
import { translateCountry } from '../../ui/countries.ts';
import { parseDate } from '../../ui/DateText.tsx';
import { LabeledValue } from './LabeledValue.tsx';
import { linkNames } from './links.ts';
import cards from './UserViewPage.module.css';

/** The details of a user. Profile links without a value are omitted. */
export function UserInformation({ user }: { user: UserInformation_UserFragment }) {
  const { t, i18n } = useTranslation('users');
  const { details } = user;
  const { birthDate, address, gender, website, links } = details;
  const listFormat = new Intl.ListFormat(i18n.language, { type: 'unit' });
  const postcodeAndCity = [address.postcode, address.city].filter(Boolean).join(' ');
  const country = translateCountry(address.country, i18n.language);

  return (
    <Card component="section" miw={0} mod={{ edge: 'padded' }} className={cards.card}>
      <Title order={2} size="h3" mb="lg">
        {t('tab.information')}
      </Title>
      <Flex component="dl" gap="sm" direction="column" className={cards.details}>
        <LabeledValue label={t('field.birthDate')}>
          {birthDate &&
            new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
              parseDate(birthDate),
            )}
        </LabeledValue>
        <LabeledValue label={t('field.gender')}>{gender && t(`gender.${gender}`)}</LabeledValue>
        <LabeledValue label={t('field.languages')}>
          {listFormat.format(details.languages.map((language) => t(`language.${language}`)))}
        </LabeledValue>
        <LabeledValue label={t('field.mobile')}>
          {details.mobile && <bdi dir="ltr">{details.mobile}</bdi>}
        </LabeledValue>
        <LabeledValue label={t('field.website')}>
          {website && (
            <a href={website} target="_blank" rel="noreferrer">
              {website}
            </a>
          )}
        </LabeledValue>
        <LabeledValue label={t('field.contactOptions')}>
          {listFormat.format(details.contactOptions.map((option) => t(`contactOption.${option}`)))}
        </LabeledValue>
        <LabeledValue label={t('field.address')}>
          {[address.line1, address.line2, postcodeAndCity, address.state, country]
            .filter(Boolean)
            .join(', ')}
        </LabeledValue>
        {linkNames
          .filter((name) => links[name])
          .map((name) => (
            <LabeledValue key={name} label={t(`link.${name}`)}>
              <bdi>{links[name]}</bdi>
            </LabeledValue>
          ))}
      </Flex>
    </Card>
  );
}
