import { CopyButton } from './CopyButton.tsx';
import { CopyField } from './CopyField.tsx';

export const demos = { CopyField, CopyButton };
