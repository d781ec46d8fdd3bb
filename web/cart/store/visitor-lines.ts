import { type CartLine, cartLinesMaximum, cartQuantityMaximum } from '#domain/cart/cart.ts'
import { type Drawer, forget, readStored, store } from '../../platform/storage.ts'
import { visitorCartName } from '../../platform/visitor-goods.ts'

const keptMs = 30 * 86_400_000

/** Whatever lies in a browser may have been written by anything: what is no line is left out. */
export function readVisitorLines(drawer: Drawer | undefined, nowMs: number): CartLine[] {
  const stored = drawer && readStored<unknown>(drawer, visitorCartName, nowMs)
  return Array.isArray(stored) ? stored.flatMap(lineOf).slice(0, cartLinesMaximum) : []
}

/** An empty cart leaves nothing behind. */
export function storeVisitorLines(
  drawer: Drawer | undefined,
  lines: readonly CartLine[],
  nowMs: number,
): void {
  if (!drawer) return
  if (lines.length === 0) forget(drawer, visitorCartName)
  else store(drawer, visitorCartName, lines, nowMs + keptMs)
}

function lineOf(stored: unknown): CartLine[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { variantId, quantity, linkToken } = stored as Record<string, unknown>
  if (!isCount(variantId) || !isCount(quantity)) return []
  const line = { variantId, quantity: Math.min(quantity, cartQuantityMaximum) }
  return [typeof linkToken === 'string' ? { ...line, linkToken } : line]
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}
