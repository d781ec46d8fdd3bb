import { adminPayoutPaths } from '#contract/payout-paths.ts'
import type { PayoutRunDetail } from '#contract/payouts.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { isNotFound } from '../../platform/call-api.ts'
import { fullDate, timestampText } from '../../platform/dates.ts'
import { FileButton } from '../../platform/file-button.tsx'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { reloadAccountData, useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useIdParam } from '../../platform/url-params.ts'
import { TableCard } from '../../ui/card.tsx'
import { RunTable } from './run-table.tsx'

export const handle = { frame: 'own' }

/** What was paid out at once: the files for bank and PayPal, and failed transfers. */
export default function PayoutRunRoute() {
  const { t } = useTranslation('payouts')
  return (
    <AdminShell title={t('admin.title')}>
      <BackLink to="/admin/payouts">{t('admin.back')}</BackLink>
      <OneRun />
    </AdminShell>
  )
}

function OneRun() {
  const { t } = useTranslation('payouts')
  const answer = useAccountData<PayoutRunDetail>(adminPayoutPaths.run(useIdParam()))
  if (isNotFound(answer.error) && !answer.data) return <AdminTitle>{t('admin.unknown')}</AdminTitle>
  return <Loaded answer={answer}>{(run) => <Run key={run.id} run={run} />}</Loaded>
}

const endings = { sepa: 'xml', accounts: 'csv', paypal: 'csv' } as const

function Run({ run }: { run: PayoutRunDetail }) {
  const { t, language } = useTranslation('payouts')
  const { id, at, by, total, currency, payouts: count, files, downloads } = run
  return (
    <>
      <AdminTitle>{t('admin.run-name', { day: fullDate(at, language) })}</AdminTitle>
      <p className="mt-1 text-ink-2">
        <b className="font-semibold text-ink">{formatMoney(total, currency)}</b> ·{' '}
        {t('admin.practitioners', { count, formatted: formatNumber(count, language) })} ·{' '}
        {t('admin.by', { name: by })}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {files.map((name) => (
          <FileButton
            key={name}
            path={adminPayoutPaths.file(id, name)}
            saveAs={`payouts-${id}-${name}.${endings[name]}`}
            icon="download"
            onFetched={() => reloadAccountData(adminPayoutPaths.run(id))}
          >
            {t(`admin.files.${name}`)}
          </FileButton>
        ))}
      </div>
      {files.length > 0 && <p className="mt-2 text-small text-ink-3">{t('admin.files-note')}</p>}
      {downloads.map((download) => (
        <p key={download.file} className="mt-1 text-small text-ink-2">
          {t('admin.downloaded', {
            file: t(`admin.files.${download.file}`),
            when: timestampText(download.at, new Date(), language),
          })}
        </p>
      ))}
      <TableCard className="mt-4">
        <RunTable payouts={run.list} />
      </TableCard>
    </>
  )
}
