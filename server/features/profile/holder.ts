/** The account that owns the profile. */
export interface Holder {
  id: number;
  username: string;
  fullName: string;
  email: string;
  /** Null before the first one. */
  avatar?: string | null;
}

export const toAuthor = ({ fullName, username, avatar }: Holder) => ({
  username: fullName || username,
  avatar: avatar ?? '',
});
