import type { Protocol } from '#contract/protocols.ts'
import { BackLink } from '../../platform/back-link.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu, menuItem } from '../../ui/menu.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
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
      <BackToProtocols />
      <div className={headStyle}>
        <div className={nameStyle}>
          <PageTitle className="break-words">{protocol.name}</PageTitle>
          <p className="mt-1.5 max-w-[62ch] break-words whitespace-pre-line text-ink-2">
            {protocol.description}
          </p>
        </div>
        <div className="no-print flex flex-wrap gap-2 @min-[640px]/protocols:gap-3">
          <button
            type="button"
            className={`btn btn-plain order-1 @min-[640px]/protocols:order-0 ${iconOnPhone}`}
            onClick={() => onOpen('print')}
          >
            <Icon name="print" size={18} />
            <span className={textBesideIcon}>{t('detail.print')}</span>
          </button>
          <button
            type="button"
            className="btn btn-plain hidden @min-[640px]/protocols:inline-flex"
            onClick={onDuplicate}
          >
            <Icon name="copy" size={18} />
            <span>{t('detail.duplicate')}</span>
          </button>
          <button type="button" className={`btn btn-plain ${iconOnPhone}`} onClick={() => onOpen('edit')}>
            <Icon name="edit" size={18} />
            <span className={textBesideIcon}>{t('detail.edit')}</span>
          </button>
          <ShareButton
            isEmpty={protocol.products.length === 0}
            onShare={() => onOpen('share')}
            className="btn btn-primary w-full px-3 aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-3"
            placeClass="-order-1 flex-1 @min-[640px]/protocols:order-0 @min-[640px]/protocols:flex-none"
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

/** Also used by the page's placeholder. */
export const headStyle =
  'mt-1.5 mb-5.5 flex flex-col gap-4 @min-[640px]/protocols:mt-1.25 @min-[640px]/protocols:flex-row @min-[640px]/protocols:flex-wrap @min-[640px]/protocols:items-start @min-[640px]/protocols:justify-between'
export const nameStyle = 'min-w-0 @min-[640px]/protocols:flex-[1_1_320px]'

const iconOnPhone =
  'w-11 p-0 @min-[640px]/protocols:w-auto @min-[640px]/protocols:px-5 @min-[640px]/protocols:py-2'
const textBesideIcon =
  'absolute [clip-path:inset(50%)] @min-[640px]/protocols:static @min-[640px]/protocols:[clip-path:none]'

export function BackToProtocols() {
  const { t } = useTranslation('protocols')
  return <BackLink to="/account/practitioner/protocols">{t('detail.back')}</BackLink>
}

type DetailMenuProps = {
  isActive: boolean
  onDuplicate(): void
  onActivate(): void
  onDelete(): void
}

/** Rarely used actions; on narrow screens duplicating is here, too. */
function DetailMenu({ isActive, onDuplicate, onActivate, onDelete }: DetailMenuProps) {
  const { t } = useTranslation('protocols')
  return (
    <div className="order-1 [&_summary]:w-11 [&_summary]:justify-center [&_summary]:border [&_summary]:border-line-2 [&_summary]:bg-surface [&_summary:hover]:border-field">
      <Menu label={t('detail.more')} button={<Icon name="dots" size={20} />}>
        {!isActive && (
          <li>
            <button type="button" className={`w-full gap-3 ${menuItem}`} onClick={onActivate}>
              <Icon name="check" size={18} />
              {t('detail.make-active')}
            </button>
          </li>
        )}
        <li className="@min-[640px]/protocols:hidden">
          <button type="button" className={`w-full gap-3 ${menuItem}`} onClick={onDuplicate}>
            <Icon name="copy" size={18} />
            {t('detail.duplicate')}
          </button>
        </li>
        <li className="text-madder">
          <button type="button" className={`w-full gap-3 ${menuItem}`} onClick={onDelete}>
            <Icon name="trash" size={18} />
            {t('detail.delete')}
          </button>
        </li>
      </Menu>
    </div>
  )
}
