export const pictures = [
  { id: 'morning', src: '/pictures/covers/morning-desks.svg' },
  { id: 'table', src: '/pictures/covers/long-table.svg' },
  { id: 'green', src: '/pictures/covers/green-corner.svg' },
  { id: 'evening', src: '/pictures/covers/evening-lamp.svg' },
] as const;
