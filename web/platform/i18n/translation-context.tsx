import { createContext, type ReactNode, use, useMemo } from 'react'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import type { KeyOf, Namespace } from '#domain/text-keys.ts'
import { createTranslator, dynamicKey, type Resources, type Translate } from '#domain/translation.ts'

/** Texts of one language. `read` returns a loaded namespace at once, otherwise a promise that React waits for. */
export type TextStore = {
  language: Language
  resources: Resources
  read(namespace: string): Promise<unknown> | undefined
}

const TextContext = createContext<{ store: TextStore; t: Translate }>({
  store: { language: fallbackLanguage, resources: {}, read: () => undefined },
  t: (key) => key,
})

export function TextProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  const value = useMemo(() => ({ store, t: createTranslator(store) }), [store])
  return <TextContext value={value}>{children}</TextContext>
}

/** Keys without a namespace are looked up in `namespace`; `other:key` uses another loaded one. */
export function useTranslation<N extends Namespace>(
  namespace: N,
): { t: Translate<KeyOf<N>>; language: Language } {
  const { store, t } = use(TextContext)
  const pending = store.read(namespace)
  if (pending) use(pending)
  return useMemo(
    () => ({
      language: store.language,
      t: (key, values) => t(dynamicKey(key.includes(':') ? key : `${namespace}:${key}`), values),
    }),
    [store, t, namespace],
  )
}
