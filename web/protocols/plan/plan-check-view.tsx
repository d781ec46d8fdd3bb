import { useMemo } from 'react'
import type { ClientCheck } from '#domain/protocols/client-check.ts'
import { type PlanCheck, type PlanLine, type PlanNutrient, planCheck } from '#domain/protocols/plan-check.ts'
import type { LifeStage } from '#domain/reference/life-stages.ts'
import { controlName } from '../../platform/control-name.ts'
import { formatDate, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CheckNotes } from './check-notes.tsx'
import { aboveWords, footWords, summaryWords } from './check-words.ts'
import { ClientFindings } from './client-findings.tsx'
import { NutrientRow } from './nutrient-row.tsx'

type PlanCheckViewProps = {
  lines: readonly PlanLine[]
  /** For one client, with the limits of their age and state, instead of any adult. */
  forClient?: ClientCheck | undefined
  /** Returns to the products, to replace one. */
  onBack?: (() => void) | undefined
}

/** The daily sum of a protocol, nutrient by nutrient, compared with reference values and upper levels. */
export function PlanCheckView({ lines, forClient, onBack }: PlanCheckViewProps) {
  const words = useTranslation('plan')
  useTranslation('products')
  const { t, language } = words
  const adults = usePlanCheck(lines)
  const check = forClient?.check ?? adults
  const { nutrients, above } = check
  const stages = forClient?.stages ?? ['adult']
  return (
    <div>
      {forClient && <ClientFindings check={forClient} />}
      {above.map((nutrient, at) => (
        <div
          key={nutrient.key}
          className="mb-2 flex gap-3 rounded-control bg-madder-soft px-3.5 py-3 leading-5 text-madder"
          tabIndex={at === 0 ? -1 : undefined}
          data-begins-here={at === 0 || undefined}
        >
          <Icon name="warning" size={21} />
          <p>
            <b className="block font-semibold">{t('check.above-one', { name: nutrient.name })}</b>
            <span className="block text-[13px]">{aboveWords(words, nutrient, stages)}</span>
          </p>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-3 border-b-3 border-double border-line-2 pb-2 text-small">
        <h3 className="font-sans text-small font-semibold tracking-normal">{t('check.per-day')}</h3>
        <span className="text-ink-3">
          {t('check.count', { count: nutrients.length, formatted: formatNumber(nutrients.length, language) })}
        </span>
      </div>
      {nutrients.length === 0 && <p className="py-[13px] text-[13px] text-ink-3">{t('check.nothing')}</p>}
      <ul>
        {nutrients.map((nutrient) => (
          <NutrientRow key={nutrient.key} nutrient={nutrient} onReplace={onBack} />
        ))}
      </ul>
      <CheckNotes check={check} />
      {nutrients.length > 0 && <CheckFoot nutrients={nutrients} stages={stages} />}
    </div>
  )
}

type CheckFootProps = { nutrients: readonly PlanNutrient[]; stages: readonly LifeStage[] }

/** The sources of the numbers, with their English names. */
function CheckFoot({ nutrients, stages }: CheckFootProps) {
  const words = useTranslation('plan')
  const { t, language } = words
  const limited = nutrients.filter(({ limit }) => limit !== null)
  return (
    <div className="py-3 text-micro text-ink-3">
      <p>{footWords(words, stages)}</p>
      {limited.length > 0 && (
        <details>
          <summary className="inline-block py-1.5 underline underline-offset-3">{t('check.sources')}</summary>
          <ul>
            {limited.map(({ key, name, limit }) => (
              <li key={key} className="mt-1">
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

type PlanCheckStripProps = { lines: readonly PlanLine[]; className?: string; onOpen(): void }

/** The plan check in one line, highlighted only when an upper level is exceeded. */
export function PlanCheckStrip({ lines, className = '', onOpen }: PlanCheckStripProps) {
  const words = useTranslation('plan')
  const check = usePlanCheck(lines)
  const { t } = words
  if (lines.length === 0) return null
  const isAbove = check.above.length > 0
  return (
    <div
      className={`relative flex items-center gap-3 border-t border-line px-5 py-3 ${isAbove ? 'bg-madder-soft [&>.icon]:text-madder' : 'bg-paper [&>.icon]:text-leaf'} ${className}`}
      data-testid="check-strip"
      data-above={isAbove || undefined}
    >
      <Icon name={isAbove ? 'warning' : check.nutrients.length > 0 ? 'check' : 'info'} size={20} />
      <p className="min-w-0 flex-1 leading-4.5">
        <b className="block text-[14px] leading-4.5 font-semibold">{t('check.title')}</b>
        <span className={`block text-micro ${isAbove ? 'text-madder' : 'text-ink-2'}`}>
          {!isAbove && summaryWords(words, check)}
          {/* What is harmless is not announced at each change. */}
          <span role="status">{isAbove && summaryWords(words, check)}</span>
        </span>
        {check.uncounted.length > 0 && (
          <span className="block text-micro text-ink-2">{t('check.incomplete')}</span>
        )}
      </p>
      <button
        type="button"
        className="link text-small after:absolute after:inset-0"
        aria-label={controlName(t, t('check.open'), t('check.title'))}
        onClick={onOpen}
      >
        {t('check.open')}
      </button>
    </div>
  )
}
