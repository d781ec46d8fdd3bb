import type { LetterWorld, WriteLetter } from '#server/platform/mail/letter.ts'
import type { LetterName } from '#server/platform/mail/letter-names.ts'
import { backInStock } from './back-in-stock.ts'
import { orderConfirmed } from './confirmed.ts'
import { orderCancelled, orderNotPaid } from './ended.ts'
import { orderRefunded, paymentReturned } from './refunded.ts'
import { orderShipped } from './shipped.ts'
import { withdrawalLink, withdrawalReceived, withdrawalRefused } from './withdrawn.ts'
import type { OrderLettersWorld } from './world.ts'

type WriteAbout = (world: OrderLettersWorld, letterWorld: LetterWorld, id: number) => ReturnType<WriteLetter>

/** What buyers are told of their orders, read from what is kept when the letter is written. */
export function orderLetters(world: OrderLettersWorld) {
  const about =
    (key: `${string}_id`, write: WriteAbout): WriteLetter =>
    async ({ [key]: id }, letterWorld) =>
      typeof id === 'number' ? write(world, letterWorld, id) : undefined
  return {
    'order-confirmed': about('order_id', orderConfirmed),
    'order-shipped': about('shipment_id', orderShipped),
    'order-cancelled': about('order_id', orderCancelled),
    'order-not-paid': about('order_id', orderNotPaid),
    'order-refunded': about('refund_id', orderRefunded),
    'payment-returned': about('refund_id', paymentReturned),
    'withdrawal-received': about('withdrawal_id', withdrawalReceived),
    'withdrawal-refused': about('withdrawal_id', withdrawalRefused),
    'withdrawal-link': about('link_id', withdrawalLink),
    'back-in-stock': about('request_id', backInStock),
  } satisfies Partial<Record<LetterName, WriteLetter>>
}
