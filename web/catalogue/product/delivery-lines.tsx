import { comingDayText, daysOnTheWay, timeText } from '../../platform/dates.ts'
import { useDoorDelivery } from '../../platform/door-delivery.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Until when to order, and by when it comes. The page as the server made it may be old: it counts days only. */
export function ArrivalText() {
  const { t, language } = useTranslation('products')
  const { country, door } = useDoorDelivery()
  const isHydrated = useHydrated()
  if (!door) return t('product.in-stock')
  if (!isHydrated) return t('product.in-stock-days', { days: daysOnTheWay(door.transit), country })
  const day = comingDayText(door.to, new Date(), language)
  if (!door.orderBefore) return t('product.in-stock-now', { day, country })
  const time = timeText(door.orderBefore.toISOString(), language)
  return t('product.in-stock-before', { time, day, country })
}

/** What delivery to the visitor's country costs. */
export function DeliveryCostText() {
  const { t } = useTranslation('products')
  const { t: shopText } = useTranslation('shop')
  const { country, door } = useDoorDelivery()
  if (!door) return shopText('delivery.none', { country })
  if (!door.freeFrom) return shopText('delivery.price', { country, price: door.price })
  return t('product.delivery-cost', { price: door.price, amount: door.freeFrom })
}
