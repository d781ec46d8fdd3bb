import { inArray } from 'drizzle-orm'
import { claimFields } from '#domain/catalogue/claim-fields.ts'
import type { IsRefused } from '#domain/catalogue/imports/apply-patch.ts'
import { type ExistingData, keyOf, type ReadRow } from '#domain/catalogue/imports/decide-rows.ts'
import type { ProductPatch } from '#domain/catalogue/imports/record.ts'
import type { Language } from '#domain/languages.ts'
import { findAllowedTexts } from '#server/claims/find-overrules.ts'
import { type Checker, openChecker } from '#server/claims/open-checker.ts'
import type { Database } from '#server/platform/database.ts'
import { products } from '../tables.ts'

/** Texts that need not be checked again; a large file has more than fit in memory. */
const cacheSize = 20_000

type Named = { language: Language; text: string }

/** What the claims check says of the texts of a file. */
export type ClaimsOfFile = {
  /** Call it before rows are decided; long work is done in a thread of its own. */
  check(db: Database, rows: readonly ReadRow[], known?: ExistingData): Promise<void>
  isRefused: IsRefused
}

/** Checks the texts of an import while `work` runs. What an admin allowed for a product is not refused there. */
export async function withClaimsCheck<Result>(
  work: (claims: ClaimsOfFile) => Promise<Result>,
): Promise<Result> {
  const checker = await openChecker()
  try {
    return await work(claimsOf(checker))
  } finally {
    await checker.close()
  }
}

const nameOf = ({ language, text }: Named) => `${language}\n${text}`

function claimsOf(checker: Checker): ClaimsOfFile {
  const refusedTexts = new Set<string>()
  const allowedTexts = new Set<string>()
  const checked = new Set<string>()
  return {
    async check(db, rows, known) {
      if (checked.size > cacheSize) checked.clear()
      const written = rows.flatMap((row) => ('patch' in row ? textsIn(row.patch.texts ?? {}) : []))
      const drafts = [...(known?.records.values() ?? [])].filter(({ status }) => status === 'draft')
      const texts = [...written, ...drafts.flatMap((record) => textsIn(record.texts))]
      const unknown = [...new Map(texts.map((each) => [nameOf(each), each])).values()].filter(
        (each) => !checked.has(nameOf(each)),
      )
      if (unknown.length === 0) return
      const answers = await checker.check({
        kind: 'product',
        texts: unknown.map((each) => ({ ...each, field: 'text' })),
      })
      const refused = unknown.filter((_, at) => answers[at])
      for (const each of await findAllowed(db, refused)) allowedTexts.add(each)
      for (const each of refused) refusedTexts.add(nameOf(each))
      for (const each of unknown) checked.add(nameOf(each))
    },
    isRefused(language, text, { source, sourceKey }) {
      const name = nameOf({ language, text })
      return refusedTexts.has(name) && !allowedTexts.has(`${keyOf(source, sourceKey)}\n${name}`)
    },
  }
}

/** The texts with the keys of the products for which they are allowed. */
async function findAllowed(db: Database, texts: readonly Named[]): Promise<string[]> {
  const found = await findAllowedTexts(db, 'product', texts)
  if (found.length === 0) return []
  const ids = found.map(({ subjectId }) => Number(subjectId))
  const rows = await db
    .select({ id: products.id, source: products.source, sourceKey: products.sourceKey })
    .from(products)
    .where(inArray(products.id, ids))
  const keys = new Map(rows.map(({ id, source, sourceKey }) => [id, keyOf(source, sourceKey)]))
  return found.map(({ subjectId, allowed }) => `${keys.get(Number(subjectId))}\n${nameOf(allowed)}`)
}

function textsIn(texts: NonNullable<ProductPatch['texts']>): Named[] {
  return Object.entries(texts).flatMap(([language, fields]) =>
    claimFields.flatMap((field) => {
      const text = fields?.[field] ?? ''
      return text === '' ? [] : [{ language: language as Language, text }]
    }),
  )
}
