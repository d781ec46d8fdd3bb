import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { Icon } from '../ui/icon.tsx'

/** Above the title of a page that is reached from the list of clients. */
export function BackToClients() {
  const { t } = useTranslation('clients')
  return (
    <ShopLink
      to="/account/practitioner/clients"
      className="inline-flex min-h-8 items-center gap-1.5 text-[13px] font-semibold text-leaf hover:underline hover:underline-offset-3"
    >
      <Icon name="arrow-left" size={16} />
      {t('title')}
    </ShopLink>
  )
}
