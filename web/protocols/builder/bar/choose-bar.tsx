import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { BarSwitch } from './bar-switch.tsx'
import { chooseProtocol, createProtocol } from './ways.ts'

/** No protocol is active. `isMissed`: a product was to be added all the same. */
export function ChooseBar({ isMissed, isPhone }: { isMissed: boolean; isPhone: boolean }) {
  const { t } = useTranslation('builder')
  if (isPhone)
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
  return (
    <div className="wrap bar-row">
      {isMissed ? (
        <span className="bar-warning">
          <Icon name="warning" size={24} />
        </span>
      ) : (
        <>
          <BarSwitch isOn />
          <i className="bar-rule" />
        </>
      )}
      <p className="bar-lead" role="status">
        {t(isMissed ? 'bar.select-first' : 'bar.choose-first')}
      </p>
      <button type="button" className="btn bar-btn" onClick={chooseProtocol}>
        <Icon name="list" size={18} />
        {t('bar.your-protocols')}
      </button>
      <button type="button" className="btn btn-accent" onClick={createProtocol}>
        <Icon name="plus" size={18} />
        {t('bar.new')}
      </button>
    </div>
  )
}

export function OffBar({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation('builder')
  return (
    <div className={isPhone ? 'bar-row' : 'wrap bar-row'}>
      <BarSwitch isOn={false}>
        {isPhone && (
          <span className="bar-words">
            <span>{t('bar.is-off')}</span>
            <b>{t('bar.turn-on')}</b>
          </span>
        )}
      </BarSwitch>
    </div>
  )
}
