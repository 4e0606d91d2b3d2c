export type Office = 'Lisbon' | 'Hamburg' | 'Lyon' | 'Leeds';
export type Team =
  | 'Leadership'
  | 'Sales'
  | 'Design'
  | 'Warehouse'
  | 'Support'
  | 'Finance'
  | 'IT'
  | 'People'
  | 'Marketing'
  | 'Purchasing'
  | 'Installation';

/** Somebody who works at Marlow & Finch. */
export interface Person {
  key: string;
  fullName: string;
  username: string;
  email: string;
  /** The job title. */
  post: string;
  team: Team;
  isLead: boolean;
  office: Office;
  /** `(ddd) 555-01dd`: a range of numbers that is reserved for fiction. */
  phone: string;
  joinedDaysAgo: number;
  hasPortrait: boolean;
  /** Whether the users directory and the tasks show initials. The contract has initials for 18 users. */
  showsInitials: boolean;
  /** One line about the person. Empty for most people. */
  about: string;
}

/** Another company, and its contact person. */
export interface Contact {
  key: string;
  /** The full name of the contact person. */
  name: string;
  company: string;
  address: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  hasPortrait: boolean;
}

/** A company that Marlow & Finch buys from. */
export interface Supplier extends Contact {
  supplies: string;
}

type Entry = Pick<Person, 'key' | 'fullName' | 'post' | 'team' | 'office' | 'joinedDaysAgo'> & {
  about?: string;
  /** Whether `pictures/people/` has a file named after the key. */
  hasPortrait?: boolean;
  showsInitials?: boolean;
};

// The sample texts are about the first 24 people. The first 50 people are in the users directory.
const entries: readonly Entry[] = [
  {
    key: 'ines-okafor',
    hasPortrait: true,
    fullName: 'Ines Okafor',
    post: 'Managing director',
    team: 'Leadership',
    office: 'Lisbon',
    joinedDaysAgo: 4210,
    about: 'Reads every customer letter on Friday, and answers the cross ones herself.',
  },
  {
    key: 'harriet-marlow',
    hasPortrait: true,
    fullName: 'Harriet Marlow',
    post: 'Founder, product range',
    team: 'Leadership',
    office: 'Leeds',
    joinedDaysAgo: 7120,
    about: 'Began with one desk in a borrowed mill. Still sands every prototype by hand.',
  },
  {
    key: 'tobias-finch',
    hasPortrait: true,
    fullName: 'Tobias Finch',
    post: 'Founder, head of design',
    team: 'Design',
    office: 'Leeds',
    joinedDaysAgo: 7120,
    about: 'Draws chairs on train tickets and keeps all the tickets.',
  },
  {
    key: 'henrik-dahl',
    hasPortrait: true,
    fullName: 'Henrik Dahl',
    post: 'Head of sales',
    team: 'Sales',
    office: 'Hamburg',
    joinedDaysAgo: 3340,
    about: 'Knows every lift size in the harbour district. Calls rather than writes.',
  },
  {
    key: 'camille-rousseau',
    hasPortrait: true,
    fullName: 'Camille Rousseau',
    post: 'Sales lead, France',
    team: 'Sales',
    office: 'Lyon',
    joinedDaysAgo: 2190,
    about: 'Plans whole floors on a napkin, then sends the quote before dessert.',
  },
  {
    key: 'rui-tavares',
    hasPortrait: true,
    fullName: 'Rui Tavares',
    post: 'Warehouse lead',
    team: 'Warehouse',
    office: 'Lisbon',
    joinedDaysAgo: 3975,
    about: 'Can tell by the sound which pallet was set down wrong.',
  },
  {
    key: 'amina-diallo',
    hasPortrait: true,
    fullName: 'Amina Diallo',
    post: 'Customer support lead',
    team: 'Support',
    office: 'Lyon',
    joinedDaysAgo: 1860,
    about: 'Solves it first and writes the report after. Collects thank-you postcards.',
  },
  {
    key: 'meilin-zhou',
    hasPortrait: true,
    fullName: 'Meilin Zhou',
    post: 'Senior product designer',
    team: 'Design',
    office: 'Leeds',
    joinedDaysAgo: 1540,
    about: 'Believes a drawer should close like a good sentence.',
  },
  {
    key: 'jonas-brandt',
    hasPortrait: true,
    fullName: 'Jonas Brandt',
    post: 'Finance lead',
    team: 'Finance',
    office: 'Hamburg',
    joinedDaysAgo: 2870,
    about: 'Finds the missing cent. Bakes rye bread at month end.',
  },
  {
    key: 'priya-raman',
    hasPortrait: true,
    fullName: 'Priya Raman',
    post: 'IT lead',
    team: 'IT',
    office: 'Leeds',
    joinedDaysAgo: 1325,
    about: 'Has a calm voice and a labelled cable for everything.',
  },
  {
    key: 'kwame-mensah',
    hasPortrait: true,
    fullName: 'Kwame Mensah',
    post: 'Logistics planner',
    team: 'Warehouse',
    office: 'Hamburg',
    joinedDaysAgo: 1710,
    about: 'Routes lorries around rain, strikes and school holidays.',
  },
  {
    key: 'beatriz-nogueira',
    hasPortrait: true,
    fullName: 'Beatriz Nogueira',
    post: 'People and culture lead',
    team: 'People',
    office: 'Lisbon',
    joinedDaysAgo: 2440,
    about: 'Remembers birthdays, allergies and who wanted a desk by the window.',
  },
  {
    key: 'omar-haddad',
    hasPortrait: true,
    fullName: 'Omar Haddad',
    post: 'Key account manager',
    team: 'Sales',
    office: 'Lyon',
    joinedDaysAgo: 1125,
    about: 'Turns up with samples in one hand and pistachio biscuits in the other.',
  },
  {
    key: 'sofia-lindqvist',
    hasPortrait: true,
    fullName: 'Sofia Lindqvist',
    post: 'Marketing lead',
    team: 'Marketing',
    office: 'Hamburg',
    joinedDaysAgo: 980,
    about: 'Cuts every headline in half, then once more.',
  },
  {
    key: 'daniel-whitby',
    hasPortrait: true,
    showsInitials: true,
    fullName: 'Daniel Whitby',
    post: 'Installation lead',
    team: 'Installation',
    office: 'Leeds',
    joinedDaysAgo: 2610,
    about: 'Has never left a site without sweeping it.',
  },
  {
    key: 'yuki-tanabe',
    hasPortrait: true,
    fullName: 'Yuki Tanabe',
    post: 'Interior planner',
    team: 'Design',
    office: 'Lyon',
    joinedDaysAgo: 865,
    about: 'Measures daylight before measuring the room.',
  },
  {
    key: 'farid-benali',
    hasPortrait: true,
    showsInitials: true,
    fullName: 'Farid Benali',
    post: 'Quality engineer',
    team: 'Purchasing',
    office: 'Lyon',
    joinedDaysAgo: 1990,
    about: 'Sat down and stood up forty thousand times for one certificate.',
  },
  {
    key: 'greta-vollmer',
    hasPortrait: true,
    showsInitials: true,
    fullName: 'Greta Vollmer',
    post: 'Accounts receivable',
    team: 'Finance',
    office: 'Hamburg',
    joinedDaysAgo: 3105,
    about: 'Writes the friendliest payment reminders in the trade.',
  },
  {
    key: 'arjun-nair',
    hasPortrait: true,
    fullName: 'Arjun Nair',
    post: 'Web developer',
    team: 'IT',
    office: 'Leeds',
    joinedDaysAgo: 640,
    about: 'Deploys before lunch and never on a Friday.',
  },
  {
    key: 'lena-kowalski',
    hasPortrait: true,
    showsInitials: true,
    fullName: 'Lena Kowalski',
    post: 'Support agent',
    team: 'Support',
    office: 'Hamburg',
    joinedDaysAgo: 410,
    about: 'Explains chair levers on the phone with great patience.',
  },
  {
    key: 'mateus-leal',
    hasPortrait: true,
    fullName: 'Mateus Leal',
    post: 'Photographer',
    team: 'Marketing',
    office: 'Lisbon',
    joinedDaysAgo: 1230,
    about: 'Waits for the light. Usually around four in the afternoon.',
  },
  {
    key: 'nadia-elamin',
    hasPortrait: true,
    fullName: 'Nadia Elamin',
    post: 'Purchasing lead',
    team: 'Purchasing',
    office: 'Lyon',
    joinedDaysAgo: 2050,
    about: 'Asks where the oak grew, and gets an answer.',
  },
  {
    key: 'owen-hartley',
    hasPortrait: true,
    showsInitials: true,
    fullName: 'Owen Hartley',
    post: 'Office manager',
    team: 'People',
    office: 'Leeds',
    joinedDaysAgo: 1480,
    about: 'Keeps the kettle, the keys and the meeting rooms in order.',
  },
  {
    key: 'clara-weiss',
    hasPortrait: true,
    showsInitials: true,
    fullName: 'Clara Weiss',
    post: 'Contracts counsel',
    team: 'Finance',
    office: 'Hamburg',
    joinedDaysAgo: 1015,
    about: 'Reads the small print aloud so that others need not.',
  },
  {
    key: 'samuel-adeyemi',
    hasPortrait: true,
    fullName: 'Samuel Adeyemi',
    post: 'Sales representative',
    team: 'Sales',
    office: 'Leeds',
    joinedDaysAgo: 720,
  },
  {
    key: 'hana-suzuki',
    hasPortrait: true,
    fullName: 'Hana Suzuki',
    post: 'Colour and materials designer',
    team: 'Design',
    office: 'Lyon',
    joinedDaysAgo: 905,
  },
  {
    key: 'pedro-vasconcelos',
    hasPortrait: true,
    showsInitials: true,
    fullName: 'Pedro Vasconcelos',
    post: 'Warehouse operative',
    team: 'Warehouse',
    office: 'Lisbon',
    joinedDaysAgo: 1650,
  },
  {
    key: 'ingrid-solberg',
    hasPortrait: true,
    fullName: 'Ingrid Solberg',
    post: 'Sales representative',
    team: 'Sales',
    office: 'Hamburg',
    joinedDaysAgo: 1170,
  },
  {
    key: 'thierry-lambert',
    fullName: 'Thierry Lambert',
    post: 'Installer',
    team: 'Installation',
    office: 'Lyon',
    joinedDaysAgo: 2230,
  },
  {
    key: 'fatou-sow',
    hasPortrait: true,
    fullName: 'Fatou Sow',
    post: 'Support agent',
    team: 'Support',
    office: 'Lyon',
    joinedDaysAgo: 530,
  },
  {
    key: 'ravi-chandran',
    hasPortrait: true,
    fullName: 'Ravi Chandran',
    post: 'Data analyst',
    team: 'IT',
    office: 'Leeds',
    joinedDaysAgo: 790,
  },
  {
    key: 'anneke-visser',
    fullName: 'Anneke Visser',
    post: 'Export coordinator',
    team: 'Warehouse',
    office: 'Hamburg',
    joinedDaysAgo: 1390,
  },
  {
    key: 'duarte-pinheiro',
    fullName: 'Duarte Pinheiro',
    post: 'Delivery driver',
    team: 'Warehouse',
    office: 'Lisbon',
    joinedDaysAgo: 345,
  },
  {
    key: 'eilidh-mackay',
    hasPortrait: true,
    fullName: 'Eilidh Mackay',
    post: 'Copywriter',
    team: 'Marketing',
    office: 'Leeds',
    joinedDaysAgo: 610,
  },
  {
    key: 'wenhao-chen',
    hasPortrait: true,
    fullName: 'Wenhao Chen',
    post: 'Electrical engineer',
    team: 'Design',
    office: 'Leeds',
    joinedDaysAgo: 1280,
  },
  {
    key: 'marlene-krueger',
    fullName: 'Marlene Krüger',
    post: 'Bookkeeper',
    team: 'Finance',
    office: 'Hamburg',
    joinedDaysAgo: 2760,
  },
  {
    key: 'youssef-mansour',
    hasPortrait: true,
    fullName: 'Youssef Mansour',
    post: 'Sales engineer',
    team: 'Sales',
    office: 'Lyon',
    joinedDaysAgo: 455,
  },
  {
    key: 'teresa-valente',
    hasPortrait: true,
    fullName: 'Teresa Valente',
    post: 'Recruiter',
    team: 'People',
    office: 'Lisbon',
    joinedDaysAgo: 835,
  },
  {
    key: 'alfie-braithwaite',
    fullName: 'Alfie Braithwaite',
    post: 'Apprentice joiner',
    team: 'Installation',
    office: 'Leeds',
    joinedDaysAgo: 160,
  },
  {
    key: 'solene-marchand',
    hasPortrait: true,
    fullName: 'Solène Marchand',
    post: 'Showroom host',
    team: 'Sales',
    office: 'Lyon',
    joinedDaysAgo: 295,
  },
  {
    key: 'bjorn-eklund',
    hasPortrait: true,
    fullName: 'Björn Eklund',
    post: 'Acoustics engineer',
    team: 'Design',
    office: 'Hamburg',
    joinedDaysAgo: 1905,
  },
  {
    key: 'harpreet-gill',
    hasPortrait: true,
    fullName: 'Harpreet Gill',
    post: 'Delivery planner',
    team: 'Warehouse',
    office: 'Leeds',
    joinedDaysAgo: 1090,
  },
  {
    key: 'joao-figueira',
    hasPortrait: true,
    showsInitials: true,
    fullName: 'João Figueira',
    post: 'Warehouse operative',
    team: 'Warehouse',
    office: 'Lisbon',
    joinedDaysAgo: 560,
  },
  {
    key: 'katrin-osterloh',
    fullName: 'Katrin Osterloh',
    post: 'Supply planner',
    team: 'Purchasing',
    office: 'Hamburg',
    joinedDaysAgo: 1440,
  },
  {
    key: 'abena-owusu',
    hasPortrait: true,
    fullName: 'Abena Owusu',
    post: 'Installer',
    team: 'Installation',
    office: 'Leeds',
    joinedDaysAgo: 680,
  },
  {
    key: 'lucas-fontaine',
    fullName: 'Lucas Fontaine',
    post: 'Visual merchandiser',
    team: 'Marketing',
    office: 'Lyon',
    joinedDaysAgo: 375,
  },
  {
    key: 'rosa-quintela',
    fullName: 'Rosa Quintela',
    post: 'Payroll administrator',
    team: 'Finance',
    office: 'Lisbon',
    joinedDaysAgo: 2980,
  },
  {
    key: 'dilan-aydin',
    hasPortrait: true,
    fullName: 'Dilan Aydin',
    post: 'Web developer',
    team: 'IT',
    office: 'Hamburg',
    joinedDaysAgo: 485,
  },
  {
    key: 'minh-tran',
    fullName: 'Minh Tran',
    post: 'Junior designer',
    team: 'Design',
    office: 'Lyon',
    joinedDaysAgo: 120,
  },
  {
    key: 'esther-cole',
    fullName: 'Esther Cole',
    post: 'Receptionist',
    team: 'People',
    office: 'Leeds',
    joinedDaysAgo: 930,
  },
  {
    key: 'nuno-carreira',
    hasPortrait: true,
    fullName: 'Nuno Carreira',
    post: 'Maintenance technician',
    team: 'Warehouse',
    office: 'Lisbon',
    joinedDaysAgo: 2120,
  },
  {
    key: 'leila-farahani',
    hasPortrait: true,
    fullName: 'Leila Farahani',
    post: 'Brand manager',
    team: 'Marketing',
    office: 'Lyon',
    joinedDaysAgo: 705,
  },
  {
    key: 'magnus-ostby',
    fullName: 'Magnus Østby',
    post: 'Delivery driver',
    team: 'Warehouse',
    office: 'Hamburg',
    joinedDaysAgo: 1560,
  },
  {
    key: 'zainab-yusuf',
    hasPortrait: true,
    fullName: 'Zainab Yusuf',
    post: 'Customer success manager',
    team: 'Support',
    office: 'Leeds',
    joinedDaysAgo: 415,
  },
  {
    key: 'paul-kessler',
    hasPortrait: true,
    fullName: 'Paul Kessler',
    post: 'Systems administrator',
    team: 'IT',
    office: 'Hamburg',
    joinedDaysAgo: 2310,
  },
  {
    key: 'amelie-garnier',
    fullName: 'Amélie Garnier',
    post: 'Purchasing assistant',
    team: 'Purchasing',
    office: 'Lyon',
    joinedDaysAgo: 250,
  },
  {
    key: 'gethin-rowlands',
    fullName: 'Gethin Rowlands',
    post: 'Joiner',
    team: 'Installation',
    office: 'Leeds',
    joinedDaysAgo: 1820,
  },
  {
    key: 'sunita-perera',
    hasPortrait: true,
    fullName: 'Sunita Perera',
    post: 'Controller',
    team: 'Finance',
    office: 'Lisbon',
    joinedDaysAgo: 960,
  },
  {
    key: 'finn-albers',
    fullName: 'Finn Albers',
    post: 'Warehouse apprentice',
    team: 'Warehouse',
    office: 'Hamburg',
    joinedDaysAgo: 75,
  },
  {
    key: 'vera-monteiro',
    fullName: 'Vera Monteiro',
    post: 'Showroom host',
    team: 'Sales',
    office: 'Lisbon',
    joinedDaysAgo: 620,
  },
];

type CompanyEntry = Pick<Contact, 'key' | 'name' | 'company' | 'city' | 'country'> & {
  street: string;
  domain: string;
  hasPortrait?: boolean;
};

const customerEntries: readonly CompanyEntry[] = [
  {
    key: 'elena-marchetti',
    hasPortrait: true,
    name: 'Elena Marchetti',
    company: 'Marchetti Legal',
    street: 'Rua das Amoreiras 41',
    city: 'Lisbon',
    country: 'Portugal',
    domain: 'marchettilegal',
  },
  {
    key: 'gareth-pryce',
    hasPortrait: true,
    name: 'Gareth Pryce',
    company: 'Northgate Architects',
    street: '18 Wharf Lane',
    city: 'Leeds',
    country: 'United Kingdom',
    domain: 'northgate-architects',
  },
  {
    key: 'annika-berg',
    hasPortrait: true,
    name: 'Annika Berg',
    company: 'Bergström Health',
    street: 'Vasabacken 7',
    city: 'Gothenburg',
    country: 'Sweden',
    domain: 'bergstrom-health',
  },
  {
    key: 'lukas-steiner',
    hasPortrait: true,
    name: 'Lukas Steiner',
    company: 'Steiner und Kolbe',
    street: 'Speicherweg 12',
    city: 'Hamburg',
    country: 'Germany',
    domain: 'steinerkolbe',
  },
  {
    key: 'isabelle-carnot',
    hasPortrait: true,
    name: 'Isabelle Carnot',
    company: 'Atelier Carnot',
    street: '9 quai des Tanneurs',
    city: 'Lyon',
    country: 'France',
    domain: 'ateliercarnot',
  },
  {
    key: 'chidi-nwosu',
    hasPortrait: true,
    name: 'Chidi Nwosu',
    company: 'Harbourline Shipping',
    street: 'Kajen 30',
    city: 'Hamburg',
    country: 'Germany',
    domain: 'harbourline',
  },
  {
    key: 'marta-sequeira',
    name: 'Marta Sequeira',
    company: 'Sequeira Dental',
    street: 'Travessa do Olival 5',
    city: 'Porto',
    country: 'Portugal',
    domain: 'sequeiradental',
  },
  {
    key: 'declan-moore',
    hasPortrait: true,
    name: 'Declan Moore',
    company: 'Linden Software',
    street: '44 Canal Row',
    city: 'Dublin',
    country: 'Ireland',
    domain: 'lindensoftware',
  },
  {
    key: 'saskia-de-wit',
    name: 'Saskia de Wit',
    company: 'Polder Publishing',
    street: 'Grachtkade 88',
    city: 'Utrecht',
    country: 'Netherlands',
    domain: 'polderpublishing',
  },
  {
    key: 'tariq-hussain',
    hasPortrait: true,
    name: 'Tariq Hussain',
    company: 'Brightwell Schools',
    street: '2 Chapel Rise',
    city: 'Bradford',
    country: 'United Kingdom',
    domain: 'brightwell-schools',
  },
  {
    key: 'eva-novotna',
    hasPortrait: true,
    name: 'Eva Novotna',
    company: 'Vltava Studios',
    street: 'Mlynska 16',
    city: 'Prague',
    country: 'Czechia',
    domain: 'vltavastudios',
  },
  {
    key: 'julien-perret',
    name: 'Julien Perret',
    company: 'Perret Biotech',
    street: '31 rue de la Soierie',
    city: 'Lyon',
    country: 'France',
    domain: 'perretbiotech',
  },
  {
    key: 'aroha-ngata',
    hasPortrait: true,
    name: 'Aroha Ngata',
    company: 'Kowhai Consulting',
    street: '14 Tannery Street',
    city: 'London',
    country: 'United Kingdom',
    domain: 'kowhaiconsulting',
  },
  {
    key: 'matteo-lombardi',
    name: 'Matteo Lombardi',
    company: 'Lombardi Travel',
    street: 'Via dei Tigli 22',
    city: 'Turin',
    country: 'Italy',
    domain: 'lombarditravel',
  },
  {
    key: 'karin-holst',
    hasPortrait: true,
    name: 'Karin Holst',
    company: 'Holst Energi',
    street: 'Strandgade 61',
    city: 'Aarhus',
    country: 'Denmark',
    domain: 'holstenergi',
  },
  {
    key: 'vikram-sethi',
    hasPortrait: true,
    name: 'Vikram Sethi',
    company: 'Sethi Analytics',
    street: '70 Foundry Square',
    city: 'Manchester',
    country: 'United Kingdom',
    domain: 'sethianalytics',
  },
  {
    key: 'louise-tremblay',
    name: 'Louise Tremblay',
    company: 'Maison Tremblay',
    street: '5 place du Marronnier',
    city: 'Brussels',
    country: 'Belgium',
    domain: 'maisontremblay',
  },
  {
    key: 'andre-sampaio',
    hasPortrait: true,
    name: 'Andre Sampaio',
    company: 'Sampaio Engenharia',
    street: 'Avenida dos Loureiros 210',
    city: 'Coimbra',
    country: 'Portugal',
    domain: 'sampaioengenharia',
  },
  {
    key: 'birgit-hollander',
    name: 'Birgit Hollander',
    company: 'Hollander Versand',
    street: 'Am Deich 3',
    city: 'Bremen',
    country: 'Germany',
    domain: 'hollanderversand',
  },
  {
    key: 'naomi-fields',
    hasPortrait: true,
    name: 'Naomi Fields',
    company: 'Fieldhouse Insurance',
    street: '1 Orchard Court',
    city: 'York',
    country: 'United Kingdom',
    domain: 'fieldhouse',
  },
  {
    key: 'seungho-park',
    hasPortrait: true,
    name: 'Seungho Park',
    company: 'Parklight Games',
    street: 'Lindenallee 19',
    city: 'Berlin',
    country: 'Germany',
    domain: 'parklightgames',
  },
  {
    key: 'claire-delmas',
    name: 'Claire Delmas',
    company: 'Delmas Notaires',
    street: '12 rue du Pressoir',
    city: 'Grenoble',
    country: 'France',
    domain: 'delmasnotaires',
  },
  {
    key: 'pablo-iriarte',
    name: 'Pablo Iriarte',
    company: 'Iriarte Foods',
    street: 'Calle del Molino 8',
    city: 'Bilbao',
    country: 'Spain',
    domain: 'iriartefoods',
  },
  {
    key: 'ruth-abrahams',
    hasPortrait: true,
    name: 'Ruth Abrahams',
    company: 'Open Table Charity',
    street: '27 Mill Street',
    city: 'Leeds',
    country: 'United Kingdom',
    domain: 'opentable',
  },
  {
    key: 'stefan-wolter',
    name: 'Stefan Wolter',
    company: 'Wolter Optik',
    street: 'Hafenstieg 4',
    city: 'Kiel',
    country: 'Germany',
    domain: 'wolteroptik',
  },
];

const supplierEntries: readonly (CompanyEntry & Pick<Supplier, 'supplies'>)[] = [
  {
    key: 'astrid-nyhus',
    hasPortrait: true,
    name: 'Astrid Nyhus',
    company: 'Fjellheim Timber',
    street: 'Sågveien 14',
    city: 'Trondheim',
    country: 'Norway',
    domain: 'fjellheimtimber',
    supplies: 'Oak and birch boards',
  },
  {
    key: 'paolo-ferrante',
    name: 'Paolo Ferrante',
    company: 'Ferrante Telai',
    street: 'Via del Ferro 9',
    city: 'Brescia',
    country: 'Italy',
    domain: 'ferrantetelai',
    supplies: 'Steel frames and lifting columns',
  },
  {
    key: 'joanna-wilk',
    name: 'Joanna Wilk',
    company: 'Wilk Tkaniny',
    street: 'Ulica Tkacka 33',
    city: 'Lodz',
    country: 'Poland',
    domain: 'wilktkaniny',
    supplies: 'Upholstery and wool felt',
  },
  {
    key: 'dominic-ashworth',
    name: 'Dominic Ashworth',
    company: 'Ashworth Castors',
    street: '6 Forge Yard',
    city: 'Sheffield',
    country: 'United Kingdom',
    domain: 'ashworthcastors',
    supplies: 'Castors, gas springs and fittings',
  },
  {
    key: 'hugo-salgado',
    name: 'Hugo Salgado',
    company: 'Cortica Salgado',
    street: 'Estrada do Sobreiro 2',
    city: 'Evora',
    country: 'Portugal',
    domain: 'corticasalgado',
    supplies: 'Cork sheets and pin boards',
  },
  {
    key: 'linh-pham',
    name: 'Linh Pham',
    company: 'Redriver Electronics',
    street: 'Elbchaussee Kontor 5',
    city: 'Hamburg',
    country: 'Germany',
    domain: 'redriver-electronics',
    supplies: 'Monitors, keyboards and headsets',
  },
  {
    key: 'maud-janssen',
    name: 'Maud Janssen',
    company: 'Janssen Kwekerij',
    street: 'Kasweg 120',
    city: 'Aalsmeer',
    country: 'Netherlands',
    domain: 'janssenkwekerij',
    supplies: 'Office plants and planters',
  },
  {
    key: 'etienne-vasseur',
    hasPortrait: true,
    name: 'Etienne Vasseur',
    company: 'Vasseur Cartons',
    street: '18 rue des Emballeurs',
    city: 'Lille',
    country: 'France',
    domain: 'vasseurcartons',
    supplies: 'Cartons and reusable packing',
  },
];

const areaCodes: Record<Office, string> = {
  Lisbon: '213',
  Hamburg: '404',
  Lyon: '478',
  Leeds: '513',
};

const formatPhone = (areaCode: string, index: number) =>
  `(${areaCode}) 555-01${String(index % 100).padStart(2, '0')}`;

function createContact(
  { street, domain, hasPortrait = false, ...entry }: CompanyEntry,
  areaCode: string,
  index: number,
) {
  return {
    ...entry,
    address: `${street}, ${entry.city}`,
    email: `${entry.key.split('-')[0]}@${domain}.example`,
    phone: formatPhone(areaCode, index),
    hasPortrait,
  };
}

export const people: readonly Person[] = entries.map((entry, index) => {
  const username = entry.key.replace('-', '.');
  return {
    about: '',
    hasPortrait: false,
    showsInitials: false,
    ...entry,
    username,
    email: `${username}@marlowfinch.example`,
    isLead: /lead|head|director|founder/i.test(entry.post),
    phone: formatPhone(areaCodes[entry.office], index + 1),
  };
});

export const customers: readonly Contact[] = customerEntries.map((entry, index) =>
  createContact(entry, '617', index + 1),
);

export const suppliers: readonly Supplier[] = supplierEntries.map(
  ({ supplies, ...entry }, index) => ({
    ...createContact(entry, '718', index + 1),
    supplies,
  }),
);

const peopleByKey = new Map(people.map((colleague) => [colleague.key, colleague]));
const customersByKey = new Map(customers.map((customer) => [customer.key, customer]));

/** Returns the colleague with a key. Throws for an unknown key. */
export function findPerson(key: string): Person {
  const found = peopleByKey.get(key);
  if (!found)
    throw new Error(`Nobody at Marlow & Finch has the key "${key}". See server/sample/people.ts.`);
  return found;
}

/** Returns the customer with a key. Throws for an unknown key. */
export function findCustomer(key: string): Contact {
  const found = customersByKey.get(key);
  if (!found) throw new Error(`No customer has the key "${key}". See server/sample/people.ts.`);
  return found;
}

/** Returns the URL of a portrait, or '' for people without one. */
export function getPortraitUrl({ key, hasPortrait }: Pick<Person, 'key' | 'hasPortrait'>): string {
  return hasPortrait ? `/pictures/people/${key}.svg` : '';
}

/** Returns the URL of the portrait of the colleague with a key, or '' if there is none. */
export const getAvatarUrl = (key: string) => getPortraitUrl(findPerson(key));

/** Returns the URL of a colleague's page. */
export const getWebsite = ({ key }: Person) => `https://www.marlowfinch.example/people/${key}`;

/** The colleague to whom the first sample account belongs. */
export const accountPerson = findPerson('ines-okafor');

/**
 * The first sample account of the contract, with its username and email address. It belongs to the person who owns the
 * mailbox and writes in the chat.
 */
export const accountHolder = {
  username: 'johndoe',
  fullName: accountPerson.fullName,
  email: 'admin@demo.com',
  avatar: getPortraitUrl(accountPerson),
};

/** Returns the URL of the portrait in the users directory, or '' if the directory shows initials. */
export const getDirectoryPortraitUrl = (colleague: Person): string =>
  colleague.showsInitials ? '' : getPortraitUrl(colleague);
