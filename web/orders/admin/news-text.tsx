import type { AdminOrderRow } from '#contract/admin-orders.ts'
import { timeText } from '../../platform/dates.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { rowNews } from './row-news.ts'

export function NewsText({ order }: { order: AdminOrderRow }) {
  const text = useNews(order)
  return text && <span className="order-sub">{text}</span>
}

function useNews(order: AdminOrderRow): string | undefined {
  const { t, language } = useTranslation('admin-orders')
  const news = rowNews(order)
  if (!news) return undefined
  const money = (amount: number) => formatMoney(amount, order.currency)
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) })
  switch (news.kind) {
    case 'held':
      return news.tries > 1
        ? t('news.held-tries', { ...counted(news.tries), time: timeText(news.until, language) })
        : t('news.held', { time: timeText(news.until, language) })
    case 'asked-back':
      return t('news.asked-back', { ...counted(news.lines), amount: money(news.amount) })
    case 'to-follow':
      return t('news.to-follow', counted(news.packs))
    case 'refunded':
      return t('news.refunded', { amount: money(news.amount) })
  }
}
