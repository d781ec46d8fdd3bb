import type { PlanProduct } from '#contract/sharing.ts'
import { languageTag } from '#domain/languages.ts'
import { clockTime } from '#domain/protocols/clock-of-day.ts'
import { type Dose, labelDose, type TimeOfDay, timesOfDay } from '#domain/protocols/dose.ts'
import { doseAmountWords, doseAtTimeWords } from '#domain/protocols/dose-words.ts'
import { listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Image } from '../../ui/image.tsx'
import { TimeIcon } from './dose-text.tsx'
import { PlanStyles } from './plan-styles.tsx'

export type DayLine = Pick<
  PlanProduct,
  'product_variant_id' | 'name' | 'language' | 'range' | 'assets' | 'dose' | 'facts'
>
type Taken = { line: DayLine; dose: Dose }

/** A plate for each time of the day, with what is taken then; what has no dose is named below. */
export function DayPlates({ lines, headingLevel = 3 }: { lines: readonly DayLine[]; headingLevel?: 2 | 3 }) {
  const { t, language } = useTranslation('plan')
  const doses = lines.map((line) => ({ line, dose: line.dose ?? labelDose(line.facts.portion) }))
  const taken = doses.filter((each): each is Taken => each.dose !== null)
  const untimed = doses.filter(({ dose }) => dose === null).map(({ line }) => line)
  if (lines.length === 0) return null
  return (
    <div className="day-plates">
      <PlanStyles />
      {taken.length > 0 && (
        <div className="day-row">
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
        <p className="day-untimed">
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

type DayPlateProps = { time: TimeOfDay; taken: readonly Taken[]; headingLevel: 2 | 3 }

function DayPlate({ time, taken, headingLevel }: DayPlateProps) {
  const { t, language } = useTranslation('plan')
  const Heading = `h${headingLevel}` as const
  return (
    <section className={`day-plate day-${time}`} data-empty={taken.length === 0 || undefined}>
      <div className="day-head">
        <TimeIcon time={time} size={22} />
        <Heading>{t(`time.${time}`)}</Heading>
        <span>{t('around', { time: clockTime(time, languageTag(language)) })}</span>
      </div>
      {taken.length > 0 ? (
        <ul>
          {taken.map((each) => (
            <DayDose key={each.line.product_variant_id} time={time} {...each} />
          ))}
        </ul>
      ) : (
        <p className="day-nothing">{t('day.nothing')}</p>
      )}
      <span className="day-ornament" aria-hidden="true">
        <span className="plant" />
      </span>
    </section>
  )
}

function DayDose({ time, line, dose }: Taken & { time: TimeOfDay }) {
  const words = useTranslation('plan')
  useTranslation('products')
  const pictures = line.assets[0]?.thumbnails
  return (
    <li>
      <span className="day-pack">
        {pictures && (
          <Image
            src={pictures.thumbnail_75}
            srcSet={`${pictures.thumbnail_75} 75w, ${pictures.thumbnail_125} 125w`}
            sizes="46px"
            width={46}
            height={50}
            alt=""
            failedAlt={words.t('shop:image-failed')}
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <span className="day-dose">
        <b>{doseAmountWords(words, dose)}</b>
        <span className="day-name" lang={line.language === words.language ? undefined : line.language}>
          {line.name}
        </span>
        <span className="day-when">{doseAtTimeWords(words, time, dose)}</span>
      </span>
    </li>
  )
}
