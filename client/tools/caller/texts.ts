/** The texts that the explorer and the reference share. They are in English only. */
export const texts = {
  branch: 'Branch',
  identity: 'Send as',
  guest: 'Guest',
  dashboardUser: 'Dashboard user',
};
