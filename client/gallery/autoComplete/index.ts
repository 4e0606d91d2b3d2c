import { Basic } from './Basic.tsx';
import { CustomSuggestions } from './CustomSuggestions.tsx';
import { DefaultSuggestions } from './DefaultSuggestions.tsx';
import { GroupedSuggestions } from './GroupedSuggestions.tsx';
import { LimitedSuggestions } from './LimitedSuggestions.tsx';
import { ServerSuggestions } from './ServerSuggestions.tsx';

export const demos = {
  Basic,
  GroupedSuggestions,
  ServerSuggestions,
  CustomSuggestions,
  DefaultSuggestions,
  LimitedSuggestions,
};
