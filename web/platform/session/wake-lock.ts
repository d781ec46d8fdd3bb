/** Keeps the screen awake while the page is visible; where that is not to be had, quietly not. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isOver = false

  async function ask() {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    const granted = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (isOver) granted?.release().catch(() => {})
    else lock = granted
  }

  // The browser takes the lock away when the page is hidden.
  const again = () => void ask()
  again()
  document.addEventListener('visibilitychange', again)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', again)
    lock?.release().catch(() => {})
  }
}
