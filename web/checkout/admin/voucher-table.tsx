import type { Voucher } from '#contract/admin-orders.ts'
import { regionSettings } from '#domain/regions.ts'
import { formatMoney, formatNumber, percentText } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { dateText } from '#web/platform/moments.ts'
import { useShop } from '#web/platform/shop-context.tsx'
import { type VoucherState, voucherState } from './voucher-state.ts'
import { VoucherSwitch } from './voucher-switch.tsx'

const looks: Record<VoucherState, string> = {
  on: 'bg-tint text-bottle',
  off: 'bg-sunken text-ink-2',
  'not-yet': 'bg-amber-soft text-amber',
  over: 'bg-sunken text-ink-2',
  'used-up': 'bg-sunken text-ink-2',
}

export function VoucherTable({ vouchers }: { vouchers: readonly Voucher[] }) {
  const { t, language } = useTranslation('vouchers')
  const { region } = useShop()
  const { timeZone } = regionSettings[region]
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date())
  return (
    <table className="admin-table voucher-table">
      <thead>
        <tr>
          <th scope="col">{t('code')}</th>
          <th scope="col">{t('gift')}</th>
          <th scope="col">{t('terms')}</th>
          <th scope="col">{t('used')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('switch')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {vouchers.map((voucher) => {
          const state = voucherState(voucher, today)
          return (
            <tr key={voucher.id}>
              <td className="font-semibold">{voucher.code}</td>
              <td>
                <Gift gift={voucher.gift} />
              </td>
              <td className="text-ink-2">
                <Terms terms={voucher.terms} />
              </td>
              <td>
                {voucher.terms.uses_maximum === null
                  ? t('times', { count: voucher.used, formatted: formatNumber(voucher.used, language) })
                  : t('times-of', {
                      used: formatNumber(voucher.used, language),
                      maximum: formatNumber(voucher.terms.uses_maximum, language),
                    })}
              </td>
              <td>
                <span className={`badge ${looks[state]}`}>{t(`states.${state}`)}</span>
              </td>
              <td className="desk-end">
                <VoucherSwitch voucher={voucher} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Gift({ gift }: Pick<Voucher, 'gift'>) {
  const { t, language } = useTranslation('vouchers')
  const { region } = useShop()
  switch (gift.kind) {
    case 'percent': {
      return t('gifts.percent', { percent: percentText(gift.percent, language) })
    }
    case 'amount':
      return t('gifts.amount', { amount: formatMoney(gift.amount, regionSettings[region].currency) })
    case 'free_delivery':
      return t('gifts.free_delivery')
  }
}

function Terms({ terms }: Pick<Voucher, 'terms'>) {
  const { t, language } = useTranslation('vouchers')
  const { region } = useShop()
  const { valid_from: from, valid_until: until, uses_per_person: uses, minimum } = terms
  const dayText = (day: string) => dateText(`${day}T12:00`, new Date(), language)
  const lines = [
    from !== null && t('terms-from', { day: dayText(from) }),
    until !== null && t('terms-until', { day: dayText(until) }),
    minimum > 0 && t('terms-minimum', { amount: formatMoney(minimum, regionSettings[region].currency) }),
    uses !== null && t('terms-person', { count: uses, formatted: formatNumber(uses, language) }),
  ].filter((line) => line !== false)
  if (lines.length === 0) return t('terms-none')
  return lines.map((line) => <div key={line}>{line}</div>)
}
