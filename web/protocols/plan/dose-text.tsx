import type { Dose } from '#domain/protocols/dose.ts'
import { doseAmountWords, doseTimeWords, doseWords } from '#domain/protocols/dose-words.ts'
import { TimeIcon } from '../../platform/day-styles.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

type DoseTextProps = {
  dose: Dose
  /** The amount is above the time. */
  stacked?: boolean
}

/** A dose as text: "2 capsules, before bed", with the icon of the time of day. */
export function DoseText({ dose, stacked = false }: DoseTextProps) {
  const words = useTranslation('plan')
  useTranslation('products')
  const [first = 'morning'] = dose.times
  return (
    <span
      className={`inline-flex min-w-0 items-start gap-1.5 text-start text-ink-2 [&>.icon]:mt-px [&>.icon]:text-leaf ${stacked ? 'text-[14px] leading-[19px]' : 'text-[13px] leading-4.5'}`}
    >
      <TimeIcon time={first} size={16} />
      {stacked ? (
        <span>
          <span className="block first-letter:uppercase">{doseAmountWords(words, dose)}</span>
          <span className="block first-letter:uppercase">{doseTimeWords(words, dose)}</span>
        </span>
      ) : (
        <span>{doseWords(words, dose)}</span>
      )}
    </span>
  )
}
