import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Found } from './find-clients.ts'

/** What the search comes to, read aloud; shown where there is nothing to choose from. */
export function ClientStatus({ found, isLookingUp }: { found: Found; isLookingUp: boolean }) {
  const { t } = useTranslation('sharing')
  const { state, clients } = found
  if (state === 'failed')
    return (
      <p role="alert" className="field-error">
        <Icon name="warning" size={16} />
        {t('clients.fetch-failed')}
      </p>
    )
  const isSilent = state === 'idle' || (state === 'searching' && clients.length > 0)
  const isSeen = isLookingUp || state === 'searching' || (state === 'found' && clients.length === 0)
  return (
    <p role="status" className={isSeen && (isLookingUp || !isSilent) ? 'client-status' : 'visually-hidden'}>
      {isLookingUp
        ? t('clients.looking-up')
        : state === 'searching'
          ? t('clients.searching')
          : state === 'found' &&
            (clients.length === 0 ? t('clients.none-found') : t('clients.found', { count: clients.length }))}
    </p>
  )
}
