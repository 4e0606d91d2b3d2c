import { createButton } from './createButton.ts';
import { findTexts, type Notice } from './texts.ts';

/** The region of the notices. It exists before the notices are added, so that screen readers announce them. */
const noticeRegion = Object.assign(document.createElement('div'), {
  className: 'fd-notices',
  role: 'status',
});

/** Adds the empty region of the notices to the page. */
export const addNoticeRegion = () => document.body.append(noticeRegion);

/** Shows a notice over every screen until the visitor closes it. Returns a function that closes it earlier. */
export function showNotice(kind: Notice) {
  const texts = findTexts();
  noticeRegion.querySelector(`#fd-notice-${kind}`)?.remove();
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
  noticeRegion.append(notice);
  return close;
}
