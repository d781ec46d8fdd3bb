import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { Layer } from '../drawers/layer.ts'

type CardMenuProps = {
  protocolId: number
  name: string
  isActive: boolean
  open(layer: Layer): void
  onActivate(): void
}

export function CardMenu({ protocolId, name, isActive, open, onActivate }: CardMenuProps) {
  const { t } = useTranslation('protocols')
  return (
    <Menu label={t('card.menu', { name })} button={<Icon name="dots" size={18} />}>
      <li>
        <ShopLink to={`/account/practitioner/protocols/${protocolId}`} className="menu-item gap-3">
          <Icon name="protocol" size={18} />
          {t('card.open')}
        </ShopLink>
      </li>
      {!isActive && (
        <li>
          <button type="button" className="menu-item w-full gap-3" onClick={onActivate}>
            <Icon name="check" size={18} />
            {t('card.make-active')}
          </button>
        </li>
      )}
      {acts.map(({ kind, icon }) => (
        <li key={kind} className={kind === 'delete' ? 'border-t border-line text-madder' : ''}>
          <button type="button" className="menu-item w-full gap-3" onClick={() => open({ kind, protocolId })}>
            <Icon name={icon} size={18} />
            {t(`card.${kind}`)}
          </button>
        </li>
      ))}
    </Menu>
  )
}

const acts = [
  { kind: 'edit', icon: 'edit' },
  { kind: 'print', icon: 'print' },
  { kind: 'delete', icon: 'trash' },
] as const
