import { Button, Group, Modal, Slider, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dragCrop, drawCrop, getSquare, initialCrop, limitCrop, maxZoom } from './crop.ts';
import classes from './PortraitCropper.module.css';

interface PortraitCropperProps {
  file: File;
  /** Called with the data URL of a small picture. */
  onCropped: (portrait: string) => void;
  /** Called if the file is not a picture. */
  onBroken: () => void;
  onClose: () => void;
}

/** The direction in which each key moves the picture. */
const directions: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A dialog that crops a square from a picture, by dragging or with the arrow keys and a zoom slider. */
export function PortraitCropper({ file, onCropped, onBroken, onClose }: PortraitCropperProps) {
  const { t, i18n } = useTranslation('app');
  const id = useId();
  const url = useObjectUrl(file);
  const image = useRef<HTMLImageElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 1, height: 1 });
  const [crop, setCrop] = useState(initialCrop);
  const { left, top, side } = getSquare(crop, size);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });

  function movePicture(dx: number, dy: number) {
    const shownSide = frame.current?.clientWidth ?? 1;
    setCrop((current) => dragCrop(current, size, shownSide, dx, dy));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    movePicture(direction[0] * 8, direction[1] * 8);
  }

  const handlePointerMove = ({ buttons, movementX, movementY }: PointerEvent) =>
    buttons === 1 && movePicture(movementX, movementY);

  function applyCrop() {
    const portrait = image.current ? drawCrop(image.current, crop) : '';
    if (portrait) onCropped(portrait);
    else onBroken();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('ui.portrait.title')}
      size={400}
      padding={20}
      overlayProps={{ backgroundOpacity: 0.45 }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        ref={frame}
        className={classes.frame}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
        tabIndex={0}
        data-autofocus
        aria-label={t('ui.portrait.move')}
        aria-describedby={`${id}-hint`}
        onKeyDown={handleKeyDown}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={handlePointerMove}
      >
        {url && (
          <img
            ref={image}
            src={url}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
            onError={onBroken}
            style={{
              width: `${(size.width / side) * 100}%`,
              height: `${(size.height / side) * 100}%`,
              left: `${(-left / side) * 100}%`,
              top: `${(-top / side) * 100}%`,
            }}
          />
        )}
        <span className={classes.ring} />
      </div>
      <Text c="dimmed" ta="center" mt="md" mb="lg" id={`${id}-hint`}>
        {t('ui.portrait.hint')}
      </Text>
      <Stack gap="sm">
        <span aria-hidden>{t('ui.portrait.zoom')}</span>
        <Slider
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          label={(zoom) => percent.format(zoom)}
          thumbLabel={t('ui.portrait.zoom')}
          onChange={(zoom) => setCrop((current) => limitCrop({ ...current, zoom }, size))}
        />
      </Stack>
      <Group gap="sm" wrap="nowrap" align="stretch" justify="flex-end" mt="xl">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button onClick={applyCrop}>{t('ui.portrait.use')}</Button>
      </Group>
    </Modal>
  );
}

/** Returns an object URL of the file, and revokes it afterwards. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);

  return url;
}
