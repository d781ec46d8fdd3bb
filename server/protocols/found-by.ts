import { type SQL, sql } from 'drizzle-orm'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import { hasPlainWords, plain } from '#server/platform/finding.ts'
import { protocols } from './tables.ts'

/** Each word stands in the protocol's name or description, in its products' names or in those of clients it was shared with. */
export function isFoundBy(query: string, practitionerId: number, language: Language): SQL {
  const written = sql`concat_ws(' ', own.name, own.description, product_names.names, client_names.names)`
  return sql`${protocols.id} IN (
    WITH held AS (
      SELECT protocol_lines.protocol_id, variants.product_id
      FROM protocols
      JOIN protocol_lines ON protocol_lines.protocol_id = protocols.id
      JOIN variants ON variants.id = protocol_lines.variant_id
      WHERE protocols.practitioner_id = ${practitionerId}
    ), named AS (
      SELECT DISTINCT ON (product_id) product_id, name FROM product_texts
      WHERE product_id IN (SELECT product_id FROM held)
      ORDER BY product_id, language = ${language} DESC, language = ${fallbackLanguage} DESC
    ), product_names AS (
      SELECT held.protocol_id, string_agg(named.name, ' ') AS names
      FROM held JOIN named ON named.product_id = held.product_id GROUP BY held.protocol_id
    ), client_names AS (
      SELECT protocol_shares.protocol_id, string_agg(concat_ws(' ', clients.first_name, clients.last_name), ' ') AS names
      FROM protocol_shares JOIN clients ON clients.id = protocol_shares.client_id
      WHERE clients.practitioner_id = ${practitionerId} GROUP BY protocol_shares.protocol_id
    ), texts AS MATERIALIZED (
      SELECT own.id, ${plain(written)} AS written
      FROM protocols own
      LEFT JOIN product_names ON product_names.protocol_id = own.id
      LEFT JOIN client_names ON client_names.protocol_id = own.id
      WHERE own.practitioner_id = ${practitionerId}
    )
    SELECT id FROM texts WHERE ${hasPlainWords(sql`written`, query) ?? sql`true`})`
}
