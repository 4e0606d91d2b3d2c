import { toHref, webAddressPattern } from './webAddress.ts';

const webAddress = new RegExp(`(${webAddressPattern})`);

/** A text of a user, in which web addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(webAddress).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity
      <a key={index} href={toHref(part)} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ),
  );
}
