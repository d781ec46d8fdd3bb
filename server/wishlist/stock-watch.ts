import { type Every, every } from '#server/platform/every.ts'
import type { Log } from '#server/platform/log.ts'
import { type StockWorld, tellOfStock } from './commands/tell-of-stock.ts'

const pauseMs = 60_000

/** Looks once a minute whether what somebody waits for can be had again. */
export function openStockWatch({ log, ...world }: StockWorld & { log: Log }): Every {
  return every({ what: 'telling of stock', pauseMs }, log, () => tellOfStock(world, new Date()))
}
