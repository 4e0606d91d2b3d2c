import { Areas } from './Areas.tsx';
import { Basic } from './Basic.tsx';
import { Countries } from './Countries.tsx';
import { CustomIcons } from './CustomIcons.tsx';
import { Draggable } from './Draggable.tsx';
import { Events } from './Events.tsx';
import { Layers } from './Layers.tsx';
import { MarkerList } from './MarkerList.tsx';
import { OwnPosition } from './OwnPosition.tsx';

export const demos = {
  Basic,
  Events,
  Areas,
  Draggable,
  Layers,
  MarkerList,
  CustomIcons,
  Countries,
  OwnPosition,
};
export const wideDemos = ['Layers'];
