import { userTypes } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Card } from '../../ui/card.tsx'

/** For clients: where they see what practitioners keep about them. */
export function PractitionerRecordsCard() {
  const { t } = useTranslation('consent')
  const { user } = useSession()
  if (user?.user_type_id !== userTypes.client) return null
  return (
    <Card title={t('title')}>
      <p className="mt-1.5 max-w-[68ch] text-ink-2">{t('intro')}</p>
      <ShopLink to="/account/client/practitioner" className="btn btn-plain mt-4">
        {t('see-kept')}
      </ShopLink>
    </Card>
  )
}
