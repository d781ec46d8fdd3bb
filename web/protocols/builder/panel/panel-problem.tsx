import { useTranslation } from '../../../platform/i18n/translation-context.tsx'

/** Why something is missing, and a button to try again. */
export function PanelProblem({ text, onRetry }: { text: string; onRetry(): void }) {
  const { t } = useTranslation('builder')
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-5 text-madder">
      <p>{text}</p>
      <button type="button" className="btn btn-plain btn-dense" onClick={onRetry}>
        {t('try-again')}
      </button>
    </div>
  )
}
