/** Keeps the screen awake while the page is visible; does nothing if that is not supported. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isOver = false

  async function ask() {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    const granted = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (isOver) granted?.release().catch(() => {})
    else lock = granted
  }

  // The browser releases the lock when the page is hidden.
  const again = () => void ask()
  again()
  document.addEventListener('visibilitychange', again)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', again)
    lock?.release().catch(() => {})
  }
}
