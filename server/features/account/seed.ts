import type { AccountGeneral, AccountNotification, AccountSettings } from '../../gql/types.ts';
import { getOffice, getOfficeName } from '../../sample/company.ts';
import { accountHolder, accountPerson } from '../../sample/people.ts';

const { avatar, username } = accountHolder;

/** The settings that are not stored in the account. */
export interface SettingsRow extends Omit<AccountSettings, 'general' | 'inAppNotification'> {
  /** The id of the account. */
  id: number;
  company: AccountGeneral['company'];
  /** Absent in states of earlier versions. */
  inAppNotification?: AccountNotification;
}

/** The notifications that the dashboard shows before the first change. */
export const newInAppNotification: AccountNotification = {
  commentOnArticle: true,
  answerOnForm: true,
  followMe: true,
  newAnnouncements: true,
  productUpdates: false,
  blogDigest: false,
};

/** The settings of the first sample account. */
export const firstSettings: SettingsRow = {
  id: 1,
  company: getOfficeName(accountPerson.office),
  info: {
    bio: '',
    birthDate: null,
    country: getOffice(accountPerson.office).country,
    website: '',
    phone: Number(accountPerson.phone.replaceAll(/\D/g, '')),
  },
  social: {
    links: {
      twitter: `https://social.example/${username}`,
      facebook: '',
      google: '',
      linkedIn: `https://work.example/in/${username}`,
      instagram: '',
      quora: '',
    },
    connections: {
      twitter: { profileImg: avatar, id: username },
      google: { profileImg: avatar, id: accountPerson.username },
      facebook: {},
      github: {},
    },
  },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: true,
    blogDigest: false,
  },
};

/** The settings of an account before its first change. */
export const newSettings: Omit<SettingsRow, 'id'> = {
  company: '',
  info: { bio: '', birthDate: null, country: '', website: '', phone: 0 },
  social: {
    links: { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' },
    connections: { twitter: {}, google: {}, facebook: {}, github: {} },
  },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: true,
    newAnnouncements: true,
    productUpdates: false,
    blogDigest: false,
  },
};
