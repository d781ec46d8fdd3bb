import type { Protocol } from '#contract/protocols.ts'
import { formatMoney } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LockedShare } from '../views/locked-share.tsx'
import { chooseProtocol, shareProtocol } from './bar-actions.ts'
import { BarPictures } from './bar-pictures.tsx'
import { barAccent, barButton, barLocked, inRow, nameBlock, smallPrint, title } from './bar-styles.ts'

export type ActiveBarProps = {
  protocol: Protocol
  isPanelOpen: boolean
  isBesidePanel: boolean
  /** Before the certificate is approved. */
  isLocked: boolean
  onDetails(): void
}

// Icons have labels only where enough room is left for the protocol's name.
const wordsAlone = 'max-[1360px]:absolute max-[1360px]:[clip-path:inset(50%)]'
const wordsBesidePanel = 'max-2xl:absolute max-2xl:[clip-path:inset(50%)]'

/** The active protocol, on wide screens. */
export function ActiveBar({ protocol, isPanelOpen, isBesidePanel, isLocked, onDetails }: ActiveBarProps) {
  const { t } = useTranslation('builder')
  const { name, products, total_price, currency } = protocol
  const words = isBesidePanel ? wordsBesidePanel : wordsAlone
  return (
    <>
      <p className={nameBlock}>
        <span className={smallPrint}>{t('bar.active')}</span>
        <b className={title}>{name}</b>
      </p>
      <BarPictures products={products} isBesidePanel={isBesidePanel} />
      <p
        className="ml-auto flex flex-none flex-col text-end"
        aria-live={isPanelOpen ? 'off' : 'polite'}
        aria-atomic="true"
      >
        <span className={smallPrint}>{t('products', { count: products.length })}</span>
        <b className="text-[18px]/[24px] font-bold whitespace-nowrap">{formatMoney(total_price, currency)}</b>
      </p>
      <div className="flex flex-none gap-2">
        <button
          type="button"
          className={`${barButton} ${inRow} max-2xl:px-3`}
          title={t('bar.switch-protocol')}
          onClick={chooseProtocol}
        >
          <Icon name="swap" size={18} />
          <span className={words}>{t('bar.switch-protocol')}</span>
        </button>
        <button
          type="button"
          className={`${barButton} ${inRow} max-2xl:px-3`}
          title={t('bar.details')}
          aria-expanded={isPanelOpen}
          onClick={onDetails}
        >
          <Icon name={isPanelOpen ? 'chevron-down' : 'chevron-up'} size={18} />
          <span className={words}>{t('bar.details')}</span>
        </button>
        <ShareButton isLocked={isLocked} isEmpty={products.length === 0} className={inRow} />
      </div>
    </>
  )
}

// Centred, it would extend beyond the edge of the screen.
const explanationAtEnd =
  '[&_[role=tooltip]]:right-0 [&_[role=tooltip]]:left-auto [&_[role=tooltip]]:[translate:none] [&_[role=tooltip]]:before:right-11 [&_[role=tooltip]]:before:left-auto'

type ShareButtonProps = { isLocked: boolean; isEmpty: boolean; className: string }

export function ShareButton({ isLocked, isEmpty, className }: ShareButtonProps) {
  const { t } = useTranslation('builder')
  if (isLocked)
    return (
      <LockedShare className={explanationAtEnd} buttonClass={`${barLocked} ${className}`}>
        <Icon name="lock" size={18} />
        {t('bar.share')}
      </LockedShare>
    )
  return (
    <button type="button" className={`${barAccent} ${className}`} disabled={isEmpty} onClick={shareProtocol}>
      <Icon name="share" size={18} />
      {t('bar.share')}
    </button>
  )
}
