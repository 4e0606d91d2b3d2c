import { badInput } from '../../errors.ts';
import type { AddPostInput, CommentInput, UpdatePostInput } from '../../gql/types.ts';
import { checkEmailAddress } from '../../values/emailAddresses.ts';
import { checkPicture } from '../../values/pictures.ts';

/** The maximum size of a picture in bytes. */
const maxPictureSize = 500_000;
/** The maximum length of the content, including its markup. */
const maxContentLength = 150_000;
const maxTitleLength = 120;
const maxCommentLength = 2000;
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const localPicturePattern = /^\/pictures\/[\w/-]+\.svg$/;

type PostFields = Partial<AddPostInput> | Omit<UpdatePostInput, 'id'>;

/** Throws `BAD_USER_INPUT` for an invalid post. */
export function checkPost({ title, slug, image, content }: PostFields) {
  if (title?.trim() === '') throw badInput('post.title', 'must not be blank.');
  if ((title?.length ?? 0) > maxTitleLength) {
    throw badInput('post.title', `must have at most ${maxTitleLength} characters.`);
  }
  if (typeof slug === 'string' && !slugPattern.test(slug)) {
    throw badInput('post.slug', 'must consist of lowercase letters, digits and single hyphens.');
  }
  if ((content?.length ?? 0) > maxContentLength) {
    throw badInput('post.content', `must have at most ${maxContentLength} characters.`);
  }
  if (typeof image === 'string' && !localPicturePattern.test(image)) {
    checkPicture('post.image', image, maxPictureSize);
  }
}

/** Throws `BAD_USER_INPUT` for an invalid comment. */
export function checkComment({ fullName, email, website, text }: CommentInput) {
  if (fullName.trim() === '') throw badInput('comment.fullName', 'must not be blank.');
  checkEmailAddress('comment.email', email.trim());
  if (website?.trim() && !isWebsiteUrl(website.trim())) {
    throw badInput('comment.website', 'must be a URL that begins with https:// or http://.');
  }
  if (text.trim() === '') throw badInput('comment.text', 'must not be blank.');
  if (text.length > maxCommentLength) {
    throw badInput('comment.text', `must have at most ${maxCommentLength} characters.`);
  }
}

function isWebsiteUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);
}
