/** The place of a product in the view of a room. */
type Place = 'floor' | 'desk' | 'desktop' | 'wall' | 'ceiling';

interface Drawing {
  /** The product in its drawing, without shadows: left, top, right and bottom. */
  box: [number, number, number, number];
  /** The close-up: left, top, and the length of its sides. */
  detail: [number, number, number];
  place: Place;
}

export const views = ['front', 'detail', 'room', 'size'] as const;

export type View = (typeof views)[number];

const defaultDrawing: Drawing = { box: [40, 40, 280, 266], detail: [90, 90, 140], place: 'floor' };

/** The drawings of the sample, by the name of the file. */
const drawings: Record<string, Drawing> = {
  'ballast-mesh-chair-27': { box: [76, 30, 244, 272], detail: [100, 20, 120], place: 'floor' },
  'bell-pendant-17': { box: [80, 78, 240, 190], detail: [76, 84, 120], place: 'ceiling' },
  'berth-lockers-18': { box: [60, 56, 260, 268], detail: [64, 20, 136], place: 'floor' },
  'clearview-24-monitor-6': { box: [52, 72, 268, 259], detail: [96, 148, 128], place: 'desk' },
  'cove-corner-desk-24': { box: [34, 112, 286, 266], detail: [100, 60, 130], place: 'floor' },
  'crane-monitor-arm-20': { box: [69, 127, 175, 238], detail: [56, 118, 136], place: 'desk' },
  'draftline-whiteboard-10': { box: [42, 54, 278, 272], detail: [28, 176, 112], place: 'floor' },
  'eddy-lounge-chair-14': { box: [52, 78, 268, 264], detail: [150, 116, 128], place: 'floor' },
  'ferry-visitor-chair-15': { box: [88, 61, 232, 264], detail: [96, 50, 128], place: 'floor' },
  'halyard-desk-lamp-3': { box: [66, 69, 257, 268], detail: [140, 54, 128], place: 'desk' },
  'hexa-acoustic-panels-11': { box: [42, 22, 280, 276], detail: [96, 82, 124], place: 'wall' },
  'horizon-34-ultrawide-19': { box: [18, 87, 302, 252], detail: [190, 78, 120], place: 'desk' },
  'hush-headset-8': { box: [68, 81, 252, 264], detail: [54, 138, 124], place: 'desk' },
  'lark-keyboard-7': { box: [18, 102, 302, 216], detail: [10, 92, 124], place: 'desktop' },
  'lighthouse-floor-lamp-16': { box: [104, 39, 216, 265], detail: [108, 84, 110], place: 'floor' },
  'mooring-task-chair-13': { box: [76, 58, 244, 272], detail: [98, 50, 124], place: 'floor' },
  'murmur-phone-booth-12': { box: [86, 32, 234, 268], detail: [100, 104, 120], place: 'floor' },
  'office-fig-9': { box: [81, 51, 243, 264], detail: [120, 44, 128], place: 'floor' },
  'pebble-compact-keyboard-21': {
    box: [46, 98, 274, 212],
    detail: [172, 90, 112],
    place: 'desktop',
  },
  'perch-stool-2': { box: [90, 88, 230, 264], detail: [94, 78, 132], place: 'floor' },
  'quayside-shelf-5': { box: [70, 47, 250, 266], detail: [76, 46, 116], place: 'floor' },
  'slipway-pedestal-4': { box: [97, 94, 223, 269], detail: [94, 86, 108], place: 'floor' },
  'solo-mono-headset-25': { box: [64, 81, 237, 254], detail: [54, 132, 112], place: 'desk' },
  'tern-standing-desk-26': { box: [44, 126, 276, 266], detail: [164, 92, 112], place: 'floor' },
  'tidemark-bench-desk-1': { box: [24, 106, 296, 264], detail: [36, 98, 124], place: 'floor' },
  'trailing-pothos-23': { box: [69, 0, 250, 279], detail: [92, 70, 136], place: 'ceiling' },
  'upright-sansevieria-22': { box: [101, 52, 218, 266], detail: [96, 158, 128], place: 'desk' },
};

export const getDrawing = (image: string): Drawing =>
  drawings[/([^/]+)\.svg$/.exec(image)?.[1] ?? ''] ?? defaultDrawing;
