export interface Person {
  email: string;
  name: string;
  website: string;
  rank: number;
}

export const people: Person[] = [
  { email: 'ana.ito@marlow-finch.example', name: 'Ana Ito', website: 'ito.example', rank: 1 },
  { email: 'ben.costa@cais.example', name: 'Ben Costa', website: 'cais.example', rank: 2 },
  {
    email: 'chloe.petit@atelier.example',
    name: 'Chloé Petit',
    website: 'atelier.example',
    rank: 3,
  },
  { email: 'dirk.hansen@kontor.example', name: 'Dirk Hansen', website: 'kontor.example', rank: 4 },
  { email: 'elif.kaya@liman.example', name: 'Elif Kaya', website: 'liman.example', rank: 5 },
  { email: 'femi.okoro@harbour.example', name: 'Femi Okoro', website: 'harbour.example', rank: 6 },
  { email: 'greta.lind@skog.example', name: 'Greta Lind', website: 'skog.example', rank: 7 },
  {
    email: 'hugo.marques@oficina.example',
    name: 'Hugo Marques',
    website: 'oficina.example',
    rank: 8,
  },
  {
    email: 'ines.moreau@lumiere.example',
    name: 'Inès Moreau',
    website: 'lumiere.example',
    rank: 9,
  },
  { email: 'jonas.weber@werft.example', name: 'Jonas Weber', website: 'werft.example', rank: 10 },
];
