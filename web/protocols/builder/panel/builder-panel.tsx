import type { ProtocolInHand } from '../../edits/protocol-store.ts'
import type { Builder } from '../store.ts'
import { ActiveView } from '../views/active-view.tsx'
import { ActiveWaiting } from '../views/active-waiting.tsx'
import { CreatingView } from '../views/creating-view.tsx'
import { EditingView } from '../views/editing-view.tsx'
import { ListingView } from '../views/listing-view.tsx'
import { SharingView } from '../views/sharing-view.tsx'

/** The view of the state the builder is in. */
export function PanelView({ now, hand }: { now: Builder; hand: ProtocolInHand }) {
  if (now.state === 'CreatingProtocol') return <CreatingView name={now.name} />
  if (now.activeId === null || now.state === 'ListingProtocols')
    return <ListingView activeId={now.activeId} />
  const { protocol } = hand
  if (!protocol) return <ActiveWaiting problem={hand.error?.message} onRetry={hand.retry} />
  if (now.state === 'EditingProtocol') return <EditingView protocol={protocol} />
  if (now.state === 'SharingProtocol') return <SharingView protocol={protocol} />
  return <ActiveView protocol={protocol} />
}
