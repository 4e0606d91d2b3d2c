import { findNatsServer } from '../tools/nats/natsServer.ts';

/** Installs nats-server before the tests, because two workers cannot install it at the same time. */
export function setup() {
  try {
    findNatsServer();
  } catch {
    // The tests that need it fail with this error.
  }
}
