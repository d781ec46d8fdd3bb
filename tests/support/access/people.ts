import { eq } from 'drizzle-orm'
import { practitionerPaths } from '#contract/account-paths.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import type { SavedAddress } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import type { Certificate } from '#contract/practitioners.ts'
import { type UserTypeId, userTypes } from '#domain/accounts/user-types.ts'
import { sessions } from '#server/accounts/tables.ts'
import { clientImports, clients } from '#server/clients/tables.ts'
import type { Accounts } from '../accounts-api.ts'
import { annasAddress } from '../annas-address.ts'
import { orderRecords } from '../placed-orders.ts'
import { plainPng } from '../sample-documents.ts'
import { uploadForm } from '../upload-form.ts'
import type { Kind, Names, Owner } from './expectation.ts'
import { protocolRecords } from './protocol-records.ts'

export type Caller = { id: number; userTypeId: UserTypeId; headers: { authorization: string } }

/** The callers and their records. */
export function accessPeople(shop: Accounts) {
  const boss = signUp(userTypes.admin)
  const { protocolOf, receivedBy } = protocolRecords(shop)

  async function signUp(userTypeId: UserTypeId): Promise<Caller> {
    const person = await shop.person({ userTypeId })
    const { tokens } = await shop.device(person)
    return { id: person.id, userTypeId, headers: { authorization: `Bearer ${tokens.access_token}` } }
  }

  const setRole = async (id: number, user_type_id: UserTypeId) =>
    shop.call('PUT', adminPaths.role(id), { user_type_id }, { headers: (await boss).headers })

  const readers = new Map<UserTypeId, Promise<Caller>>()
  /** One user of each role is enough for read-only calls. */
  function reader(userTypeId: UserTypeId): Promise<Caller> {
    const caller = readers.get(userTypeId) ?? signUp(userTypeId)
    readers.set(userTypeId, caller)
    return caller
  }

  /** Suspends their account while they are logged in. */
  async function shutOut(caller: Caller): Promise<void> {
    await shop.call('POST', adminPaths.deactivate(caller.id), undefined, { headers: (await boss).headers })
  }

  /** The id of one of their records. */
  async function recordOf(owner: Caller, kind: Kind): Promise<Names> {
    if (kind === 'user') return { id: owner.id }
    if (kind === 'protocol') return protocolOf(owner)
    if (kind === 'received-protocol') return receivedBy(owner)
    if (kind === 'variant') return { id: (await protocolOf(owner)).variant_id! }
    if (kind === 'order') return { id: await orderOf(owner) }
    if (kind === 'client') return { id: await clientOf(owner) }
    if (kind === 'client-import') return { id: await importOf(owner) }
    if (kind === 'address') return { id: await addressOf(owner) }
    return { id: await (kind === 'session' ? sessionOf(owner) : certificateOf(owner)) }
  }

  /** The id of one of the caller's own records, or of somebody else's. */
  async function recordFor(owner: Owner | undefined, kind: Kind, caller: Caller | undefined): Promise<Names> {
    const isMine = owner === 'mine' && caller !== undefined
    return recordOf(isMine ? caller : await signUp(userTypes.practitioner), kind)
  }

  async function orderOf({ id }: Caller): Promise<number> {
    const { variant_id: variantId } = await protocolOf({ id })
    await shop.sql`UPDATE variants SET stock = stock + 1 WHERE id = ${variantId!}`
    const user = { id, email: `buyer${id}@people.example` }
    const order = await orderRecords(shop).placed({ user, lines: [{ variantId: Number(variantId) }] })
    return order.id
  }

  async function clientOf({ id: practitionerId }: Caller): Promise<number> {
    const named = { firstName: 'Anna', lastName: 'Maes', language: 'en', discountRate: 10 } as const
    const email = `client-of-${practitionerId}-${crypto.randomUUID()}@people.example`
    const [client] = await shop.db
      .insert(clients)
      .values({ practitionerId, email, ...named, createdAt: new Date() })
      .returning()
    return client!.id
  }

  async function importOf({ id: practitionerId }: Caller): Promise<number> {
    const counted = { added: 0, known: 0, refused: 0, hasInvited: false }
    const [made] = await shop.db
      .insert(clientImports)
      .values({
        practitionerId,
        fileName: 'clients.csv',
        digest: crypto.randomUUID(),
        ...counted,
        importedAt: new Date(),
      })
      .returning()
    return made!.id
  }

  async function addressOf({ headers }: Caller): Promise<number> {
    const { body } = await shop.call('POST', checkoutPaths.addresses, annasAddress, { headers })
    return (body as SavedAddress).id
  }

  async function sessionOf({ id }: Caller): Promise<number> {
    const [session] = await shop.db.select().from(sessions).where(eq(sessions.userId, id))
    return session!.id
  }

  /** Only practitioners upload certificates: the others were practitioners when they did. */
  async function certificateOf({ id, userTypeId, headers }: Caller): Promise<number> {
    const isPractitioner = userTypeId === 2 || userTypeId === 3
    if (!isPractitioner) await setRole(id, userTypes.practitioner)
    const form = await uploadForm({ name: 'diploma.png', bytes: await diploma })
    const { body } = await shop.call('POST', practitionerPaths.certificates, undefined, {
      headers: { ...form.headers, ...headers },
      payload: form.payload,
    })
    if (!isPractitioner) await setRole(id, userTypeId)
    return (body as Certificate).id
  }

  return { signUp, reader, shutOut, recordFor }
}

const diploma = plainPng()
