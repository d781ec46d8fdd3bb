import { useState } from 'react'
import { reactionPaths } from '#contract/reaction-paths.ts'
import type { OwnReaction, OwnReactions } from '#contract/reactions.ts'
import { fullDate } from '../../platform/dates.ts'
import { doneIfGone } from '../../platform/done-if-gone.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { changeAccountData, reloadAccountData, useAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import { ReportFacts } from './report-facts.tsx'

/** What the client has reported about this order, and may take back. */
export function OwnReports({ orderId }: { orderId: number }) {
  const { t } = useTranslation('reactions')
  const { data } = useAccountData<OwnReactions>(reactionPaths.own)
  const own = data?.data.filter(({ order }) => order.id === orderId) ?? []
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>()
  if (own.length === 0) return null
  return (
    <Card title={t('own')} className="mt-6">
      <ul ref={list} onFocus={remember} onBlur={forget} className="mt-2 divide-y divide-line">
        {own.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </Card>
  )
}

function Report({ report }: { report: OwnReaction }) {
  const { t, language } = useTranslation('reactions')
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function takeBack() {
    setAsking(false)
    setProblem(undefined)
    try {
      const path = reactionPaths.ownOne(report.id)
      const left = await doneIfGone(callAccount<OwnReactions>(path, { method: 'DELETE' }))
      if (left) await changeAccountData<OwnReactions>(reactionPaths.own, () => left)
      else await reloadAccountData(reactionPaths.own)
      toast('success', t('taken-back'))
    } catch (error) {
      setProblem(errorText(error, t))
    }
  }

  return (
    <li className="py-4">
      <p className="mb-2">
        <b className="font-semibold">{report.product}</b>
        <span className="block text-small text-ink-3">
          {t('reported-on', { day: fullDate(report.reported_at, language) })}
          {report.practitioner && ` ${t('shared-with', { name: report.practitioner })}`}
        </span>
      </p>
      <ReportFacts report={report} />
      <button type="button" className="btn btn-plain btn-dense mt-3" onClick={() => setAsking(true)}>
        {t('take-back')}
        <span className="visually-hidden"> {report.product}</span>
      </button>
      <FormProblem>{problem}</FormProblem>
      {isAsking && (
        <ConfirmDialog
          title={t('take-back-title')}
          keepLabel={t('keep')}
          confirmLabel={t('take-back')}
          onKeep={() => setAsking(false)}
          onConfirm={() => void takeBack()}
        >
          {t('take-back-text')}
        </ConfirmDialog>
      )}
    </li>
  )
}
