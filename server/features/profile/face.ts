/** Whose page it is, as the sign-in knows them. */
export interface Holder {
  id: number;
  username: string;
  fullName: string;
  email: string;
  /** Null until there is one. */
  avatar?: string | null;
}

export const faceOf = ({ fullName, username, avatar }: Holder) => ({
  username: fullName || username,
  avatar: avatar ?? '',
});
