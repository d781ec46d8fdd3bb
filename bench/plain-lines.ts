import type { TransactionSql } from 'postgres'
import type { Sql } from '#server/platform/database.ts'

type Writing = {
  own: readonly number[]
  practitionerId: number
  variantIds: readonly number[]
  rounds: number
}

/** The baseline: the same transactions from a plain program, without a server. Changes per second. */
export async function writeLinesPlainly(
  sql: Sql,
  { own, practitionerId, variantIds, rounds }: Writing,
): Promise<number> {
  const change = (protocolId: number, write: (tx: TransactionSql) => Promise<unknown>) =>
    sql.begin(async (tx) => {
      await tx`
        UPDATE protocols SET revision = revision + 1, updated_at = now()
        WHERE id = ${protocolId} AND practitioner_id = ${practitionerId}
        RETURNING revision, EXISTS (SELECT FROM protocol_versions WHERE protocol_id = protocols.id)`
      await tx`SELECT * FROM protocol_lines WHERE protocol_id = ${protocolId} ORDER BY position, variant_id`
      await write(tx)
    })
  const began = performance.now()
  await Promise.all(
    own.map(async (protocolId, number) => {
      const variantId = variantIds[number]!
      for (let round = 0; round < rounds; round++) {
        await change(
          protocolId,
          (tx) => tx`
          INSERT INTO protocol_lines (protocol_id, variant_id, position, quantity, notes)
          VALUES (${protocolId}, ${variantId}, ${-1}, ${1}, ${'Before bed'})
          ON CONFLICT (protocol_id, variant_id) DO UPDATE SET quantity = excluded.quantity`,
        )
        await change(
          protocolId,
          (tx) => tx`
          UPDATE protocol_lines SET quantity = ${3}
          WHERE protocol_id = ${protocolId} AND variant_id = ${variantId}`,
        )
        await change(
          protocolId,
          (tx) => tx`
          DELETE FROM protocol_lines WHERE protocol_id = ${protocolId} AND variant_id = ${variantId}`,
        )
      }
    }),
  )
  return (own.length * rounds * 3 * 1000) / (performance.now() - began)
}
