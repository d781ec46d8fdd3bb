import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { guessMapping } from '#domain/catalogue/imports/column-mapping.ts'
import { printable } from '#domain/catalogue/imports/plain-text.ts'
import { fileNameMaximum } from '#domain/catalogue/imports/uploads.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Upload } from '#server/platform/uploads.ts'
import { FileProblem } from '../file-problem.ts'
import { imports } from '../tables.ts'
import { inspectUpload } from './inspect-upload.ts'

/** Keeps a supplier's file that can be read, with a guess of what its columns mean; nothing is imported yet. */
export async function receiveFile(
  { db, files, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'files' | 'now'>,
  supplier: string,
  { name, bytes }: Upload,
): Promise<number> {
  const fileName = printable(name).replaceAll('\n', ' ').trim().slice(-fileNameMaximum) || 'file'
  const { file, rows } = await inspectUpload(bytes, fileName).catch((problem: unknown) => {
    if (problem instanceof FileProblem) return refuseFile(problem, fileName)
    throw problem
  })
  const columns = file.columns.map((column, at) => ({ name: column, example: file.examples[at] ?? '' }))
  const last = file.layout === 'supplier' ? await lastChoicesOf(db, supplier) : undefined
  const mapping = file.layout === 'supplier' ? guessMapping(file.columns, last?.mapping ?? undefined) : null
  const fileKey = `imports/${randomUUID()}`
  await files.put(fileKey, bytes)
  try {
    const [received] = await db
      .insert(imports)
      .values({
        fileName,
        sha256: file.sha256,
        layout: file.layout,
        status: 'uploaded',
        counts: { added: 0, changed: 0, skipped: 0, refused: 0 },
        startedAt: now,
        fileKey,
        supplier,
        bytes: bytes.length,
        rows,
        columns,
        mapping,
        brandChoices: last?.brandChoices ?? {},
        adminId: actor.id,
      })
      .returning({ id: imports.id })
    return received!.id
  } catch (error) {
    await files.remove(fileKey)
    throw error
  }
}

function refuseFile({ code, values }: FileProblem, file: string): never {
  return refuse('import-file-unusable', ({ t }) => ({
    file: [t(`imports:files.${code}`, { file, ...values })],
  }))
}

/** How the supplier's latest file was read. */
async function lastChoicesOf(db: Database, supplier: string) {
  const [last] = await db
    .select({ mapping: imports.mapping, brandChoices: imports.brandChoices })
    .from(imports)
    .where(and(eq(imports.supplier, supplier), isNotNull(imports.mapping)))
    .orderBy(desc(imports.id))
    .limit(1)
  return last
}
