import { addressLines } from '#domain/accounts/address-lines.ts'
import type { OpeningHours, PickUpPoint } from '#domain/delivery/pick-up-points.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'

type PickUpPointListProps = {
  points: readonly PickUpPoint[]
  chosenId: string | undefined
  onChoose(point: PickUpPoint): void
}

export function PickUpPointList({ points, chosenId, onChoose }: PickUpPointListProps) {
  const { t, language } = useTranslation('checkout')
  return (
    <fieldset className="checkout-choices">
      <legend className="mb-2 font-semibold">{t('delivery.points.title')}</legend>
      {points.map((point) => (
        <label key={point.id} className="checkout-choice">
          <input
            type="radio"
            name="pick-up-point"
            checked={point.id === chosenId}
            onChange={() => onChoose(point)}
          />
          <span className="min-w-0 flex-1 leading-5 break-words">
            <b className="font-semibold">{point.name}</b>
            <span className="block text-small text-ink-2">
              {addressLines(point.country, { ...point, address_region: '' }).join(', ')}
            </span>
            {point.opening_hours.map((hours) => (
              <span key={hours.first_day} className="block text-small text-ink-3">
                {hoursText(hours, language)}
              </span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** "Mon–Fri 08:00–18:30". */
function hoursText({ first_day, last_day, from, to }: OpeningHours, language: Language): string {
  const format = new Intl.DateTimeFormat(languageTag(language), { weekday: 'short', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const name = (day: number) => format.format(new Date(Date.UTC(2024, 0, day)))
  const days = first_day === last_day ? name(first_day) : `${name(first_day)}–${name(last_day)}`
  return `${days} ${from}–${to}`
}
