/** The account that owns the profile. */
export interface AccountHolder {
  id: number;
  username: string;
  fullName: string;
  email: string;
  /** The URL of the portrait. Null until the user chooses a picture. */
  avatar?: string | null;
}

export const toAuthor = ({ fullName, username, avatar }: AccountHolder) => ({
  username: fullName || username,
  avatar: avatar ?? '',
});
