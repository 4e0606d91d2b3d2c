import type { Icon } from '@tabler/icons-react';

/**
 * Some of the five thousand icons. The query `?gallery` creates separate modules. Without the query,
 * the bundler would move these icons out of the chunks of other screens.
 */
const files = import.meta.glob<Icon>(
  [
    './Icon{ArrowBackUp,ArrowDown,ArrowDownLeft,ArrowDownRight,ArrowForwardUp,ArrowLeft,ArrowNarrowDown,ArrowNarrowLeft,ArrowNarrowRight,ArrowNarrowUp,ArrowRight,ArrowUp,ArrowUpLeft,ArrowUpRight,ArrowsDiagonal,ArrowsDiagonalMinimize,ArrowsExchange,ArrowsHorizontal,ArrowsLeftRight,ArrowsMaximize,ArrowsMinimize,ArrowsMove,ArrowsShuffle,ArrowsSort,ArrowsUpDown,ArrowsVertical,CaretDown,CaretUp,ChevronDown,ChevronLeft,ChevronRight,ChevronUp,ChevronsDown,ChevronsLeft,ChevronsRight,ChevronsUp,CornerDownLeft,CornerDownRight,CornerUpLeft,CornerUpRight,DirectionSign,ExternalLink,Refresh,Repeat,Rotate,Rotate2,RotateClockwise,Selector,SortAscending,SortDescending,SwitchHorizontal,SwitchVertical,Transfer,TrendingDown,TrendingUp}.mjs',
    './Icon{Activity,AlertCircle,AlertHexagon,AlertOctagon,AlertTriangle,Ban,Bell,BellOff,BellRinging,Bug,Check,Checklist,Checks,Circle,CircleCheck,CircleDot,CircleMinus,CirclePlus,CircleX,Clock,ClockHour4,ExclamationMark,Flag,Flag2,Forbid,HelpCircle,Hourglass,InfoCircle,InfoSquare,Lifebuoy,Loader,Loader2,Progress,ProgressCheck,QuestionMark,Radar,Shield,ShieldCheck,ShieldLock,ShieldX,Square,SquareCheck,SquareX,TrafficLights,Urgent,X,Zzz}.mjs',
    './Icon{Adjustments,AdjustmentsHorizontal,Apps,Archive,Award,Badge,Barcode,Book,Book2,Bookmark,BookmarkOff,Bookmarks,Briefcase,Briefcase2,Building,BuildingBank,BuildingFactory2,BuildingSkyscraper,BuildingStore,BuildingWarehouse,Bulb,BulbOff,Calculator,Calendar,CalendarCheck,CalendarDue,CalendarEvent,CalendarMinus,CalendarOff,CalendarPlus,CalendarStats,CalendarTime,Certificate,Clipboard,ClipboardCheck,ClipboardCopy,ClipboardList,ClipboardText,ClipboardX,Copy,CopyCheck,Cut,Dashboard,Download,DownloadOff,Edit,EditOff,Eraser,Eye,EyeOff,File,FileCheck,FileDescription,FileDollar,FileDownload,FileExport,FileImport,FileInvoice,FileMinus,FileOff}.mjs',
    './Icon{FilePlus,FileSearch,FileSpreadsheet,FileText,FileUpload,FileX,FileZip,Files,Filter,FilterOff,Folder,FolderCheck,FolderMinus,FolderOff,FolderOpen,FolderPlus,FolderX,Folders,Forms,Gauge,Hierarchy,Highlight,History,Home,Home2,Id,IdBadge2,Inbox,Key,KeyOff,Language,Layout,LayoutBoard,LayoutColumns,LayoutDashboard,LayoutGrid,LayoutKanban,LayoutList,LayoutNavbar,LayoutRows,LayoutSidebar,Link,LinkOff,List,ListCheck,ListDetails,ListNumbers,ListSearch,ListTree,Lock,LockAccess,LockOpen,Login,Logout,Mailbox,Menu,Menu2,Minus,News,Note}.mjs',
    './Icon{NoteOff,Notebook,Notes,Package,PackageExport,PackageImport,Paperclip,Pencil,PencilMinus,PencilOff,PencilPlus,Pin,Pinned,PinnedOff,Plus,Presentation,Printer,PrinterOff,Qrcode,Report,ReportAnalytics,ReportMoney,Ruler,Ruler2,Scan,Scissors,Search,SearchOff,Send,Settings,Settings2,SettingsAutomation,Share,Share2,ShareOff,Signature,Stack,Stack2,Star,StarHalf,StarOff,Sticker,Table,TableExport,TableImport,TableOff,Tag,TagOff,Tags,Target,Template,Ticket,Tool,Tools,Trash,TrashOff,TrashX,Trophy,Upload,Versions}.mjs',
    './Icon{ZoomIn,ZoomOut}.mjs',
    './Icon{AddressBook,Cake,Confetti,Friends,Gift,HandClick,HandStop,Heart,HeartBroken,HeartHandshake,HeartOff,Man,MoodHappy,MoodNeutral,MoodSad,MoodSmile,ThumbDown,ThumbUp,User,UserBolt,UserCheck,UserCircle,UserCog,UserEdit,UserExclamation,UserHeart,UserMinus,UserOff,UserPlus,UserQuestion,UserSearch,UserShield,UserStar,UserX,Users,UsersGroup,UsersMinus,UsersPlus,Walk,Woman}.mjs',
    './Icon{At,Broadcast,Headphones,Headset,Mail,MailCheck,MailForward,MailOff,MailOpened,MailPlus,MailX,Message,Message2,MessageCircle,MessageDots,MessageOff,MessagePlus,MessageReport,Messages,Microphone,MicrophoneOff,Phone,PhoneCall,PhoneIncoming,PhoneOff,PhoneOutgoing,Rss,Send2,Speakerphone,Video,VideoOff,VideoPlus,Volume,Volume2,VolumeOff}.mjs',
    './Icon{Cash,CashBanknote,Coin,CoinEuro,Coins,CreditCard,CreditCardOff,CreditCardPay,CurrencyDollar,CurrencyEuro,CurrencyPound,Discount,Percentage,PigMoney,Receipt,Receipt2,ReceiptOff,ReceiptRefund,ReceiptTax,Scale,ShoppingBag,ShoppingCart,ShoppingCartOff,ShoppingCartPlus,Tax,Wallet,WalletOff}.mjs',
    './Icon{ChartArcs,ChartArea,ChartAreaLine,ChartBar,ChartBubble,ChartCandle,ChartDonut,ChartDots,ChartGridDots,ChartHistogram,ChartInfographic,ChartLine,ChartPie,ChartRadar,ChartTreemap,Graph,Math,Sum,Timeline,Variable}.mjs',
    './Icon{Api,Battery,Battery2,BatteryCharging,BatteryOff,Binary,Bluetooth,Bolt,BoltOff,Braces,Brackets,Camera,CameraOff,Cloud,CloudDownload,CloudOff,CloudUpload,Code,CodeOff,Cpu,Database,DatabaseExport,DatabaseImport,DatabaseOff,DeviceDesktop,DeviceFloppy,DeviceGamepad2,DeviceLaptop,DeviceMobile,DeviceSpeaker,DeviceTablet,DeviceTv,DeviceUsb,DeviceWatch,Fingerprint,GitBranch,GitCommit,GitFork,GitMerge,GitPullRequest,Hash,Json,Keyboard,Mouse,Network,Plug,PlugConnected,Power,Robot,Router,Satellite,Server,Server2,ServerOff,Sitemap,Terminal,Terminal2,Usb,Webhook,Wifi}.mjs',
    './Icon{WifiOff,World,WorldDownload,WorldOff,WorldUpload,WorldWww}.mjs',
    './Icon{AlignCenter,AlignJustified,AlignLeft,AlignRight,Blockquote,Bold,Brush,ClearFormatting,ColorPicker,ColorSwatch,Contrast,Crop,Disc,Droplet,DropletOff,H1,H2,H3,IndentDecrease,IndentIncrease,Italic,LetterCase,Movie,MovieOff,Music,Palette,Photo,PhotoEdit,PhotoOff,PhotoPlus,PlayerPause,PlayerPlay,PlayerRecord,PlayerSkipBack,PlayerSkipForward,PlayerStop,PlayerTrackNext,PlayerTrackPrev,Playlist,Quote,Radio,Resize,Shadow,Slideshow,Strikethrough,Subscript,Superscript,TextSize,TextWrap,Typography,Underline,Vector,VectorTriangle,Wand}.mjs',
    './Icon{Anchor,Armchair,Armchair2,Barrel,Basket,Bath,Beach,Bed,Bike,Bottle,Box,Bucket,Bulldozer,Bus,Cactus,Car,Carrot,ChairDirector,Coffee,Compass,Cookie,Crane,Cup,CurrentLocation,Desk,Door,DoorEnter,DoorExit,Elevator,Escalator,Feather,Fence,Flame,Flask,Forklift,Fridge,GasStation,Glass,Hammer,Helicopter,Lamp,Lamp2,LampOff,Leaf,Location,LocationOff,Map,Map2,MapOff,MapPin,MapPinOff,MapPins,Moon,MoonStars,Mountain,Navigation,Paint,Parachute,Parking,Pizza}.mjs',
    './Icon{Plane,PlaneArrival,PlaneDeparture,Plant,Plant2,PlantOff,Road,RoadSign,Rocket,Route,Sailboat,Salad,Seedling,Ship,Shovel,Snowflake,Sofa,Stairs,Sun,SunHigh,SunLow,Sunrise,Sunset,Temperature,Tent,ToolsKitchen2,Tornado,Train,Tree,Trees,Truck,TruckDelivery,TruckOff,TruckReturn,Umbrella,WashMachine,Wind,Window,Wood}.mjs',
  ],
  {
    base: '../../../node_modules/@tabler/icons-react/dist/esm/icons',
    eager: true,
    import: 'default',
    query: '?gallery',
  },
);

/** The icons by their names, such as `IconChartBar`. */
export const icons = Object.entries(files).map(([path, Icon]) => ({
  name: path.slice(path.lastIndexOf('/') + 1, path.indexOf('.mjs')),
  Icon,
}));
