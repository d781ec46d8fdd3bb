import { and, asc, eq, gt, not, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ImportRow, ImportRowPage, ImportRowQuery } from '#contract/admin-imports.ts'
import type { ColumnMapping } from '#domain/catalogue/imports/column-mapping.ts'
import type { Note, Reason, ReasonCode, Values } from '#domain/catalogue/imports/outcome.ts'
import { type RowFilter, rowAdvice } from '#domain/catalogue/imports/uploads.ts'
import { commaList, type Language } from '#domain/languages.ts'
import { dynamicKey, type Translate } from '#domain/translation.ts'
import { csvHeading, csvRows } from '#server/platform/csv.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import { refuse } from '#server/platform/problems.ts'
import { products } from '../../tables.ts'
import { importRows, imports } from '../tables.ts'

export type Wording = { t: Translate; language: Language }

/** What happens, or happened, to each row, in the reader's language. */
export async function listRows(
  db: Database,
  id: number,
  { filter, ...page }: z.output<typeof ImportRowQuery>,
  words: Wording,
): Promise<ImportRowPage> {
  const mapping = await mappingOf(db, id)
  const condition = and(eq(importRows.importId, id), filters[filter])
  const [total, rows] = await Promise.all([
    db.$count(importRows, condition),
    selectRows(db, condition).limit(page.limit).offset(offsetOf(page)),
  ])
  return { data: rows.map((row) => presentRow(row, mapping, words)), ...totalsOf(page, total) }
}

/** An admin must say which brand is meant. */
export const isUndecided = sql`${importRows.reason}->>'code' IS NOT DISTINCT FROM ${'brand-unclear' satisfies ReasonCode}`

const filters: Record<RowFilter, SQL | undefined> = {
  undecided: isUndecided,
  refused: and(eq(importRows.outcome, 'refused'), not(isUndecided)),
  noted: sql`${importRows.notes} <> '[]'`,
  all: undefined,
}

const columns = [
  'row',
  'last_row',
  'article',
  'outcome',
  'column',
  'problem',
  'advice',
  'notes',
  'changed',
] as const
const batchRows = 500

/** The whole report as a table, a few rows at a time. */
export async function* reportCsv(db: Database, id: number, words: Wording): AsyncGenerator<string> {
  const mapping = await mappingOf(db, id)
  yield csvHeading(columns)
  for (let after = 0; ; ) {
    const own = and(eq(importRows.importId, id), gt(importRows.id, after))
    const rows = await selectRows(db, own).limit(batchRows)
    const table = rows.map((row) => {
      const shown = presentRow(row, mapping, words)
      return {
        ...shown,
        row: shown.number,
        last_row: shown.last_number,
        outcome: words.t(`imports:outcomes.${shown.outcome}`),
        notes: shown.notes.join('; '),
        changed: shown.changed.join(', '),
      }
    })
    yield csvRows(table, columns)
    if (rows.length < batchRows) return
    after = rows.at(-1)!.row.id
  }
}

function selectRows(db: Database, condition: SQL | undefined) {
  return db
    .select({ row: importRows, product: products.id })
    .from(importRows)
    .leftJoin(products, eq(products.id, importRows.productId))
    .where(condition)
    .orderBy(asc(importRows.id))
    .$dynamic()
}

async function mappingOf(db: Database, id: number): Promise<ColumnMapping> {
  const [found] = await db.select({ mapping: imports.mapping }).from(imports).where(eq(imports.id, id))
  return found ? (found.mapping ?? {}) : refuse('not-found')
}

type Found = Awaited<ReturnType<typeof selectRows>>[number]

function presentRow({ row, product }: Found, mapping: ColumnMapping, words: Wording): ImportRow {
  const { t } = words
  const { reason } = row
  const advice = reason && rowAdvice(reason.code)
  const said = (values: Values | undefined) => inFile(values, mapping, words)
  const column = said(reason?.values).column
  return {
    id: row.id,
    number: row.rowNumber,
    last_number: row.lastRowNumber,
    article: row.article,
    outcome: row.outcome,
    column: column === undefined ? null : String(column),
    problem:
      reason && sentence(t(`imports:reasons.${reason.code satisfies Reason['code']}`, said(reason.values))),
    advice: advice ? t(`admin-imports:advice.${advice}`) : null,
    notes: row.notes.map(({ code, values }) =>
      sentence(t(`imports:notes.${code satisfies Note['code']}`, said(values))),
    ),
    brand_choice: brandChoiceOf(reason),
    changed: row.changed,
    product_id: product,
  }
}

function brandChoiceOf(reason: Reason | null): ImportRow['brand_choice'] {
  if (reason?.code !== 'brand-unclear') return null
  const { brand, known, slug } = reason.values ?? {}
  return { brand: String(brand), known: { slug: String(slug), name: String(known) } }
}

/** Columns by their names in the file, and missing facts in words. */
function inFile(values: Values = {}, mapping: ColumnMapping, { t, language }: Wording): Values {
  const { column, facts } = values
  const own = Object.entries(mapping).find(([field]) => field === column)?.[1]
  const named = typeof facts === 'string' ? facts.split(', ') : []
  return {
    ...values,
    ...(own ? { column: own } : {}),
    ...(named.length > 0 && {
      facts: commaList(
        named.map((fact) => t(dynamicKey(`admin-products:required.${fact}`))),
        language,
      ),
    }),
  }
}

/** The command line shows the same texts after a code. */
function sentence(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase())
}
