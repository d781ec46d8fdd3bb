import { createContext, use } from 'react'
import type { ApiPath } from '#contract/calls.ts'
import type { ClaimSubjectKind } from '#domain/claims/subject-kinds.ts'
import type { Language } from '#domain/languages.ts'

/** What the texts that are being written belong to. */
export type ClaimsSubject = {
  kind: ClaimSubjectKind
  /** In which the texts are written. */
  language: Language
  /** Where a refused text can be allowed. */
  reviews?:
    | {
        path: ApiPath
        /** The writer is an admin, and decides. */
        isDecided?: true
        /** Called first where the saved text is reviewed: returns why it could not be saved, if so. */
        save?: () => Promise<string | undefined>
      }
    | undefined
}

export const ClaimsContext = createContext<ClaimsSubject | undefined>(undefined)

export function useClaimsSubject(): ClaimsSubject {
  const subject = use(ClaimsContext)
  if (!subject) throw new Error('Claims are checked only within a ClaimsContext')
  return subject
}
