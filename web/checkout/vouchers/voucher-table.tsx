import type { Voucher } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { dateOf } from '#domain/days.ts'
import { today } from '#domain/local-time.ts'
import { regionSettings } from '#domain/regions.ts'
import { dateText } from '#web/platform/dates.ts'
import { formatMoney, formatNumber, percentText } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { refreshAudited } from '#web/platform/session/refresh-audited.ts'
import { callAccount } from '#web/platform/session/session.ts'
import { useShop } from '#web/platform/shop-context.tsx'
import { toast } from '#web/platform/toasts/toast.ts'
import { useAction } from '#web/platform/use-action.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { Cell, ColumnName, Row, Table } from '#web/ui/table.tsx'

const tones: Record<VoucherState, BadgeTone> = {
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
  const day = dateOf(today(timeZone, new Date()))
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
        const state = voucherState(voucher, day)
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
              <Badge className="max-md:mt-1.5" tone={tones[state]}>
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

/** Turned off, the voucher cannot be applied. It can be turned on again. */
function VoucherSwitch({ voucher: { id, code, disabled } }: { voucher: Voucher }) {
  const { t } = useTranslation('vouchers')
  const { problem, run } = useAction()

  async function change() {
    const body = { disabled: !disabled }
    const isDone = await run(() => callAccount(adminOrderPaths.voucher(id), { method: 'PUT', body }))
    if (isDone) toast('success', t(disabled ? 'switched-on' : 'switched-off', { code }))
    await refreshAudited(adminOrderPaths.vouchers)
  }

  return (
    <>
      <button
        type="button"
        className="btn btn-plain btn-dense whitespace-nowrap"
        onClick={() => void change()}
      >
        {t(disabled ? 'switch-on' : 'switch-off')}
        <span className="visually-hidden"> {code}</span>
      </button>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}

type VoucherState = 'on' | 'off' | 'not-yet' | 'over' | 'used-up'

/** Whether the voucher can be used; `today` is a calendar day, `2026-11-22`. */
export function voucherState(
  { disabled, used, terms }: Pick<Voucher, 'disabled' | 'used' | 'terms'>,
  today: string,
): VoucherState {
  if (disabled) return 'off'
  if (terms.valid_until !== null && today > terms.valid_until) return 'over'
  if (terms.uses_maximum !== null && used >= terms.uses_maximum) return 'used-up'
  return terms.valid_from !== null && today < terms.valid_from ? 'not-yet' : 'on'
}
