import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ClientImportCheck, ClientImportQuery } from '#contract/client-imports.ts'
import { emailKey } from '#domain/accounts/email.ts'
import type { ImportColumn } from '#domain/clients/imports/columns.ts'
import { decideRows } from '#domain/clients/imports/decide-rows.ts'
import { type ClientFile, readClientFile } from '#domain/clients/imports/read-file.ts'
import { type FileRow, type ImportRow, importRowsMaximum } from '#domain/clients/imports/rows.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { getUser } from '#server/accounts/find-users.ts'
import { refuseUncertified } from '#server/accounts/refuse-uncertified.ts'
import { users } from '#server/accounts/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/problems.ts'
import { isOneOfAddresses } from '#server/platform/same-address.ts'
import { hasRefused } from '../consent/refuse-withdrawn.ts'
import { clients } from '../tables.ts'

type Options = Pick<ClientImportQuery, 'invite' | 'language'>

/** Reads an uploaded file, and refuses one that is not a list of clients. */
export function readUploadedClients(bytes: Uint8Array): ClientFile {
  const file = readClientFile(bytes)
  if (!('problem' in file)) return file
  if (file.problem === 'import-columns') throw columnsMissing(file.missing)
  throw refusalWithMaximum(file.problem)
}

/** The limit stands in the message. */
export function refusalWithMaximum(code: ProblemCode): Refusal {
  return new Refusal(code, { values: () => ({ maximum: importRowsMaximum }) })
}

function columnsMissing(missing: readonly ImportColumn[]): Refusal {
  return new Refusal('import-columns', {
    errors: ({ t }) =>
      Object.fromEntries(missing.map((column) => [column, [t(`client-import:missing.${column}`)]])),
  })
}

/** What importing the file would do now. */
export async function checkImport(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  { encoding, ignored, rows }: ClientFile,
  options: Options,
): Promise<ClientImportCheck> {
  refuseUncertified(ctx.actor)
  const decided = await decideImport(ctx, rows, options)
  return {
    digest: digestOf(decided, options),
    encoding,
    ignored_columns: ignored,
    ...countsOf(decided),
    rows: decided.map(presentRow),
  }
}

export async function decideImport(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  rows: readonly FileRow[],
  { language }: Options,
): Promise<ImportRow[]> {
  const { email } = await getUser(db, actor.id)
  const emails = rows.flatMap(({ cells }) => (cells ? [cells.email] : []))
  const known = await db
    .select({
      email: clients.email,
      first_name: clients.firstName,
      last_name: clients.lastName,
      discount_rate: clients.discountRate,
      language: clients.language,
      withdrawnAt: clients.withdrawnAt,
    })
    .from(clients)
    .where(and(eq(clients.practitionerId, actor.id), isOneOfAddresses(clients.email, emails)))
  const refused = await db
    .select({ email: users.email })
    .from(users)
    .where(
      and(isOneOfAddresses(users.email, emails), hasRefused({ practitionerId: actor.id, userId: users.id })),
    )
  const withdrawn = [...known.filter(({ withdrawnAt }) => withdrawnAt !== null), ...refused]
  return decideRows(rows, {
    clients: new Map(known.map(({ withdrawnAt: _, ...client }) => [emailKey(client.email), client])),
    withdrawn: new Set(withdrawn.map((one) => emailKey(one.email ?? ''))),
    email,
    language,
  })
}

/** Changes with everything that the practitioner has been shown. */
export function digestOf(rows: readonly ImportRow[], { invite, language }: Options): string {
  return createHash('sha256')
    .update(JSON.stringify([invite, language, rows]))
    .digest('base64url')
}

export function countsOf(rows: readonly ImportRow[]) {
  const count = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  return { added: count('added'), known: count('known'), refused: count('refused') }
}

function presentRow(row: ImportRow): ClientImportCheck['rows'][number] {
  const { line, outcome } = row
  if (row.outcome !== 'refused') return { line, outcome, client: row.client, problems: [] }
  return {
    line,
    outcome,
    client: null,
    problems: row.problems.map((one) => ({ ...one, line: one.line ?? null })),
  }
}
