import { amountWords } from '#domain/protocols/limit-words.ts'
import type { PlanNutrient } from '#domain/protocols/plan-check.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { fromWords, limitWords } from './check-words.ts'

type NutrientRowProps = { nutrient: PlanNutrient; onReplace?: (() => void) | undefined }

/** The mark for the limit is at four fifths of the bar, which leaves room to show an excess. */
const fullBar = 1.25

export function NutrientRow({ nutrient, onReplace }: NutrientRowProps) {
  const words = useTranslation('plan')
  const { t, language } = words
  const { name, amount, unit, nrvPercent, limit, above, from } = nutrient
  const isAbove = above !== null
  const nameColour = isAbove ? 'text-madder' : ''
  return (
    <li className="border-b border-line py-[13px]" data-above={isAbove || undefined}>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0">
        <b className={`font-semibold ${nameColour}`}>{name}</b>
        {nrvPercent !== null && (
          <span className="text-[13px] text-ink-3">
            {t('check.nrv', { percent: formatNumber(nrvPercent, language, 1) })}
          </span>
        )}
        <b className={`ml-auto text-[16px] font-semibold ${nameColour}`}>
          {amountWords(words, amount, unit)}
        </b>
      </p>
      {limit && (
        <div
          className="relative mt-2 h-2.5 rounded-badge bg-sunken after:absolute after:-inset-y-1 after:left-[80%] after:w-0.5 after:bg-ink"
          aria-hidden="true"
        >
          <span
            className={`block h-full rounded-badge ${isAbove ? 'bg-madder' : 'bg-bottle'}`}
            style={{ width: `${(Math.min(limit.counted / limit.amount, fullBar) / fullBar) * 100}%` }}
          />
        </div>
      )}
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 gap-y-0.5 text-micro text-ink-3">
        <span>{limitWords(words, nutrient)}</span>
        {isAbove && (
          <span className="inline-flex items-center gap-[5px] font-semibold text-madder">
            <Icon name="warning" size={15} />
            {t('check.over', { amount: amountWords(words, above, unit) })}
          </span>
        )}
      </p>
      {(isAbove || from.length > 1) && (
        <p
          className={`wrap-anywhere ${isAbove ? 'mt-2 rounded-control bg-madder-soft px-3 py-2.5 text-small text-ink-2' : 'mt-1 text-micro text-ink-3'}`}
        >
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
