import { sendBackEnds } from '#domain/orders/withdrawal.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useShop } from '../../platform/shop-context.tsx'
import { shopDayText } from '../../platform/shop-day.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'

/** What has to be returned, by when and at whose cost; nothing if it was never sent. */
export function SendBack({ packs }: { packs: number }) {
  const { t, language } = useTranslation('orders')
  const { region } = useShop()
  const day = shopDayText(region, sendBackEnds(region, new Date()).toISOString(), language)
  return (
    <p className="mt-4.5 flex gap-3.5 rounded-control bg-tint px-4 py-3.5 text-[14px]/[21px] [&>svg]:text-bottle">
      <Icon name="box" size={22} />
      <span>
        {packs > 0
          ? t('withdraw.send', { count: packs, formatted: formatNumber(packs, language), day })
          : t('withdraw.nothing-to-send')}
      </span>
    </p>
  )
}

/** "29,90 € to Bancontact": the refund and its payment method. */
export function PaidBack({ amount, payment }: { amount: string; payment: string | null }) {
  const { t } = useTranslation('orders')
  const text = payment ? t('withdraw.paid-back-to', { amount, payment }) : `<b>${amount}</b>`
  return <LinkedText text={text} links={{ b: (words) => <b className="font-bold">{words}</b> }} />
}
