import { dateText, timeText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The onboarding call: when it is, or where to book it. */
export function CallCard({ startsAt }: { startsAt: string | undefined }) {
  const { t, language } = useTranslation('account')
  const booked = startsAt && {
    date: dateText(startsAt, new Date(), language),
    time: timeText(startsAt, language),
  }
  return (
    <Card title={t('call.title')}>
      {booked ? (
        <p className="mt-2 flex items-center gap-3">
          <span className="account-tile text-leaf">
            <Icon name="calendar" />
          </span>
          <span>
            <b className="block font-semibold">{t('call.moment', booked)}</b>
            <span className="text-small text-ink-2">{t('call.booked')}</span>
          </span>
        </p>
      ) : (
        <>
          <p className="mt-1.5 text-ink-2">{t('call.text')}</p>
          <ShopLink to="/onboarding/welcome" className="btn btn-plain mt-4">
            {t('call.book')}
          </ShopLink>
        </>
      )}
    </Card>
  )
}
