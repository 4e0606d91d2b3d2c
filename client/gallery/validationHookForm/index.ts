import { AsyncSubmit } from './AsyncSubmit.tsx';
import { Plain } from './Plain.tsx';
import { Schema } from './Schema.tsx';
import { ThirdParty } from './ThirdParty.tsx';

export const demos = { Plain, ThirdParty, Schema, AsyncSubmit };
