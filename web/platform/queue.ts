type Job = (finished: () => void) => void

/** Runs at most `places` jobs at once, the others in order. A job may report more than once that it has finished. */
export function createQueue(places: number): (job: Job) => void {
  const waiting: Job[] = []
  let running = 0

  function next() {
    while (running < places) {
      const job = waiting.shift()
      if (!job) return
      run(job)
    }
  }

  function run(job: Job) {
    running += 1
    let over = false
    job(() => {
      if (over) return
      over = true
      running -= 1
      next()
    })
  }

  return (job) => {
    waiting.push(job)
    next()
  }
}
