import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'

type DetailMenuProps = {
  isActive: boolean
  onDuplicate(): void
  onActivate(): void
  onDelete(): void
}

/** What is rarely done; on narrow screens duplicating is in here too. */
export function DetailMenu({ isActive, onDuplicate, onActivate, onDelete }: DetailMenuProps) {
  const { t } = useTranslation('protocols')
  return (
    <div className="detail-menu">
      <Menu label={t('detail.more')} button={<Icon name="dots" size={20} />}>
        {!isActive && (
          <li>
            <button type="button" className="menu-item w-full gap-3" onClick={onActivate}>
              <Icon name="check" size={18} />
              {t('detail.make-active')}
            </button>
          </li>
        )}
        <li className="narrow-act">
          <button type="button" className="menu-item w-full gap-3" onClick={onDuplicate}>
            <Icon name="copy" size={18} />
            {t('detail.duplicate')}
          </button>
        </li>
        <li className="text-madder">
          <button type="button" className="menu-item w-full gap-3" onClick={onDelete}>
            <Icon name="trash" size={18} />
            {t('detail.delete')}
          </button>
        </li>
      </Menu>
    </div>
  )
}
