import { UnindexedHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'

export const handle = { utilities: 'all' }

/** Shown after erasing an account, when the user is a visitor again. */
export default function Goodbye() {
  const { t } = useTranslation('account')
  return (
    <div className="wrap flex flex-col items-center py-14 text-center">
      <UnindexedHead title={t('goodbye.title')} />
      <span className="plant h-50 w-36 [--plant:url(/plants/olive.svg)]" aria-hidden="true" />
      <h1 className="mt-6 text-h1-narrow md:text-h1">{t('goodbye.title')}</h1>
      <p className="mt-3 max-w-[48ch] text-ink-2">{t('goodbye.text')}</p>
      <ShopLink to="/" className="btn btn-primary mt-8">
        {t('goodbye.way-out')}
      </ShopLink>
    </div>
  )
}
