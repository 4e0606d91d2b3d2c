/** The colour of the badge of each status. */
export const statusTones = {
  active: 'primary',
  scheduled: 'info',
  completed: 'success',
  pending: 'warning',
} as const;

export interface Project {
  id: number;
  name: string;
  client: string;
  people: string[];
  status: keyof typeof statusTones;
}

/** The projects of the sample company. */
export const projects: Project[] = [
  {
    id: 1,
    name: 'Harbour office',
    client: 'Kestrel Shipping',
    people: ['Ines Okafor', 'Tobias Finch', 'Camille Rousseau'],
    status: 'active',
  },
  {
    id: 2,
    name: 'Reading room',
    client: 'Quist Press',
    people: ['Rui Marlow', 'Amina Whitby'],
    status: 'scheduled',
  },
  {
    id: 3,
    name: 'Training centre',
    client: 'Alder & Sons',
    people: ['Harriet Lindqvist', 'Jonas Braithwaite', 'Priya Carreira', 'Camille Cole'],
    status: 'completed',
  },
  {
    id: 4,
    name: 'Studio kitchen',
    client: 'Lumen Films',
    people: ['Meilin Vasconcelos', 'Henrik Valente'],
    status: 'pending',
  },
];
