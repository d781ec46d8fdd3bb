import { getUser } from '#server/accounts/find-users.ts'
import { paperWords } from '#server/orders/documents/paper-words.ts'
import { print } from '#server/orders/documents/print.ts'
import type { Deps } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { getNamedStatement, type StatementKey } from './find-statement.ts'
import { statementCsv } from './statement-csv.ts'
import { statementPaper } from './statement-paper.ts'

type Printing = Pick<Deps, 'db' | 'documentRenderer' | 'products' | 'region'>

/** As PDF, in the practitioner's language. */
export async function printStatement(deps: Printing, wanted: StatementKey): Promise<Uint8Array> {
  const { db, documentRenderer } = deps
  const practitioner = await getUser(db, wanted.practitionerId)
  const { language } = practitioner
  const statement = await getNamedStatement(deps, { ...wanted, language })
  const paper = statementPaper(statement, practitioner, paperWords(documentRenderer, language))
  return (await print(documentRenderer, [paper], statement.row.closedAt)) ?? refuse('not-found')
}

/** As a table, with the products named in the practitioner's language. */
export async function tabulateStatement(
  deps: Pick<Deps, 'currency' | 'db' | 'products' | 'region'>,
  wanted: StatementKey,
): Promise<string> {
  const { language } = await getUser(deps.db, wanted.practitionerId)
  return statementCsv(await getNamedStatement(deps, { ...wanted, language }), deps)
}
