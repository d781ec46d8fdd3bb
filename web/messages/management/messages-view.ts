import { pageIn } from '../../platform/address-numbers.ts'

type MessagesView = { state: 'open' | 'closed'; query: string; page: number }

export function readMessagesView(search: URLSearchParams): MessagesView {
  return {
    state: search.get('state') === 'closed' ? 'closed' : 'open',
    query: search.get('query') ?? '',
    page: pageIn(search),
  }
}

/** The address of the list. What is the default is left out. */
export function messagesAddress({ state, query, page }: MessagesView): string {
  const search = new URLSearchParams()
  if (state === 'closed') search.set('state', state)
  if (query) search.set('query', query)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/admin/messages?${search}` : '/admin/messages'
}
