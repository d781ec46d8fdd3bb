import { useEffect, useState } from 'react'
import type { Finding } from '#domain/claims/finding.ts'
import type { ClaimRules } from '#domain/claims/rules.ts'
import type { Language } from '#domain/languages.ts'

export type ClaimCheck = (text: string) => Finding[]

/**
 * What texts in this language are checked with; loaded after the page, and absent until then. `load` must always be
 * the same function.
 */
export function useClaimCheck<Subject, Answer>(
  language: Language,
  load: () => Promise<(subject: Subject, rules: ClaimRules) => Answer>,
): ((subject: Subject) => Answer) | undefined {
  const [known, setKnown] = useState<{ language: Language; check: (subject: Subject) => Answer }>()
  useEffect(() => {
    let isWanted = true
    const loadAll = async () => {
      const [judge, { loadClaimRules }] = await Promise.all([load(), import('#domain/claims/load-rules.ts')])
      const rules = await loadClaimRules(language)
      if (isWanted) setKnown({ language, check: (subject) => judge(subject, rules) })
    }
    // Without it, the server still refuses to publish what may not be published.
    loadAll().catch(() => {})
    return () => {
      isWanted = false
    }
  }, [language, load])
  return known?.language === language ? known.check : undefined
}
