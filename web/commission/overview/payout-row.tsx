import type { PayoutEntry } from '#contract/commission.ts'
import type { Currency } from '#domain/money.ts'
import { dateText } from '../../platform/dates.ts'
import { formatChange } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Cell, Row } from '../../ui/table.tsx'
import { payoutTones } from '../payouts/payout-tones.ts'
import { entryCells, entryRow } from './entry-row.tsx'

/** What was paid, or came back; leads to the orders it is made up of. */
export function PayoutRow({ entry, currency }: { entry: PayoutEntry; currency: Currency }) {
  const { t, language } = useTranslation('payouts')
  const { payout, account, amount, state, at } = entry
  return (
    <Row className={entryRow}>
      <Cell className={entryCells.date}>{dateText(at, new Date(), language)}</Cell>
      <Cell className={entryCells.name}>
        <b className="block font-semibold">{t('entry.name', { number: payout.number })}</b>
        <span className="text-small text-ink-3">
          {t(state === 'paid' ? 'entry.to' : 'entry.back-from', { account })}
        </span>
      </Cell>
      <Cell>
        <Badge tone={payoutTones[state]}>{t(`commission:states.${state}`)}</Badge>
      </Cell>
      <Cell atEnd className={entryCells.amount}>
        {formatChange(amount, currency)}
      </Cell>
      <Cell atEnd className={entryCells.explanation}>
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
