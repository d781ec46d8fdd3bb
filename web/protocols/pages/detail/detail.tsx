import { useDeferredValue, useRef, useState } from 'react'
import type { Protocol } from '#contract/protocols.ts'
import { builder, useBuilder } from '../../builder/store.ts'
import type { Saving } from '../../edits/protocol-store.ts'
import { SharedWith } from '../../sharing/shared-with.tsx'
import { VersionList } from '../../versions/version-list.tsx'
import type { Layer } from '../layer.ts'
import { LayerOver } from '../layer-over.tsx'
import { useWide } from '../use-wide.ts'
import { CheckPart } from './check-part.tsx'
import { DayPart } from './day-part.tsx'
import { DetailHead } from './detail-head.tsx'
import { DetailTabs, type Part } from './detail-tabs.tsx'
import { LinesPart } from './lines-part.tsx'
import { SavingState } from './saving-state.tsx'
import { TotalsCard } from './totals-card.tsx'
import { usePrinting } from './use-printing.ts'

type DetailProps = {
  protocol: Protocol
  saving: Saving
  retry(): void
  onCopied(protocolId: number): void
  onDeleted(): void
}

export function Detail({ protocol, saving, retry, onCopied, onDeleted }: DetailProps) {
  const { activeId } = useBuilder()
  const [layer, setLayer] = useState<Layer>(null)
  const [part, setPart] = useState<Part>('products')
  const [showsAll, setShowsAll] = useState(false)
  const printPage = usePrinting(setShowsAll)
  const main = useRef<HTMLDivElement>(null)
  const isWide = useWide(main, wideFromPx)
  const { protocol_id: protocolId, products } = protocol
  // The line that was changed is painted first, what follows from it right after.
  const later = useDeferredValue(products)
  const open = (kind: 'edit' | 'share' | 'print' | 'delete') => setLayer({ kind, protocolId })

  async function duplicate() {
    const made = await builder.duplicate(protocolId)
    if ('protocolId' in made) onCopied(made.protocolId)
  }

  return (
    <>
      <DetailHead
        protocol={protocol}
        isActive={protocolId === activeId}
        onOpen={open}
        onDuplicate={() => void duplicate()}
        onActivate={() => builder.select(protocolId)}
      />
      <SavingState saving={saving} retry={retry} />
      <DetailTabs part={part} onChoose={setPart} />
      <div className="detail-columns" data-part={part}>
        <div ref={main} className="detail-main">
          <LinesPart protocol={protocol} isWide={isWide} showsAll={showsAll} onShowAll={setShowsAll} />
          <DayPart lines={later} />
        </div>
        <div className="detail-aside">
          <TotalsCard protocol={protocol} />
          <CheckPart lines={later} />
          <div className="detail-part part-shared">
            <SharedWith protocolId={protocolId} />
            <VersionList protocolId={protocolId} />
          </div>
        </div>
      </div>
      <LayerOver
        layer={layer}
        onClose={() => setLayer(null)}
        onDeleted={onDeleted}
        onPrintPage={() => {
          setLayer(null)
          printPage()
        }}
      />
    </>
  )
}

/** From here a line has room for columns. */
const wideFromPx = 640
