import { findTexts } from './texts.ts';

const style =
  'position:fixed;inset-block-end:1rem;inset-inline:1rem;z-index:600;box-sizing:border-box;width:fit-content;max-width:calc(100% - 2rem);margin-inline:auto;display:flex;flex-wrap:wrap;align-items:center;gap:.75rem;padding:.7rem 1rem;border:1px solid var(--fd-line);border-radius:10px;background:var(--fd-surface);color:var(--fd-text);box-shadow:0 6px 24px rgb(0 0 0 / 18%);font:.875rem/1.5 Inter,system-ui,sans-serif';
const buttonStyle =
  'padding:.35rem .8rem;border:1px solid currentColor;border-radius:8px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer';

/** Shows a notice over every screen, until it is closed. `apply` is what its button does besides closing it. */
export function showNotice(kind: 'memory' | 'update', apply?: () => unknown) {
  const texts = findTexts();
  const bar = document.createElement('div');
  bar.setAttribute('role', 'status');
  bar.setAttribute('style', style);
  const addButton = (text: string, act?: () => unknown) => {
    const onclick = () => {
      bar.remove();
      act?.();
    };
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: text,
      onclick,
    });
    button.setAttribute('style', buttonStyle);
    bar.append(button);
  };

  bar.append(Object.assign(document.createElement('span'), { textContent: texts[kind] }));
  if (apply) addButton(texts.reload, apply);
  addButton(texts.close);
  document.body.append(bar);
}
