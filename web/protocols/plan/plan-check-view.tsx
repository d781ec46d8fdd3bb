import { useMemo } from 'react'
import { type PlanCheck, type PlanLine, type PlanNutrient, planCheck } from '#domain/protocols/plan-check.ts'
import { controlName } from '../../platform/control-name.ts'
import { formatDate, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CheckNotes } from './check-notes.tsx'
import { aboveWords, summaryWords } from './check-words.ts'
import { NutrientRow } from './nutrient-row.tsx'
import { PlanStyles } from './plan-styles.tsx'

type PlanCheckViewProps = {
  lines: readonly PlanLine[]
  /** Back to the products, to replace one. */
  onBack?: (() => void) | undefined
}

/** What the whole protocol comes to a day: nutrient by nutrient, against reference intakes and upper levels. */
export function PlanCheckView({ lines, onBack }: PlanCheckViewProps) {
  const words = useTranslation('plan')
  useTranslation('products')
  const { t, language } = words
  const check = usePlanCheck(lines)
  const { nutrients, above } = check
  return (
    <div className="plan-check">
      <PlanStyles />
      {above.map((nutrient, at) => (
        <div
          key={nutrient.key}
          className="check-alert"
          tabIndex={at === 0 ? -1 : undefined}
          data-begins-here={at === 0 || undefined}
        >
          <Icon name="warning" size={21} />
          <p>
            <b className="check-alert-title">{t('check.above-one', { name: nutrient.name })}</b>
            <span className="check-alert-text">{aboveWords(words, nutrient)}</span>
          </p>
        </div>
      ))}
      <div className="check-head">
        <h3>{t('check.per-day')}</h3>
        <span>
          {t('check.count', { count: nutrients.length, formatted: formatNumber(nutrients.length, language) })}
        </span>
      </div>
      {nutrients.length === 0 && <p className="check-empty">{t('check.nothing')}</p>}
      <ul>
        {nutrients.map((nutrient) => (
          <NutrientRow key={nutrient.key} nutrient={nutrient} onReplace={onBack} />
        ))}
      </ul>
      <CheckNotes check={check} />
      {nutrients.length > 0 && <CheckFoot nutrients={nutrients} />}
    </div>
  )
}

/** Where the numbers are from. The sources are named as they are called, in English. */
function CheckFoot({ nutrients }: { nutrients: readonly PlanNutrient[] }) {
  const { t, language } = useTranslation('plan')
  const limited = nutrients.filter(({ limit }) => limit !== null)
  return (
    <div className="check-foot">
      <p>{t('check.foot')}</p>
      {limited.length > 0 && (
        <details>
          <summary>{t('check.sources')}</summary>
          <ul>
            {limited.map(({ key, name, limit }) => (
              <li key={key}>
                {name}: <span lang="en">{limit?.source}</span>,{' '}
                {t('check.read-on', { date: formatDate(limit?.asOf ?? '', language) })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

export function usePlanCheck(lines: readonly PlanLine[]): PlanCheck {
  return useMemo(() => planCheck(lines), [lines])
}

/** The plan check in one line, quiet until a limit is passed. */
export function PlanCheckStrip({ lines, onOpen }: { lines: readonly PlanLine[]; onOpen(): void }) {
  const words = useTranslation('plan')
  const check = usePlanCheck(lines)
  const { t } = words
  if (lines.length === 0) return null
  const isAbove = check.above.length > 0
  return (
    <div className="check-strip" data-above={isAbove || undefined}>
      <PlanStyles />
      <Icon name={isAbove ? 'warning' : check.nutrients.length > 0 ? 'check' : 'info'} size={20} />
      <p>
        <b className="check-strip-title">{t('check.title')}</b>
        <span className="check-strip-text" role="status">
          {summaryWords(words, check)}
        </span>
        {check.uncounted.length > 0 && <span className="check-strip-text">{t('check.incomplete')}</span>}
      </p>
      <button
        type="button"
        className="link"
        aria-label={controlName(t('check.open'), t('check.title'))}
        onClick={onOpen}
      >
        {t('check.open')}
      </button>
    </div>
  )
}
