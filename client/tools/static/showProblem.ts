import { createButton } from './createButton.ts';
import { findTexts, type Problem } from './texts.ts';

/** Replaces the page by an explanation why the dashboard cannot start, and a button with the remedy. */
export function showProblem(problem: Problem, deleteData?: () => unknown) {
  const texts = findTexts();
  const { title, text } = texts[problem];

  const heading = Object.assign(document.createElement('h1'), { textContent: title, tabIndex: -1 });
  const paragraph = Object.assign(document.createElement('p'), { textContent: text });
  const main = Object.assign(document.createElement('main'), { className: 'fd-problem' });
  // The page shows this logo while it loads.
  const logo = document.querySelector('.boot svg');
  if (logo) main.append(logo);
  main.append(heading, paragraph);
  if (deleteData) main.append(createButton(texts.deleteData, deleteData, true));
  else if (problem === 'failed') {
    main.append(createButton(texts.reload, () => location.reload(), true));
  }
  document.title = `${title} · Frontdesk`;
  document.getElementById('root')?.replaceChildren(main);
  heading.focus();
}
