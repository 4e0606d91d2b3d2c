import {
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandGoogle,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTwitter,
  IconLetterQ,
} from '@tabler/icons-react';
import type { SocialNetwork } from '../../gql/account/graphql.ts';

/** The sites to whose profiles the viewer can link. */
export const profileSites = [
  { id: 'twitter', name: 'Twitter', Icon: IconBrandTwitter },
  { id: 'facebook', name: 'Facebook', Icon: IconBrandFacebook },
  { id: 'google', name: 'Google', Icon: IconBrandGoogle },
  { id: 'linkedIn', name: 'LinkedIn', Icon: IconBrandLinkedin },
  { id: 'instagram', name: 'Instagram', Icon: IconBrandInstagram },
  { id: 'quora', name: 'Quora', Icon: IconLetterQ },
] as const;

/** The networks whose accounts can be connected. */
export const networks = [
  { id: 'twitter', network: 'TWITTER', name: 'Twitter', Icon: IconBrandTwitter },
  { id: 'google', network: 'GOOGLE', name: 'Google', Icon: IconBrandGoogle },
  { id: 'facebook', network: 'FACEBOOK', name: 'Facebook', Icon: IconBrandFacebook },
  { id: 'github', network: 'GITHUB', name: 'GitHub', Icon: IconBrandGithub },
] as const satisfies { network: SocialNetwork; id: string; name: string; Icon: unknown }[];

/** A network whose accounts can be connected. */
export type Network = (typeof networks)[number];

/** Returns the name of the draft of the form that connects an account. */
export const getConnectionDraftName = (network: SocialNetwork) => `connection.${network}`;
