import { createButton } from './createButton.ts';
import { findTexts, type Notice } from './texts.ts';

/** Screen readers read a notice out, because it is added to a region that has been there before. */
const notices = Object.assign(document.createElement('div'), {
  className: 'fd-notices',
  role: 'status',
});

/** Adds the region of the notices to the page. */
export const addNoticeRegion = () => document.body.append(notices);

/** Shows a notice over every screen, until it is closed. */
export function showNotice(kind: Notice) {
  const texts = findTexts();
  notices.querySelector(`#fd-notice-${kind}`)?.remove();
  const notice = Object.assign(document.createElement('div'), {
    id: `fd-notice-${kind}`,
    className: 'fd-notice',
  });
  const close = () => notice.remove();
  const text = Object.assign(document.createElement('span'), { textContent: texts[kind] });
  notice.append(text);
  if (kind === 'update' || kind === 'otherTabs') {
    notice.append(createButton(texts.reload, () => location.reload(), true));
  }
  notice.append(createButton(texts.close, close));
  notices.append(notice);
}
