/** Listens to these events until the function it gives back is called. */
export function on<E extends Event = Event>(
  target: EventTarget,
  types: readonly string[],
  listener: (event: E) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const type of types) target.addEventListener(type, listener as EventListener, options);
  return () => {
    for (const type of types) target.removeEventListener(type, listener as EventListener, options);
  };
}
