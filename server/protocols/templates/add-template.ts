import { and, eq, max, notExists } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { protocolTemplates, protocolTemplateTexts } from '../tables.ts'

/** The last one in the list, shown once the team has written it. */
export async function addTemplate(db: Database, storyblokId: string): Promise<void> {
  const [last] = await db.select({ position: max(protocolTemplates.position) }).from(protocolTemplates)
  const position = (last?.position ?? -1) + 1
  await db.insert(protocolTemplates).values({ storyblokId, position }).onConflictDoNothing()
}

/** Unless the shop has it from the start. */
export async function removeTemplate(db: Database, storyblokId: string): Promise<void> {
  const texts = db
    .select()
    .from(protocolTemplateTexts)
    .where(eq(protocolTemplateTexts.templateId, protocolTemplates.id))
  await db
    .delete(protocolTemplates)
    .where(and(eq(protocolTemplates.storyblokId, storyblokId), notExists(texts)))
}
