/** The duration of the animation in milliseconds. */
const duration = 500;
const targetSelector = '.mantine-Button-root, .mantine-ActionIcon-root, [data-ripple]';

/** Shows a ripple at the pointer when a button is pressed. One listener handles all buttons. */
export function startRipple() {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

  document.addEventListener('pointerdown', ({ target, clientX, clientY, button }) => {
    const pressedButton =
      target instanceof Element ? target.closest<HTMLElement>(targetSelector) : null;
    if (
      !pressedButton ||
      button !== 0 ||
      reducedMotion.matches ||
      pressedButton.matches(':disabled')
    )
      return;

    const { left, top, width, height } = pressedButton.getBoundingClientRect();
    const size = 2 * Math.hypot(width, height);
    const wave = document.createElement('span');
    wave.className = 'fd-ripple';
    wave.style.cssText = `width:${size}px;height:${size}px;left:${clientX - left - size / 2}px;top:${clientY - top - size / 2}px`;
    pressedButton.append(wave);

    wave
      .animate(
        [
          { transform: 'scale(0)', opacity: 0.18 },
          { transform: 'scale(1)', opacity: 0 },
        ],
        { duration, easing: 'ease-out' },
      )
      .finished.finally(() => wave.remove());
  });
}
