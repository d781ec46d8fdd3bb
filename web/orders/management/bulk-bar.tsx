import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOrderKeys } from './order-keys.ts'
import { useProcessing } from './use-processing.ts'

type BulkBarProps = { ticked: readonly number[]; hasKeys: boolean; onClear(): void }

/** What can be done with all orders that are ticked. */
export function BulkBar({ ticked, hasKeys, onClear }: BulkBarProps) {
  const { t, language } = useTranslation('admin-orders')
  const { busy, problem, process } = useProcessing()
  const count = ticked.length
  const formatted = formatNumber(count, language)

  useOrderKeys((command) => {
    if (!hasKeys || command !== 'process' || count === 0) return false
    void process(ticked)
    return true
  })

  return (
    <>
      {count > 0 && (
        <div className="order-bulk">
          <p role="status">{t('ticked', { count, formatted })}</p>
          <button
            type="button"
            className="btn btn-primary btn-dense"
            aria-busy={busy || undefined}
            onClick={() => void process(ticked)}
          >
            {busy ? <Spinner /> : <Icon name="box" size={17} />}
            {t('process-ticked', { count, formatted })}
          </button>
          <button type="button" className="btn btn-plain btn-dense" onClick={onClear}>
            {t('untick')}
          </button>
        </div>
      )}
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
