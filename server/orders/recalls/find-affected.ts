import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { RecallDraft } from '#contract/recalls.ts'
import { emailKey } from '#domain/accounts/email.ts'
import type { Language } from '#domain/languages.ts'
import { type RecallReader, scopeProblem } from '#domain/orders/recalls.ts'
import { regionSettings } from '#domain/regions.ts'
import type { Ctx } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'

export type Draft = z.output<typeof RecallDraft>
/** Packs of an order that a recall is about. */
type AffectedPacks = {
  orderId: number
  packs: number
  batch: string | null
  sentAt: Date
  firstName: string
  lastName: string
}
export type Recipient = {
  reader: RecallReader
  userId: number | null
  /** Empty if nobody can be reached there any more. */
  email: string
  firstName: string
  lastName: string
  language: Language
  orderIds: number[]
}
type Affected = {
  packs: AffectedPacks[]
  people: Recipient[]
  unreachable: number[]
  fingerprint: string
}

type Row = {
  order_id: number
  packs: number
  batch: string | null
  sent_at: Date
  user_id: number | null
  email: string
  language: Language
  first_name: string
  last_name: string
  practitioner_id: number | null
  practitioner_email: string | null
  practitioner_language: Language
  practitioner_first_name: string
  practitioner_last_name: string
}

/** Who received the packs, and through which practitioners. */
export async function findAffected(ctx: Pick<Ctx, 'db' | 'region'>, draft: Draft): Promise<Affected> {
  const rows = await findRows(ctx, checked(draft))
  const buyers = gathered(rows.map(buyerOf))
  const practitioners = gathered(rows.flatMap((row) => practitionerOf(row) ?? []))
  const people = [...buyers.filter(({ email }) => email !== ''), ...practitioners]
  const unreachable = buyers.filter(({ email }) => email === '').flatMap(({ orderIds }) => orderIds)
  return {
    packs: rows.map((row) => ({
      orderId: row.order_id,
      packs: row.packs,
      batch: row.batch,
      sentAt: new Date(row.sent_at),
      firstName: row.first_name,
      lastName: row.last_name,
    })),
    people,
    unreachable,
    fingerprint: fingerprintOf(draft, people),
  }
}

function checked(draft: Draft): Draft {
  const wrong = scopeProblem(draft)
  return wrong ? refuse('invalid-input', { [wrong.field]: [wrong.problem] }) : draft
}

function findRows(
  { db, region }: Pick<Ctx, 'db' | 'region'>,
  { product_variant_id: variantId, batch_id: batchId, sent_from: from, sent_until: until }: Draft,
): Promise<Row[]> {
  const { timeZone } = regionSettings[region]
  return db.execute<Row>(sql`
    WITH sent AS (
      SELECT shipment_id, order_line_id, quantity AS packs, batch_id FROM shipped_batches WHERE batch_id = ${batchId}
      UNION ALL
      SELECT l.shipment_id, l.order_line_id, l.quantity - coalesce(b.packs, 0), NULL
      FROM shipment_lines l
        JOIN order_lines o ON o.id = l.order_line_id AND o.variant_id = ${variantId}
        JOIN shipments s ON s.id = l.shipment_id
          AND (s.shipped_at AT TIME ZONE ${timeZone})::date BETWEEN ${from}::date AND ${until}::date
        LEFT JOIN (SELECT shipment_id, order_line_id, sum(quantity)::integer AS packs FROM shipped_batches
          GROUP BY shipment_id, order_line_id) b USING (shipment_id, order_line_id)
      WHERE l.quantity > coalesce(b.packs, 0)
    )
    SELECT orders.id AS order_id, sent.packs, batch.number AS batch, shipments.shipped_at AS sent_at,
      buyer.id AS user_id, coalesce(buyer.email, orders.email) AS email,
      coalesce(buyer.language, orders.language) AS language,
      orders.address ->> 'first_name' AS first_name, orders.address ->> 'last_name' AS last_name,
      practitioner.id AS practitioner_id, practitioner.email AS practitioner_email,
      practitioner.language AS practitioner_language,
      practitioner.first_name AS practitioner_first_name, practitioner.last_name AS practitioner_last_name
    FROM sent
      JOIN order_lines line ON line.id = sent.order_line_id AND line.variant_id = ${variantId}
      JOIN orders ON orders.id = line.order_id
      JOIN shipments ON shipments.id = sent.shipment_id
      LEFT JOIN stock_batches batch ON batch.id = sent.batch_id
      LEFT JOIN users buyer ON buyer.id = orders.user_id
      LEFT JOIN users practitioner ON practitioner.id = line.practitioner_id
    ORDER BY orders.id, shipments.id, line.id, batch.id`)
}

function buyerOf(row: Row): Recipient {
  const { order_id, user_id: userId, email, first_name: firstName, last_name: lastName, language } = row
  return { reader: 'buyer', userId, email, firstName, lastName, language, orderIds: [order_id] }
}

/** Unless they bought it themselves, or have no account any more. */
function practitionerOf(row: Row): Recipient | undefined {
  const { practitioner_id: userId, practitioner_email: email } = row
  if (userId === null || !email || userId === row.user_id) return undefined
  return {
    reader: 'practitioner',
    userId,
    email,
    firstName: row.practitioner_first_name,
    lastName: row.practitioner_last_name,
    language: row.practitioner_language,
    orderIds: [row.order_id],
  }
}

/** Each person once, whatever they ordered; a guest by their address. */
function gathered(people: readonly Recipient[]): Recipient[] {
  const keyOf = ({ userId, email, orderIds }: Recipient) =>
    email === '' ? `order ${orderIds[0]}` : (userId ?? emailKey(email))
  return [...Map.groupBy(people, keyOf).values()].map((all) => ({
    ...all[0]!,
    orderIds: [...new Set(all.flatMap(({ orderIds }) => orderIds))],
  }))
}

function fingerprintOf(draft: Draft, people: readonly Recipient[]): string {
  const { product_variant_id, batch_id, sent_from, sent_until, reason, action, details } = draft
  const readers = people.map(({ reader, email, orderIds }) => [reader, email, orderIds])
  const parts = [product_variant_id, batch_id, sent_from, sent_until, reason, action, details, readers]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
