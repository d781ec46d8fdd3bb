import { useState } from 'react'
import { adminPaths } from '#contract/admin-paths.ts'
import type { StuckJob } from '#contract/admin-today.ts'
import { dynamicKey } from '#domain/translation.ts'
import { timestampText } from '../../platform/dates.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'

export function JobTable({ jobs }: { jobs: readonly StuckJob[] }) {
  const { t } = useTranslation('admin-today')
  const { isBusy, problem, run } = useAction()
  const [retried, setRetried] = useState<string>()
  const { list, remember, forget } = useFocusBesideRemoved<HTMLTableSectionElement>()

  async function retry(id: string) {
    if (isBusy) return
    setRetried(id)
    await run(async () => {
      await callAccount(adminPaths.retryJob(id), { method: 'POST' })
      toast('success', t('jobs.retried'))
    })
    void refreshAccountData(adminPaths.jobs)
    void refreshAccountData(adminPaths.today)
  }

  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <Table
        body={{ ref: list, onFocus: remember, onBlur: forget }}
        head={
          <>
            <ColumnName>{t('jobs.columns.what')}</ColumnName>
            <ColumnName>{t('jobs.columns.state')}</ColumnName>
            <ColumnName>{t('jobs.columns.since')}</ColumnName>
            <ColumnName atEnd>
              <span className="visually-hidden">{t('jobs.retry')}</span>
            </ColumnName>
          </>
        }
      >
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            isWaiting={isBusy}
            isBusy={isBusy && retried === job.id}
            onRetry={() => void retry(job.id)}
          />
        ))}
      </Table>
    </>
  )
}

type JobRowProps = {
  job: StuckJob
  /** One job is tried again at a time. */
  isWaiting: boolean
  isBusy: boolean
  onRetry(): void
}

function JobRow({ job, isWaiting, isBusy, onRetry }: JobRowProps) {
  const { t, language } = useTranslation('admin-today')
  const { queue, state, tries, queued_at, next_at, order } = job
  const now = new Date()
  const name = t(dynamicKey(`admin-today:jobs.queues.${queue}`))
  return (
    <Row>
      <Cell>
        {name}
        {order && (
          <ShopLink to={`/admin/orders?order=${order.id}`} className="link ml-2">
            {order.number}
          </ShopLink>
        )}
      </Cell>
      <Cell>
        <Badge tone={state === 'failed' ? 'refused' : 'waiting'}>{t(`jobs.states.${state}`)}</Badge>
        <span className="mt-1 block text-small text-ink-2">
          {t('jobs.tries', { count: tries, formatted: formatNumber(tries, language) })}
          {state === 'failing' && next_at && (
            <> · {t('jobs.next', { time: timestampText(next_at, now, language) })}</>
          )}
        </span>
      </Cell>
      <Cell className="text-ink-2">
        <time dateTime={queued_at}>{timestampText(queued_at, now, language)}</time>
      </Cell>
      <Cell atEnd className="max-md:pt-2">
        <button
          type="button"
          className="btn btn-plain btn-dense"
          aria-disabled={isWaiting || undefined}
          aria-busy={isBusy || undefined}
          onClick={onRetry}
        >
          {isBusy && <Spinner />}
          {t('jobs.retry')}
          <span className="visually-hidden"> {name}</span>
        </button>
      </Cell>
    </Row>
  )
}
