import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import type { EmailNavQuery } from '../../gql/email/graphql.ts';
import { SideNav, type SideNavItem } from '../../ui/SideNav.tsx';
import {
  type FolderOrLabelName,
  folderNames,
  getFolderOrLabelName,
  getFolderOrLabelPath,
  labelNames,
} from './foldersAndLabels.ts';
import { icons, tones } from './icons.ts';
import type { mailboxLoader } from './loaders.ts';
import classes from './MailboxPage.module.css';

/** The folders and labels. Inbox and spam have the number of unread emails, all others the total number. */
export function EmailNav() {
  const { t } = useTranslation('email');
  const { data } = useLoadedQuery(useLoaderData<typeof mailboxLoader>().nav);
  const currentName = getFolderOrLabelName(useParams());

  const createItem = (name: FolderOrLabelName): SideNavItem => {
    const value = data ? getCount(data, name) : 0;
    const isUnread = name === 'inbox' || name === 'spam';
    const text = t(isUnread ? 'unreadMails' : 'mails', { count: value });

    return {
      id: name,
      label: t(`folderOrLabel.${name}`),
      to: getFolderOrLabelPath(name),
      icon: icons[name],
      tone: tones[name],
      isCurrent: name === currentName,
      count: value > 0 ? { value, text, isUnread } : undefined,
    };
  };

  return (
    <SideNav
      className={classes.nav}
      label={t('foldersAndLabels')}
      items={folderNames.map(createItem)}
      tagsLabel={t('labels')}
      tags={labelNames.map(createItem)}
    />
  );
}

function getCount({ counts, ...totals }: EmailNavQuery, name: FolderOrLabelName): number {
  if (name === 'inbox' || name === 'draft' || name === 'spam') return counts[name];
  return totals[name].total;
}
