import { dayText, partOfDay } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useSession } from '../../platform/session/session.ts'
import { PageTitle } from '../../ui/page-title.tsx'

/** Date and time of day depend on the reader, so the server only reserves the space. */
export function Greeting() {
  const { t, language } = useTranslation('account')
  const { user } = useSession()
  if (!user) {
    return (
      <div>
        <span className="skeleton h-[19px] w-36" />
        <PageTitle>
          <span className="visually-hidden">{t('title')}</span>
          <span className="skeleton h-9 w-72 max-w-full xl:h-10.5" aria-hidden="true" />
        </PageTitle>
      </div>
    )
  }
  const now = new Date()
  return (
    <div>
      <p className="text-small text-ink-3 first-letter:uppercase">{dayText(now, language)}</p>
      <PageTitle className="break-words">
        {t(`greeting.${partOfDay(now)}`, { name: user.first_name })}
      </PageTitle>
    </div>
  )
}
