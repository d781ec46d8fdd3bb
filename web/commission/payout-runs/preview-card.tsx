import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adminPayoutPaths } from '#contract/payout-paths.ts'
import type { PayoutPreview, PayoutRunDetail } from '#contract/payouts.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { usePayoutAction } from './use-payout-action.ts'

/** Who is paid now, and the button that books it. */
export function PreviewCard({ preview }: { preview: PayoutPreview }) {
  const { t, language } = useTranslation('payouts')
  const { payable, total, currency, fingerprint } = preview
  const [isAsking, setAsking] = useState(false)
  const { isBusy, problem, post } = usePayoutAction()
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const amount = formatMoney(total, currency)
  const counted = { count: payable.length, formatted: formatNumber(payable.length, language) }

  async function book() {
    setAsking(false)
    const run = await post<PayoutRunDetail>(adminPayoutPaths.runs, { fingerprint })
    if (!run) return
    toast('success', t('admin.booked'))
    void navigate(pathOf(`/admin/payouts/${run.id}`))
  }

  return (
    <Card
      title={t('admin.due')}
      end={
        payable.length > 0 && (
          <button
            type="button"
            className="btn btn-primary"
            aria-busy={isBusy || undefined}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && setAsking(true)}
          >
            {isBusy && <Spinner />}
            {t('admin.run')}
          </button>
        )
      }
    >
      <FormProblem>{problem}</FormProblem>
      {payable.length === 0 ? (
        <p className="mt-2 text-ink-2">{t('admin.nothing')}</p>
      ) : (
        <>
          <p className="mt-1 text-ink-2">
            <b className="font-semibold text-ink">{amount}</b> · {t('admin.practitioners', counted)}
          </p>
          <Payable preview={preview} />
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('admin.confirm-title', counted)}
          keepLabel={t('admin.keep')}
          confirmLabel={t('admin.confirm', { amount })}
          onKeep={() => setAsking(false)}
          onConfirm={() => void book()}
        >
          {t('admin.confirm-text', { amount })}
        </ConfirmDialog>
      )}
    </Card>
  )
}

function Payable({ preview: { payable, currency } }: { preview: PayoutPreview }) {
  const { t } = useTranslation('payouts')
  return (
    <Table
      className="mt-3"
      head={
        <>
          <ColumnName>{t('admin.practitioner')}</ColumnName>
          <ColumnName>{t('admin.account')}</ColumnName>
          <ColumnName atEnd>{t('admin.amount')}</ColumnName>
        </>
      }
    >
      {payable.map(({ practitioner, method, account, amount }) => (
        <Row
          key={practitioner.id}
          className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3"
        >
          <Cell>
            <ShopLink to={`/admin/users/${practitioner.id}`} className="link">
              {practitioner.name}
            </ShopLink>
          </Cell>
          <Cell className="text-ink-2 max-md:col-start-1">
            <span className="block text-small text-ink-3">{t(`method.${method}`)}</span>
            {account}
          </Cell>
          <Cell atEnd className="font-semibold whitespace-nowrap max-md:col-start-2 max-md:row-start-1">
            {formatMoney(amount, currency)}
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
