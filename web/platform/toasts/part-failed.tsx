import { Icon } from '../../ui/icon.tsx'
import { useTranslation } from '../i18n/translation-context.tsx'
import { toastStyles } from './toast-styles.ts'

/** Says that a part of the page could not be loaded. Looks like a toast, and stays until the part is loaded. */
export function PartFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('shop')
  return (
    <div role="alert" className="toasts no-print">
      <div className={toastStyles.error}>
        <Icon name="warning" size={20} />
        <p className="flex-1">{t('error.part-failed')}</p>
        <button type="button" className="link" onClick={onRetry}>
          {t('error.try-again')}
        </button>
      </div>
    </div>
  )
}
