/** Said twice, so that a tab that is only just opening hears it too. */
export const logoutBroadcastDelaysMs = [50, 100] as const
const name = 'verbena-session'
const loggedOut = 'loggedout'

/** Tells the other tabs of a logout, and hears it from them. */
export function openOtherTabs(onLogout: () => void) {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  const hear = ({ data }: MessageEvent) => {
    if (data === loggedOut) onLogout()
  }
  channel?.addEventListener('message', hear)
  return {
    tellLogout(): void {
      for (const delay of logoutBroadcastDelaysMs) setTimeout(() => channel?.postMessage(loggedOut), delay)
    },
  }
}
