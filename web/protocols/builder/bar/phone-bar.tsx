import { useState } from 'react'
import { formatMoney } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type ActiveBarProps, ShareButton } from './active-bar.tsx'
import { BarPictures } from './bar-pictures.tsx'
import { chooseProtocol } from './ways.ts'

/** On a phone a press on the name unfolds what there is no room for. */
export function PhoneBar({ protocol, isLocked, onDetails }: ActiveBarProps) {
  const { t } = useTranslation('builder')
  const [isUnfolded, setUnfolded] = useState(false)
  const { name, products, total_price, currency } = protocol
  const count = products.length
  const line = isUnfolded
    ? t('count-and-total', { count, total: formatMoney(total_price, currency) })
    : t(isLocked ? 'bar.active-locked' : 'bar.active-count', { count })
  return (
    <>
      <div className="bar-row">
        <BarPictures products={products} isBesidePanel={false} isPhone />
        <button
          type="button"
          className="bar-words bar-unfold"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <span aria-live="polite">{line}</span>
          <b>{name}</b>
          {isUnfolded && <Icon name="chevron-down" size={22} />}
        </button>
        {!isUnfolded && (
          <button type="button" className="btn btn-accent" onClick={onDetails}>
            {t('bar.open')}
          </button>
        )}
      </div>
      {isUnfolded && (
        <div className="bar-unfolded">
          <button type="button" className="btn bar-btn" onClick={chooseProtocol}>
            <Icon name="swap" size={18} />
            {t('bar.switch-protocol')}
          </button>
          <button type="button" className="btn bar-btn" onClick={onDetails}>
            <Icon name="list" size={18} />
            {t('bar.details')}
          </button>
          <ShareButton isLocked={isLocked} isEmpty={count === 0} />
        </div>
      )}
    </>
  )
}
