import type { Weekday } from '#domain/storefront/opening-hours.ts'
import { periodsADay, weekdays } from '#domain/storefront/opening-hours.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Input } from '../../ui/form/control.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { weekdayName } from '../page/store-view.ts'
import { periodsOf, withDay, withWeekLikeMonday } from './content.ts'
import { useEditing } from './editor-context.ts'
import { useProblemText } from './text-fields.tsx'

export function HoursPart() {
  const { t } = useTranslation('storefront')
  const { editor, content } = useEditing()
  const { timezone } = content
  const zones = Intl.supportedValuesOf('timeZone')
  const options = zones.includes(timezone) ? zones : [timezone, ...zones]
  return (
    <>
      <ul className="grid gap-2.5 [&>li+li]:border-t [&>li+li]:border-line [&>li+li]:pt-2.5">
        {weekdays.map((day) => (
          <li key={day}>
            <DayFields day={day} />
          </li>
        ))}
      </ul>
      {periodsOf(content, 'monday').length > 0 && (
        <button
          type="button"
          className="link min-h-8 justify-self-start text-small"
          onClick={() => editor.change(withWeekLikeMonday)}
        >
          {t('editor.like-monday')}
        </button>
      )}
      <SelectField
        label={t('editor.time-zone')}
        placeholder={t('editor.choose')}
        options={options.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        value={timezone}
        onChange={({ target }) => editor.change((now) => ({ ...now, timezone: target.value }))}
      />
    </>
  )
}

function DayFields({ day }: { day: Weekday }) {
  const { t, language } = useTranslation('storefront')
  const { editor, content, setPlace } = useEditing()
  const periods = periodsOf(content, day)
  const problem = useProblemText(`hours.${day}`)
  const name = weekdayName(day, language)
  // A removed period takes its button with it, and there is none to add one to a full day.
  const fields = useFocusIfLost<HTMLFieldSetElement>(addButtonOrLastTimes)
  const change = (at: number, fields: { opens?: string; closes?: string }) =>
    editor.change(
      withDay(
        day,
        periods.map((period, place) => (place === at ? { ...period, ...fields } : period)),
      ),
      `hours.${day}.${at}`,
    )
  const times = [
    { key: 'opens', label: 'editor.opens' },
    { key: 'closes', label: 'editor.closes' },
  ] as const
  return (
    <fieldset ref={fields} onFocus={() => setPlace('hours')}>
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1.5">
        <legend className="float-left min-w-20 flex-1 pt-2.5 font-semibold">{name}</legend>
        <div className="grid gap-1.5">
          {periods.length === 0 && <p className="py-2.5 text-ink-3">{t('page.closed')}</p>}
          {periods.map((period, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a period has no other name than its place
            <div key={at} className="flex items-center gap-1.5">
              {times.map(({ key, label }) => (
                <Input
                  key={key}
                  type="time"
                  height={44}
                  className="w-24! px-2! [&::-webkit-calendar-picker-indicator]:hidden"
                  aria-label={t(label, { day: name })}
                  aria-invalid={problem ? true : undefined}
                  // Midnight at the end of a day is typed as 00:00.
                  value={period[key] === '24:00' ? '00:00' : period[key]}
                  onChange={({ target }) =>
                    change(at, {
                      [key]: key === 'closes' && target.value === '00:00' ? '24:00' : target.value,
                    })
                  }
                />
              ))}
              <button
                type="button"
                className="flex size-9 flex-none items-center justify-center rounded-control text-ink-2 hover:text-madder"
                aria-label={t('editor.remove-period', { day: name })}
                onClick={() => editor.change(withDay(day, periods.toSpliced(at, 1)))}
              >
                <Icon name="trash" size={17} />
              </button>
            </div>
          ))}
        </div>
        {periods.length < periodsADay && (
          <button
            type="button"
            className="flex h-11 w-9 flex-none items-center justify-center rounded-control text-bottle hover:bg-tint"
            aria-label={t('editor.add-period', { day: name })}
            onClick={() => editor.change(withDay(day, [...periods, nextPeriod(periods.at(-1)?.closes)]))}
          >
            <Icon name="plus" size={18} />
          </button>
        )}
      </div>
      {problem && <FieldError>{problem}</FieldError>}
    </fieldset>
  )
}

const addButtonOrLastTimes = (fields: HTMLElement) =>
  fields.querySelector<HTMLElement>(':scope > div > button') ??
  fields.querySelector<HTMLElement>(':scope > div > div > :last-child > input')

/** After a period in the morning, the afternoon. */
function nextPeriod(last: string | undefined): { opens: string; closes: string } {
  if (last === undefined) return { opens: '09:00', closes: '17:00' }
  if (last < '13:30') return { opens: '13:30', closes: '17:00' }
  return last < '18:00' ? { opens: '18:00', closes: '20:00' } : { opens: last, closes: '24:00' }
}
