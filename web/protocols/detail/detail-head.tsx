import type { Protocol } from '#contract/protocols.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ShareButton } from '../share-button.tsx'

type DetailHeadProps = {
  protocol: Protocol
  isActive: boolean
  onOpen(kind: 'edit' | 'share' | 'print' | 'delete'): void
  onDuplicate(): void
  onActivate(): void
}

export function DetailHead({ protocol, isActive, onOpen, onDuplicate, onActivate }: DetailHeadProps) {
  const { t } = useTranslation('protocols')
  return (
    <>
      <BackLink />
      <div className="detail-head">
        <div className="detail-name">
          <h1 className="account-title break-words">{protocol.name}</h1>
          <p className="mt-1.5 max-w-[62ch] break-words whitespace-pre-line text-ink-2">
            {protocol.description}
          </p>
        </div>
        <div className="detail-acts no-print">
          <button type="button" className="btn btn-plain act-print" onClick={() => onOpen('print')}>
            <Icon name="print" size={18} />
            <span>{t('detail.print')}</span>
          </button>
          <button type="button" className="btn btn-plain act-duplicate" onClick={onDuplicate}>
            <Icon name="copy" size={18} />
            <span>{t('detail.duplicate')}</span>
          </button>
          <button type="button" className="btn btn-plain act-edit" onClick={() => onOpen('edit')}>
            <Icon name="edit" size={18} />
            <span>{t('detail.edit')}</span>
          </button>
          <ShareButton
            isEmpty={protocol.products.length === 0}
            onShare={() => onOpen('share')}
            className="btn btn-primary"
            placeClass="act-share"
          >
            {t('detail.share')}
          </ShareButton>
          <DetailMenu
            isActive={isActive}
            onDuplicate={onDuplicate}
            onActivate={onActivate}
            onDelete={() => onOpen('delete')}
          />
        </div>
      </div>
    </>
  )
}

export function BackLink() {
  const { t } = useTranslation('protocols')
  return (
    <ShopLink to="/account/practitioner/protocols" className="detail-back no-print">
      <Icon name="arrow-left" size={16} />
      {t('detail.back')}
    </ShopLink>
  )
}

type DetailMenuProps = {
  isActive: boolean
  onDuplicate(): void
  onActivate(): void
  onDelete(): void
}

/** What is rarely done; on narrow screens duplicating is in here too. */
function DetailMenu({ isActive, onDuplicate, onActivate, onDelete }: DetailMenuProps) {
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
