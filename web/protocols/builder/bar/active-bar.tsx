import type { Protocol } from '#contract/protocols.ts'
import { formatMoney } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LockedShare } from '../views/locked-share.tsx'
import { BarPictures } from './bar-pictures.tsx'
import { chooseProtocol, shareProtocol } from './ways.ts'

export type ActiveBarProps = {
  protocol: Protocol
  isPanelOpen: boolean
  isBesidePanel: boolean
  /** Before the certificate is approved. */
  isLocked: boolean
  onDetails(): void
}

/** The protocol that products go into, on screens with room. */
export function ActiveBar({ protocol, isPanelOpen, isBesidePanel, isLocked, onDetails }: ActiveBarProps) {
  const { t } = useTranslation('builder')
  const { name, products, total_price, currency } = protocol
  return (
    <>
      <p className="bar-name">
        <span>{t('bar.active')}</span>
        <b>{name}</b>
      </p>
      <BarPictures products={products} isBesidePanel={isBesidePanel} />
      <p className="bar-total" aria-live={isPanelOpen ? 'off' : 'polite'} aria-atomic="true">
        <span>{t('products', { count: products.length })}</span>
        <b>{formatMoney(total_price, currency)}</b>
      </p>
      <div className="bar-ways">
        <button
          type="button"
          className="btn bar-btn"
          title={t('bar.switch-protocol')}
          onClick={chooseProtocol}
        >
          <Icon name="swap" size={18} />
          <span className="bar-btn-words">{t('bar.switch-protocol')}</span>
        </button>
        <button
          type="button"
          className="btn bar-btn"
          title={t('bar.details')}
          aria-expanded={isPanelOpen}
          onClick={onDetails}
        >
          <Icon name={isPanelOpen ? 'chevron-down' : 'chevron-up'} size={18} />
          <span className="bar-btn-words">{t('bar.details')}</span>
        </button>
        <ShareButton isLocked={isLocked} isEmpty={products.length === 0} />
      </div>
    </>
  )
}

export function ShareButton({ isLocked, isEmpty }: { isLocked: boolean; isEmpty: boolean }) {
  const { t } = useTranslation('builder')
  if (isLocked)
    return (
      <LockedShare className="bar-locked">
        <Icon name="lock" size={18} />
        {t('bar.share')}
      </LockedShare>
    )
  return (
    <button type="button" className="btn btn-accent" disabled={isEmpty} onClick={shareProtocol}>
      <Icon name="share" size={18} />
      {t('bar.share')}
    </button>
  )
}
