import { Audio } from './Audio.tsx';
import { CustomControls } from './CustomControls.tsx';
import { NativeControls } from './NativeControls.tsx';

export const demos = { CustomControls, NativeControls, Audio };
export const wideDemos = ['CustomControls'];
