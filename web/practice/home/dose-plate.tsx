import { useId, useState } from 'react'
import type { ClientDay, DayDose, DayProduct } from '#contract/client-day.ts'
import { otherLang } from '#domain/languages.ts'
import type { TimeOfDay } from '#domain/protocols/dose.ts'
import { doseAmountWords, doseAtTimeWords } from '#domain/protocols/dose-words.ts'
import { clockTime } from '#domain/protocols/time-of-day.ts'
import { dayColours, TimeIcon } from '../../platform/day-styles.tsx'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Thumb } from '../../platform/thumb.tsx'
import { CheckBox } from '../../ui/form/check-box.tsx'
import { Icon } from '../../ui/icon.tsx'
import { tickDose } from './day-outbox.ts'

type DosePlateProps = { time: TimeOfDay; day: ClientDay; isNow: boolean }

const line = 'border-[color-mix(in_srgb,var(--color-ink)_13%,transparent)]'

/** The doses of a time of day, to tick off; on a phone only the present ones are unfolded. */
export function DosePlate({ time, day, isNow }: DosePlateProps) {
  const { t, language } = useTranslation('day')
  useTranslation('plan')
  const id = useId()
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? isNow
  const doses = day.doses.filter((dose) => dose.time === time)
  const taken = doses.filter((dose) => dose.is_taken).length
  const counted = {
    count: doses.length,
    formatted: formatNumber(doses.length, language),
    taken: formatNumber(taken, language),
  }
  return (
    <section
      aria-labelledby={id}
      className={`relative flex flex-col overflow-hidden rounded-control bg-[var(--day,var(--color-tint))] px-4 py-3 md:px-4.5 ${dayColours[time]} ${isNow ? 'shadow-[inset_0_4px_0_var(--color-bottle)]' : ''}`}
      data-testid="dose-plate"
    >
      <div className="flex min-h-9 items-center gap-2.5">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <TimeIcon time={time} size={22} />
          <h3 id={id} className="text-[19px] leading-6.5 font-medium normal-nums">
            {t(`plan:time.${time}`)}
          </h3>
          {doses.length > 0 && (
            <span className="text-small text-ink-2">
              {taken > 0 ? t('taken', counted) : <span className="md:hidden">{t('products', counted)}</span>}
            </span>
          )}
          {isNow ? (
            <b className="ml-auto rounded-badge bg-bottle px-2 py-1 text-micro font-bold text-surface">
              {t('now')}
            </b>
          ) : (
            <span className="ml-auto text-micro text-ink-2">{clockTime(time, language)}</span>
          )}
        </div>
        {doses.length > 0 && (
          <button
            type="button"
            className="grid size-6 place-items-center after:absolute after:inset-x-0 after:top-0 after:h-15 md:hidden"
            aria-expanded={isOpen}
            aria-controls={`${id}-doses`}
            aria-label={t('show', { time: t(`plan:time.${time}`) })}
            onClick={() => setChosen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
          </button>
        )}
      </div>
      {doses.length > 0 ? (
        <ul id={`${id}-doses`} className={`mt-2 ${isOpen ? '' : 'max-md:hidden'}`}>
          {doses.map((dose) => (
            <DoseRow
              key={`${dose.protocol_id} ${dose.product_variant_id}`}
              date={day.date}
              dose={dose}
              product={day.products.find((each) => each.product_variant_id === dose.product_variant_id)!}
            />
          ))}
        </ul>
      ) : (
        <p className={`mt-2 border-t pt-3 text-small text-ink-2 ${line}`}>{t('plan:day.nothing')}</p>
      )}
      <span className="relative hidden min-h-14 flex-1 md:block" aria-hidden="true">
        <span className="plant absolute -right-3.5 -bottom-6 h-[min(182px,calc(100%+20px))] w-[130px] bg-[var(--day-plant,var(--color-ornament))] [mask-position:right_bottom]" />
      </span>
    </section>
  )
}

type DoseRowProps = { date: string; dose: DayDose; product: DayProduct }

function DoseRow({ date, dose, product }: DoseRowProps) {
  const words = useTranslation('plan')
  useTranslation('products')
  const { protocol_id, product_variant_id, time, is_taken: isTaken, food } = dose
  const when = doseAtTimeWords(words, time, { ...dose, times: [time], food, days: null })
  return (
    <li className={`border-t ${line}`}>
      <label className="flex cursor-pointer items-start gap-3 py-2.5">
        <Thumb product={product} width={46} height={50} className={isTaken ? 'opacity-60' : ''} />
        <span className="min-w-0 flex-1 leading-[19px] wrap-anywhere">
          <b className="block font-semibold">{doseAmountWords(words, dose)}</b>
          <span
            className={`serif block text-[15px] leading-[19px] font-medium normal-nums ${isTaken ? 'text-ink-2 line-through' : ''}`}
            lang={otherLang(product.language, words.language)}
          >
            {product.name}
          </span>
          <span className="block text-micro text-ink-2 first-letter:uppercase">{when}</span>
        </span>
        <CheckBox
          checked={isTaken}
          onChange={({ target }) =>
            tickDose(date, { protocol_id, product_variant_id, time, is_taken: target.checked })
          }
        />
      </label>
    </li>
  )
}
