import type { PlanLine } from '#domain/protocols/plan-check.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CheckFoot } from './check-foot.tsx'
import { CheckNotes } from './check-notes.tsx'
import { aboveWords } from './check-words.ts'
import { NutrientRow } from './nutrient-row.tsx'
import { PlanStyles } from './plan-styles.tsx'
import { usePlanCheck } from './use-plan-check.ts'

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
