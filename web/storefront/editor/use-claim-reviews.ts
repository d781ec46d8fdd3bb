import { useMemo } from 'react'
import type { OwnClaimReviews } from '#contract/claims.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { comparableText } from '#domain/claims/overrules.ts'
import { useAccountData } from '../../platform/session/account-data.ts'
import { useEditing } from './editor-context.ts'

/** What an admin was asked about the texts of the page, and decided. */
export function useClaimReviews() {
  const { language } = useEditing().content
  const { data, error } = useAccountData<OwnClaimReviews>(storePaths.claimReviews)
  return useMemo(() => {
    const reviews = data?.data ?? []
    return {
      isKnown: data !== undefined || error !== undefined,
      overrules: reviews.filter(({ state }) => state === 'allowed'),
      /** The latest of exactly this text. */
      reviewOf(text: string) {
        const comparable = comparableText(text)
        return reviews.find((review) => review.language === language && review.text === comparable)
      },
    }
  }, [data, error, language])
}
