import type { World } from '../world.ts';

type Work = Generator<void, void>;

/** How long requests may have to wait for a piece of the work, and when it goes on, in milliseconds. */
const piece = 8;
const pause = 4;
/** When nobody waits for the start any more. */
const afterStart = 300;

/** What is still to be done in each world, one work after the other. */
const queues = new WeakMap<World, Work[]>();

/** Does in small pieces, before somebody has to wait for it, what many rows make slow. */
export function warmUp(world: World, work: () => Work) {
  const { seedRows, timers } = world;
  if (!seedRows || !timers) return;

  const queue = queues.get(world);
  if (queue) return void queue.push(work());
  const works = [work()];
  queues.set(world, works);
  timers.after(afterStart, goOn);

  function goOn() {
    const end = performance.now() + piece;
    while (performance.now() < end) {
      const [first] = works;
      if (!first) return void queues.delete(world);
      if (first.next().done) works.shift();
    }
    timers?.after(pause, goOn);
  }
}
