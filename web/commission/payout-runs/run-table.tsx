import { useState } from 'react'
import type { PayoutOfRun } from '#contract/payouts.ts'
import { fullDate } from '../../platform/dates.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { payoutTones } from '../payouts/payout-tones.ts'
import { ReturnSheet } from './return-sheet.tsx'

export function RunTable({ payouts }: { payouts: readonly PayoutOfRun[] }) {
  const { t } = useTranslation('payouts')
  useTranslation('commission')
  const [returning, setReturning] = useState<PayoutOfRun>()
  return (
    <>
      <Table
        head={
          <>
            <ColumnName>{t('list.number')}</ColumnName>
            <ColumnName>{t('admin.practitioner')}</ColumnName>
            <ColumnName>{t('admin.account')}</ColumnName>
            <ColumnName>{t('list.state')}</ColumnName>
            <ColumnName atEnd>{t('admin.amount')}</ColumnName>
            <ColumnName atEnd>
              <span className="visually-hidden">{t('admin.return')}</span>
            </ColumnName>
          </>
        }
      >
        {payouts.map((payout) => (
          <PayoutOfRunRow key={payout.id} payout={payout} onReturn={() => setReturning(payout)} />
        ))}
      </Table>
      {returning && <ReturnSheet payout={returning} onClose={() => setReturning(undefined)} />}
    </>
  )
}

type RowProps = { payout: PayoutOfRun; onReturn(): void }

function PayoutOfRunRow({ payout, onReturn }: RowProps) {
  const { t, language } = useTranslation('payouts')
  const { number, practitioner, method, account, state, amount, currency, returned_at, reason } = payout
  return (
    <Row className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1">
      <Cell className="whitespace-nowrap text-ink-2">{number}</Cell>
      <Cell className="max-md:col-start-1">
        <ShopLink to={`/admin/users/${practitioner.id}`} className="link">
          {practitioner.name}
        </ShopLink>
      </Cell>
      <Cell className="text-ink-2 max-md:col-start-1">
        <span className="block text-small text-ink-3">{t(`method.${method}`)}</span>
        {account}
      </Cell>
      <Cell className="max-md:col-start-1">
        <Badge tone={payoutTones[state]}>{t(`commission:states.${state}`)}</Badge>
        {returned_at && (
          <span className="mt-1 block text-small text-ink-2">
            {t('admin.returned-on', { day: fullDate(returned_at, language), reason: reason ?? '' })}
          </span>
        )}
      </Cell>
      <Cell atEnd className="font-semibold whitespace-nowrap max-md:col-start-2 max-md:row-start-1">
        {formatMoney(amount, currency)}
      </Cell>
      <Cell atEnd className="max-md:col-start-1 max-md:pt-1">
        {state === 'paid' && (
          <button type="button" className="link text-small whitespace-nowrap" onClick={onReturn}>
            {t('admin.return')}
            <span className="visually-hidden"> {number}</span>
          </button>
        )}
      </Cell>
    </Row>
  )
}
