import { Basic } from './Basic.tsx';
import { CustomColor } from './CustomColor.tsx';
import { CustomLoader } from './CustomLoader.tsx';
import { Message } from './Message.tsx';

export const demos = { Basic, CustomColor, CustomLoader, Message };
