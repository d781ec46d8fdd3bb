import { clientDayPaths } from '#contract/client-day-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { fetchAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Downloads the doses as a calendar file. */
export function CalendarButton() {
  const { t } = useTranslation('day')
  const { isBusy, problem, run } = useAction()

  const download = () =>
    run(async () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const answer = await fetchAccount(
        `${clientDayPaths.calendar}?time_zone=${encodeURIComponent(timeZone)}`,
      )
      saveFile('verbena.ics', await answer.blob())
    })
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
