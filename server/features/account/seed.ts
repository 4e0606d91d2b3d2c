import { company } from '../../company.ts';
import type { AccountGeneral, AccountSettings } from '../../gql/resolvers.ts';
import { accountHolder } from '../../people.ts';

const { avatar, username } = accountHolder;

/** What somebody has set, without what their account says. */
export interface SettingsRow extends Omit<AccountSettings, 'general'> {
  company: AccountGeneral['company'];
}

/** The settings of the first sample account. */
export const firstSettings: SettingsRow = {
  company: company.name,
  info: {
    bio: '',
    birthDate: null,
    country: 'Portugal',
    website: '',
    phone: 6_175_550_199,
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
      google: { profileImg: avatar, id: 'john.doe' },
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

/** The settings of who has set nothing yet. */
export const newSettings: SettingsRow = {
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
