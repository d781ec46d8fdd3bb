import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Entry, EntryList, NewEntry } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import { entryAddress } from '#domain/content/addresses.ts'
import { placeKey } from '#domain/content/place-key.ts'
import { errorText } from '#web/platform/error-text.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useLanguagePath } from '#web/platform/links.tsx'
import { reloadAccountData } from '#web/platform/session/account-data.ts'
import { callAccount } from '#web/platform/session/session.ts'
import { Card } from '#web/ui/card.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'

const keyOf = ({ kind, slug }: NewEntry) => `${kind}:${slug}`

type StandardTextsProps = { texts: EntryList['standard'] }

/** What still has the text that the shop has from the start. Editing begins with that text. */
export function StandardTexts({ texts }: StandardTextsProps) {
  const { t } = useTranslation('content')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const [problem, setProblem] = useState<string>()
  const [begun, setBegun] = useState<string>()

  async function begin(body: NewEntry) {
    if (begun) return
    setBegun(keyOf(body))
    try {
      const { id } = await callAccount<Entry>(contentPaths.entries, { method: 'POST', body })
      void reloadAccountData(contentPaths.entries)
      await navigate(pathOf(`/admin/content/${id}`))
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBegun(undefined)
    }
  }

  return (
    <Card title={t('standard.title')} className="mt-5">
      <p className="mt-1 text-ink-2">{t('standard.lead')}</p>
      <FormProblem>{problem}</FormProblem>
      <ul className="mt-3">
        {texts.map(({ kind, slug, title }) => (
          <li
            key={keyOf({ kind, slug })}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-label"
          >
            <span className="min-w-0 flex-1 basis-40">
              <span className="block font-semibold">{title || t(placeKey(kind, slug))}</span>
              <span className="text-small text-ink-3">
                {kind === 'page' || kind === 'article' ? entryAddress(kind, slug) : t(`kinds.${kind}`)}
              </span>
            </span>
            <button
              type="button"
              className="btn btn-plain btn-dense"
              aria-busy={begun === keyOf({ kind, slug }) || undefined}
              onClick={() => void begin({ kind, slug })}
            >
              {t('standard.edit')}
              <span className="visually-hidden"> {title || t(placeKey(kind, slug))}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
