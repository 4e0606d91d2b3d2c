import { badInput } from '../errors.ts';
import { describeValue } from './describeValue.ts';

/** The maximum number of characters, as in SMTP. */
const maxLength = 254;

/** A name and a domain with a dot, without spaces, control characters, and characters that separate addresses. */
const pattern =
  /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@.,;:<>()[\]"\\\p{C}]+(\.[^\s@.,;:<>()[\]"\\\p{C}]+)+$/u;

/** Returns whether a text has one @, a name before it, and a domain with a dot after it. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= maxLength && pattern.test(text);

/** Throws `BAD_USER_INPUT` for a text that is not an email address. `field` is its path in the message. */
export function checkEmailAddress(field: string, text: string) {
  if (!isEmailAddress(text)) {
    throw badInput(
      field,
      `must be an email address such as name@firm.example, not ${describeValue(text)}.`,
    );
  }
}
