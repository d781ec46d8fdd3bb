import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { writtenAddress } from '#domain/accounts/email.ts'

/** Lower-cased by the database, as in its indexes: its rules for `İ` and `Σ` differ from JavaScript's. */
export function sameAddress(one: SQLWrapper, other: SQLWrapper | string): SQL {
  return sql`lower(${one}) = lower(${typeof other === 'string' ? writtenAddress(other) : other})`
}

/** Whether it is one of them. */
export function isOneOfAddresses(one: SQLWrapper, emails: readonly string[]): SQL {
  return sql`lower(${one}) IN (SELECT lower(listed.email) FROM ${listedAddresses(emails)})`
}

/** For FROM: `listed.email`, as written. */
export function listedAddresses(emails: readonly string[]): SQL {
  return sql`jsonb_array_elements_text(${JSON.stringify(emails.map(writtenAddress))}::jsonb) AS listed(email)`
}
