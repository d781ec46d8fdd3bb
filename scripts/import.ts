import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { inArray } from 'drizzle-orm'
import { isLayoutId, type LayoutId, layoutIds } from '#domain/catalogue/imports/layouts.ts'
import { languageNames } from '#domain/languages.ts'
import { regionSettings } from '#domain/regions.ts'
import { withClaimsCheck } from '#server/catalogue/imports/check-claims.ts'
import { approveProduct, listDrafts } from '#server/catalogue/imports/drafts.ts'
import { FileProblem } from '#server/catalogue/imports/file-problem.ts'
import { inspectFile } from '#server/catalogue/imports/inspect-file.ts'
import { withImportLock } from '#server/catalogue/imports/lock.ts'
import { runImport } from '#server/catalogue/imports/run-import.ts'
import { undoImport } from '#server/catalogue/imports/undo-import.ts'
import { products } from '#server/catalogue/tables.ts'
import { type Ctx, visitor } from '#server/platform/context.ts'
import { createProgress } from '#server/platform/progress.ts'
import { variantsInUse } from '#server/variants-in-use.ts'
import { createReport } from './import-report.ts'
import { type ImportWords, importWords } from './import-words.ts'
import { runCommand } from './run-command.ts'
import { openShopDatabase, type ShopDatabase } from './shop-database.ts'

const options = {
  layout: { type: 'string', default: 'auto' },
  'dry-run': { type: 'boolean', default: false },
  companion: { type: 'string', multiple: true },
  report: { type: 'string' },
  undo: { type: 'string' },
  drafts: { type: 'boolean', default: false },
  approve: { type: 'string' },
  language: { type: 'string' },
} as const

const progress = createProgress(process.stdout)
const say = progress.line
const pathOf = (file: string) => resolve(process.env.INIT_CWD ?? process.cwd(), file)
const context = ({ config, db }: ShopDatabase): Pick<Ctx, 'actor' | 'db' | 'now' | 'region'> => ({
  db,
  actor: visitor,
  now: new Date(),
  region: config.region,
})

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const words = importWords(values.language, process.env)
  const companions = values.companion ?? []
  const files = [...positionals, ...companions]
  const { layout } = values
  const isKnown = layout === 'auto' || isLayoutId(layout)
  if (!isKnown || (files.length === 0 && !values.undo && !values.drafts && !values.approve)) {
    say(words('cli.usage', { layouts: layoutIds.join(', ') }))
    process.exitCode = isKnown ? 0 : 1
    return
  }
  let current = ''
  const shop = await openShopDatabase(process.env)
  try {
    if (values.approve) await approve(shop, values.approve, words)
    else if (values.drafts) await drafts(shop, words)
    else
      await withImportLock(shop.sql, async () => {
        if (values.undo) return undo(shop, values.undo, words)
        for (const file of files) {
          current = file
          const companion = companions.includes(file)
          const report =
            values.report &&
            (companion ? `${values.report}.${companions.indexOf(file) + 1}.csv` : values.report)
          await importFile(shop, words, {
            path: pathOf(file),
            layout: companion ? 'auto' : layout,
            dryRun: values['dry-run'],
            report: report && pathOf(report),
          })
        }
      })
  } catch (problem) {
    if (!(problem instanceof FileProblem)) throw problem
    fail(words(`files.${problem.code}`, { file: current, ...problem.values }))
  } finally {
    await shop.close()
  }
}

type Task = { path: string; layout: LayoutId | 'auto'; dryRun: boolean; report: string | undefined }

async function importFile(
  shop: ShopDatabase,
  words: ImportWords,
  { path, layout, dryRun, report: reportPath }: Task,
) {
  const name = path.split(/[\\/]/).at(-1)!
  const file = await progress.step(words('cli.checking', { file: name }), (show) =>
    inspectFile(path, { layout, onBytes: show }),
  )
  say(`  ${words('cli.found', { file: name, layout: words(`layouts.${file.layout}`) })}`)
  const report = createReport(words, reportPath)
  const startedAt = performance.now()
  const result = await progress.step(words(dryRun ? 'cli.trying' : 'cli.importing', { file: name }), (show) =>
    withClaimsCheck((claims) =>
      runImport({ ...context(shop), clock: () => new Date(), variantsInUse }, file, {
        assumptions: { currency: regionSettings[shop.config.region].currency },
        claims,
        isDry: dryRun,
        onBytes: (read) => show(read, file.bytes),
        onRow: report.add,
      }),
    ),
  )
  const seconds = (performance.now() - startedAt) / 1000
  if (result.resumedAfter > 0) say(`  ${words('cli.resumed', { row: result.resumedAfter })}`)
  for (const line of await report.close()) say(line)
  say(`  ${words('cli.speed', { rows: result.rows, seconds: seconds.toFixed(1) })}`)
  say(`  ${dryRun ? words('cli.dry') : words('cli.import-number', { id: result.id })}\n`)
}

async function undo(shop: ShopDatabase, number: string, words: ImportWords) {
  if (!/^\d{1,9}$/.test(number)) throw new FileProblem('unknown-import', { id: number })
  const id = Number(number)
  const done = await progress.step(words('cli.undoing', { id }), () =>
    undoImport({ ...context(shop), variantsInUse }, id),
  )
  const { removed, restored, kept } = done
  say(`  ${words('cli.undone', { id, removed, restored })}`)
  if (kept.length > 0)
    say(`  ${words('cli.undo-kept', { products: (await slugsOf(shop, kept)).join(', ') })}`)
}

async function slugsOf({ db }: ShopDatabase, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return rows.map(({ slug }) => slug)
}

async function drafts(shop: ShopDatabase, words: ImportWords) {
  let count = 0
  for await (const page of listDrafts(shop.db)) {
    count += page.length
    for (const { sku, slug, isPriced, review } of page) {
      const lacks = [
        ...(isPriced ? [] : [words('cli.no-price')]),
        ...review.map((code) => words(`reviews.${code}`)),
      ]
      say(`${sku}\t${slug}\t${lacks.join('; ')}`)
    }
  }
  say(words('cli.drafts', { count }))
}

async function approve(shop: ShopDatabase, slug: string, words: ImportWords) {
  const approved = await approveProduct(context(shop), slug)
  if (!approved) return fail(words('cli.no-product', { slug }))
  const { status, refusedIn } = approved
  say(words('cli.approved', { slug, status }))
  if (refusedIn.length === 0) return
  const named = refusedIn.map((language) => languageNames[language]).join(', ')
  say(`  ${words('notes.claim-in-text', { languages: named })}`)
}

function fail(sentence: string) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

await runCommand(main)
