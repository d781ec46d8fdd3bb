import type { PlanLine } from '#domain/protocols/plan-check.ts'
import { controlName } from '../../platform/control-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { summaryWords } from './check-words.ts'
import { PlanStyles } from './plan-styles.tsx'
import { usePlanCheck } from './use-plan-check.ts'

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
