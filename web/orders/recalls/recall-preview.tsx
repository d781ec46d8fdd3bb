import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { recallPaths } from '#contract/recall-paths.ts'
import type { RecallPreview as Preview, RecallDetail, RecallDraft } from '#contract/recalls.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { commaList } from '#domain/languages.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { ResultPager } from '../../platform/result-page.tsx'
import { refreshAudited } from '../../platform/session/refresh-audited.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useIdempotentAction } from '../../platform/use-idempotent-action.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { EmailCard } from './email-card.tsx'
import { PacksTable, PeopleTable } from './recall-tables.tsx'
import { usePreview } from './use-preview.ts'

type RecallPreviewProps = {
  recall: RecallDraft
  /** Called before the page is left. */
  onSent(): void
}

/** The orders and people of a recall, its emails, and the button that sends them. */
export function RecallPreview({ recall, onSent }: RecallPreviewProps) {
  const { t, language } = useTranslation('recalls')
  const { preview, problem, reload, pagerOf } = usePreview(recall)
  if (problem) return <FormProblem>{problem}</FormProblem>
  if (!preview)
    return (
      <p role="status" className="text-small text-ink-3">
        {t('shop:loading')}
      </p>
    )
  if (preview.packs.total_results === 0)
    return (
      <p role="status" className="text-ink-2">
        {t('nobody')}
      </p>
    )
  const formatted = formatNumber(preview.people.total_results, language)
  return (
    <>
      <Card
        title={t('people')}
        end={
          <span role="status" className="text-small text-ink-2">
            {t('people-count', { formatted })}
          </span>
        }
      >
        <PeopleTable people={preview.people.data} />
        <ResultPager label={t('people')} {...pagerOf('people')} />
        {preview.unreachable.length > 0 && (
          <p className="mt-3 text-small text-amber">
            {t('unreachable', { orders: commaList(preview.unreachable, language) })}
          </p>
        )}
      </Card>
      <Card title={t('orders')}>
        <PacksTable packs={preview.packs.data} />
        <ResultPager label={t('orders')} {...pagerOf('packs')} />
      </Card>
      {preview.people.total_results > 0 && (
        <>
          <EmailCard recall={recall} emails={preview.emails} />
          <SendRecall recall={recall} preview={preview} onChanged={reload} onSent={onSent} />
        </>
      )}
    </>
  )
}

type SendRecallProps = RecallPreviewProps & { preview: Preview; onChanged(): void }

function SendRecall({ recall, preview, onChanged, onSent }: SendRecallProps) {
  const { t, language } = useTranslation('recalls')
  const [isAsking, setAsking] = useState(false)
  const [blocks, setBlocks] = useState(true)
  const { isBusy, problem, post } = useIdempotentAction(refreshRecalls)
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const formatted = formatNumber(preview.people.total_results, language)
  const hasBatch = recall.batch_id !== null && recall.batch_id !== undefined

  async function send() {
    setAsking(false)
    const body = { ...recall, fingerprint: preview.fingerprint, block: hasBatch && blocks }
    const sent = await post<RecallDetail>(recallPaths.list, body)
    if (!sent) return onChanged()
    toast('success', t('sent-now'))
    // The page warns before its draft is lost.
    flushSync(onSent)
    void navigate(pathOf(`/admin/recalls/${sent.id}`))
  }

  return (
    <div className="grid justify-items-start gap-3">
      {hasBatch && (
        <CheckField
          label={t('block')}
          checked={blocks}
          onChange={({ target }) => setBlocks(target.checked)}
        />
      )}
      <FormProblem>{problem}</FormProblem>
      <button
        type="button"
        className="btn btn-danger"
        aria-busy={isBusy || undefined}
        onClick={() => !isBusy && setAsking(true)}
      >
        {isBusy && <Spinner />}
        {t('send', { formatted })}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('confirm-title')}
          keepLabel={t('keep')}
          confirmLabel={t('send', { formatted })}
          onKeep={() => setAsking(false)}
          onConfirm={() => void send()}
        >
          {t('confirm-text', { formatted })}
        </ConfirmDialog>
      )}
    </div>
  )
}

function refreshRecalls(): Promise<unknown> {
  return refreshAudited(recallPaths.list, stockPaths.list)
}
