/** A line to the other tabs of this browser; without one, a tab stands alone. */
export function openLine<Told>(name: string) {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  return {
    tell: (told: Told): void => channel?.postMessage(told),
    hear: (listen: (told: Told) => void): void =>
      channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => listen(data)),
  }
}
