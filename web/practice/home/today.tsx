import type { ReactNode } from 'react'
import type { ClientDay, DayPlan } from '#contract/client-day.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { timesOfDay } from '#domain/protocols/dose.ts'
import { timeOfDayAt } from '#domain/protocols/time-of-day.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { DosePlate } from './dose-plate.tsx'
import { usePresent } from './use-day.ts'

type TodayProps = {
  day: ClientDay
  isStuck: boolean
  /** Buttons: beside the title, on a phone below the doses. */
  tools: ReactNode
}

const timeOfDay = (now: Date) => timeOfDayAt(now.getHours())

/** What is taken today, by time of day. */
export function Today({ day, isStuck, tools }: TodayProps) {
  const { t } = useTranslation('day')
  const now = usePresent(timeOfDay)
  const plans = plansOf(day)
  const [only, ...others] = plans
  return (
    <section aria-labelledby="today" className="relative">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="today" className="text-h2 max-md:sr-only">
          {t('today')}
        </h2>
        <ul className="min-w-0 flex-1 text-ink-2">
          {plans.map((plan) => (
            <li key={plan.protocol_id} className="wrap-anywhere">
              <PlanDay plan={plan} />
            </li>
          ))}
        </ul>
        {only && others.length === 0 ? (
          <ShopLink to={`/account/client/protocols/${only.protocol_id}`} className="link text-small">
            {t('whole-protocol')}
          </ShopLink>
        ) : (
          <ShopLink to="/account/client/protocols" className="link text-small">
            {t('all-protocols')}
          </ShopLink>
        )}
      </div>
      <div className="mt-3 grid gap-2 md:grid-cols-2 md:gap-3 xl:grid-cols-4">
        {timesOfDay.map((time) => (
          <DosePlate key={time} time={time} day={day} isNow={time === now} />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2 xl:absolute xl:-top-19 xl:right-0 xl:mt-0">{tools}</div>
      <p role="status" className="text-small text-amber not-empty:mt-2">
        {isStuck && t('unsent')}
      </p>
    </section>
  )
}

/** Those of which something is taken today; before that and afterwards all. */
function plansOf({ plans, doses }: ClientDay): DayPlan[] {
  const current = plans.filter((plan) => doses.some(({ protocol_id: id }) => id === plan.protocol_id))
  return current.length > 0 ? current : plans
}

/** "Gut repair, day 25 of 56, from Ilse Vermeulen". */
function PlanDay({ plan: { name, practitioner, day, days } }: { plan: DayPlan }) {
  const { t, language } = useTranslation('day')
  const said = { name, practitioner: personName(practitioner) }
  if (day === null) return t('plan', said)
  const formatted = { ...said, day: formatNumber(day, language) }
  return days === null
    ? t('plan-day', formatted)
    : t('plan-day-of', { ...formatted, days: formatNumber(days, language) })
}
