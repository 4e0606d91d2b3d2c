import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '@nats-io/obj';
import { journalUnavailable } from '../../errors.ts';
import type { BlobReference } from '../blobs.ts';

/** Returns the prefix of the names of blobs. It distinguishes them from saved states in the same object store. */
const getPrefix = (branch: string) => (branch === 'main' ? 'blob-' : `blob-${branch}.`);
/** Maximum milliseconds between storing a blob and storing its entry. */
const margin = 60_000;

/**
 * Creates the blobs of a journal in an object store. Each entry has its own blobs, so that removing the blobs of old
 * entries never removes one that another replica is about to use. `branch` is a part of names, and must not contain a
 * full stop.
 */
export function createNatsBlobs(objects: ObjectStore) {
  async function remove(branch: string, isOld: (time: number) => boolean) {
    const prefix = getPrefix(branch);
    for (const { name, mtime } of await objects.list()) {
      const isOwn = name.startsWith(prefix) && !name.includes('.', prefix.length);
      if (isOwn && isOld(Date.parse(mtime))) await objects.delete(name);
    }
  }

  return {
    createName: (branch: string) => getPrefix(branch) + randomUUID(),

    async put(texts: Map<string, string>) {
      try {
        for (const [name, text] of texts) {
          await objects.putBlob({ name }, new TextEncoder().encode(text));
        }
      } catch {
        throw journalUnavailable('NATS does not store the long texts of the change');
      }
    },

    /** Returns the texts by the names of their blobs. */
    async load(references: BlobReference[]): Promise<Map<string, string>> {
      const texts = new Map<string, string>();
      for (const [, name] of references) {
        const content = await objects.getBlob(name);
        if (!content) throw new Error(`The blob ${name} is missing in the object store.`);
        texts.set(name, new TextDecoder().decode(content));
      }
      return texts;
    },

    /** Removes the blobs of entries of a branch that were stored before a time. */
    removeBefore: (branch: string, date: Date) =>
      remove(branch, (time) => time < date.getTime() - margin),

    removeAll: (branch: string) => remove(branch, () => true),
  };
}
