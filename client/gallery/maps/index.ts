import { Areas } from './Areas.tsx';
import { Basic } from './Basic.tsx';
import { Countries } from './Countries.tsx';
import { CustomIcons } from './CustomIcons.tsx';
import { DraggableMarker } from './DraggableMarker.tsx';
import { Events } from './Events.tsx';
import { Layers } from './Layers.tsx';
import { MarkersWithPopups } from './MarkersWithPopups.tsx';
import { OwnPosition } from './OwnPosition.tsx';

export const demos = {
  Basic,
  Events,
  Areas,
  DraggableMarker,
  Layers,
  MarkersWithPopups,
  CustomIcons,
  Countries,
  OwnPosition,
};
export const wideDemos = ['Layers'];
