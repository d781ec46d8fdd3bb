import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'

/** For those who did not find an answer. */
export function ContactNote() {
  const { t } = useTranslation('help')
  return (
    <section className="double-rule mt-11 pt-4">
      <h2 className="text-h3 font-medium">{t('contact.title')}</h2>
      <p className="mt-2 max-w-[68ch] text-ink-2">{t('contact.text')}</p>
      <ShopLink to="/contact" className="btn btn-outline mt-4">
        {t('contact.link')}
      </ShopLink>
    </section>
  )
}
