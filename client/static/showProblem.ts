import { findTexts, type Problem } from './texts.ts';

const style =
  'box-sizing:border-box;max-width:34rem;margin:18vh auto 0;padding:0 1.5rem;font:1rem/1.6 Inter,system-ui,sans-serif;color:var(--fd-text,CanvasText)';
const buttonStyle =
  'margin-top:1rem;padding:.6rem 1.1rem;border:0;border-radius:8px;font:inherit;font-weight:600;cursor:pointer;color:#fff;background:#2f5bea';

/** Shows why there is no dashboard, in the language of the page, and what the visitor can do. */
export function showProblem(problem: Problem, reset?: () => unknown) {
  const texts = findTexts();
  const { title, text } = texts[problem];

  const heading = Object.assign(document.createElement('h1'), { textContent: title });
  const paragraph = Object.assign(document.createElement('p'), { textContent: text });
  const main = document.createElement('main');
  main.setAttribute('style', style);
  main.append(heading, paragraph);
  if (problem !== 'unsupported') {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: reset ? texts.reset : texts.reload,
      onclick: reset ?? (() => location.reload()),
    });
    button.setAttribute('style', buttonStyle);
    main.append(button);
  }
  document.title = `${title} · Frontdesk`;
  (document.getElementById('root') ?? document.body).replaceChildren(main);
}
