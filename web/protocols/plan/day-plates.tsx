import type { PlanProduct } from '#contract/sharing.ts'
import { otherLang } from '#domain/languages.ts'
import { type Dose, labelDose, type TimeOfDay, timesOfDay } from '#domain/protocols/dose.ts'
import { doseAmountWords, doseAtTimeWords } from '#domain/protocols/dose-words.ts'
import { clockTime } from '#domain/protocols/time-of-day.ts'
import { dayColours, TimeIcon } from '../../platform/day-styles.tsx'
import { listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Image } from '../../ui/image.tsx'

export type DayLine = Pick<
  PlanProduct,
  'product_variant_id' | 'name' | 'language' | 'range' | 'assets' | 'dose' | 'facts'
>
type Taken = { line: DayLine; dose: Dose }

type DayPlatesProps = { lines: readonly DayLine[]; headingLevel?: 2 | 3; className?: string }

/** A card for each time of day with what is taken then; products without a dose are listed below. */
export function DayPlates({ lines, headingLevel = 3, className = '' }: DayPlatesProps) {
  const { t, language } = useTranslation('plan')
  const doses = lines.map((line) => ({ line, dose: line.dose ?? labelDose(line.facts.portion) }))
  const taken = doses.filter((each): each is Taken => each.dose !== null)
  const untimed = doses.filter(({ dose }) => dose === null).map(({ line }) => line)
  if (lines.length === 0) return null
  return (
    <div className={`@container/day ${className}`}>
      {taken.length > 0 && (
        <div className="grid gap-2.5 @min-[560px]/day:grid-cols-[repeat(auto-fit,minmax(260px,1fr))] @min-[560px]/day:gap-3.5 @min-[980px]/day:grid-cols-[repeat(4,1fr)]">
          {timesOfDay.map((time) => (
            <DayPlate
              key={time}
              time={time}
              taken={taken.filter(({ dose }) => dose.times.includes(time))}
              headingLevel={headingLevel}
            />
          ))}
        </div>
      )}
      {untimed.length > 0 && (
        <p className="mt-3 text-small text-ink-2">
          {t('day.untimed', {
            names: listText(
              untimed.map(({ name }) => name),
              language,
            ),
          })}
        </p>
      )}
    </div>
  )
}

/** On wide screens a time of day without doses is shown, too. */
const onlyInRow = 'hidden @min-[980px]/day:flex'

type DayPlateProps = { time: TimeOfDay; taken: readonly Taken[]; headingLevel: 2 | 3 }

function DayPlate({ time, taken, headingLevel }: DayPlateProps) {
  const { t, language } = useTranslation('plan')
  const Heading = `h${headingLevel}` as const
  return (
    <section
      className={`flex-col overflow-hidden rounded-control bg-[var(--day,var(--color-tint))] px-4 pt-3.5 pb-1.5 @min-[560px]/day:px-4.5 @min-[560px]/day:pt-4.5 @min-[560px]/day:pb-0 print:break-inside-avoid print:border print:border-line-2 ${taken.length > 0 ? 'flex' : onlyInRow} ${dayColours[time]}`}
      data-testid="day-plate"
    >
      <div className="flex flex-wrap items-center gap-x-[9px] gap-y-0.5 border-b border-[color-mix(in_srgb,var(--color-ink)_13%,transparent)] pb-3">
        <TimeIcon time={time} size={22} />
        <Heading className="text-[19px] leading-[27px] font-medium normal-nums">{t(`time.${time}`)}</Heading>
        <span className="ml-auto text-micro text-ink-2">
          {t('around', { time: clockTime(time, language) })}
        </span>
      </div>
      {taken.length > 0 ? (
        <ul>
          {taken.map((each) => (
            <DayDose key={each.line.product_variant_id} time={time} {...each} />
          ))}
        </ul>
      ) : (
        <p className="py-3.5 text-small text-ink-2">{t('day.nothing')}</p>
      )}
      {/* Below the doses, so that the plant never overlaps text. */}
      <span
        className="hidden @min-[560px]/day:relative @min-[560px]/day:block @min-[560px]/day:min-h-[76px] @min-[560px]/day:flex-1"
        aria-hidden="true"
      >
        <span className="plant absolute -right-3.5 -bottom-[26px] h-[min(182px,calc(100%+22px))] w-[130px] bg-[var(--day-plant,var(--color-ornament))] [mask-position:right_bottom]" />
      </span>
    </section>
  )
}

function DayDose({ time, line, dose }: Taken & { time: TimeOfDay }) {
  const words = useTranslation('plan')
  useTranslation('products')
  const pictures = line.assets[0]?.thumbnails
  return (
    <li className="flex gap-3 border-b border-[color-mix(in_srgb,var(--color-ink)_8%,transparent)] py-[11px] last:border-b-0">
      <span className="h-[50px] w-[46px] flex-none overflow-hidden rounded-[3px] bg-[color-mix(in_srgb,var(--color-surface)_50%,transparent)]">
        {pictures && (
          <Image
            src={pictures.thumbnail_75}
            srcSet={`${pictures.thumbnail_75} 75w, ${pictures.thumbnail_125} 125w`}
            sizes="46px"
            width={46}
            height={50}
            alt=""
            failedAlt={words.t('shop:image-failed')}
            className="h-full w-full object-cover"
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <span className="min-w-0 leading-[19px] wrap-anywhere">
        <b className="block font-semibold">{doseAmountWords(words, dose)}</b>
        <span
          className="serif block text-[15px] leading-[19px] font-medium normal-nums"
          lang={otherLang(line.language, words.language)}
        >
          {line.name}
        </span>
        <span className="block text-micro text-ink-2 first-letter:uppercase">
          {doseAtTimeWords(words, time, dose)}
        </span>
      </span>
    </li>
  )
}
