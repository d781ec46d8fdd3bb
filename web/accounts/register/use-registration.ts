import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { authPaths } from '#contract/account-paths.ts'
import type { Language } from '#domain/languages.ts'
import { callApi } from '#web/platform/call-api.ts'
import { useShopForm } from '#web/platform/forms.ts'
import { languagePath } from '#web/platform/links.tsx'
import { useShop } from '#web/platform/shop-context.tsx'
import { browserDrawer, type Drawer, forget, readStored, store } from '#web/platform/storage.ts'
import { useQuery, viaPath } from '../entrance/way.ts'
import { keepPendingActivation } from './pending-activation.ts'
import {
  type RegistrationKind,
  type RegistrationValues,
  registrationOf,
  registrationProblems,
} from './registration.ts'

export type RegistrationForm = ReturnType<typeof useRegistration>

type FindCountry = (language: Language) => Promise<string | undefined>

/** Where registering is a part of another page: where one goes on after activation, and what is shown until then. */
type Inside = { redirectTo: string; onSent(email: string): void }

/** `findCountry` asks where the visitor is, once the page stands in the browser. */
export function useRegistration(kind: RegistrationKind, findCountry: FindCountry, inside?: Inside) {
  const { language } = useShop()
  const asked = useQuery().get('redirectTo')
  const redirectTo = inside?.redirectTo ?? asked
  const navigate = useNavigate()
  const form = useShopForm<RegistrationValues>({
    check: (values) => registrationProblems(values, kind),
    alsoJudges: { password: ['confirm_password'] },
  })
  useDraft(form, () => findCountry(language))

  const send = form.submit(async (values) => {
    await callApi(authPaths.register, {
      method: 'POST',
      body: registrationOf(values, kind, language),
      language,
    })
    const tab = browserDrawer('sessionStorage')
    const browser = browserDrawer('localStorage')
    if (tab) forgetDraft(tab)
    if (browser) keepPendingActivation(browser, { email: values.email.trim(), redirectTo }, Date.now())
    if (inside) inside.onSent(values.email.trim())
    else await navigate(languagePath(language, viaPath('/onboarding/check-mail', redirectTo)))
  })

  return { ...form, send }
}

type Fields = Pick<ReturnType<typeof useShopForm<RegistrationValues>>, 'getValues' | 'setValue' | 'watch'>

function useDraft({ getValues, setValue, watch }: Fields, findCountry: () => Promise<string | undefined>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useEffect(() => {
    const tab = browserDrawer('sessionStorage')
    const draft: Draft = tab ? readDraft(tab, Date.now()) : {}
    for (const [field, value] of Object.entries(draft) as [keyof Draft, string | undefined][]) {
      // What was typed before the scripts came is newer than the draft.
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
const keptMs = 2 * 60 * 60_000

/** Everything but the passwords, and the consent that must be given each time. */
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

/** Keeps what was filled in until the tab closes: a reload must not cost it. */
export function keepDraft(drawer: Drawer, values: Partial<RegistrationValues>, nowMs: number): void {
  const draft: Draft = Object.fromEntries(
    kept.flatMap((field) => (values[field] ? [[field, values[field]]] : [])),
  )
  store(drawer, name, draft, nowMs + keptMs)
}

export function readDraft(drawer: Drawer, nowMs: number): Draft {
  return readStored<Draft>(drawer, name, nowMs) ?? {}
}

export function forgetDraft(drawer: Drawer): void {
  forget(drawer, name)
}
