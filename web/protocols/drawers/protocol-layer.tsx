import type { Protocol } from '#contract/protocols.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { DeleteDialog } from '../builder/views/delete-dialog.tsx'
import { EditingView } from '../builder/views/editing-view.tsx'
import { useProtocol } from '../edits/protocol-store.ts'
import { PrintDrawer } from '../print/print-drawer.tsx'
import { SharePanel } from '../sharing/share-panel.tsx'
import type { Layer } from './layer.ts'
import { PanelDrawer } from './panel-drawer.tsx'

type OfProtocol = Extract<NonNullable<Layer>, { protocolId: number }>
type ProtocolLayerProps = OfProtocol & {
  onClose(): void
  onDeleted?: (() => void) | undefined
  onPrintPage?: (() => void) | undefined
}

/** Opens when the whole protocol is there: lists know less of it. */
export function ProtocolLayer({ kind, protocolId, onClose, onDeleted, onPrintPage }: ProtocolLayerProps) {
  const { t } = useTranslation('protocols')
  const { protocol, error } = useProtocol(protocolId)
  if (!protocol) {
    return (
      <p role={error ? 'alert' : 'status'} className="layer-waiting">
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
