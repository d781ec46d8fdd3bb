type MessagesView = { state: 'open' | 'closed'; query: string; page: number }

export function readMessagesView(search: URLSearchParams): MessagesView {
  const page = search.get('page') ?? ''
  return {
    state: search.get('state') === 'closed' ? 'closed' : 'open',
    query: search.get('query') ?? '',
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
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
