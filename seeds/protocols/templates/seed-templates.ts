import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '#domain/languages.ts'
import type { Database } from '#server/platform/database.ts'
import { protocolTemplateLines, protocolTemplates, protocolTemplateTexts } from '#server/protocols/tables.ts'
import type { Variants } from '../find-variants.ts'
import { type TemplateKey, templates } from './templates.ts'

const templateKeys = Object.keys(templates) as TemplateKey[]
type Texts = Record<TemplateKey, { name: string; description: string }>

/** Adds what is missing: later templates, and languages translated since. */
export async function seedTemplates(db: Database, variants: Variants): Promise<void> {
  for (const [position, key] of templateKeys.entries()) {
    const storyblokId = `verbena-${key}`
    const [inserted] = await db
      .insert(protocolTemplates)
      .values({ storyblokId, position })
      .onConflictDoNothing()
      .returning({ id: protocolTemplates.id })
    if (inserted) await insertLines(db, inserted.id, key, variants)
  }
  const known = await db.select().from(protocolTemplates)
  const idOf = new Map(known.map(({ id, storyblokId }) => [storyblokId, id]))
  const texts = languages.flatMap((language) =>
    Object.entries(textsIn(language)).map(([key, { name, description }]) => ({
      templateId: idOf.get(`verbena-${key}`)!,
      language,
      name,
      description,
    })),
  )
  await db.insert(protocolTemplateTexts).values(texts).onConflictDoNothing()
}

async function insertLines(db: Database, templateId: number, key: TemplateKey, variants: Variants) {
  const rows = templates[key].flatMap(({ of, quantity = 1, dose }, position) => {
    const variantId = variants.get(of)
    return variantId === undefined ? [] : [{ templateId, variantId, position, quantity, dose: dose ?? null }]
  })
  if (rows.length > 0) await db.insert(protocolTemplateLines).values(rows)
}

function textsIn(language: Language): Texts {
  return JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8')) as Texts
}
