import type { OrderSummary } from '#contract/orders.ts'
import { timestampText } from '../../platform/dates.ts'
import { daysText } from '../../platform/day-ranges.ts'
import { formatMoney, listText, timeText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

/** "Gut repair, eight weeks. Expected tomorrow": the protocol, and the next event. */
export function NewsText({ order }: { order: OrderSummary }) {
  const news = useNews(order)
  const { t, language } = useTranslation('orders')
  const from = listText(order.protocols, language)
  return from && news ? t('list.from-and-news', { from, news }) : from || news
}

function useNews(order: OrderSummary): string | undefined {
  const { t } = useTranslation('orders')
  const event = orderNews(order)
  const news = useEvent(event, order)
  const refunded = event && 'refunded' in event ? event.refunded : undefined
  if (!news || refunded === undefined) return news
  return t('news.and-refunded', { news, amount: formatMoney(refunded, order.currency) })
}

function useEvent(news: OrderNews | undefined, order: OrderSummary): string | undefined {
  const { t, language } = useTranslation('orders')
  const now = new Date()
  if (!news) return undefined
  if ('ending' in news) return t(`ending.${news.ending}`)
  if ('until' in news) return t(`news.${news.key}`, { time: timeText(news.until, language) })
  if ('days' in news) return t(`news.${news.key}`, { days: daysText(news.days, now, language) })
  if ('at' in news) return t(`news.${news.key}`, { timestamp: timestampText(news.at, now, language) })
  if ('amount' in news) return t(`news.${news.key}`, { amount: formatMoney(news.amount, order.currency) })
  return t(`news.${news.key}`)
}

type Summary = Pick<
  OrderSummary,
  'state' | 'ending' | 'held_until' | 'expected' | 'delivered_at' | 'refunded' | 'withdrawal_asked'
>

/** Of an order of which only a part was refunded. */
type PartRefunded = { refunded?: number }

/** What the customer most likely wants to know about an order. Keys are under `news`. */
type OrderNews =
  | { key: 'held'; until: string }
  | ({ key: 'expected' | 'on-its-way'; days: { from: string; to: string } } & PartRefunded)
  | ({ key: 'delivered'; at: string } & PartRefunded)
  | { key: 'refunded' | 'cancelled-refunded'; amount: number }
  | { key: 'ended'; ending: 'payment-failed' | 'payment-cancelled' }
  | { key: 'withdrawal-asked' | 'cancelled' | 'expired' | 'waiting' }

export function orderNews(order: Summary): OrderNews | undefined {
  const { state, ending, held_until, refunded } = order
  if (state === 'pending_payment') return held_until ? { key: 'held', until: held_until } : { key: 'waiting' }
  if (ending === 'payment-failed' || ending === 'payment-cancelled') return { key: 'ended', ending }
  if (state === 'cancelled')
    return refunded > 0 ? { key: 'cancelled-refunded', amount: refunded } : { key: 'cancelled' }
  if (state === 'expired') return { key: 'expired' }
  if (order.withdrawal_asked) return { key: 'withdrawal-asked' }
  if (state === 'refunded' && refunded > 0) return { key: 'refunded', amount: refunded }
  return deliveryNews(order)
}

function deliveryNews({ state, expected, delivered_at, refunded }: Summary): OrderNews | undefined {
  const part: PartRefunded = refunded > 0 ? { refunded } : {}
  if (delivered_at) return { key: 'delivered', at: delivered_at, ...part }
  if (expected) return { key: state === 'shipped' ? 'on-its-way' : 'expected', days: expected, ...part }
  return refunded > 0 ? { key: 'refunded', amount: refunded } : undefined
}

/** The main action beside an order: pay, track or order again. */
export function mainOrderAction({ state, delivered_at }: Pick<OrderSummary, 'state' | 'delivered_at'>) {
  if (state === 'pending_payment') return 'pay'
  const isOver = ['cancelled', 'expired', 'delivered', 'refunded'].includes(state) || delivered_at !== null
  return isOver ? 'again' : 'follow'
}
