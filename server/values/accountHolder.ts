/** The account that settings and a profile belong to. */
export interface AccountHolder {
  id: number;
  username: string;
  fullName: string;
  email: string;
  /** The URL of the portrait. Null until the user chooses a picture. */
  avatar?: string | null;
}
