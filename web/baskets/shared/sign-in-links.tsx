import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { viaPath } from '../../platform/session/via-path.ts'

/** Where a visitor logs in or registers, and comes back from. */
export function SignInLinks({ token }: { token: string }) {
  const { t } = useTranslation('baskets')
  const here = `/baskets/${token}`
  return (
    <div className="mt-4 grid gap-2">
      <p className="text-small text-ink-2">{t('shared.log-in-hint')}</p>
      <ShopLink to={viaPath('/login', here)} className="btn btn-primary btn-lead">
        {t('shared.log-in')}
      </ShopLink>
      <ShopLink to={viaPath('/onboarding/register/client', here)} className="btn btn-plain">
        {t('shared.register')}
      </ShopLink>
    </div>
  )
}
