import { useState } from 'react'
import { formatMoney } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type ActiveBarProps, ShareButton } from './active-bar.tsx'
import { chooseProtocol } from './bar-actions.ts'
import { BarPictures } from './bar-pictures.tsx'
import { accentInRow, barButton, fullRow, shortTitle, smallPrint } from './bar-styles.ts'
import { BarSwitch } from './bar-switch.tsx'

const unfolded = 'min-h-11 w-full px-1 max-[360px]:[&>.icon]:hidden'

/** On a phone, pressing the name expands what does not fit. */
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
      <div className={fullRow}>
        <span className={isUnfolded ? 'max-[360px]:hidden' : ''}>
          <BarPictures products={products} isBesidePanel={false} isPhone />
        </span>
        <button
          type="button"
          className="relative flex min-h-11 min-w-0 flex-1 flex-col justify-center rounded-control pr-1 text-start *:max-w-full aria-expanded:pr-10 [&>.icon]:absolute [&>.icon]:top-2.75 [&>.icon]:right-1"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <span className={smallPrint} aria-live="polite">
            {line}
          </span>
          <b className={shortTitle}>{name}</b>
          {isUnfolded && <Icon name="chevron-down" size={22} />}
        </button>
        {isUnfolded ? (
          <BarSwitch isOn />
        ) : (
          <button type="button" className={accentInRow} onClick={onDetails}>
            {t('bar.open')}
          </button>
        )}
      </div>
      {isUnfolded && (
        <div className="grid grid-cols-3 gap-2 px-4 pb-4">
          <button type="button" className={`${barButton} ${unfolded}`} onClick={chooseProtocol}>
            <Icon name="swap" size={18} />
            {t('bar.switch-protocol')}
          </button>
          <button type="button" className={`${barButton} ${unfolded}`} onClick={onDetails}>
            <Icon name="list" size={18} />
            {t('bar.details')}
          </button>
          <ShareButton isLocked={isLocked} isEmpty={count === 0} className={unfolded} />
        </div>
      )}
    </>
  )
}
