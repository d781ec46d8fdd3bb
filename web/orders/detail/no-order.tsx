import { useTranslation } from '../../platform/i18n/translation-context.tsx'

/** Another user's order looks the same as a missing one. */
export function NoOrder() {
  const { t } = useTranslation('orders')
  return (
    <div className="card-sheet mt-3">
      <h1 className="text-h2">{t('detail.none-title')}</h1>
      <p className="mt-2 text-ink-2">{t('detail.none-text')}</p>
    </div>
  )
}
