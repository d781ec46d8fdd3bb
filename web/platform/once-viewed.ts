/** Shorter views do not count. */
export const viewedMs = 2_000

type Watched = Pick<Document, 'visibilityState'> &
  Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Calls back once a page has been visible for a while. Returns how to stop waiting. */
export function onceViewed(page: Watched, notify: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(waiting)
    page.removeEventListener('visibilitychange', waitWhileVisible)
  }
  const waitWhileVisible = () => {
    clearTimeout(waiting)
    if (page.visibilityState !== 'visible') return
    waiting = setTimeout(() => {
      stop()
      notify()
    }, viewedMs)
  }
  page.addEventListener('visibilitychange', waitWhileVisible)
  waitWhileVisible()
  return stop
}
