import type { MarketingChoice, MarketingChoiceInput } from '#contract/marketing.ts'
import { marketingPaths } from '#contract/marketing-paths.ts'
import type { Language } from '#domain/languages.ts'
import { choiceKeptDays } from '#domain/marketing/consent.ts'
import { callApi } from '#web/platform/call-api.ts'
import type { UserOrVisitor } from '#web/platform/session/follow-user.ts'
import { callAccount } from '#web/platform/session/session.ts'
import { createStore, useStore } from '#web/platform/store/create-store.ts'
import { persisted } from '#web/platform/store/persisted.ts'

/** What this browser keeps of a choice. It stays after logout, so that nobody is asked again and again. */
export type KeptChoice = {
  version: number
  isGranted: boolean
  chosenAt: string
  /** Only if a visitor made it: the account they log in to takes it over. */
  visitorId?: string | undefined
}

const kept = persisted<KeptChoice | undefined>({
  in: 'localStorage',
  name: 'marketing-choice',
  ttlMs: choiceKeptDays * 86_400_000,
  parse: parseChoice,
})

/** Followed by what must not be shown to somebody who refused, in this tab and in others. */
const refusal = createStore(kept.read()?.isGranted === false)
kept.onChangedElsewhere(() => refusal.set(kept.read()?.isGranted === false))

/** Whether the choice that this browser keeps is a refusal. */
export const useHasRefused = (): boolean => useStore(refusal)

export function parseChoice(stored: unknown): KeptChoice | undefined {
  const { version, isGranted, chosenAt, visitorId } = (stored ?? {}) as Record<string, unknown>
  if (typeof version !== 'number' || typeof isGranted !== 'boolean' || typeof chosenAt !== 'string')
    return undefined
  return { version, isGranted, chosenAt, ...(typeof visitorId === 'string' && { visitorId }) }
}

type Calls = {
  findOwn(): Promise<MarketingChoice>
  record(person: UserOrVisitor, input: MarketingChoiceInput): Promise<MarketingChoice>
}

export const shopCalls = (language: Language): Calls => ({
  findOwn: () => callAccount<MarketingChoice>(marketingPaths.ownChoice),
  record: (person, body) =>
    person === 'visitor'
      ? callApi<MarketingChoice>(marketingPaths.choice, { method: 'POST', body, language })
      : callAccount<MarketingChoice>(marketingPaths.ownChoice, { method: 'PUT', body }),
})

/**
 * The choice that applies to somebody who has just arrived, logged in or out; undefined if they have to be asked. An
 * account's own choice comes before the browser's.
 */
export async function findChoice(
  person: UserOrVisitor,
  version: number,
  calls: Calls,
): Promise<KeptChoice | undefined> {
  const here = kept.read()
  const current = here?.version === version ? here : undefined
  if (person === 'visitor') return current
  const { choice } = await calls.findOwn()
  if (choice?.version === version) return keep(choice, undefined)
  return current?.visitorId ? makeChoice(person, version, current.isGranted, calls) : undefined
}

/** Nothing is kept in the browser before the shop has recorded it. */
export async function makeChoice(
  person: UserOrVisitor,
  version: number,
  isGranted: boolean,
  calls: Calls,
): Promise<KeptChoice | undefined> {
  const visitorId = kept.read()?.visitorId ?? crypto.randomUUID()
  const { choice } = await calls.record(person, { visitor_id: visitorId, version, is_granted: isGranted })
  return choice ? keep(choice, person === 'visitor' ? visitorId : undefined) : undefined
}

function keep(
  { version, is_granted: isGranted, chosen_at: chosenAt }: NonNullable<MarketingChoice['choice']>,
  visitorId: string | undefined,
): KeptChoice {
  const choice = { version, isGranted, chosenAt, ...(visitorId && { visitorId }) }
  kept.write(choice)
  refusal.set(!isGranted)
  return choice
}
