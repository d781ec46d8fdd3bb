import { amountWords } from '#domain/protocols/limit-words.ts'
import type { PlanNutrient } from '#domain/protocols/plan-check.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { fromWords, limitWords } from './check-words.ts'

type NutrientRowProps = { nutrient: PlanNutrient; onReplace?: (() => void) | undefined }

/** The notch of the bar stands at four fifths: room enough to see what passes it. */
const fullBar = 1.25

export function NutrientRow({ nutrient, onReplace }: NutrientRowProps) {
  const words = useTranslation('plan')
  const { t, language } = words
  const { name, amount, unit, nrvPercent, limit, above, from } = nutrient
  const isAbove = above !== null
  return (
    <li className="nutrient" data-above={isAbove || undefined}>
      <p className="nutrient-head">
        <b className="nutrient-name">{name}</b>
        {nrvPercent !== null && (
          <span className="nutrient-nrv">
            {t('check.nrv', { percent: formatNumber(nrvPercent, language, 1) })}
          </span>
        )}
        <b className="nutrient-amount">{amountWords(words, amount, unit)}</b>
      </p>
      {limit && (
        <div className="nutrient-bar" aria-hidden="true">
          <span
            className="nutrient-sum"
            style={{ width: `${(Math.min(limit.counted / limit.amount, fullBar) / fullBar) * 100}%` }}
          />
        </div>
      )}
      <p className="nutrient-limit">
        <span>{limitWords(words, nutrient)}</span>
        {isAbove && (
          <span className="nutrient-over">
            <Icon name="warning" size={15} />
            {t('check.over', { amount: amountWords(words, above, unit) })}
          </span>
        )}
      </p>
      {(isAbove || from.length > 1) && (
        <p className="nutrient-from">
          {t('check.from', { products: fromWords(words, nutrient) })}
          {isAbove && onReplace && (
            <>
              {' '}
              <button type="button" className="link" onClick={onReplace}>
                {t('check.replace', { count: from.length })}
              </button>
            </>
          )}
        </p>
      )}
    </li>
  )
}
