import { AccessTokens } from './AccessTokens.tsx';
import { Sessions } from './Sessions.tsx';

/** The cards below the password: the devices, and the access tokens. */
export const SecurityCards = () => (
  <>
    <Sessions />
    <AccessTokens />
  </>
);
