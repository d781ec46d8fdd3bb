import { z } from 'zod'
import { discountRates } from '#domain/clients/discounts.ts'
import { importColumns } from '#domain/clients/imports/columns.ts'
import { rowReasons } from '#domain/clients/imports/rows.ts'
import { languages } from '#domain/languages.ts'
import { Id, Timestamp } from './fields.ts'

const Column = z.enum(importColumns)

export const ClientImportQuery = z.object({
  /** Of emails to clients whose row names none. */
  language: z.enum(languages).default('en'),
  /** Whether each new client is invited by email. */
  invite: z.enum(['yes', 'no']).default('no'),
  /** From the answer without it, which imports nothing: confirms exactly what that answer shows. */
  digest: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
})
export type ClientImportQuery = z.infer<typeof ClientImportQuery>

const Imported = z.strictObject({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  discount_rate: z.literal(discountRates),
  language: z.enum(languages),
})

export const ClientImportRow = z.strictObject({
  /** As in a spreadsheet, where the header is line 1. */
  line: z.int(),
  outcome: z.enum(['added', 'known', 'refused']),
  /** As they will be; of a known client, as they are and stay. Null for a refused row. */
  client: Imported.nullable(),
  problems: z.array(
    z.strictObject({
      reason: z.enum(rowReasons),
      column: Column.nullable(),
      found: z.string(),
      /** Of the row that has the same address. */
      line: z.int().nullable(),
    }),
  ),
})
export type ClientImportRow = z.infer<typeof ClientImportRow>

const counts = { added: z.int(), known: z.int(), refused: z.int() }

/** What importing a file would do. */
export const ClientImportCheck = z.strictObject({
  digest: z.string(),
  encoding: z.enum(['utf-8', 'utf-16', 'windows-1252']),
  /** Columns of the file that are not imported. */
  ignored_columns: z.array(z.string()),
  ...counts,
  rows: z.array(ClientImportRow),
})
export type ClientImportCheck = z.infer<typeof ClientImportCheck>

export const ClientImport = z.strictObject({
  id: Id,
  file_name: z.string(),
  imported_at: Timestamp,
  has_invited: z.boolean(),
  ...counts,
  undone_at: Timestamp.nullable(),
  /** How many clients undoing it removed; the rest had been changed or used since. */
  removed: z.int(),
})
export type ClientImport = z.infer<typeof ClientImport>

/** The latest, newest first. */
export const ClientImportList = z.strictObject({ data: z.array(ClientImport) })
export type ClientImportList = z.infer<typeof ClientImportList>
