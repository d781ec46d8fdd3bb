import { queryString } from '../../platform/query-string.ts'
import { pageParam } from '../../platform/url-params.ts'

type MessagesView = { state: 'open' | 'closed'; query: string; page: number }

export function readMessagesView(search: URLSearchParams): MessagesView {
  return {
    state: search.get('state') === 'closed' ? 'closed' : 'open',
    query: search.get('query') ?? '',
    page: pageParam(search),
  }
}

/** The address of the list. What is the default is left out. */
export function messagesPath({ state, query, page }: MessagesView): string {
  const view = { state: state === 'closed' && state, query, page: page > 1 && page }
  return `/admin/messages${queryString(view)}`
}
