import type { ProtocolProduct } from '#contract/protocols.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'

const icons = { out: 'clock', closed: 'lock', gone: 'warning' } as const satisfies Record<string, IconName>

/** Says why a product cannot be had as usual. */
export function LineState({ state }: { state: ProtocolProduct['state'] }) {
  const { t } = useTranslation('builder')
  if (state === 'sold') return null
  return (
    <p className="line-state">
      <Icon name={icons[state]} size={15} />
      {t(`lines.state.${state}`)}
    </p>
  )
}
