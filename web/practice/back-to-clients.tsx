import { BackLink } from '../platform/back-link.tsx'
import { useTranslation } from '../platform/i18n/translation-context.tsx'

/** Above the title of a page that is reached from the list of clients. */
export function BackToClients() {
  const { t } = useTranslation('clients')
  return <BackLink to="/account/practitioner/clients">{t('title')}</BackLink>
}
