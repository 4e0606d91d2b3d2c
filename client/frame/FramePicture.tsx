import type { Layout } from '../theme/layout.ts';

interface FramePictureProps {
  colorScheme?: Layout['colorScheme'];
  menu?: Layout['menu'];
  content?: Layout['content'];
}

/** A small drawing of the frame, as the preview of a layout option. */
export function FramePicture({
  colorScheme,
  menu = 'vertical',
  content = 'full',
}: FramePictureProps) {
  const isDark = colorScheme === 'dark';
  const previewScheme = colorScheme && (isDark ? 'dark' : 'light');
  const menuWidth = menu === 'vertical' ? 24 : 0;
  const inset = content === 'boxed' ? 14 : 6;
  const borderColor = colorScheme === 'bordered' ? 'var(--fd-control)' : 'none';
  const width = 96 - menuWidth - 2 * inset;

  return (
    <svg
      viewBox="0 0 96 60"
      data-picture
      data-preview-scheme={previewScheme}
      className="fd-mirrored"
      aria-hidden
    >
      <rect width="96" height="60" fill="var(--fd-page)" />
      <rect
        x={menuWidth + inset}
        y="6"
        width={width}
        height="8"
        rx="2"
        fill="var(--mantine-color-body)"
        stroke={borderColor}
      />
      <rect
        x={menuWidth + inset}
        y="20"
        width={width}
        height="34"
        rx="3"
        fill="var(--mantine-color-body)"
        stroke={borderColor}
      />
      <rect
        x={menuWidth + inset + 5}
        y="26"
        width={width / 2}
        height="4"
        rx="2"
        fill="var(--fd-control)"
        opacity="0.6"
      />
      <rect
        x={menuWidth + inset + 5}
        y="34"
        width={width - 10}
        height="4"
        rx="2"
        fill="var(--mantine-color-default-border)"
      />
      <rect
        x={menuWidth + inset + 5}
        y="42"
        width={width / 1.6}
        height="4"
        rx="2"
        fill="var(--mantine-color-default-border)"
      />
      {menu === 'vertical' ? (
        <g data-preview-scheme={colorScheme === 'semi-dark' ? 'dark' : previewScheme}>
          <rect width="24" height="60" fill="var(--mantine-color-body)" stroke={borderColor} />
          <rect
            x="5"
            y="6"
            width="14"
            height="5"
            rx="2"
            fill="var(--mantine-color-primary-filled)"
          />
          <rect x="5" y="20" width="14" height="3" rx="1.5" fill="var(--fd-control)" />
          <rect x="5" y="28" width="14" height="3" rx="1.5" fill="var(--fd-control)" />
          <rect x="5" y="36" width="14" height="3" rx="1.5" fill="var(--fd-control)" />
        </g>
      ) : (
        <rect
          x={menuWidth + inset}
          y="6"
          width="16"
          height="8"
          rx="2"
          fill="var(--mantine-color-primary-filled)"
        />
      )}
      {colorScheme === 'system' && (
        <g data-preview-scheme="dark">
          <path d="M96 0 48 60h48z" fill="var(--fd-page)" />
          <path d="M90 14v40H58z" fill="var(--mantine-color-body)" />
        </g>
      )}
    </svg>
  );
}
