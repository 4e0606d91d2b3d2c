import type { AccountHolder } from '../../values/accountHolder.ts';
export const toAuthor = ({ fullName, username, avatar }: AccountHolder) => ({
  username: fullName || username,
  avatar: avatar ?? '',
});
