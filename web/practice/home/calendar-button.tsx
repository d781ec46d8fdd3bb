import { useState } from 'react'
import { clientDayPaths } from '#contract/client-day-paths.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { fetchAccount } from '../../platform/session/session.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Downloads the doses as a calendar file. */
export function CalendarButton() {
  const { t } = useTranslation('day')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function download() {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const answer = await fetchAccount(
        `${clientDayPaths.calendar}?time_zone=${encodeURIComponent(timeZone)}`,
      )
      saveFile('verbena.ics', await answer.blob())
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className="btn btn-plain"
        aria-disabled={isBusy || undefined}
        onClick={() => void download()}
      >
        {isBusy ? <Spinner /> : <Icon name="calendar" size={18} />}
        {t('calendar.add')}
      </button>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
