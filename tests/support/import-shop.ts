import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Decision } from '#domain/catalogue/imports/decide-rows.ts'
import { exportCatalogue } from '#server/catalogue/imports/export-catalogue.ts'
import { inspectFile } from '#server/catalogue/imports/inspect-file.ts'
import { runImport } from '#server/catalogue/imports/run-import.ts'
import { undoImport } from '#server/catalogue/imports/undo-import.ts'
import { applyReference } from '#server/catalogue/reference.ts'
import { variantsInUse } from '#server/variants-in-use.ts'
import { openDatabase } from './database.ts'

/** A shop without products, and functions to import files into it. */
export async function openImportShop() {
  const database = await openDatabase()
  const { db, sql } = database
  await applyReference(db)
  // Emptying the products between tests cascades to the ledger, which is empty here and refuses to be emptied.
  await sql`ALTER TABLE commission_entries DISABLE TRIGGER commission_entries_only_grow`
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  const context = (now = new Date()) => ({
    clock: () => new Date(),
    db,
    now,
    region: 'eu' as const,
    variantsInUse,
  })

  function file(name: string, content: string | Uint8Array): string {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }

  return {
    ...database,
    folder,
    file,
    /** Imports a text or the bytes of a file, and returns the result of each row. */
    async take(content: string | Uint8Array, { dryRun = false, now }: { dryRun?: boolean; now?: Date } = {}) {
      const rows: Decision[] = []
      const found = await inspectFile(file('file', content))
      const result = await runImport(context(now), found, {
        assumptions: { currency: 'EUR' },
        isDry: dryRun,
        onRow: (row) => void rows.push(row),
      })
      return {
        ...result,
        rows,
        said: rows.map(({ number, outcome, reason }) => said(number, outcome, reason?.code)),
      }
    },
    undo: (id: number) => undoImport(context(), id),
    async exported(): Promise<string> {
      const pieces: string[] = []
      for await (const piece of exportCatalogue(db)) pieces.push(piece)
      return pieces.join('')
    },
    /** All catalogue data that an import may write. */
    async contents(): Promise<Record<string, number>> {
      const tables = [
        'products',
        'brands',
        'variants',
        'prices',
        'product_texts',
        'label_lines',
        'assets',
        'imports',
        'import_rows',
      ]
      const counts = await Promise.all(
        tables.map((table) => sql<{ count: number }[]>`SELECT count(*)::int AS count FROM ${sql(table)}`),
      )
      return Object.fromEntries(tables.map((table, index) => [table, counts[index]![0]!.count]))
    },
    async close() {
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}

function said(number: number, outcome: string, code: string | undefined): string {
  return code && code !== 'unchanged' ? `${number} ${outcome}: ${code}` : `${number} ${outcome}`
}

const header =
  'URL,DSLD ID,Product Name,Brand Name,Bar Code,Net Contents,Serving Size,Product Type [LanguaL],Supplement Form [LanguaL],Date Entered into DSLD,Market Status,Suggested Use'

/** An overview file of the NIH label database with these rows. */
export function labels(...rows: string[]): string {
  return [header, ...rows, ''].join('\n')
}

export function label(
  id: number,
  name: string,
  { brand = 'Hof', barcode = '', contents = '90 Capsule(s)' } = {},
): string {
  return `https://labels.example/${id},${id},${name},${brand},${barcode},${contents},1 Capsule(s),Mineral [A1299],Capsule [E0159],2025-07-24,On Market,Take one a day.`
}

const facts = {
  legal_name_en: 'Food supplement',
  ingredient_list_en: 'Zinc bisglycinate',
  content_amount: '60',
  content_unit: 'capsule',
  portion_amount: '1',
  portion_unit: 'capsule',
  label: '| Zinc | | 15 mg | 150',
  warnings: 'do-not-exceed|varied-diet|keep-from-children',
  operator: 'Hof',
}

/** Products in our own format that state everything required except a price. */
export function completeRows(...keys: string[]): string {
  const rows = keys.map((key) => [key, 'Hof', key, `${key}-60`, ...Object.values(facts)].join())
  return [['source_key', 'brand', 'name_en', 'sku', ...Object.keys(facts)].join(), ...rows, ''].join('\n')
}
