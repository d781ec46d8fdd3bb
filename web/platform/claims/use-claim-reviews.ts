import { useMemo } from 'react'
import type { OwnClaimReviews } from '#contract/claims.ts'
import { comparableText } from '#domain/claims/overrules.ts'
import { useAccountData } from '../session/account-data.ts'
import type { ClaimsSubject } from './claims-context.ts'

/** What an admin was asked about the texts of a subject, and decided. */
export function useClaimReviews({ language, reviews: asking }: ClaimsSubject) {
  const { data, error } = useAccountData<OwnClaimReviews>(asking?.path ?? null)
  return useMemo(() => {
    const reviews = data?.data ?? []
    return {
      isKnown: !asking || data !== undefined || error !== undefined,
      overrules: reviews.filter(({ state }) => state === 'allowed'),
      /** The latest of exactly this text. */
      reviewOf(text: string) {
        const comparable = comparableText(text)
        return reviews.find((review) => review.language === language && review.text === comparable)
      },
    }
  }, [asking, data, error, language])
}
