import { memo, type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { Protocol, ProtocolProduct } from '#contract/protocols.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { parsePositiveInteger } from '../../platform/url-params.ts'
import { useAction } from '../../platform/use-action.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../builder/panel/panel.tsx'
import { builder, useBuilder } from '../builder/store.ts'
import type { Layer } from '../drawers/layer-over.tsx'
import { LayerOver } from '../drawers/layer-over.tsx'
import { PanelDrawer } from '../drawers/panel-drawer.tsx'
import type { Saving } from '../edits/protocol-store.ts'
import { FailureNotice } from '../failure-notice.tsx'
import { CheckForClient } from '../plan/check-for-client.tsx'
import { DayPlates } from '../plan/day-plates.tsx'
import { PlanCheckStrip } from '../plan/plan-check-view.tsx'
import { SharedWith } from '../sharing/shared-with.tsx'
import { VersionList } from '../versions/version-list.tsx'
import { DetailHead } from './detail-head.tsx'
import { columnStyle, columnsStyle, tabsStyle, wholeOnPaper } from './layout.ts'
import { LinesPart } from './lines-part.tsx'
import { TotalsCard } from './totals-card.tsx'

type PartProps = { lines: readonly ProtocolProduct[]; className: string }
type CheckPartProps = PartProps & { protocol: Pick<Protocol, 'protocol_id' | 'shared_with'> }

/** The plan check in one line, with the details in a drawer. */
const CheckPart = memo(function CheckPart({ protocol, lines, className }: CheckPartProps) {
  const { t } = useTranslation('protocols')
  const clientId = useClientInAddress()
  const [isOpen, setOpen] = useState(clientId !== undefined)
  if (lines.length === 0) return null
  return (
    <section className={`no-print ${className}`} aria-label={t('check.title')}>
      <PlanCheckStrip lines={lines} className="rounded-card border" onOpen={() => setOpen(true)} />
      {isOpen && (
        <PanelDrawer label={t('check.title')} onClose={() => setOpen(false)}>
          <Panel title={t('check.title')}>
            <CheckForClient protocol={protocol} lines={lines} clientId={clientId} />
          </Panel>
        </PanelDrawer>
      )}
    </section>
  )
})

/** A client's page links to the check of a protocol for them. */
function useClientInAddress(): number | undefined {
  const [search] = useSearchParams()
  return parsePositiveInteger(search.get('client'))
}

const parts = ['products', 'day', 'totals', 'shared'] as const
type Part = (typeof parts)[number]

/** On a phone one part of the page is shown at a time. */
function DetailTabs({ part, onChoose }: { part: Part; onChoose(part: Part): void }) {
  const { t } = useTranslation('protocols')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one control
    <div role="group" aria-label={t('detail.tabs')} className={`no-print ${tabsStyle}`}>
      {parts.map((name) => (
        <button
          key={name}
          type="button"
          className="min-h-11 min-w-0 flex-auto border-line px-0.5 py-1 text-[14px] leading-4.5 font-medium wrap-anywhere not-first:border-l aria-pressed:bg-tint aria-pressed:font-bold aria-pressed:text-bottle"
          aria-pressed={name === part}
          onClick={() => onChoose(name)}
        >
          {t(`detail.tab-${name}`)}
        </button>
      ))}
    </div>
  )
}

/** What is taken when. */
const DayPart = memo(function DayPart({ lines, className }: PartProps) {
  const { t } = useTranslation('protocols')
  return (
    <section className={`card-sheet ${wholeOnPaper} ${className}`} aria-labelledby="day-title">
      <h2 id="day-title" className="text-h3 font-medium">
        {t('day.title')}
      </h2>
      {lines.length > 0 ? (
        <DayPlates lines={lines} className="mt-3.5" />
      ) : (
        <p className="mt-2 text-ink-2">{t('day.empty')}</p>
      )}
    </section>
  )
})

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
  // The changed line is rendered first, everything derived from it right after.
  const later = useDeferredValue(products)
  const seenIn = (...names: Part[]) => (names.includes(part) ? '' : '@max-[640px]/protocols:hidden')
  const open = (kind: 'edit' | 'share' | 'print' | 'delete') => setLayer({ kind, protocolId })

  const { run } = useAction()
  const duplicate = () =>
    run(async () => {
      const made = await builder.duplicate(protocolId)
      if ('protocolId' in made) onCopied(made.protocolId)
    })

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
      <FailureNotice protocolId={protocolId} className="mb-4" />
      <DetailTabs part={part} onChoose={setPart} />
      <div className={columnsStyle}>
        <div ref={main} className={columnStyle}>
          <LinesPart
            protocol={protocol}
            isWide={isWide}
            className={seenIn('products')}
            showsAll={showsAll}
            onShowAll={setShowsAll}
          />
          <DayPart lines={later} className={seenIn('day')} />
        </div>
        <div className={columnStyle}>
          <TotalsCard protocol={protocol} className={seenIn('products', 'totals')} />
          <CheckPart protocol={protocol} lines={later} className={seenIn('totals')} />
          <div className={`grid gap-5 print:hidden ${seenIn('shared')}`}>
            <SharedWith protocolId={protocolId} />
            <VersionList protocolId={protocolId} revision={protocol.revision} />
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

/** From this width a line has room for columns. */
const wideFromPx = 640

/** Renders all lines for printing, however few are on the screen. Returns a function that prints the page. */
function usePrinting(showAll: (all: boolean) => void): () => void {
  useEffect(() => {
    const unfold = () => flushSync(() => showAll(true))
    addEventListener('beforeprint', unfold)
    return () => removeEventListener('beforeprint', unfold)
  }, [showAll])
  // The drawer with the print button has to be closed first.
  return () => setTimeout(print)
}

/** Appears only while there are unsaved changes. */
function SavingState({ saving, retry }: { saving: Saving; retry(): void }) {
  const { t } = useTranslation('protocols')
  return (
    <div role="status" className="no-print empty:hidden">
      {saving === 'failed' && (
        <p className="mb-4 flex flex-wrap items-center gap-2 rounded-control border-l-4 border-amber bg-amber-soft px-3.5 py-2.5 text-amber">
          <Icon name="warning" size={18} />
          {t('detail.save-failed')}
          <button type="button" className="link text-inherit" onClick={retry}>
            {t('detail.retry')}
          </button>
        </p>
      )}
    </div>
  )
}

/** Below this width, lines have the layout for phones. */
const leastScreenPx = 879

/** Whether a part of the page has this width; the panel beside the page takes some of it. */
function useWide(part: RefObject<HTMLElement | null>, fromPx: number): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    if (!part.current) return
    const compareWidth = (px: number) => setWide(px >= fromPx && innerWidth >= leastScreenPx)
    compareWidth(part.current.clientWidth)
    const watch = new ResizeObserver(([entry]) => entry && compareWidth(entry.contentRect.width))
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [part, fromPx])
  return isWide
}
