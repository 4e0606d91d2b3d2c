import {
  type Icon,
  IconAlbum,
  IconArticle,
  IconBell,
  IconBook2,
  IconBuilding,
  IconCalendarEvent,
  IconCategory,
  IconChecklist,
  IconCreditCard,
  IconFile,
  IconGitBranch,
  IconHeart,
  IconMapPin,
  IconMessage,
  IconMovie,
  IconMusic,
  IconPackage,
  IconPhoto,
  IconPlanet,
  IconPlug,
  IconRocket,
  IconSettings,
  IconShoppingCart,
  IconStack2,
  IconStar,
  IconTag,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import { toLabel } from './collections.ts';

/** Icons by the last word of a type. The first pattern that matches applies. */
const icons: [RegExp, Icon][] = [
  [
    /user|person|people|author|member|customer|employee|contact|owner|actor|student|artist|account|profile|patient|character|director/,
    IconUser,
  ],
  [/team|group|organi[sz]ation|community|crew|species/, IconUsersGroup],
  [
    /company|vendor|supplier|brand|shop|store|building|department|office|enterprise|workspace/,
    IconBuilding,
  ],
  [/post|article|page|blog|news/, IconArticle],
  [/book|chapter|novel|library/, IconBook2],
  [/comment|message|review|reply|discussion|conversation|chat|question/, IconMessage],
  [/product|item|variant|article|part|package|parcel|inventory/, IconPackage],
  [/order|cart|basket|purchase|sale/, IconShoppingCart],
  [/payment|invoice|transaction|subscription|plan|price|charge|card/, IconCreditCard],
  [/tag|label|topic|keyword/, IconTag],
  [/categor|genre|type|kind|section/, IconCategory],
  [/task|issue|todo|ticket|milestone|check|step/, IconChecklist],
  [
    /event|meeting|appointment|booking|reservation|calendar|schedule|shift|cycle/,
    IconCalendarEvent,
  ],
  [/place|location|address|city|country|room|venue|region/, IconMapPin],
  [/photo|image|picture|media|gallery|avatar|emoji/, IconPhoto],
  [/file|document|attachment|asset|gist|template/, IconFile],
  [/album|playlist/, IconAlbum],
  [/song|track|music|episode|podcast|show/, IconMusic],
  [/film|movie|video|scene/, IconMovie],
  [/planet|world|star$/, IconPlanet],
  [/starship|vehicle|ship|deployment|release|launch|project|initiative|roadmap/, IconRocket],
  [/repositor|commit|branch|ref|pull|push/, IconGitBranch],
  [/notification|alert|reminder/, IconBell],
  [/like|favou?rite|reaction|vote/, IconHeart],
  [/rating|score|award/, IconStar],
  [/setting|config|preference|option|setup|rule/, IconSettings],
  [/integration|app|webhook|key|token/, IconPlug],
];

/** Returns an icon that suits the name of a type. */
export function findIcon(name: string): Icon {
  const words = toLabel(name).toLowerCase().split(' ');
  for (const word of words.toReversed()) {
    const found = icons.find(([pattern]) => pattern.test(word));
    if (found) return found[1];
  }
  return IconStack2;
}
