import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../../test/testApp.ts';

test('GET /account-setting/data returns all sections', async () => {
  const app = await openTestBranch();

  const response = await app.inject('/account-setting/data');

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    general: {
      avatar: '/pictures/people/ines-okafor.svg',
      username: 'johndoe',
      fullName: 'Ines Okafor',
      email: 'admin@demo.com',
      company: 'Marlow & Finch Lisbon',
    },
    info: { bio: '', dob: null, country: 'Portugal', website: '', phone: 2_135_550_101 },
    social: {
      socialLinks: {
        twitter: 'https://social.example/johndoe',
        facebook: '',
        google: '',
        linkedIn: 'https://work.example/in/johndoe',
        instagram: '',
        quora: '',
      },
      connections: {
        twitter: { profileImg: '/pictures/people/ines-okafor.svg', id: 'johndoe' },
        google: { profileImg: '/pictures/people/ines-okafor.svg', id: 'ines.okafor' },
        facebook: {},
        github: {},
      },
    },
    notification: {
      commentOnArticle: true,
      answerOnForm: true,
      followMe: false,
      newAnnouncements: true,
      productUpdates: true,
      blogDigest: false,
    },
  });
});

test('GET /account-setting/data returns an empty object for a disconnected network', async () => {
  const app = await openTestBranch();

  await sendGraphql(app, 'mutation { disconnectAccount(network: TWITTER) { info { bio } } }');

  const { social } = (await app.inject('/account-setting/data')).json();
  expect(social.connections.twitter).toEqual({});
});
