import type { Protocol } from '#contract/protocols.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import type { LoadedProtocol } from '../../edits/protocol-store.ts'
import { SharePanel } from '../../sharing/share-panel.tsx'
import { type Builder, builder } from '../store.ts'
import { ActiveView } from '../views/active-view.tsx'
import { CreatingView } from '../views/creating-view.tsx'
import { EditingView } from '../views/editing-view.tsx'
import { ListingView } from '../views/listing-view.tsx'
import { Panel } from './panel.tsx'
import { PanelProblem } from './panel-problem.tsx'
import { Skeleton } from './skeleton.tsx'

/** The view for the builder's current state. */
export function PanelView({ now, loaded }: { now: Builder; loaded: LoadedProtocol }) {
  if (now.state === 'CreatingProtocol') return <CreatingView name={now.name} />
  if (now.activeId === null || now.state === 'ListingProtocols')
    return <ListingView activeId={now.activeId} />
  const { protocol } = loaded
  if (!protocol) return <ActiveWaiting problem={loaded.error?.message} onRetry={loaded.retry} />
  if (now.state === 'EditingProtocol') return <EditingView protocol={protocol} />
  if (now.state === 'SharingProtocol') return <SharingView protocol={protocol} />
  return <ActiveView protocol={protocol} />
}

/** A placeholder for the active protocol, or the reason why it is missing with a button to try again. */
function ActiveWaiting({ problem, onRetry }: { problem?: string | undefined; onRetry(): void }) {
  const { t } = useTranslation('builder')
  return (
    <Panel title={t('active.title')}>
      {problem === undefined ? (
        <>
          <p role="status" className="visually-hidden">
            {t('shop:loading')}
          </p>
          <div aria-hidden="true">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="mt-3 h-4 w-full" />
            {['a', 'b', 'c', 'd', 'e'].map((line) => (
              <div key={line} className="mt-6 flex gap-3">
                <Skeleton className="h-14.5 w-13 shrink-0" />
                <Skeleton className="h-5 w-2/5" />
                <Skeleton className="ml-auto h-7.5 w-20" />
              </div>
            ))}
          </div>
        </>
      ) : (
        <PanelProblem text={problem} onRetry={onRetry} />
      )}
    </Panel>
  )
}

/** The clients it is shared with, and their discounts. */
function SharingView({ protocol }: { protocol: Protocol }) {
  const back = () => builder.back()
  return <SharePanel protocol={protocol} onDone={back} onChangeProtocol={back} onBack={back} />
}
