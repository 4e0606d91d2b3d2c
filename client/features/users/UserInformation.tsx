import { useTranslation } from 'react-i18next';
import type { UserInformation_UserFragment } from '../../gql/users/graphql.ts';
import { translateCountry } from '../../ui/countries.ts';
import { parseDate } from '../../ui/DateText.tsx';
import { Fact } from './Fact.tsx';
import { linkNames } from './links.ts';
import cards from './UserViewPage.module.css';

/** The details of a user. Invalid links are left out. */
export function UserInformation({ user }: { user: UserInformation_UserFragment }) {
  const { t, i18n } = useTranslation('users');
  const { details } = user;
  const { birthDate, address, gender, website, links } = details;
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  const place = [address.postcode, address.city].filter(Boolean).join(' ');
  const country = translateCountry(address.country, i18n.language);

  return (
    <section className={cards.card}>
      <h2>{t('tab.information')}</h2>
      <dl className={cards.facts}>
        <Fact label={t('field.birthDate')}>
          {birthDate &&
            new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
              parseDate(birthDate),
            )}
        </Fact>
        <Fact label={t('field.gender')}>{gender && t(`gender.${gender}`)}</Fact>
        <Fact label={t('field.languages')}>
          {list.format(details.languages.map((one) => t(`language.${one}`)))}
        </Fact>
        <Fact label={t('field.mobile')}>
          {details.mobile && <bdi dir="ltr">{details.mobile}</bdi>}
        </Fact>
        <Fact label={t('field.website')}>
          {website && (
            <a href={website} target="_blank" rel="noreferrer">
              {website}
            </a>
          )}
        </Fact>
        <Fact label={t('field.contactOptions')}>
          {list.format(details.contactOptions.map((one) => t(`contactOption.${one}`)))}
        </Fact>
        <Fact label={t('field.address')}>
          {[address.line1, address.line2, place, address.state, country].filter(Boolean).join(', ')}
        </Fact>
        {linkNames
          .filter((name) => links[name])
          .map((name) => (
            <Fact key={name} label={t(`link.${name}`)}>
              <bdi>{links[name]}</bdi>
            </Fact>
          ))}
      </dl>
    </section>
  );
}
