import { type ClaimSubjectKind, claimSubjectKinds } from '#domain/claims/subject-kinds.ts'
import { queryString } from '../../platform/query-string.ts'
import { pageParam } from '../../platform/url-params.ts'

export const claimLists = ['waiting', 'published', 'decided'] as const
export type ClaimList = (typeof claimLists)[number]
export const claimKinds = ['all', ...claimSubjectKinds] as const
export type ClaimsView = { list: ClaimList; kind: ClaimSubjectKind | 'all'; page: number }

export function readClaimsView(search: URLSearchParams): ClaimsView {
  return {
    list: claimLists.find((each) => each === search.get('list')) ?? 'waiting',
    kind: claimKinds.find((each) => each === search.get('kind')) ?? 'all',
    page: pageParam(search),
  }
}

/** The address of a list, below the language. */
export function claimsPath({ list, kind = 'all', page = 1 }: Partial<ClaimsView>): string {
  const view = { list: list !== 'waiting' && list, kind: kind !== 'all' && kind, page: page > 1 && page }
  return `/admin/claims${queryString(view)}`
}
