import type { Voucher } from '#contract/admin-orders.ts'
import { regionSettings } from '#domain/regions.ts'
import { dateText } from '#web/platform/dates.ts'
import { formatMoney, formatNumber, percentText } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useShop } from '#web/platform/shop-context.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Cell, ColumnName, Row, Table } from '#web/ui/table.tsx'
import { type VoucherState, voucherState } from './voucher-state.ts'
import { VoucherSwitch } from './voucher-switch.tsx'

const looks: Record<VoucherState, BadgeTone> = {
  on: 'good',
  off: 'quiet',
  'not-yet': 'waiting',
  over: 'quiet',
  'used-up': 'quiet',
}

export function VoucherTable({ vouchers }: { vouchers: readonly Voucher[] }) {
  const { t, language } = useTranslation('vouchers')
  const { region } = useShop()
  const { timeZone } = regionSettings[region]
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date())
  return (
    <Table
      head={
        <>
          <ColumnName>{t('code')}</ColumnName>
          <ColumnName>{t('gift')}</ColumnName>
          <ColumnName>{t('terms')}</ColumnName>
          <ColumnName>{t('used')}</ColumnName>
          <ColumnName>{t('state')}</ColumnName>
          <ColumnName>
            <span className="visually-hidden">{t('switch')}</span>
          </ColumnName>
        </>
      }
    >
      {vouchers.map((voucher) => {
        const state = voucherState(voucher, today)
        return (
          <Row
            key={voucher.id}
            className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-start max-md:gap-x-3"
          >
            <Cell className="font-semibold max-md:col-start-1">{voucher.code}</Cell>
            <Cell className="max-md:col-start-1">
              <Gift gift={voucher.gift} />
            </Cell>
            <Cell className="text-ink-2 max-md:col-start-1">
              <Terms terms={voucher.terms} />
            </Cell>
            <Cell className="max-md:col-start-1">
              {voucher.terms.uses_maximum === null
                ? t('times', { count: voucher.used, formatted: formatNumber(voucher.used, language) })
                : t('times-of', {
                    used: formatNumber(voucher.used, language),
                    maximum: formatNumber(voucher.terms.uses_maximum, language),
                  })}
            </Cell>
            <Cell className="max-md:col-start-1">
              <Badge className="max-md:mt-1.5" tone={looks[state]}>
                {t(`states.${state}`)}
              </Badge>
            </Cell>
            <Cell atEnd className="max-md:col-start-2 max-md:row-span-3 max-md:row-start-1">
              <VoucherSwitch voucher={voucher} />
            </Cell>
          </Row>
        )
      })}
    </Table>
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
