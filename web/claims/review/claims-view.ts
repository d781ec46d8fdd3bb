import { type ClaimSubjectKind, claimSubjectKinds } from '#domain/claims/subject-kinds.ts'
import { pageIn } from '../../platform/address-numbers.ts'

export const claimLists = ['waiting', 'published', 'decided'] as const
export type ClaimList = (typeof claimLists)[number]
export const claimKinds = ['all', ...claimSubjectKinds] as const
export type ClaimsView = { list: ClaimList; kind: ClaimSubjectKind | 'all'; page: number }

export function readClaimsView(search: URLSearchParams): ClaimsView {
  return {
    list: claimLists.find((each) => each === search.get('list')) ?? 'waiting',
    kind: claimKinds.find((each) => each === search.get('kind')) ?? 'all',
    page: pageIn(search),
  }
}

/** The address of a list, below the language. */
export function claimsPath({ list, kind = 'all', page = 1 }: Partial<ClaimsView>): string {
  const search = new URLSearchParams()
  if (list !== undefined && list !== 'waiting') search.set('list', list)
  if (kind !== 'all') search.set('kind', kind)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/admin/claims?${search}` : '/admin/claims'
}
