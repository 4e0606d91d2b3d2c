import { IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FaqPageQuery } from '../../gql/faq/graphql.ts';
import classes from './HelpTiles.module.css';

/** Links to the phone number and the email address of the support. */
export function HelpTiles({ helpDesk }: { helpDesk: FaqPageQuery['helpDesk'] }) {
  const { t } = useTranslation('faq');
  const { email, phone, city } = helpDesk;

  const tiles = [
    { id: 'phone', Icon: IconPhone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}`, text: phone },
    { id: 'mail', Icon: IconMail, href: `mailto:${email}`, text: email },
  ] as const;

  return (
    <section className={classes.help} aria-labelledby="faq-help">
      <h2 id="faq-help" className={classes.title}>
        <bdi>{t('help.title')}</bdi>
      </h2>
      <p className={classes.text}>
        <bdi>{t('help.text')}</bdi>
      </p>
      <ul className={classes.tiles}>
        {tiles.map(({ id, Icon, href, text }) => (
          <li key={id}>
            <a href={href} className={classes.tile}>
              <Icon size={22} stroke={1.6} aria-hidden />
              <bdi className={classes.contact}>{text}</bdi>
              <span className={classes.note} dir="auto">
                {t(`help.${id}`, { city })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
