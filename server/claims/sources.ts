import type { ClaimSubjectKind } from '#domain/claims/subject-kinds.ts'
import type { Language } from '#domain/languages.ts'
import type { Database } from '#server/platform/database.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    claimSources: ClaimSources
  }
}

export type SubjectText = { field: string; language: Language; text: string }
export type PublishedSubject = {
  id: string
  /** Whose texts they are; null for the shop’s own. */
  practitionerId: number | null
  /** Empty if it is no longer published. */
  texts: readonly SubjectText[]
}
/** What an admin reads of a subject; without a path, there is no page to look at. */
export type SubjectSummary = { name: string; path: string | null }

/** What the features that publish texts of a kind supply. */
export type ClaimSource = {
  /** What was published or withdrawn since then, or all that is published; some at a time. */
  published(db: Database, since: Date | undefined): AsyncIterable<readonly PublishedSubject[]>
  /** By id; those that are gone are missing. */
  describe(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, SubjectSummary>>
  /** Where its writer edits it; absent for the shop’s own texts, whose reviews nobody asks for. */
  editPath?: (id: string) => string
}
export type ClaimSources = Partial<Record<ClaimSubjectKind, ClaimSource>>
