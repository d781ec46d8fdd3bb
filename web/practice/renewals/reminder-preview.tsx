import { useEffect, useRef, useState } from 'react'
import { renewalPaths } from '#contract/renewal-paths.ts'
import type { ReminderPreview } from '#contract/renewals.ts'
import { languageName } from '#domain/language-name.ts'
import { languageTag } from '#domain/languages.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'

const pauseMs = 400

/** The email as it will be sent, without layout. */
export function Preview({ preview }: { preview: ReminderPreview | undefined }) {
  const { t, language: reader } = useTranslation('renewals')
  if (!preview)
    return (
      <p role="status" className="h-75">
        <span className="visually-hidden">{t('email.waiting')}</span>
        <span className="skeleton h-full w-full" aria-hidden="true" />
      </p>
    )
  const { to, language, subject, text } = preview
  return (
    <section aria-label={t('email.preview')} className="rounded-control border border-line-2">
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

/** Follows the typed words after a pause; the former preview stays until the next one is there. */
export function useReminderPreview(id: number, words: string) {
  const { t } = useTranslation('renewals')
  const [preview, setPreview] = useState<ReminderPreview>()
  const [problem, setProblem] = useState<string>()
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language does not change while it is open
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      try {
        const loaded = await callAccount<ReminderPreview>(renewalPaths.emailPreview(id), {
          method: 'POST',
          body: { words },
        })
        if (isWanted) setPreview(loaded)
      } catch (error) {
        if (isWanted) setProblem(errorText(error, t))
      }
    }
    const timer = setTimeout(load, isFirst.current ? 0 : pauseMs)
    isFirst.current = false
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [id, words])
  return { preview, previewProblem: problem }
}
