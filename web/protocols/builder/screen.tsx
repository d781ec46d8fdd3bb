import { Activity, useCallback, useLayoutEffect, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import thumb from '../../ui/thumb.css?url'
import tooltip from '../../ui/tooltip.css?url'
import { utilitySheets } from '../../ui/utilities/utilities.tsx'
import { draftOf, dropDraft, keepDraft, reasonDraft } from '../edits/drafts.ts'
import { giveReason, withdraw } from '../edits/protocol-outbox.ts'
import { type LoadedProtocol, useMissingReason, useProtocol } from '../edits/protocol-store.ts'
import { FailureNotice } from '../failure-notice.tsx'
import { LimitReasonDialog } from '../sharing/limit-reason-dialog.tsx'
import { useAfterPaint } from './after-paint.ts'
import { BuilderBar } from './bar/builder-bar.tsx'
import builderStyles from './builder.css?url'
import { PanelView } from './panel/builder-panel.tsx'
import { focusPanel } from './panel/panel.tsx'
import { PanelFrame } from './panel/panel-frame.tsx'
import { type Builder, builder, useBuilder } from './store.ts'
import { useIsCovering } from './use-screen.ts'

/** The builder on every page: the bar, with the panel or drawer of its mode. */
export function BuilderScreen() {
  const now = useBuilder()
  useTranslation('plan')
  useTranslation('problems')
  useTranslation('products')
  useTranslation('protocols')
  useTranslation('sharing')
  if (now.state === 'Unauthorized') return null
  return (
    <>
      <BuilderSheets />
      <Shown now={now} />
      <MissingReason />
    </>
  )
}

function Shown({ now }: { now: Builder }) {
  const current = useProtocol(now.isOn ? now.activeId : null)
  const painted = useAfterPaint(current)
  // Pressed buttons show a change themselves, so that sums and further views can follow in the next frame.
  const loaded = isSameProtocol(current, painted) ? painted : current
  const panel = usePanel(now)
  useRoomForBar(now.isOn)
  return (
    <>
      {now.isOn && (
        // When folded, it is rendered invisibly so that it opens at once.
        <Activity mode={panel.isOpen ? 'visible' : 'hidden'}>
          <PanelFrame
            place={panel.place}
            width={now.width}
            onWidth={builder.setWidth}
            onClose={panel.close}
            onFold={panel.fold}
            canFold={panel.canFold}
          >
            <PanelView now={now} loaded={loaded} />
            {/* It covers the bar. */}
            {panel.place !== 'beside' && (
              <FailureNotice protocolId={now.activeId} className="flex-none px-4 pb-3.5" />
            )}
          </PanelFrame>
        </Activity>
      )}
      <BuilderBar
        now={now}
        loaded={loaded}
        isPanelOpen={panel.isOpen}
        isBesidePanel={panel.isOpen && panel.place === 'beside'}
        onDetails={panel.toggle}
      />
    </>
  )
}

const isSameProtocol = (a: LoadedProtocol, b: LoadedProtocol) =>
  a.protocol?.protocol_id === b.protocol?.protocol_id

const formStates: readonly Builder['state'][] = [
  'ListingProtocols',
  'CreatingProtocol',
  'EditingProtocol',
  'SharingProtocol',
]

/** Redesign has a panel that stays open; Standard has drawers, each opened by a button. */
function usePanel({ mode, isOn, isUnfolded, state }: Builder) {
  const isCovering = useIsCovering()
  const isStandard = mode === 'standard'
  const [isDetails, setDetails] = useState(false)
  const isForm = formStates.includes(state)
  const isOpen = isOn && (isStandard ? isForm || (isDetails && state === 'ActiveProtocol') : isUnfolded)

  const fold = useCallback(() => {
    if (!isStandard) builder.fold()
    else if (isForm) builder.back()
    else setDetails(false)
  }, [isStandard, isForm])

  function toggle() {
    if (isOpen) return fold()
    if (isStandard) setDetails(true)
    else builder.unfold()
    focusPanel()
  }

  return {
    isOpen,
    place: isCovering ? 'cover' : isStandard ? 'drawer' : 'beside',
    close: isStandard ? fold : builder.close,
    canFold: !isStandard,
    fold,
    toggle,
  } as const
}

/** Keeps the end of the page from being hidden under the bar. */
function useRoomForBar(isOn: boolean) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.builderBar = isOn ? '' : 'off'
    return () => {
      delete dataset.builderBar
    }
  }, [isOn])
}

/** A change to a shared protocol waits here for the reason why it exceeds an upper level, wherever it was made. */
function MissingReason() {
  const { t } = useTranslation('sharing')
  const missing = useMissingReason()
  if (!missing) return null
  const { protocolId, name, passed } = missing
  const draft = reasonDraft(protocolId)
  return (
    <LimitReasonDialog
      key={protocolId}
      passed={passed}
      text={name === undefined ? t('limit.change-here') : t('limit.change-of', { name })}
      typed={draftOf(draft)}
      onType={(reason) => keepDraft(draft, reason)}
      onGive={(reason) => {
        dropDraft(draft)
        giveReason(protocolId, reason)
      }}
      onWithdraw={() => {
        dropDraft(draft)
        withdraw(protocolId)
      }}
    />
  )
}

const sheets = [utilitySheets.all, builderStyles, thumb, tooltip]

/** The styles of all views: loading them later would hide the open view for a moment, and the focus would be lost. */
function BuilderSheets() {
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} precedence="default" />)
}
