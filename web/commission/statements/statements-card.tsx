import { type ReactNode, useState } from 'react'
import type { ApiPath } from '#contract/calls.ts'
import { commissionPaths } from '#contract/commission-paths.ts'
import type { CommissionStatement, CommissionStatements } from '#contract/commission-statements.ts'
import type { Currency } from '#domain/money.ts'
import { monthText } from '../../platform/dates.ts'
import { FileButton } from '../../platform/file-button.tsx'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Card, WaitingCard } from '../../ui/card.tsx'

const shownAtFirst = 6

/** The closed months with their files, latest first. */
export function StatementsCard() {
  const { t } = useTranslation('statements')
  const [showsAll, setShowsAll] = useState(false)
  const answer = useAccountData<CommissionStatements>(commissionPaths.statements)
  return (
    <Loaded answer={answer} waiting={<WaitingCard height="h-80" />}>
      {({ data, currency }) => (
        <Card title={t('title')}>
          <p className="mt-1 text-small text-ink-2">{t(data.length > 0 ? 'lead' : 'none')}</p>
          <ul className="mt-2">
            {(showsAll ? data : data.slice(0, shownAtFirst)).map((statement) => (
              <Month key={statement.month} statement={statement} currency={currency} />
            ))}
          </ul>
          {data.length > shownAtFirst && !showsAll && (
            <button type="button" className="link mt-3 text-small" onClick={() => setShowsAll(true)}>
              {t('show-all')}
            </button>
          )}
        </Card>
      )}
    </Loaded>
  )
}

type MonthProps = { statement: CommissionStatement; currency: Currency }

function Month({ statement: { month, available, invoice }, currency }: MonthProps) {
  const { t, language } = useTranslation('statements')
  const name = monthText(month, new Date(), language)
  const file = (of: string) => (
    <span className="visually-hidden">{t('file-of', { file: of, month: name })}</span>
  )
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1 border-b border-line py-2.5 text-label last:border-b-0 md:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <span className="font-semibold first-letter:uppercase">{name}</span>
      <span className="text-end md:order-last">
        <span className="text-small text-ink-3">{t('balance')}</span>{' '}
        <span className="whitespace-nowrap">{formatMoney(available, currency)}</span>
      </span>
      <p className="flex flex-wrap gap-x-4 gap-y-1 max-md:col-span-2">
        <FileLink path={commissionPaths.statementPdf(month)} saveAs={`verbena-${month}.pdf`}>
          {file(t('statement-pdf'))}
          <span aria-hidden="true">{t('statement-pdf')}</span>
        </FileLink>
        <FileLink path={commissionPaths.statementCsv(month)} saveAs={`verbena-${month}.csv`}>
          {file(t('statement-csv'))}
          <span aria-hidden="true">{t('statement-csv')}</span>
        </FileLink>
        {invoice && (
          <>
            <FileLink path={commissionPaths.invoicePdf(invoice.number)} saveAs={`${invoice.number}.pdf`}>
              {t(invoice.kind === 'invoice' ? 'invoice' : 'credit-note')}
              <span className="visually-hidden"> {invoice.number}</span>
            </FileLink>
            <FileLink path={commissionPaths.invoiceXml(invoice.number)} saveAs={`${invoice.number}.xml`}>
              {t('e-invoice')}
              <span className="visually-hidden"> {invoice.number}</span>
            </FileLink>
          </>
        )}
      </p>
    </li>
  )
}

function FileLink(file: { path: ApiPath; saveAs: string; children: ReactNode }) {
  return <FileButton className="link text-small" {...file} />
}
