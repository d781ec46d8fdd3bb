/** Does it the first time it is asked for, and never again in this page. Says whether it did. */
export function once(work: () => void): () => boolean {
  let isDone = false
  return () => {
    if (isDone) return false
    isDone = true
    work()
    return true
  }
}
