import type { ProblemCode } from '#domain/problems.ts'
import { FetchError } from '#web/platform/call-api.ts'

/**
 * `unanswered`: no answer, or not even read because there were too many, so it can be sent again with its key. `changed`:
 * items or prices have changed. `refused`: something has to be corrected. `running`: the first request is still being
 * processed.
 */
export type Failure =
  | { kind: 'unanswered'; message?: string | undefined }
  | { kind: 'running' }
  | { kind: 'changed'; code: string; message: string }
  /** `lines`: messages about single products; `isUnpaid`: an unpaid order prevents this one. */
  | { kind: 'refused'; code: string; message: string; lines: string[]; isUnpaid: boolean }

const aboutGoods = [
  'cart-changed',
  'cart-empty',
  'out-of-stock',
  'not-enough-stock',
  'quantity-too-large',
  'product-not-sold',
  'not-sold-here',
  'practitioner-only',
  'no-delivery',
  'payment-method-unusable',
]

const aboutUnpaid: readonly string[] = [
  'too-many-unpaid',
  'too-many-packs-unpaid',
  'too-much-unpaid',
  'stock-share-unpaid',
  'one-unpaid',
  'unpaid-pause',
] satisfies ProblemCode[]

/** Found out while an order is being placed, unlike the other reasons to wait. */
const pause: ProblemCode = 'unpaid-pause'

/** Whether nothing was placed; otherwise that is unknown, and the key is kept. */
export function isDecided({ kind }: Failure): boolean {
  return kind === 'changed' || kind === 'refused'
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof FetchError)) return { kind: 'unanswered' }
  const { code = '', message: general = '', errors } = error.body ?? {}
  const message = errors?.pick_up_point_id?.[0] ?? general
  if (code === 'still-running') return { kind: 'running' }
  const isUnread = error.status === 429 && code !== pause
  if (error.status >= 500 || isUnread) return { kind: 'unanswered', message: message || undefined }
  if (aboutGoods.includes(code) || code.startsWith('voucher-')) return { kind: 'changed', code, message }
  const lines = Object.entries(errors ?? {}).flatMap(([field, said]) =>
    field.startsWith('items.') ? said : [],
  )
  return { kind: 'refused', code, message, lines, isUnpaid: aboutUnpaid.includes(code) }
}
