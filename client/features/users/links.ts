import {
  IconBrandCodepen,
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandInstagram,
  IconBrandSlack,
  IconBrandTwitter,
} from '@tabler/icons-react';

export const linkNames = [
  'twitter',
  'facebook',
  'instagram',
  'github',
  'codepen',
  'slack',
] as const;

export const linkIcons = {
  twitter: IconBrandTwitter,
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  github: IconBrandGithub,
  codepen: IconBrandCodepen,
  slack: IconBrandSlack,
};
