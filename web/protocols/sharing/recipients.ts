import type { Client } from '#contract/sharing.ts'
import { emailKey } from '#domain/accounts/email.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import { addressesIn, holdsAddress } from './addresses.ts'

export type KnownRecipient = { kind: 'known'; key: string; client: Client; discount: DiscountRate }
/** A new client, as far as entered. */
export type NewRecipient = {
  kind: 'new'
  key: string
  email: string
  first_name: string
  last_name: string
  discount: DiscountRate | null
}
export type Recipient = KnownRecipient | NewRecipient
export type NewRecipientField = 'email' | 'first_name' | 'last_name'

/** Why the latest input was not accepted. */
export type Refusal =
  | { kind: 'client-selected'; name: string }
  | { kind: 'email-selected'; email: string }
  | { kind: 'invalid-email'; email: string }
  | { kind: 'some-invalid'; emails: readonly string[] }
  | { kind: 'lookup-failed' }

export type Recipients = {
  view: 'search' | 'new-client'
  chosen: readonly Recipient[]
  /** The text of the search field. */
  text: string
  /** Addresses that the server is looking up. */
  pending: readonly string[]
  refusal: Refusal | undefined
  /** The existing client found for the address of a new client. */
  existingClient: Client | undefined
  /** Counts the new clients, so that each has a stable key. */
  made: number
}

export type RecipientEvent =
  | { type: 'typed'; text: string }
  | { type: 'picked'; client: Client }
  /** Enter, a separator or a paste: the text is meant as addresses. */
  | { type: 'given'; text: string }
  | { type: 'looked-up'; email: string; client: Client | undefined }
  | { type: 'lookup-failed'; email: string }
  | { type: 'invited' }
  | { type: 'opened' }
  | { type: 'back' }
  | { type: 'filled'; key: string; field: NewRecipientField; value: string }
  | { type: 'identified'; key: string; client: Client }
  | { type: 'discounted'; key: string; discount: DiscountRate }
  | { type: 'removed'; key: string }
  | { type: 'last-removed' }
  /** These clients have received it: only the others remain. */
  | { type: 'shared'; keys: readonly string[] }

export const noRecipients: Recipients = {
  view: 'search',
  chosen: [],
  text: '',
  pending: [],
  refusal: undefined,
  existingClient: undefined,
  made: 0,
}

export function nextRecipients(state: Recipients, event: RecipientEvent): Recipients {
  switch (event.type) {
    case 'typed':
      return { ...state, text: event.text, refusal: undefined }
    case 'picked':
      return withClient({ ...state, text: '' }, event.client, {
        kind: 'client-selected',
        name: nameOf(event.client),
      })
    case 'given':
      return given(state, event.text)
    case 'looked-up':
      return lookedUp(state, event.email, event.client)
    case 'lookup-failed':
      return {
        ...withoutPending(state, event.email),
        text: joined(state.text, [event.email]),
        refusal: { kind: 'lookup-failed' },
      }
    case 'invited':
      return invited(state)
    case 'opened':
      return state.chosen.some(isNew) ? { ...state, view: 'new-client' } : state
    case 'back':
      return { ...state, view: 'search', chosen: state.chosen.filter((one) => !isBlank(one)) }
    case 'filled':
      return changed(state, event.key, (one) => (isNew(one) ? { ...one, [event.field]: event.value } : one))
    case 'identified':
      return identified(state, event.key, event.client)
    case 'discounted':
      return changed(state, event.key, (one) => ({ ...one, discount: event.discount }))
    case 'removed':
      return without(state, [event.key])
    case 'last-removed': {
      const last = state.chosen.at(-1)
      return last && state.text === '' ? without(state, [last.key]) : state
    }
    case 'shared':
      return without(state, event.keys)
  }
}

export const isNew = (one: Recipient): one is NewRecipient => one.kind === 'new'

/** Whether it differs from the one in the client's record. */
export const hasOtherDiscount = ({ client, discount }: KnownRecipient): boolean =>
  discount !== client.discount_rate

/**
 * To be continued later: clients who get the discount in their record are looked up again, since it may change
 * meanwhile.
 */
export function toBeContinued(state: Recipients): Recipients {
  const [unchanged, chosen] = parted(state.chosen, (one) => !isNew(one) && !hasOtherDiscount(one))
  return { ...state, chosen, pending: [...state.pending, ...unchanged.map(emailOf)] }
}

export function emailOf(one: Recipient): string {
  return isNew(one) ? one.email : one.client.email
}

/** The name, or the address without a name. */
export function nameOf({
  first_name,
  last_name,
  email,
}: Pick<Client, 'first_name' | 'last_name' | 'email'>): string {
  return `${first_name} ${last_name}`.trim() || email
}

export function personOf(one: Recipient): Pick<Client, 'first_name' | 'last_name' | 'email'> {
  const { first_name, last_name, email } = isNew(one) ? one : one.client
  return { first_name, last_name, email }
}

export function isChosen({ chosen }: Recipients, email: string): boolean {
  return chosen.some((one) => emailKey(emailOf(one)) === emailKey(email))
}

function given(state: Recipients, text: string): Recipients {
  if (!holdsAddress(text)) return { ...state, text, refusal: { kind: 'invalid-email', email: text.trim() } }
  const { valid, invalid } = addressesIn(text)
  const [taken, fresh] = parted(valid, (email) => isChosen(state, email) || isPending(state, email))
  return {
    ...state,
    text: invalid.join(' '),
    pending: [...state.pending, ...fresh],
    refusal: refusalOf(invalid, valid.length > 0, taken[0]),
  }
}

function refusalOf(invalid: string[], someValid: boolean, taken: string | undefined): Refusal | undefined {
  if (invalid.length > 1 || (invalid.length === 1 && someValid))
    return { kind: 'some-invalid', emails: invalid }
  if (invalid[0] !== undefined) return { kind: 'invalid-email', email: invalid[0] }
  return taken === undefined ? undefined : { kind: 'email-selected', email: taken }
}

function lookedUp(state: Recipients, email: string, client: Client | undefined): Recipients {
  if (!isPending(state, email)) return state
  const rest = withoutPending(state, email)
  if (client) return withClient(rest, client, { kind: 'email-selected', email })
  if (isChosen(rest, email)) return { ...rest, refusal: { kind: 'email-selected', email } }
  return withNew(rest, { email })
}

function withClient(state: Recipients, client: Client, refusal: Refusal | undefined): Recipients {
  if (isChosen(state, client.email)) return { ...state, refusal }
  const one: KnownRecipient = {
    kind: 'known',
    key: `client-${client.id}`,
    client,
    discount: client.discount_rate,
  }
  return { ...state, chosen: [...state.chosen, one], refusal: state.refusal }
}

/** They are existing clients and keep their data. */
function identified(state: Recipients, key: string, client: Client): Recipients {
  const given = state.chosen.find((one) => one.key === key)
  if (!given || !isNew(given) || emailKey(given.email) !== emailKey(client.email)) return state
  return { ...withClient(without(state, [key]), client, undefined), existingClient: client }
}

/** The text becomes the name of the new client; an unfinished form is continued. */
function invited(state: Recipients): Recipients {
  const [first_name = '', ...others] = state.text.trim().split(/\s+/)
  const isOpen = state.chosen.some((one) => isNew(one) && one.email === '')
  if (isOpen && first_name === '') return { ...state, view: 'new-client' }
  return withNew({ ...state, text: '', refusal: undefined }, { first_name, last_name: others.join(' ') })
}

function withNew(state: Recipients, known: Partial<NewRecipient>): Recipients {
  const made = state.made + 1
  const blank = { email: '', first_name: '', last_name: '', discount: null }
  const one: NewRecipient = { ...blank, ...known, kind: 'new', key: `new-${made}` }
  return { ...state, view: 'new-client', chosen: [...state.chosen, one], made }
}

function without(state: Recipients, keys: readonly string[]): Recipients {
  const chosen = state.chosen.filter(({ key }) => !keys.includes(key))
  return { ...state, chosen, view: chosen.some(isNew) ? state.view : 'search', refusal: undefined }
}

function changed(state: Recipients, key: string, change: (one: Recipient) => Recipient): Recipients {
  return { ...state, chosen: state.chosen.map((one) => (one.key === key ? change(one) : one)) }
}

function withoutPending(state: Recipients, email: string): Recipients {
  return { ...state, pending: state.pending.filter((other) => emailKey(other) !== emailKey(email)) }
}

function isPending({ pending }: Recipients, email: string): boolean {
  return pending.some((other) => emailKey(other) === emailKey(email))
}

function isBlank(one: Recipient): boolean {
  return isNew(one) && !one.email.trim() && !one.first_name.trim() && !one.last_name.trim()
}

function joined(text: string, more: readonly string[]): string {
  return [text, ...more].filter(Boolean).join(' ')
}

function parted<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}
