/** Shows the person at the terminal what is being done, step by step. */
export type Progress = {
  /** Runs `work` under a title; `report` advances its progress bar. */
  step<T>(title: string, work: (report: Report) => Promise<T>): Promise<T>
  line(text: string): void
}
export type Report = (done: number, total: number) => void

/** For work whose progress is shown elsewhere. */
export const silent: Progress = { step: (_title, work) => work(() => {}), line: () => {} }

type Output = { write(text: string): unknown; isTTY?: boolean }

const barWidth = 24
const titleWidth = 34

export function createProgress(output: Output): Progress {
  return {
    line: (text) => void output.write(`${text}\n`),
    async step(title, work) {
      const startedAt = performance.now()
      const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
      let shown = { done: 0, total: 0 }
      const draw = () => output.write(`\r  ${title.padEnd(titleWidth)}${bar(shown)} ${seconds().padStart(7)}`)
      if (output.isTTY) draw()
      const timer = output.isTTY ? setInterval(draw, 100) : undefined
      timer?.unref()
      try {
        const result = await work((done, total) => {
          shown = { done, total }
        })
        output.write(`${clear(output)}✓ ${title.padEnd(titleWidth)} ${seconds().padStart(7)}\n`)
        return result
      } catch (error) {
        output.write(`${clear(output)}✗ ${title}\n`)
        throw error
      } finally {
        clearInterval(timer)
      }
    },
  }
}

function bar({ done, total }: { done: number; total: number }) {
  if (total === 0) return ''.padEnd(barWidth + 5)
  const share = Math.min(1, done / total)
  const full = Math.round(share * barWidth)
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${String(Math.floor(share * 100)).padStart(3)}%`
}

const clear = (output: Output) => (output.isTTY ? '\r\u001B[2K' : '')
