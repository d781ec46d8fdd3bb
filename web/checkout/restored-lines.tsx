import { useEffect, useState } from 'react'
import type { CartLine } from '#domain/cart/cart.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useGuestOrder } from '#web/platform/order-access.tsx'
import { useSession } from '#web/platform/session/session.ts'
import { findGuestOrder, takeLinesToRestore } from './guest-order.ts'
import { outcomeOf } from './order-outcome.ts'

const unpaid: readonly string[] = ['failed', 'cancelled', 'expired', 'ended']

/** A guest’s order that ended unpaid, perhaps without its return page being opened: its lines go back into the cart. */
export function RestoredLines({ onBack }: { onBack(lines: readonly CartLine[]): void }) {
  const { t } = useTranslation('checkout')
  const { state } = useSession()
  const known = state === 'loggedout' ? findGuestOrder() : undefined
  const { data: order } = useGuestOrder(known && known.lines.length > 0 ? known.token : undefined)
  const [number, setNumber] = useState<string>()
  const hasEnded = order !== undefined && unpaid.includes(outcomeOf(order))
  useEffect(() => {
    if (!hasEnded) return
    // They are returned only once: there are none when this runs again.
    const lines = takeLinesToRestore(order.id)
    if (lines.length === 0) return
    onBack(lines)
    setNumber(order.number)
  }, [hasEnded, order, onBack])
  return (
    <p role="status" className={number ? 'mb-6 rounded-control bg-sunken px-4 py-3' : undefined}>
      {number && t('waiting-order.back', { number })}
    </p>
  )
}
