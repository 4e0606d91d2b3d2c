import { CustomComponents } from './CustomComponents.tsx';
import { RequiredFields } from './RequiredFields.tsx';
import { Schema } from './Schema.tsx';
import { ServerValidation } from './ServerValidation.tsx';

export const demos = { RequiredFields, CustomComponents, Schema, ServerValidation };
