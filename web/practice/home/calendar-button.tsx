import { clientDayPaths } from '#contract/client-day-paths.ts'
import { FileButton } from '../../platform/file-button.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

/** Downloads the doses as a calendar file. */
export function CalendarButton() {
  const { t } = useTranslation('day')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <FileButton
      path={`${clientDayPaths.calendar}?time_zone=${encodeURIComponent(timeZone)}`}
      saveAs="verbena.ics"
      icon="calendar"
      className="btn btn-plain"
    >
      {t('calendar.add')}
    </FileButton>
  )
}
