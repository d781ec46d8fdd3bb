import { FetchError } from '#web/platform/call-api.ts'

/**
 * `unheard`: nobody knows whether it arrived, so it may be sent again with its key. `changed`: goods or prices are
 * others now. `refused`: something has to be put right. `running`: the first sending is still at work.
 */
export type Failure =
  | { kind: 'unheard'; message?: string | undefined }
  | { kind: 'running' }
  | { kind: 'changed' | 'refused'; code: string; message: string }

const aboutGoods = [
  'cart-changed',
  'cart-empty',
  'out-of-stock',
  'not-enough-stock',
  'quantity-too-large',
  'product-not-sold',
  'practitioner-only',
  'no-delivery',
  'payment-method-unusable',
]

export function failureOf(error: unknown): Failure {
  if (!(error instanceof FetchError)) return { kind: 'unheard' }
  const { code = '', message: general = '', errors } = error.body ?? {}
  const message = errors?.pick_up_point_id?.[0] ?? general
  if (code === 'still-running') return { kind: 'running' }
  if (error.status >= 500) return { kind: 'unheard', message: message || undefined }
  const isOfGoods = aboutGoods.includes(code) || code.startsWith('voucher-')
  return { kind: isOfGoods ? 'changed' : 'refused', code, message }
}
