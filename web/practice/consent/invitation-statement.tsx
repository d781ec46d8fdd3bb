import { useTranslation } from '../../platform/i18n/translation-context.tsx'

/** What a practitioner states by inviting somebody. */
export function InvitationStatement() {
  const { t } = useTranslation('consent')
  return <p className="text-small text-ink-2">{t('inviting-states')}</p>
}
