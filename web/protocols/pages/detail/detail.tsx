import { useRef, useState } from 'react'
import type { Protocol } from '#contract/protocols.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { builder, useBuilder } from '../../builder/store.ts'
import type { Saving } from '../../edits/protocol-store.ts'
import { DayPlates } from '../../plan/day-plates.tsx'
import { SharedWith } from '../../sharing/shared-with.tsx'
import { VersionList } from '../../versions/version-list.tsx'
import type { Layer } from '../layer.ts'
import { LayerOver } from '../layer-over.tsx'
import { useWide } from '../use-wide.ts'
import { CheckPart } from './check-part.tsx'
import { DetailHead } from './detail-head.tsx'
import { DetailTabs, type Part } from './detail-tabs.tsx'
import { LinesPart } from './lines-part.tsx'
import { SavingState } from './saving-state.tsx'
import { TotalsCard } from './totals-card.tsx'
import { usePrinting } from './use-printing.ts'

type DetailProps = { protocol: Protocol; saving: Saving; retry(): void; onDeleted(): void }

export function Detail({ protocol, saving, retry, onDeleted }: DetailProps) {
  const { t } = useTranslation('protocols')
  const { activeId } = useBuilder()
  const [layer, setLayer] = useState<Layer>(null)
  const [part, setPart] = useState<Part>('products')
  const [showsAll, setShowsAll] = useState(false)
  const printPage = usePrinting(setShowsAll)
  const main = useRef<HTMLDivElement>(null)
  const isWide = useWide(main, wideFromPx)
  const { protocol_id: protocolId, products } = protocol
  const open = (kind: 'edit' | 'share' | 'print' | 'delete') => setLayer({ kind, protocolId })

  return (
    <>
      <DetailHead
        protocol={protocol}
        isActive={protocolId === activeId}
        onOpen={open}
        onDuplicate={() => void builder.duplicate(protocolId)}
        onActivate={() => builder.select(protocolId)}
      />
      <SavingState saving={saving} retry={retry} />
      <DetailTabs part={part} onChoose={setPart} />
      <div className="detail-columns" data-part={part}>
        <div ref={main} className="detail-main">
          <LinesPart protocol={protocol} isWide={isWide} showsAll={showsAll} onShowAll={setShowsAll} />
          <section className="detail-part part-day card-sheet" aria-labelledby="day-title">
            <h2 id="day-title">{t('day.title')}</h2>
            {products.length > 0 ? (
              <DayPlates lines={products} />
            ) : (
              <p className="mt-2 text-ink-2">{t('day.empty')}</p>
            )}
          </section>
        </div>
        <div className="detail-aside">
          <TotalsCard protocol={protocol} />
          <CheckPart lines={products} />
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
