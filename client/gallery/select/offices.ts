export const offices = ['Hamburg', 'Leeds', 'Lisbon', 'Lyon'];
