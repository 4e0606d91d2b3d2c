/** Calls a function with a value: at once, or when the promise of the value is fulfilled. */
export const andThen = <A, B>(
  value: A | Promise<A>,
  next: (value: A) => B,
): B | Promise<Awaited<B>> =>
  value instanceof Promise ? (value.then(next) as Promise<Awaited<B>>) : next(value);
