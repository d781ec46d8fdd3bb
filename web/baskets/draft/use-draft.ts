import { useEffect, useState } from 'react'
import { basketPaths } from '#contract/basket-paths.ts'
import type { Basket, BasketChange } from '#contract/baskets.ts'
import { createAutosave, type SaveState } from '../../platform/autosave.ts'
import { FetchError } from '../../platform/call-api.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { type BasketAt, showChanged } from '../use-baskets.ts'
import { type DraftLine, linesOf } from './draft-lines.ts'

type Draft = { lines: readonly DraftLine[]; message: string }

/** A draft that is saved as it is changed. What the shop refuses is taken back, and said. */
export function useDraft(first: Basket) {
  const { t } = useTranslation('baskets')
  const at: BasketAt = { clientId: first.client.id, id: first.id }
  const path = basketPaths.one(at.clientId, at.id)
  const [draft, setDraft] = useState<Draft>({ lines: linesOf(first), message: first.message })
  /** As it was last saved: with names and prices. */
  const [saved, setSaved] = useState(first)
  const [state, setState] = useState<SaveState>('saved')
  const [problem, setProblem] = useState<string>()

  async function save(wanted: Draft) {
    const body: BasketChange = {
      products: wanted.lines.map(({ variantId, quantity }) => ({ product_variant_id: variantId, quantity })),
      message: wanted.message.trim(),
    }
    try {
      setSaved(await callAccount<Basket>(path, { method: 'PUT', body }))
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof FetchError) || error.status < 400 || error.status >= 500) throw error
      setProblem(errorText(error, t))
      const present = await callAccount<Basket>(path)
      setSaved(present)
      setDraft(({ message }) => ({ lines: linesOf(present), message }))
    }
  }

  // The first of each is used as long as the draft is shown.
  const [autosave] = useState(() => createAutosave<Draft>({ save, onState: setState }))
  useEffect(() => {
    const flush = () => void autosave.flush()
    addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [autosave])
  useEffect(() => {
    if (saved !== first) void showChanged(first.client.id, saved)
  }, [saved, first])

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    autosave.change(next)
  }
  return { at, draft, saved, state, problem, change, settle: autosave.settle, flush: autosave.flush }
}
