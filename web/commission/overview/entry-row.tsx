import { useId, useState } from 'react'
import type { CommissionEntry } from '#contract/commission.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { commaList } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { dateText } from '../../platform/dates.ts'
import { formatChange, listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Cell, Row } from '../../ui/table.tsx'
import { WhyAmount } from './why-amount.tsx'

const tones = { pending: 'waiting', earned: 'good', reversed: 'refused' } as const

/** On a phone: the amount opposite the date, the explanation opposite the state, or below it for lack of space. */
export const entryRow = 'max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1'
export const entryCells = {
  date: 'whitespace-nowrap text-ink-2 max-md:-order-2 max-md:grow',
  name: 'leading-4.75 break-words max-md:basis-full md:w-full',
  amount: 'font-semibold whitespace-nowrap max-md:-order-1',
  explanation: 'max-md:ml-auto',
}

type EntryProps = { entry: CommissionEntry; currency: Currency }

/** An order, or what was taken back of it; its explanation opens below it. */
export function EntryRow({ entry, currency }: EntryProps) {
  const { t, language } = useTranslation('commission')
  useTranslation('orders')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { client, order, protocols, amount } = entry
  const inOpen = isOpen ? 'md:border-b-0' : ''
  return (
    <>
      <Row
        data-open={isOpen || undefined}
        className={`${entryRow} ${isOpen ? 'max-md:border-b-0 max-md:px-2.5' : ''}`}
      >
        <Cell className={`${entryCells.date} ${inOpen}`}>{dateText(entry.at, new Date(), language)}</Cell>
        <Cell className={`${entryCells.name} ${inOpen}`}>
          <b className="block font-semibold">
            {commaList([order.number, client ? personName(client) : t('orders:clients.by-link')], language)}
          </b>
          <span className="text-small text-ink-3">{listText(protocols, language)}</span>
        </Cell>
        <Cell className={inOpen}>
          <Badge tone={tones[entry.state]}>
            <StateText entry={entry} />
          </Badge>
        </Cell>
        <Cell
          atEnd
          className={`${entryCells.amount} ${amount > 0 && entry.state !== 'reversed' ? 'text-leaf' : ''} ${inOpen}`}
        >
          {formatChange(amount, currency)}
        </Cell>
        <Cell atEnd className={`${entryCells.explanation} ${inOpen}`}>
          <button
            type="button"
            className="link text-small whitespace-nowrap"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('ledger.close') : t('ledger.why')}
            <span className="visually-hidden"> {order.number}</span>
          </button>
        </Cell>
      </Row>
      {isOpen && (
        <tr id={id} className="block bg-tint max-md:border-b max-md:border-line md:table-row">
          <td colSpan={5} className="block px-2.5 pb-4 md:table-cell md:border-b md:border-line">
            <WhyAmount entry={entry} currency={currency} />
          </td>
        </tr>
      )}
    </>
  )
}

function StateText({ entry: { state, earned_at: earnedAt } }: { entry: CommissionEntry }) {
  const { t, language } = useTranslation('commission')
  if (state !== 'pending' || earnedAt === null) return t(`states.${state}`)
  return t('pending-until', { day: dateText(earnedAt, new Date(), language) })
}
