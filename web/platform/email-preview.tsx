import type { EmailPreview as Preview } from '#contract/email-preview.ts'
import { languageName } from '#domain/language-name.ts'
import { languageTag } from '#domain/languages.ts'
import { useTranslation } from './i18n/translation-context.tsx'

/** An email to a client as it will be sent; a placeholder until it is loaded. */
export function EmailPreview({ preview }: { preview: Preview | undefined }) {
  const { t, language: reader } = useTranslation('platform')
  if (!preview)
    return (
      <p role="status" className="h-75">
        <span className="visually-hidden">{t('email.waiting')}</span>
        <span className="skeleton h-full w-full" aria-hidden="true" />
      </p>
    )
  const { to, language, subject, text } = preview
  return (
    <section aria-label={t('email.label')} className="rounded-control border border-line-2">
      <div className="border-b border-line px-3.5 py-2.5 text-small wrap-anywhere">
        <p className="text-ink-3">
          {t('email.to', { address: to, language: languageName(language, reader) })}
        </p>
        <p>
          <span className="text-ink-3">{t('email.subject')}</span>{' '}
          <b className="font-semibold" lang={languageTag(language)}>
            {subject}
          </b>
        </p>
      </div>
      <p className="px-3.5 py-3 text-small whitespace-pre-line wrap-anywhere" lang={languageTag(language)}>
        {text}
      </p>
    </section>
  )
}
