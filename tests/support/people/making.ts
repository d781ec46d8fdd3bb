import { expect } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import type { AdminCertificatePage } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import type { ProductPage } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Protocol, ProtocolMade } from '#contract/protocols.ts'
import { people } from '../signing-in.ts'
import { callShop } from './calls.ts'
import { newAddress, newcomer, password } from './newcomers.ts'
import { sendCertificate } from './uploading.ts'

/** A new practitioner, certified by an admin. */
export async function certifiedNewcomer(firstName: string) {
  const person = await newcomer(firstName, 'practitioner')
  await sendCertificate(person.token)
  const admin = await tokenOf(people.admin)
  const waiting = await callShop(`${adminPaths.certificates}?limit=100`, { method: 'GET', token: admin })
  const theirs = (waiting.body as AdminCertificatePage).data.find(
    ({ practitioner }) => practitioner.email === person.email,
  )
  const approved = await callShop(adminPaths.approve(theirs?.id ?? 0), { token: admin })
  expect(approved.status).toBe(200)
  return { ...person, token: await tokenOf(person.email) }
}

/** A login on another device. */
export async function tokenOf(email: string): Promise<string> {
  const { body } = await callShop(authPaths.login, { body: { email, password } })
  return (body as Tokens).access_token
}

/** The first variants of products that are for sale to everybody. */
export async function soldVariants(count: number): Promise<number[]> {
  const { body } = await callShop(`${cataloguePaths.products}?limit=60`, { method: 'GET' })
  const open = (body as ProductPage).data.filter(
    ({ practitioner_only, available }) => available && !practitioner_only,
  )
  return open.slice(0, count).flatMap(({ variants: [first] }) => (first ? [first.id] : []))
}

/** Someone invited by a practitioner, without an account; their id. */
export async function inviteClient(token: string, firstName: string): Promise<number> {
  const name = { first_name: firstName, last_name: 'Willems' }
  const body = { ...name, email: newAddress(firstName), discount: 0, language: 'en' }
  const invited = await callShop(practicePaths.invite, { body, token })
  expect(invited.status).toBe(201)
  return (invited.body as { id: number }).id
}

type Line = { product_variant_id: number; quantity?: number; notes?: string }

/** A protocol created through the API, with its lines in this order. */
export async function makeProtocol(token: string, name: string, lines: readonly Line[] = []) {
  const body = { name, description: 'Eight weeks, then we look again.' }
  const made = await callShop(protocolPaths.create, { body, token })
  expect(made.status).toBe(201)
  const id = (made.body as ProtocolMade).protocol_id
  for (const [position, line] of lines.entries())
    await callShop(protocolPaths.products(id), { body: { ...line, position }, token })
  return id
}

/** As stored on the server. */
export async function readProtocol(token: string, id: number): Promise<Protocol> {
  const { body } = await callShop(protocolPaths.one(id), { method: 'GET', token })
  return body as Protocol
}
