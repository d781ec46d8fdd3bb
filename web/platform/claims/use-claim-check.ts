import { useEffect, useState } from 'react'
import type * as Claims from '#domain/claims/claims-in.ts'
import type * as Refused from '#domain/claims/refused-texts.ts'
import type { ClaimRules } from '#domain/claims/rules.ts'
import type { Language } from '#domain/languages.ts'

type Check = typeof Claims & typeof Refused & { rules: ClaimRules }

/** What texts in this language are checked with; loaded after the page, and absent until then. */
export function useClaimCheck(language: Language): Check | undefined {
  const [known, setKnown] = useState<{ language: Language; check: Check }>()
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const [claims, refused, { loadClaimRules }] = await Promise.all([
        import('#domain/claims/claims-in.ts'),
        import('#domain/claims/refused-texts.ts'),
        import('#domain/claims/load-rules.ts'),
      ])
      const rules = await loadClaimRules(language)
      if (isWanted) setKnown({ language, check: { ...claims, ...refused, rules } })
    }
    // Without it, the server still refuses to publish what may not be published.
    load().catch(() => {})
    return () => {
      isWanted = false
    }
  }, [language])
  return known?.language === language ? known.check : undefined
}
