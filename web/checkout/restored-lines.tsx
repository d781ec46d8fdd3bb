import { useEffect, useState } from 'react'
import type { CartLine } from '#domain/cart/cart.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useGuestOrder } from '#web/platform/order-access.tsx'
import { useSession } from '#web/platform/session/session.ts'
import { type GuestOrder, listGuestOrders, takeLinesToRestore } from './guest-order.ts'
import { outcomeOf } from './order-outcome.ts'

const unpaid: readonly string[] = ['failed', 'cancelled', 'expired', 'ended']
type RestoredLinesProps = { onBack(lines: readonly CartLine[]): void }

/**
 * Orders placed in this browser as a guest that ended unpaid, perhaps without their return page being opened: their lines
 * go back into the cart, after a login into the account’s.
 */
export function RestoredLines({ onBack }: RestoredLinesProps) {
  const { state } = useSession()
  const known = state === 'unknown' ? [] : listGuestOrders()
  return known.map((order) => <RestoredOrder key={order.order_id} known={order} onBack={onBack} />)
}

function RestoredOrder({ known, onBack }: RestoredLinesProps & { known: GuestOrder }) {
  const { t } = useTranslation('checkout')
  const { data: order } = useGuestOrder(known.lines.length > 0 ? known.token : undefined)
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
