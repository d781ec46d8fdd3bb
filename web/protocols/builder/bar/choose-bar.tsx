import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { chooseProtocol, createProtocol } from './ways.ts'

/** No protocol is active. */
export function ChooseBar() {
  const { t } = useTranslation('builder')
  return (
    <>
      <p className="bar-lead" role="status">
        {t('bar.choose-first')}
      </p>
      <ChooseWays />
    </>
  )
}

/** A product was to be added all the same. */
export function MissedBar() {
  const { t } = useTranslation('builder')
  return (
    <div className="wrap bar-row">
      <span className="bar-warning">
        <Icon name="warning" size={24} />
      </span>
      <p className="bar-lead" role="status">
        {t('bar.select-first')}
      </p>
      <ChooseWays />
    </div>
  )
}

function ChooseWays() {
  const { t } = useTranslation('builder')
  return (
    <>
      <button type="button" className="btn bar-btn" onClick={chooseProtocol}>
        <Icon name="list" size={18} />
        {t('bar.your-protocols')}
      </button>
      <button type="button" className="btn btn-accent" onClick={createProtocol}>
        <Icon name="plus" size={18} />
        {t('bar.new')}
      </button>
    </>
  )
}

export function PhoneChooseBar({ isMissed }: { isMissed: boolean }) {
  const { t } = useTranslation('builder')
  return (
    <div className="bar-row">
      <Icon name={isMissed ? 'warning' : 'protocol'} size={isMissed ? 24 : 26} />
      <p className="bar-words">
        <span>{t('bar.none')}</span>
        <b role="status">{t(isMissed ? 'bar.select-first' : 'bar.choose-or-begin')}</b>
      </p>
      <button type="button" className="btn btn-accent" onClick={chooseProtocol}>
        {t('bar.choose')}
      </button>
    </div>
  )
}
