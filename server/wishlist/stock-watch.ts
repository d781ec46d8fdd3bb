import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#server/platform/log.ts'
import { type StockWorld, tellOfStock } from './commands/tell-of-stock.ts'

type StockWatch = { close(): Promise<void> }

const everyMs = 60_000

/** Looks once a minute whether what somebody waits for can be had again. */
export function openStockWatch({ log, ...world }: StockWorld & { log: Log }): StockWatch {
  const end = new AbortController()
  const passes = () =>
    wait(everyMs, undefined, { ref: false, signal: end.signal }).then(
      () => true,
      () => false,
    )
  async function watch(): Promise<void> {
    while (await passes())
      await tellOfStock(world, new Date()).catch((error) =>
        log.warn({ err: error }, 'those who wait for stock could not be told'),
      )
  }
  const running = watch()
  return {
    close() {
      end.abort()
      return running
    },
  }
}
