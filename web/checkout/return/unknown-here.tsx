import { useLocation } from 'react-router'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { pathWithoutLanguage, ShopLink } from '#web/platform/links.tsx'
import { viaPath } from '#web/platform/session/via-path.ts'
import { OutcomeTitle, textStyle, ways } from './outcome-title.tsx'

/** For a visitor in a browser in which nothing was ordered: nobody but the buyer may see the order. */
export function UnknownHere() {
  const { t } = useTranslation('checkout')
  const { pathname } = useLocation()
  return (
    <>
      <OutcomeTitle icon="info" title={t('return.title')} />
      <p className={textStyle}>{t('return.elsewhere.guest')}</p>
      <p className={textStyle}>{t('return.elsewhere.account')}</p>
      <p className={ways}>
        <ShopLink to={viaPath('/login', pathWithoutLanguage(pathname))} className="btn btn-primary btn-lead">
          {t('guest.log-in')}
        </ShopLink>
        <ShopLink to="/" className="btn btn-plain btn-lead">
          {t('return.elsewhere.to-shop')}
        </ShopLink>
      </p>
    </>
  )
}
