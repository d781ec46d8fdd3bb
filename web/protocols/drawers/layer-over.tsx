import { useNavigate } from 'react-router'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { builder } from '../builder/store.ts'
import { CreatingView } from '../builder/views/creating-view.tsx'
import { TemplatesDrawer } from '../templates/templates-drawer.tsx'
import type { Layer } from './layer.ts'
import { PanelDrawer } from './panel-drawer.tsx'
import { ProtocolLayer } from './protocol-layer.tsx'

type LayerOverProps = {
  layer: Layer
  onClose(): void
  onDeleted?: (() => void) | undefined
  onPrintPage?: (() => void) | undefined
}

/** What is made or done with a protocol, over the page that asked for it. */
export function LayerOver({ layer, onClose, ...rest }: LayerOverProps) {
  const { t } = useTranslation('protocols')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()

  function show(protocolId: number) {
    // Its page shows all that the panel would.
    builder.fold()
    onClose()
    void navigate(pathOf(`/account/practitioner/protocols/${protocolId}`))
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
