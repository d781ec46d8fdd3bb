/** Of several calls of one kind only the last counts: each ends the one before it. */
export function createLatestCall() {
  let latest: AbortController | undefined
  const stop = (): void => latest?.abort()
  return {
    stop,
    begin(): AbortSignal {
      stop()
      latest = new AbortController()
      return latest.signal
    },
  }
}
