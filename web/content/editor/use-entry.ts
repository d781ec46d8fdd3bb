import { useState } from 'react'
import type { AdSettings, Entry, TemplateSettings } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import type { Language } from '#domain/languages.ts'
import { FetchError } from '#web/platform/call-api.ts'
import { errorText } from '#web/platform/error-text.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import {
  changeAccountData,
  refreshAccountData,
  reloadAccountData,
} from '#web/platform/session/account-data.ts'
import { callAccount } from '#web/platform/session/session.ts'
import { withTypedSince } from '#web/platform/typed-since.ts'
import { useAction } from '#web/platform/use-action.ts'
import { isSameContent } from './entry-texts.ts'

type Content = Entry['content']

/** What an admin writes: kept here until it is saved, and never over what somebody else has saved meanwhile. */
export function useEntry(loaded: Entry) {
  const { t } = useTranslation('content')
  const [base, setBase] = useState(loaded)
  const [content, setContent] = useState<Content>(loaded.content)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { isBusy, problem, setProblem, run } = useAction()
  const isChanged = !isSameContent(content, base.content)
  const isNewer = loaded.revision > base.revision
  // Nothing was written here yet: what somebody else saved is simply shown.
  if (isNewer && !isChanged) resetTo(loaded)

  /** What was typed since `sent` stays; without it, nothing does. */
  function resetTo(entry: Entry, sent?: Content) {
    setBase(entry)
    setContent((typed) => (sent ? withTypedSince(entry.content, sent, typed) : entry.content))
    setErrors({})
  }

  /** Only when it is shown has changed: the texts stay as they are here. */
  function updatePublication(entry: Entry) {
    setBase(({ revision, content: known }) => ({ ...entry, revision, content: known }))
    setErrors({})
    return entry
  }

  function write(language: Language, field: string, value: string) {
    setContent(({ texts, ...rest }) => ({
      ...rest,
      texts: { ...texts, [language]: { ...texts[language], [field]: value } },
    }))
  }

  /** Tells whether the call succeeded. */
  const send = (call: () => Promise<Entry>): Promise<boolean> =>
    run(
      async () => {
        const entry = await call()
        await changeAccountData<Entry>(contentPaths.entry(entry.id), () => entry)
        void reloadAccountData(contentPaths.entries)
        void refreshAccountData(contentPaths.history(entry.id))
      },
      (error) => {
        const refusal = error instanceof FetchError ? error.body : undefined
        setErrors(refusal?.errors ?? {})
        if (refusal?.code === 'content-changed') void reloadAccountData(contentPaths.entry(base.id))
        return errorText(error, t)
      },
    )

  /** Also when what follows is refused, the next attempt starts from what was saved. */
  async function saved(): Promise<Entry> {
    if (!isChanged) return base
    const body = { revision: base.revision, content }
    const entry = await callAccount<Entry>(contentPaths.entry(base.id), { method: 'PUT', body })
    resetTo(entry, content)
    return entry
  }

  return {
    entry: base,
    content,
    texts: content.texts,
    errors,
    problem,
    isBusy,
    isChanged,
    isChangedElsewhere: isNewer && isChanged,
    write,
    changeAd: (part: Partial<AdSettings>) =>
      setContent((known) => ({ ...known, ad: known.ad && { ...known.ad, ...part } })),
    setTemplate: (template: TemplateSettings) => setContent((known) => ({ ...known, template })),
    loadNewer: () => {
      setProblem(undefined)
      resetTo(loaded)
    },
    save: () => send(saved),
    publish: (period: { from: string | null; until: string | null }) =>
      send(async () => {
        const { id, revision } = await saved()
        const body = { revision, ...period }
        const call = { method: 'PUT', body }
        return updatePublication(await callAccount<Entry>(contentPaths.publication(id), call))
      }),
    withdraw: () =>
      send(async () => {
        const call = { method: 'DELETE' }
        return updatePublication(await callAccount<Entry>(contentPaths.publication(base.id), call))
      }),
    /** What is written now is saved before, so that it stays in the history. */
    restore: (version: number) =>
      send(async () => {
        const sent = isChanged ? (await saved()).content : content
        const path = contentPaths.restoration(base.id, version)
        const entry = await callAccount<Entry>(path, { method: 'POST' })
        resetTo(entry, sent)
        return entry
      }),
  }
}
export type EditedEntry = ReturnType<typeof useEntry>
