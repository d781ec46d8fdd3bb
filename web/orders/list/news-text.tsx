import type { OrderSummary } from '#contract/orders.ts'
import { daysText, timestampText, timeText } from '../../platform/dates.ts'
import { formatMoney, listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { orderNews } from './order-news.ts'

/** "Gut repair, eight weeks. Expected tomorrow": where it came from, and what comes next. */
export function NewsText({ order }: { order: OrderSummary }) {
  const news = useNews(order)
  const { t, language } = useTranslation('orders')
  const from = listText(order.protocols, language)
  return from && news ? t('list.from-and-news', { from, news }) : from || news
}

function useNews(order: OrderSummary): string | undefined {
  const { t, language } = useTranslation('orders')
  const now = new Date()
  const news = orderNews(order)
  if (!news) return undefined
  const { key } = news
  if ('ending' in news) return t(`ending.${news.ending}`)
  if ('until' in news) return t(`news.${key}`, { time: timeText(news.until, language) })
  if ('days' in news) return t(`news.${key}`, { days: daysText(news.days, now, language) })
  if ('at' in news) return t(`news.${key}`, { timestamp: timestampText(news.at, now, language) })
  if ('amount' in news) return t(`news.${key}`, { amount: formatMoney(news.amount, order.currency) })
  return t(`news.${key}`)
}
