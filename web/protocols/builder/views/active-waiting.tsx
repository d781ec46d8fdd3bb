import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Panel } from '../panel/panel.tsx'

/** The active protocol before it is there, in its size; or why it is not, and a way to ask again. */
export function ActiveWaiting({ problem, onRetry }: { problem?: string | undefined; onRetry(): void }) {
  const { t } = useTranslation('builder')
  return (
    <Panel title={t('active.title')}>
      {problem === undefined ? (
        <>
          <p role="status" className="visually-hidden">
            {t('shop:loading')}
          </p>
          <div aria-hidden="true">
            <span className="bone h-6 w-2/3" />
            <span className="bone mt-3 h-4 w-full" />
            {['a', 'b', 'c', 'd', 'e'].map((line) => (
              <div key={line} className="mt-6 flex gap-3">
                <span className="bone h-14.5 w-13 shrink-0" />
                <span className="bone h-5 w-2/5" />
                <span className="bone ml-auto h-7.5 w-20" />
              </div>
            ))}
          </div>
        </>
      ) : (
        <div role="alert" className="panel-problem">
          <p>{problem}</p>
          <button type="button" className="btn btn-plain btn-dense" onClick={onRetry}>
            {t('try-again')}
          </button>
        </div>
      )}
    </Panel>
  )
}
