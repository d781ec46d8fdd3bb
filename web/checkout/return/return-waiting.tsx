import { useTranslation } from '#web/platform/i18n/translation-context.tsx'

/** Stands there at once, until one knows who is here and what has become of the order. */
export function ReturnWaiting() {
  const { t } = useTranslation('checkout')
  return (
    <div aria-busy="true">
      <h1 className="step-title return-title">{t('return.title')}</h1>
      <p role="status" className="return-text">
        {t('return.looking')}
      </p>
      <span className="return-bones" aria-hidden="true">
        <span className="checkout-bone" />
        <span className="checkout-bone" />
        <span className="checkout-bone" />
      </span>
    </div>
  )
}
