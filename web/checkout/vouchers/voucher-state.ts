import type { Voucher } from '#contract/admin-orders.ts'

export type VoucherState = 'on' | 'off' | 'not-yet' | 'over' | 'used-up'

/** Whether somebody could use it; `today` is a day of the calendar, `2026-11-22`. */
export function voucherState(
  { disabled, used, terms }: Pick<Voucher, 'disabled' | 'used' | 'terms'>,
  today: string,
): VoucherState {
  if (disabled) return 'off'
  if (terms.valid_until !== null && today > terms.valid_until) return 'over'
  if (terms.uses_maximum !== null && used >= terms.uses_maximum) return 'used-up'
  return terms.valid_from !== null && today < terms.valid_from ? 'not-yet' : 'on'
}
