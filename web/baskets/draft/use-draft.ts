import { useEffect, useState } from 'react'
import type { Basket } from '#contract/baskets.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useStore } from '../../platform/store/create-store.ts'
import { useFlush } from '../../platform/use-flush.ts'
import { openDraft } from './open-draft.ts'

/** The draft of this page; `known` is the cached basket. */
export function useDraft(known: Basket) {
  const { t } = useTranslation('baskets')
  const [draft] = useState(() => openDraft(known))
  const { lines, message, saved, state, refusal, merged } = useStore(draft.store)
  useFlush(draft.flush)
  useEffect(() => draft.adoptServerState(known), [draft, known])
  return {
    ...draft,
    lines,
    message,
    saved,
    merged,
    state: state === 'saved' && refusal?.of === 'message' ? ('unsaved' as const) : state,
    problem: refusal && errorText(refusal.error, t),
  }
}
