import { claimFields } from '#domain/catalogue/claim-fields.ts'
import type { IsRefused } from '#domain/catalogue/imports/apply-patch.ts'
import type { ExistingData, ReadRow } from '#domain/catalogue/imports/decide-rows.ts'
import type { ProductPatch } from '#domain/catalogue/imports/record.ts'
import type { Language } from '#domain/languages.ts'
import { findAllowedTexts } from '#server/claims/find-overrules.ts'
import { type Checker, openChecker } from '#server/claims/open-checker.ts'
import type { Database } from '#server/platform/database.ts'

/** Texts that need not be checked again; a large file has more than fit in memory. */
const cacheSize = 20_000

type Named = { language: Language; text: string }

/** What the claims check says of the texts of a file. */
export type ClaimsOfFile = {
  /** Call it before rows are decided; long work is done in a thread of its own. */
  check(db: Database, rows: readonly ReadRow[], known?: ExistingData): Promise<void>
  isRefused: IsRefused
}

/** Checks the texts of an import while `work` runs. What an admin allowed for a product is not refused. */
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

const keyOf = ({ language, text }: Named) => `${language}\n${text}`

function claimsOf(checker: Checker): ClaimsOfFile {
  const refusedTexts = new Set<string>()
  const checked = new Set<string>()
  return {
    async check(db, rows, known) {
      if (checked.size > cacheSize) checked.clear()
      const written = rows.flatMap((row) => ('patch' in row ? textsIn(row.patch.texts ?? {}) : []))
      const drafts = [...(known?.records.values() ?? [])].filter(({ status }) => status === 'draft')
      const texts = [...written, ...drafts.flatMap((record) => textsIn(record.texts))]
      const unknown = [...new Map(texts.map((each) => [keyOf(each), each])).values()].filter(
        (each) => !checked.has(keyOf(each)),
      )
      if (unknown.length === 0) return
      const answers = await checker.check({
        kind: 'product',
        texts: unknown.map((each) => ({ ...each, field: 'text' })),
      })
      const refused = unknown.filter((_, at) => answers[at])
      const allowed = new Set((await findAllowedTexts(db, 'product', refused)).map(keyOf))
      for (const each of unknown) checked.add(keyOf(each))
      for (const each of refused) if (!allowed.has(keyOf(each))) refusedTexts.add(keyOf(each))
    },
    isRefused: (language, text) => refusedTexts.has(keyOf({ language, text })),
  }
}

function textsIn(texts: NonNullable<ProductPatch['texts']>): Named[] {
  return Object.entries(texts).flatMap(([language, fields]) =>
    claimFields.flatMap((field) => {
      const text = fields?.[field] ?? ''
      return text === '' ? [] : [{ language: language as Language, text }]
    }),
  )
}
