import { useId } from 'react'
import type { Figures } from '#contract/admin-figures.ts'
import { changePercent, type DayFigures, sumOfFigures } from '#domain/admin/figures.ts'
import { percentSign } from '#domain/percent-sign.ts'
import { nearDayText } from '../../platform/days.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { signedNumber } from '../../platform/number-texts.ts'
import { cardSheet } from '../../ui/card.tsx'
import { toDayFigures } from './day-figures.ts'
import { DayPlot } from './day-plot.tsx'

type FigureCardProps = {
  title: string
  /** How it is counted. */
  note: string
  figures: Figures
  read(figures: DayFigures): number | undefined
  format(value: number): string
  /** For the marks of the axis. */
  formatShort(value: number): string
  /** It has no fractions. */
  isCount?: boolean
}

/** One figure: its total, the total of the days before, and a chart by day. */
export function FigureCard({
  title,
  note,
  figures,
  read,
  format,
  formatShort,
  isCount = false,
}: FigureCardProps) {
  const { t, language } = useTranslation('admin-today')
  const id = useId()
  const days = figures.days.map(toDayFigures)
  const before = figures.before.map(toDayFigures)
  const [total, totalBefore] = [days, before].map((each) => read(sumOfFigures(each)))
  const known = (value: number | undefined) => (value === undefined ? '–' : format(value))
  const dateOf = (index: number) => nearDayText(figures.days[index]!.day, language)
  const textOf = (index: number) =>
    t('figures.on-day', {
      day: dateOf(index),
      value: known(read(days[index]!)),
      before: known(read(before[index]!)),
    })
  return (
    <section aria-labelledby={id} className={cardSheet}>
      <h3 id={id} className="font-sans text-label font-semibold">
        {title}
      </h3>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-price-lead font-semibold">{known(total)}</span>
        <span className="text-small text-ink-2">
          {t('figures.before', { value: known(totalBefore) })} <Change now={total} before={totalBefore} />
        </span>
      </p>
      <DayPlot
        label={title}
        values={days.map(read)}
        before={before.map(read)}
        format={formatShort}
        isCount={isCount}
        textOf={textOf}
        first={dateOf(0)}
        last={dateOf(days.length - 1)}
      />
      <p className="mt-2 text-micro text-ink-3">{note}</p>
    </section>
  )
}

function Change({ now, before }: { now: number | undefined; before: number | undefined }) {
  const { language } = useTranslation('admin-today')
  if (now === undefined || before === undefined) return null
  const percent = changePercent(now, before)
  if (percent === undefined) return null
  return <b className="font-semibold">{signedNumber(percent, language) + percentSign(language)}</b>
}
