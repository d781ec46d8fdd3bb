import type { Protocol } from '#contract/protocols.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useProtocolPage } from '../builder/use-protocol-page.ts'
import { CreatingView } from '../builder/views/creating-view.tsx'
import { DeleteDialog } from '../builder/views/delete-dialog.tsx'
import { EditingView } from '../builder/views/editing-view.tsx'
import { useProtocol } from '../edits/protocol-store.ts'
import { FailureNotice } from '../failure-notice.tsx'
import { PrintDrawer } from '../print/print-drawer.tsx'
import { SharePanel } from '../sharing/share-panel.tsx'
import { TemplatesDrawer } from '../templates/templates-drawer.tsx'
import { PanelDrawer } from './panel-drawer.tsx'

/** The layer over a page of protocols: one at a time. */
export type Layer =
  | { kind: 'create' }
  | { kind: 'templates' }
  | { kind: 'edit' | 'share' | 'print' | 'delete'; protocolId: number }
  | null

type LayerOverProps = {
  layer: Layer
  onClose(): void
  onDeleted?: (() => void) | undefined
  onPrintPage?: (() => void) | undefined
}

/** Forms and actions for a protocol, over the page that opened them. */
export function LayerOver({ layer, onClose, ...rest }: LayerOverProps) {
  const { t } = useTranslation('protocols')
  const showPage = useProtocolPage()

  function show(protocolId: number) {
    onClose()
    showPage(protocolId)
  }

  if (layer === null) return null
  if (layer.kind === 'templates') return <TemplatesDrawer onClose={onClose} onMade={show} />
  if (layer.kind === 'create') {
    return (
      <PanelDrawer label={t('forms.create')} onClose={onClose}>
        <CreatingView name="" onMade={show} />
      </PanelDrawer>
    )
  }
  return <ProtocolLayer {...layer} onClose={onClose} {...rest} />
}

type OfProtocol = Extract<NonNullable<Layer>, { protocolId: number }>
type ProtocolLayerProps = OfProtocol & {
  onClose(): void
  onDeleted?: (() => void) | undefined
  onPrintPage?: (() => void) | undefined
}

/** Opens when the whole protocol is loaded: lists contain only a part of it. */
function ProtocolLayer({ kind, protocolId, onClose, onDeleted, onPrintPage }: ProtocolLayerProps) {
  const { t } = useTranslation('protocols')
  const { protocol, error } = useProtocol(protocolId)
  if (!protocol) {
    return (
      <p
        role={error ? 'alert' : 'status'}
        className="fixed bottom-24 left-1/2 z-50 -translate-x-1/2 rounded-dialog border border-line bg-surface px-4.5 py-2.5 shadow-2"
      >
        {error ? errorText(error, t) : t('opening')}
      </p>
    )
  }
  switch (kind) {
    case 'share':
      return <ShareDrawer protocol={protocol} onClose={onClose} />
    case 'print':
      return <PrintDrawer protocol={protocol} onClose={onClose} onPrintPage={onPrintPage} />
    case 'delete':
      return <DeleteDialog protocol={protocol} onClose={onClose} onDeleted={onDeleted} />
    case 'edit':
      return (
        <PanelDrawer label={t('forms.edit')} onClose={onClose}>
          <EditingView protocol={protocol} onDone={onClose} onDeleted={onDeleted} />
          <FailureNotice protocolId={protocolId} className="flex-none px-4 pb-3.5" />
        </PanelDrawer>
      )
  }
}

function ShareDrawer({ protocol, onClose }: { protocol: Protocol; onClose(): void }) {
  const { t } = useTranslation('sharing')
  return (
    <PanelDrawer label={t('title')} onClose={onClose}>
      <SharePanel protocol={protocol} onDone={onClose} onChangeProtocol={onClose} />
    </PanelDrawer>
  )
}
