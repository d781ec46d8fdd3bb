import { useState } from 'react'
import { accountPaths } from '#contract/account-paths.ts'
import { localDate } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { fetchAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { PractitionerRecordsCard } from '../../practice/consent/practitioner-records-card.tsx'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AccountShell } from '../account/account-shell.tsx'
import { formWidth, stack } from '../account/layout.ts'
import { EraseCard } from './erase-card.tsx'

export const handle = { frame: 'account' }

export default function MyData() {
  const { t } = useTranslation('account')
  return (
    <AccountShell title={t('data.title')} tabs waiting={<Waiting />}>
      <div className={`${stack} ${formWidth}`}>
        <ExportCard />
        <PractitionerRecordsCard />
        <EraseCard />
      </div>
    </AccountShell>
  )
}

function Waiting() {
  return (
    <div className={`${stack} ${formWidth}`}>
      <WaitingCard height="h-51 md:h-47" />
      <WaitingCard height="h-92 md:h-70" />
    </div>
  )
}

function ExportCard() {
  const { t } = useTranslation('account')
  const { isBusy, problem, run } = useAction()
  const [isDone, setDone] = useState(false)

  const download = () =>
    run(async () => {
      setDone(false)
      const answer = await fetchAccount(accountPaths.ownData)
      saveFile(`verbena-${localDate(new Date())}.json`, await answer.blob())
      setDone(true)
    })
  return (
    <Card title={t('data.export-title')}>
      <p className="mt-1.5 max-w-[68ch] text-ink-2">{t('data.export-text')}</p>
      <div className="mt-4">
        <FormProblem>{problem}</FormProblem>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <button
          type="button"
          className="btn btn-plain"
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
          onClick={() => void download()}
        >
          {isBusy ? <Spinner /> : <Icon name="download" size={18} />}
          {t('data.export')}
        </button>
        <p role="status" className="text-small text-ink-2">
          {isDone && t('data.exported')}
        </p>
      </div>
    </Card>
  )
}
