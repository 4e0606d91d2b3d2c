/** The time in milliseconds in which a component can move the focus itself. */
const delay = 50;

const layerSelector = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const controlSelector = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The place of an element: its ancestors from the inside out, and the index of the child that contains it. */
type Position = { parent: Element; index: number }[];

/** The last focused element of the page, or of a dialog or menu over it. */
interface Layer {
  root: Element;
  focused: HTMLElement;
  position: Position;
}

/**
 * Moves the focus to a neighbour if the focused element is removed, hidden or disabled, such as the button "Next page" on
 * the last page. The browser would move it to the start of the page. If a dialog closes, and the element that opened it is gone,
 * its neighbour gets the focus. Returns the function that ends it.
 */
export function keepFocus(): () => void {
  let layers: Layer[] = [];
  /** An element that was disabled when the focus moved from it. It gets the focus back if it is enabled before the next input. */
  let disabled: { element: HTMLElement; substitute: Element | null } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new AbortController();

  function recordFocus({ target }: Event) {
    if (!(target instanceof HTMLElement)) return;
    const root = target.closest(layerSelector) ?? document.body;
    const other = layers.filter((layer) => layer.root !== root);
    layers = [...other, { root, focused: target, position: readPosition(target, root) }];
  }

  /** The user can also remove the focus, for example by a click beside all controls. */
  function handleBlur({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget || !(target instanceof HTMLElement)) return;
    // The event of an element that is removed comes before its removal.
    queueMicrotask(() => {
      if (isAvailable(target)) layers = [];
      else handleChange();
    });
  }

  function handleChange() {
    const isReturned = disabled && document.activeElement === disabled.substitute;
    if (isReturned && disabled && isAvailable(disabled.element)) disabled.element.focus();
    if (document.activeElement !== document.body || layers.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(moveFocus, delay);
  }

  function moveFocus() {
    if (document.activeElement !== document.body) return;
    layers = layers.filter(({ root }) => isAvailable(root));
    const layer = layers.at(-1);
    if (!layer || isBusy(layer.focused)) return;
    const { focused } = layer;
    const target = isAvailable(focused) ? focused : findNeighbour(layer);
    target?.focus({ preventScroll: true });
    disabled = focused.isConnected
      ? { element: focused, substitute: document.activeElement }
      : undefined;
  }

  const options = { capture: true, signal: listeners.signal };
  document.addEventListener('focusin', recordFocus, options);
  document.addEventListener('focusout', handleBlur, options);
  for (const input of ['keydown', 'pointerdown'])
    document.addEventListener(input, () => (disabled = undefined), options);
  const observer = new MutationObserver(handleChange);
  observer.observe(document.body, {
    attributeFilter: ['disabled', 'hidden', 'inert'],
    childList: true,
    subtree: true,
  });

  return () => {
    listeners.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}

function readPosition(element: Element, root: Element): Position {
  const position: Position = [];
  for (let child = element; child !== root && child.parentElement; child = child.parentElement) {
    position.push({
      parent: child.parentElement,
      index: [...child.parentElement.children].indexOf(child),
    });
  }
  return position;
}

const isAvailable = (element: Element) =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled, [inert] *');

/** Returns whether an element will be enabled again, such as a button whose request is running. */
const isBusy = (element: Element) =>
  element.isConnected && element.closest('[data-loading], [aria-busy="true"]') !== null;

/** Returns the control that is now at the position of an element or beside it. Without one, returns the heading of the screen. */
function findNeighbour({ root, focused, position }: Layer): HTMLElement | null {
  for (const { parent, index } of position) {
    // Another screen has replaced the one of the element.
    if (parent.matches('#content, #content > *')) break;
    if (!isAvailable(parent)) continue;
    for (const child of listByDistance([...parent.children], index)) {
      const controls = listControls(child);
      const sameKind = controls.find(({ className }) => className === focused.className);
      const target = sameKind ?? controls[0];
      if (target) return target;
    }
  }
  const heading = document.querySelector<HTMLElement>('h1');
  const target = root === document.body ? heading : (root as HTMLElement);
  if (target && target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  return target;
}

/** Returns the element at an index, those around it, then those farther away. */
const listByDistance = (elements: Element[], index: number) =>
  elements
    .map((element, other) => ({ element, distance: Math.abs(other - index) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ element }) => element);

const listControls = (element: Element) =>
  [element, ...element.querySelectorAll(controlSelector)].filter(
    (control): control is HTMLElement =>
      control instanceof HTMLElement &&
      control.matches(controlSelector) &&
      control.tabIndex >= 0 &&
      isAvailable(control),
  );
