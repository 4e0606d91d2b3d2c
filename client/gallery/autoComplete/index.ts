import { Ajax } from './Ajax.tsx';
import { Basic } from './Basic.tsx';
import { CustomRender } from './CustomRender.tsx';
import { DefaultSuggestions } from './DefaultSuggestions.tsx';
import { SearchLimit } from './SearchLimit.tsx';
import { Sections } from './Sections.tsx';

export const demos = { Basic, Sections, Ajax, CustomRender, DefaultSuggestions, SearchLimit };
