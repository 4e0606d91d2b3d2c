import { createButton } from './createButton.ts';
import { findTexts, type Problem } from './texts.ts';

/** Shows why there is no dashboard, in the language of the page, and what the visitor can do. */
export function showProblem(problem: Problem, reset?: () => unknown) {
  const texts = findTexts();
  const { title, text } = texts[problem];

  const heading = Object.assign(document.createElement('h1'), { textContent: title, tabIndex: -1 });
  const paragraph = Object.assign(document.createElement('p'), { textContent: text });
  const main = Object.assign(document.createElement('main'), { className: 'fd-problem' });
  // The logo that the page shows while it loads.
  const logo = document.querySelector('.boot svg');
  if (logo) main.append(logo);
  main.append(heading, paragraph);
  if (reset) main.append(createButton(texts.reset, reset, true));
  else if (problem === 'failed') {
    main.append(createButton(texts.reload, () => location.reload(), true));
  }
  document.title = `${title} · Frontdesk`;
  document.getElementById('root')?.replaceChildren(main);
  heading.focus();
}
