import type { Protocol } from '#contract/protocols.ts'
import { SharePanel } from '../../sharing/share-panel.tsx'
import { builder } from '../store.ts'

/** With whom it is shared, and on what terms. */
export function SharingView({ protocol }: { protocol: Protocol }) {
  const back = () => builder.back()
  return <SharePanel protocol={protocol} onDone={back} onChangeProtocol={back} onBack={back} />
}
