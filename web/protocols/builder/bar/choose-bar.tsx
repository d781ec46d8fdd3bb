import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { chooseProtocol, createProtocol } from './bar-actions.ts'
import { accentInRow, fullRow, plainInRow, smallPrint, title, warningSign, wordsBlock } from './bar-styles.ts'

// Some languages need two lines for it on narrow screens.
const promptTitle = `${title} line-clamp-2 whitespace-normal max-md:text-[16px]/[19px]`

/** Shown while no protocol is active. */
export function ChooseBar() {
  const { t } = useTranslation('builder')
  return (
    <>
      <p className={`${promptTitle} min-w-0 flex-1`} role="status">
        {t('bar.choose-first')}
      </p>
      <ChooseActions />
    </>
  )
}

/** The user tried to add a product. */
export function MissedBar() {
  const { t } = useTranslation('builder')
  return (
    <div className={`wrap ${fullRow}`}>
      <span className={warningSign}>
        <Icon name="warning" size={24} />
      </span>
      <p className={`${promptTitle} min-w-0 flex-1`} role="status">
        {t('bar.select-first')}
      </p>
      <ChooseActions />
    </div>
  )
}

function ChooseActions() {
  const { t } = useTranslation('builder')
  return (
    <>
      <button type="button" className={plainInRow} onClick={chooseProtocol}>
        <Icon name="list" size={18} />
        {t('bar.your-protocols')}
      </button>
      <button type="button" className={accentInRow} onClick={createProtocol}>
        <Icon name="plus" size={18} />
        {t('bar.new')}
      </button>
    </>
  )
}

export function PhoneChooseBar({ isMissed }: { isMissed: boolean }) {
  const { t } = useTranslation('builder')
  return (
    <div className={`${fullRow} ${isMissed ? '[&>.icon]:text-[#f0c36a]' : '[&>.icon]:text-bar-muted'}`}>
      <Icon name={isMissed ? 'warning' : 'protocol'} size={isMissed ? 24 : 26} />
      <p className={wordsBlock}>
        <span className={smallPrint}>{t('bar.none')}</span>
        <b className={promptTitle} role="status">
          {t(isMissed ? 'bar.select-first' : 'bar.choose-or-begin')}
        </b>
      </p>
      <button type="button" className={accentInRow} onClick={chooseProtocol}>
        {t('bar.choose')}
      </button>
    </div>
  )
}
