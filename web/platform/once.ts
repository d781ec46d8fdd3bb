/** Runs only the first time it is called in this page. Returns whether it ran. */
export function once(work: () => void): () => boolean {
  let isDone = false
  return () => {
    if (isDone) return false
    isDone = true
    work()
    return true
  }
}
