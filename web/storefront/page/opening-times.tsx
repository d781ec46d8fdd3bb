import { useEffect, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { OpenState } from './open-state.ts'
import type { StoreView } from './store-view.ts'

const recheckMs = 30_000

/** Whether it is open now; unknown until hydration, since the page may have been rendered long ago. */
function useOpenState({ timezone, opening_hours: periods }: StoreView): OpenState | undefined {
  const words = useTranslation('storefront')
  const [state, setState] = useState<OpenState>()
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let isGone = false
    const start = async () => {
      const { openState } = await import('./open-state.ts')
      if (isGone) return
      const check = () => setState(openState({ timezone, periods }, new Date(), words))
      check()
      timer = setInterval(check, recheckMs)
    }
    // Without it the week is there all the same.
    start().catch(() => {})
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [timezone, periods, words])
  return state
}

/** The week of a practice; whether it is open now appears after hydration where room is kept for it. */
export function OpeningTimes({ view }: { view: StoreView }) {
  const { t } = useTranslation('storefront')
  const [isOwnZone, setOwnZone] = useState(false)
  const state = useOpenState(view)
  const own = state?.own
  return (
    <section>
      <h2 className="text-h2">{t('page.hours')}</h2>
      <p className="mt-1 min-h-5 text-label font-semibold text-(--store-text) @max-[340px]/store:min-h-10">
        {state?.text}
      </p>
      <table className="mt-2 w-full">
        <tbody>
          {view.days.map(({ day, name, times }) => {
            const shown = isOwnZone && own ? own.times[day] : times
            const isToday = day === state?.today
            return (
              <tr key={day} className={`border-b border-line align-top ${isToday ? 'bg-tint' : ''}`}>
                <th
                  scope="row"
                  className={`px-2.5 py-2.25 text-start ${isToday ? 'font-bold' : 'font-normal'}`}
                >
                  {isToday ? t('page.today', { day: name }) : name}
                </th>
                <td className={`px-2.5 py-2.25 text-end ${times.length ? '' : 'text-ink-3'}`}>
                  {shown.length > 0
                    ? shown.map((time) => (
                        <span key={time} className="block whitespace-nowrap">
                          {time}
                        </span>
                      ))
                    : t('page.closed')}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className="mt-2.5 min-h-18 text-micro text-ink-3">
        <p>
          {isOwnZone && own ? t('page.own-zone', { zone: own.zone }) : t('page.zone', { zone: view.zone })}
        </p>
        {own && (
          <>
            <p className="mt-1">{own.text}</p>
            <label className="mt-1.5 flex w-fit items-center gap-2 text-label font-normal text-ink-2">
              <input
                type="checkbox"
                className="check"
                checked={isOwnZone}
                onChange={() => setOwnZone(!isOwnZone)}
              />
              {t('page.show-own-zone')}
            </label>
          </>
        )}
      </div>
    </section>
  )
}
