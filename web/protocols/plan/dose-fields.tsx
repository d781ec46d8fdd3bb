import { useId } from 'react'
import { type MealRelation, mealRelations, type TimeOfDay, timesOfDay } from '#domain/protocols/dose.ts'
import { TimeIcon } from '../../platform/day-styles.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type DoseDraft, withTime } from './dose-draft.ts'
import { doseControl, doseLabel, doseSelect } from './dose-styles.ts'

type DoseTimesProps = { times: readonly TimeOfDay[]; onChange(times: TimeOfDay[]): void }

export function DoseTimes({ times, onChange }: DoseTimesProps) {
  const { t } = useTranslation('plan')
  return (
    <fieldset className="min-w-0">
      <legend className={doseLabel}>{t('editor.when')}</legend>
      <div className="grid gap-1.5 @min-[230px]:grid-cols-2 @min-[460px]:grid-cols-4">
        {timesOfDay.map((time) => (
          <button
            key={time}
            type="button"
            className="flex min-h-11 items-center gap-2 rounded-control border border-line-2 bg-surface px-2.5 py-1 text-start text-[14px] leading-[17px] font-medium hover:border-field aria-pressed:border-bottle aria-pressed:bg-bottle aria-pressed:text-on-bottle [&>.icon]:text-leaf aria-pressed:[&>.icon]:text-current"
            aria-pressed={times.includes(time)}
            onClick={() => onChange(withTime(times, time))}
          >
            <TimeIcon time={time} size={18} />
            {t(`time.${time}`)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type DoseMealProps = { draft: DoseDraft; onChange(food: MealRelation | null): void }

export function DoseMeal({ draft: { times, food }, onChange }: DoseMealProps) {
  const { t } = useTranslation('plan')
  const id = useId()
  const isBeforeBed = times.length === 1 && times[0] === 'night'
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={doseLabel}>
        {t('editor.food')}
      </label>
      <span className={doseSelect}>
        <select
          id={id}
          className={`${doseControl} pr-9 text-ink`}
          disabled={isBeforeBed}
          value={isBeforeBed ? '' : (food ?? '')}
          onChange={(event) =>
            onChange(mealRelations.find((relation) => relation === event.target.value) ?? null)
          }
        >
          <option value="">{t('food.any')}</option>
          {mealRelations.map((relation) => (
            <option key={relation} value={relation}>
              {t(`food.${relation}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    </div>
  )
}

/** The days of a course; empty means without an end. */
export function DoseCourse({ days, onChange }: { days: string; onChange(days: string): void }) {
  const { t } = useTranslation('plan')
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={doseLabel}>
        {t('editor.days')}
      </label>
      <input
        id={id}
        className={doseControl}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        placeholder={t('editor.ongoing')}
        value={days}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      />
    </div>
  )
}
