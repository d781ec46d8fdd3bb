import { and, eq, inArray } from 'drizzle-orm'
import { comparableText, isOverruled, type Overrule } from '#domain/claims/overrules.ts'
import { refusedTexts } from '#domain/claims/refused-texts.ts'
import type { ClaimRules } from '#domain/claims/rules.ts'
import type { ClaimSubject, ClaimSubjectKind } from '#domain/claims/subject-kinds.ts'
import type { Language } from '#domain/languages.ts'
import type { Database } from '#server/platform/database.ts'
import { claimReviews } from './tables.ts'

export const ofSubject = ({ kind, id }: ClaimSubject) =>
  and(eq(claimReviews.kind, kind), eq(claimReviews.subjectId, id))

/** The texts of a subject that may not be published: refused, and not overruled by an admin. */
export async function findRefusedTexts<Text extends { text: string }>(
  db: Database,
  subject: ClaimSubject,
  texts: readonly Text[],
  rules: ClaimRules,
): Promise<Text[]> {
  return refusedTexts(texts, { kind: subject.kind, rules, overrules: await findOverrules(db, subject) })
}

function findOverrules(db: Database, subject: ClaimSubject): Promise<Overrule[]> {
  return db
    .select({ language: claimReviews.language, text: claimReviews.text })
    .from(claimReviews)
    .where(and(ofSubject(subject), eq(claimReviews.state, 'allowed')))
}

/** Those of the texts that an admin allowed for subjects of this kind, once for each subject. */
export async function findAllowedTexts<Text extends { language: Language; text: string }>(
  db: Database,
  kind: ClaimSubjectKind,
  texts: readonly Text[],
): Promise<{ subjectId: string; allowed: Text }[]> {
  if (texts.length === 0) return []
  const rows = await db
    .select({ subjectId: claimReviews.subjectId, language: claimReviews.language, text: claimReviews.text })
    .from(claimReviews)
    .where(
      and(
        eq(claimReviews.kind, kind),
        eq(claimReviews.state, 'allowed'),
        inArray(
          claimReviews.text,
          texts.map(({ text }) => comparableText(text)),
        ),
      ),
    )
  return rows.flatMap(({ subjectId, ...overrule }) =>
    texts
      .filter(({ language, text }) => isOverruled(text, language, [overrule]))
      .map((allowed) => ({ subjectId, allowed })),
  )
}
