import type { PayoutEntry } from '#contract/commission.ts'
import type { Currency } from '#domain/money.ts'
import { dateText } from '../../platform/dates.ts'
import { formatChange } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Cell, Row } from '../../ui/table.tsx'
import { payoutTones } from '../payouts/payout-tones.ts'
import { entryRow } from './entry-row.tsx'

/** What was paid, or came back; leads to the orders it is made up of. */
export function PayoutRow({ entry, currency }: { entry: PayoutEntry; currency: Currency }) {
  const { t, language } = useTranslation('payouts')
  const { payout, account, amount, state, at } = entry
  return (
    <Row className={entryRow}>
      <Cell className="whitespace-nowrap text-ink-2">{dateText(at, new Date(), language)}</Cell>
      <Cell className="leading-4.75 break-words max-md:col-start-1 md:w-full">
        <b className="block font-semibold">{t('entry.name', { number: payout.number })}</b>
        <span className="text-small text-ink-3">
          {t(state === 'paid' ? 'entry.to' : 'entry.back-from', { account })}
        </span>
      </Cell>
      <Cell className="max-md:col-start-1">
        <Badge tone={payoutTones[state]}>{t(`commission:states.${state}`)}</Badge>
      </Cell>
      <Cell
        atEnd
        className="font-semibold whitespace-nowrap max-md:col-start-2 max-md:row-start-1 max-md:text-end"
      >
        {formatChange(amount, currency)}
      </Cell>
      <Cell atEnd className="max-md:col-start-2 max-md:row-start-3 max-md:text-end">
        <ShopLink
          to={`/account/practitioner/commission/payouts/${payout.id}`}
          className="link text-small whitespace-nowrap"
        >
          {t('entry.orders')}
          <span className="visually-hidden"> {payout.number}</span>
        </ShopLink>
      </Cell>
    </Row>
  )
}
