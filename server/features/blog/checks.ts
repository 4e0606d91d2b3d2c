import { badInput } from '../../errors.ts';
import type { AddPostInput, CommentInput, UpdatePostInput } from '../../gql/resolvers.ts';
import { checkPicture } from '../../values/pictures.ts';

/** The maximum size of a picture in bytes. */
const pictureLimit = 500_000;
/** The maximum length of the content, including its markup. */
const contentLimit = 150_000;
const titleLimit = 120;
const commentLimit = 2000;
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const ownPicture = /^\/pictures\/[\w/-]+\.svg$/;

type Fields = Partial<AddPostInput> | Omit<UpdatePostInput, 'id'>;

/** Throws `BAD_USER_INPUT` for an invalid post. */
export function checkPost({ title, slug, image, content }: Fields) {
  if (title?.trim() === '') throw badInput('post.title', 'must not be blank.');
  if ((title?.length ?? 0) > titleLimit) {
    throw badInput('post.title', `must not be longer than ${titleLimit} letters.`);
  }
  if (typeof slug === 'string' && !slugForm.test(slug)) {
    throw badInput('post.slug', 'must be small letters, digits and single hyphens.');
  }
  if ((content?.length ?? 0) > contentLimit) {
    throw badInput('post.content', `must not be longer than ${contentLimit} letters.`);
  }
  if (typeof image === 'string' && !ownPicture.test(image)) {
    checkPicture('post.image', image, pictureLimit);
  }
}

/** Throws `BAD_USER_INPUT` for an invalid comment. */
export function checkComment({ fullName, email, website, text }: CommentInput) {
  if (fullName.trim() === '') throw badInput('comment.fullName', 'must not be blank.');
  if (!emailForm.test(email.trim())) {
    throw badInput('comment.email', 'must be an address, such as ines@marlowfinch.example.');
  }
  if (website?.trim() && !isWebsite(website.trim())) {
    throw badInput('comment.website', 'must be an address that begins with https:// or http://.');
  }
  if (text.trim() === '') throw badInput('comment.text', 'must not be blank.');
  if (text.length > commentLimit) {
    throw badInput('comment.text', `must not be longer than ${commentLimit} letters.`);
  }
}

function isWebsite(text: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);
}
