import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { SharingFrame } from './share-panel.tsx'

/** For places that have a head of their own. */
export const PlainFrame: SharingFrame = ({ onBack, foot, children }) => {
  const { t } = useTranslation('sharing')
  return (
    <>
      <div className="sharing-body">
        {onBack && (
          <button type="button" className="link mb-3 inline-flex items-center gap-1.5" onClick={onBack}>
            <Icon name="arrow-left" size={16} />
            {t('back-to-search')}
          </button>
        )}
        {children}
      </div>
      {foot && <div className="sharing-foot">{foot}</div>}
    </>
  )
}
