import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../../platform/links.tsx'

/** Deleted, another's, or never there: all the same from here. */
export function Missing() {
  const { t } = useTranslation('protocols')
  return (
    <div className="protocols-empty" role="alert">
      <span className="plant plant-umbel" aria-hidden="true" />
      <h1 className="text-h1-narrow">{t('detail.gone')}</h1>
      <p>{t('detail.gone-text')}</p>
      <div>
        <ShopLink to="/account/practitioner/protocols" className="btn btn-primary">
          {t('detail.to-list')}
        </ShopLink>
      </div>
    </div>
  )
}
