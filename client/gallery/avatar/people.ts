export const people = [
  { fullName: 'Camille Rousseau', avatar: '/pictures/people/camille-rousseau.svg' },
  { fullName: 'Rui Tavares', avatar: '/pictures/people/rui-tavares.svg' },
  { fullName: 'Amina Diallo', avatar: '/pictures/people/amina-diallo.svg' },
  { fullName: 'Lena Kowalski', avatar: '' },
  { fullName: 'Yuki Tanabe', avatar: '/pictures/people/yuki-tanabe.svg' },
  { fullName: 'Kwame Mensah', avatar: '/pictures/people/kwame-mensah.svg' },
];
