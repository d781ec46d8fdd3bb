import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { chooseProtocol, createProtocol } from './bar-actions.ts'
import { accentInRow, plainInRow, smallLines, title, warningSign, wordsBlock } from './bar-styles.ts'

// Some languages need two lines for it on phones, and three beside the buttons of tablets.
const promptTitle = `${title} line-clamp-2 whitespace-normal max-xl:text-[16px]/[19px] md:line-clamp-3`

/** `isMissed` once the user tried to add a product. */
type ChooseBarProps = { isMissed: boolean }

/** Shown while no protocol is active. */
export function ChooseBar({ isMissed }: ChooseBarProps) {
  const { t } = useTranslation('builder')
  return (
    <>
      {isMissed && <MissedSign />}
      <p className={`${promptTitle} min-w-0 flex-1`} role="status">
        {t(isMissed ? 'bar.select-first' : 'bar.choose-first')}
      </p>
      <ChooseActions />
    </>
  )
}

function MissedSign() {
  return (
    <span className={`${warningSign} max-[360px]:hidden`}>
      <Icon name="warning" size={24} />
    </span>
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

export function PhoneChooseBar({ isMissed }: ChooseBarProps) {
  const { t } = useTranslation('builder')
  return (
    <>
      {isMissed && <MissedSign />}
      <p className={wordsBlock}>
        {!isMissed && <span className={smallLines}>{t('bar.none')}</span>}
        <b className={promptTitle} role="status">
          {t(isMissed ? 'bar.select-first' : 'bar.choose-or-begin')}
        </b>
      </p>
      <button type="button" className={`${accentInRow} max-[360px]:px-3.5`} onClick={chooseProtocol}>
        {t('bar.choose')}
      </button>
    </>
  )
}
