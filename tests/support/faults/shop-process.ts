import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { CrashPoint } from './crash-points.ts'

export type ShopProcess = Awaited<ReturnType<typeof startProcess>>

/** A process of the shop that can be killed. */
export async function startProcess(environment: Record<string, string>) {
  const env = { ...process.env, NODE_ENV: 'production', DEMO: '1', ...environment }
  const script = 'tests/support/faults/faulty-shop.ts'
  const shop = spawn(process.execPath, [script], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(shop, 'exit')
  const lines = createInterface(shop.stdout)[Symbol.asyncIterator]()
  async function line(start: string): Promise<string> {
    for (let { value, done } = await lines.next(); !done; { value, done } = await lines.next())
      if (String(value).startsWith(start)) return String(value).slice(start.length)
    throw new Error('The shop ended instead of opening')
  }
  const url = await line('open at ')
  return {
    url,
    /** From now on the process ends at this point. */
    async arm(point: CrashPoint) {
      shop.stdin.write(`${point}\n`)
      await line('armed ')
    },
    /** Resolves when the process has ended. */
    async ended(maxWaitMs: number): Promise<void> {
      const late = new Promise((_, reject) =>
        setTimeout(() => reject(new Error('The marked point was never reached')), maxWaitMs).unref(),
      )
      await Promise.race([ended, late])
    },
    async close(): Promise<void> {
      shop.kill('SIGKILL')
      await ended
    },
  }
}
