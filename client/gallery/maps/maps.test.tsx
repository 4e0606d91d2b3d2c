import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { project, unproject } from './world.ts';

test('projecting coordinates and back returns the coordinates', () => {
  const [longitude, latitude] = unproject(project([8.8, 53.1]) as [number, number]) ?? [];

  expect(longitude).toBeCloseTo(8.8);
  expect(latitude).toBeCloseTo(53.1);
  expect(unproject([0, 0])).toBeUndefined();
});

test('Enter sets a pin, and keys and buttons move the map', async () => {
  const { user } = await renderRoute('/maps/leaflet');
  const events = getDemo('Events');
  const map = events.getByRole('group', { name: 'Click the map to set a pin' });

  map.focus();
  await user.keyboard('{Enter}');
  expect(events.getByText('One pin, the last at 0° N, 0° E')).toBeVisible();
  await user.keyboard('++{ArrowRight}{Enter}');
  expect(events.getByText(/^2 pins, the last at 0° N, (?!0)/)).toBeVisible();

  const basic = getDemo('Basic');
  const getMapGroup = () => basic.getByRole('group', { name: 'The world' }).querySelector('g');
  const initialTransform = getMapGroup()?.getAttribute('transform');
  await user.click(basic.getByRole('button', { name: 'Zoom in' }));
  expect(getMapGroup()?.getAttribute('transform')).not.toBe(initialTransform);
  await user.click(basic.getByRole('button', { name: 'Zoom out' }));
  await user.click(basic.getByRole('button', { name: 'Reset view' }));
  expect(getMapGroup()?.getAttribute('transform')).toBe(initialTransform);
});

test('markers can be moved, show popups, and belong to layers that can be hidden', async () => {
  const { user } = await renderRoute('/maps/leaflet');

  const draggable = getDemo('Draggable marker');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 960, 500));
  fireEvent.keyDown(draggable.getByRole('button', { name: 'Pin to move' }), { key: 'ArrowUp' });
  expect(draggable.getByRole('status')).not.toHaveTextContent('48.9° N');
  vi.restoreAllMocks();

  await user.click(getDemo('Markers with popups').getByRole('button', { name: 'Porto' }));
  expect(await screen.findByText('24 people work here.')).toBeVisible();
  await user.click(getDemo('Custom icons').getByRole('button', { name: 'Harbour' }));
  expect(await screen.findByText('Harbour')).toBeVisible();

  const layers = getDemo('Layers');
  await user.click(layers.getByRole('checkbox', { name: 'Offices' }));
  expect(layers.queryByRole('button', { name: 'Lyon' })).toBeNull();
  await user.click(layers.getByRole('checkbox', { name: 'Routes' }));
  expect(layers.getByRole('img', { name: 'The weekly tour of our lorry' })).toBeInTheDocument();
  await user.click(layers.getByRole('radio', { name: 'With a grid' }));
  expect(layers.getByRole('radio', { name: 'With a grid' })).toBeChecked();

  expect(getDemo('Areas and tooltips').getAllByRole('img')).toHaveLength(3);
  expect(getDemo('GeoJSON').getByRole('img', { name: 'Germany: 41 orders' })).toBeInTheDocument();
});

test('shows the position of the user, or a message if the browser refuses', async () => {
  const getCurrentPosition = vi.fn();
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  const { user } = await renderRoute('/maps/leaflet');
  const own = getDemo('Your position');

  getCurrentPosition.mockImplementationOnce((_, onError) => onError());
  await user.click(own.getByRole('button', { name: 'Show my position' }));
  expect(own.getByRole('status')).toHaveTextContent('Your position is not available.');

  getCurrentPosition.mockImplementationOnce((onSuccess) =>
    onSuccess({ coords: { longitude: -8.6, latitude: 41.2 } }),
  );
  await user.click(own.getByRole('button', { name: 'Show my position' }));
  expect(own.getByRole('status')).toHaveTextContent('Position of the pin: 41.2° N, 8.6° W');
  expect(own.getByRole('button', { name: 'You' })).toBeInTheDocument();
});
