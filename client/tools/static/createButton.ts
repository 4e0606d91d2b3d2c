/** Creates a button for a notice or a problem page. `static.css` contains its styles. */
export function createButton(text: string, onclick: () => unknown, isPrimary = false) {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'fd-button',
    textContent: text,
    onclick,
  });
  button.toggleAttribute('data-primary', isPrimary);
  return button;
}
