/** Of several calls of one kind only the latest counts: each aborts the previous one. */
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
