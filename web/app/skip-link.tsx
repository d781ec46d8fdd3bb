import { useTranslation } from '../platform/i18n/translation-context.tsx'

/** Leads past the header. A history entry of its own would lack what was loaded below the list. */
export function SkipLink() {
  const { t } = useTranslation('shop')
  return (
    // biome-ignore lint/a11y/useValidAnchor: it links to a place on the page, also without scripts
    <a
      href="#content"
      className="skip-link btn btn-primary"
      onClick={(event) => {
        const content = document.getElementById('content')
        if (!content) return
        event.preventDefault()
        content.focus()
        content.scrollIntoView()
      }}
    >
      {t('skip-to-content')}
    </a>
  )
}
