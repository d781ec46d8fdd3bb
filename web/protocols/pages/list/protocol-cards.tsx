import type { ListedProtocol } from '#contract/protocols.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { builder, useBuilder } from '../../builder/store.ts'
import type { Layer } from '../layer.ts'
import { ProtocolCard } from './protocol-card.tsx'

type ProtocolCardsProps = { protocols: readonly ListedProtocol[]; open(layer: Layer): void }

export function ProtocolCards({ protocols, open }: ProtocolCardsProps) {
  const { t } = useTranslation('protocols')
  const { activeId } = useBuilder()
  return (
    <ul className="own-protocols">
      {protocols.map((protocol) => (
        <ProtocolCard
          key={protocol.protocol_id}
          protocol={protocol}
          isActive={protocol.protocol_id === activeId}
          open={open}
          onDuplicate={() => void builder.duplicate(protocol.protocol_id)}
          onActivate={() => builder.select(protocol.protocol_id)}
        />
      ))}
      <li>
        <button type="button" className="protocol-new" onClick={() => open({ kind: 'create' })}>
          <Icon name="plus" size={24} />
          {t('list.new')}
        </button>
      </li>
    </ul>
  )
}
