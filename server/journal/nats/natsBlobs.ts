import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '@nats-io/obj';
import type { BlobReference } from '../blobs.ts';

/** Begins the names of blobs, because the object store also contains saved states. */
const prefixOf = (branch: string) => (branch === 'main' ? 'blob-' : `blob-${branch}.`);
/** Milliseconds from storing a blob to storing its entry, at most. */
const margin = 60_000;

/**
 * Creates the blobs of a journal in an object store. Each entry has its own, so that removing those of old entries
 * never removes one that another replica is about to use. `branch` is a part of a name, and has no point.
 */
export function createNatsBlobs(objects: ObjectStore) {
  async function remove(branch: string, isOld: (time: number) => boolean) {
    const prefix = prefixOf(branch);
    for (const { name, mtime } of await objects.list()) {
      const isOwn = name.startsWith(prefix) && !name.includes('.', prefix.length);
      if (isOwn && isOld(Date.parse(mtime))) await objects.delete(name);
    }
  }

  return {
    createName: (branch: string) => prefixOf(branch) + randomUUID(),

    async put(texts: Map<string, string>) {
      for (const [name, text] of texts) {
        await objects.putBlob({ name }, new TextEncoder().encode(text));
      }
    },

    /** Returns the texts by the names of their blobs. */
    async load(references: BlobReference[]): Promise<Map<string, string>> {
      const texts = new Map<string, string>();
      for (const [, name] of references) {
        const content = await objects.getBlob(name);
        if (!content) throw new Error(`The file ${name} is missing in the object store.`);
        texts.set(name, new TextDecoder().decode(content));
      }
      return texts;
    },

    /** Removes the blobs of a branch's entries that were stored before a time. */
    removeBefore: (branch: string, date: Date) =>
      remove(branch, (time) => time < date.getTime() - margin),

    removeAll: (branch: string) => remove(branch, () => true),
  };
}

export type NatsBlobs = ReturnType<typeof createNatsBlobs>;
