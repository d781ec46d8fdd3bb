import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { authPaths } from '#contract/account-paths.ts'
import type { Language } from '#domain/languages.ts'
import { callApi } from '#web/platform/call-api.ts'
import { useShopForm } from '#web/platform/forms.ts'
import { languagePath } from '#web/platform/links.tsx'
import { viaPath } from '#web/platform/session/via-path.ts'
import { useShop } from '#web/platform/shop-context.tsx'
import {
  type BrowserStorage,
  browserStorage,
  readStored,
  removeStored,
  writeStored,
} from '#web/platform/storage.ts'
import { useQuery } from '../sign-in-layout/redirect-target.ts'
import { keepPendingActivation } from './pending-activation.ts'
import {
  type RegistrationKind,
  type RegistrationValues,
  registrationOf,
  registrationProblems,
} from './registration.ts'

export type RegistrationForm = ReturnType<typeof useRegistration>

type FindCountry = (language: Language) => Promise<string | undefined>

/** For registration inside another page: the page to continue on after activation, and what is shown until then. */
type Inside = { redirectTo: string; onSent(email: string): void }

/** `findCountry` looks up the visitor's country after hydration. */
export function useRegistration(kind: RegistrationKind, findCountry: FindCountry, inside?: Inside) {
  const { language } = useShop()
  const asked = useQuery().get('redirectTo')
  const redirectTo = inside?.redirectTo ?? asked
  const navigate = useNavigate()
  const form = useShopForm<RegistrationValues>({
    check: (values) => registrationProblems(values, kind),
    alsoValidates: { password: ['confirm_password'] },
  })
  useDraft(form, () => findCountry(language))

  const send = form.submit(async (values) => {
    await callApi(authPaths.register, {
      method: 'POST',
      body: registrationOf(values, kind, language),
      language,
    })
    const tab = browserStorage('sessionStorage')
    const browser = browserStorage('localStorage')
    if (tab) forgetDraft(tab)
    if (browser) keepPendingActivation(browser, { email: values.email.trim(), redirectTo }, Date.now())
    if (inside) inside.onSent(values.email.trim())
    else await navigate(languagePath(language, viaPath('/onboarding/check-mail', redirectTo)))
  })

  return { ...form, send }
}

type Fields = Pick<ReturnType<typeof useShopForm<RegistrationValues>>, 'getValues' | 'setValue' | 'watch'>

function useDraft({ getValues, setValue, watch }: Fields, findCountry: () => Promise<string | undefined>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const tab = browserStorage('sessionStorage')
    const draft: Draft = tab ? readDraft(tab, Date.now()) : {}
    for (const [field, value] of Object.entries(draft) as [keyof Draft, string | undefined][]) {
      // What was typed before hydration is newer than the draft.
      if (value && !getValues(field)) setValue(field, value)
    }
    void findCountry().then((country) => {
      if (country && !getValues('country')) setValue('country', country)
    })
    if (!tab) return
    keepDraft(tab, getValues(), Date.now())
    const { unsubscribe } = watch((values) => keepDraft(tab, values, Date.now()))
    return unsubscribe
  }, [])
}

const name = 'registration-draft'
const ttlMs = 2 * 60 * 60_000

/** All values except passwords and the consent, which has to be given each time. */
const kept = [
  'first_name',
  'last_name',
  'email',
  'country',
  'health_profession',
  'expertise_level',
  'organisation_type',
  'organisation_name',
] as const
type Draft = Partial<Pick<RegistrationValues, (typeof kept)[number]>>

/** Keeps the values until the tab is closed, so that they survive a reload. */
export function keepDraft(storage: BrowserStorage, values: Partial<RegistrationValues>, nowMs: number): void {
  const draft: Draft = Object.fromEntries(
    kept.flatMap((field) => (values[field] ? [[field, values[field]]] : [])),
  )
  writeStored(storage, name, draft, nowMs + ttlMs)
}

export function readDraft(storage: BrowserStorage, nowMs: number): Draft {
  return readStored<Draft>(storage, name, nowMs) ?? {}
}

export function forgetDraft(storage: BrowserStorage): void {
  removeStored(storage, name)
}
