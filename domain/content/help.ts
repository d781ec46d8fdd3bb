/** The articles that the shop has from the start, by topic; an admin can write them anew. */
const articlesByTopic = {
  ordering: ['ordering-without-an-account', 'paying', 'using-a-voucher'],
  delivery: ['where-we-deliver', 'changing-your-mind'],
  protocols: ['protocol-from-your-practitioner', 'feeling-unwell'],
  account: ['logging-in', 'your-data'],
  practitioners: ['certificates-and-sharing', 'commission-and-payouts', 'your-own-page'],
} as const

/** `more`: what the team wrote besides. */
export const helpTopics = [
  'ordering',
  'delivery',
  'protocols',
  'account',
  'practitioners',
  'more',
] as const satisfies readonly (keyof typeof articlesByTopic | 'more')[]
type HelpTopic = (typeof helpTopics)[number]

export const standardArticles = Object.values(articlesByTopic).flat()

export const helpQueryMaximum = 100
/** Under it, articles are searched. */
export const helpSearchSlug = 'search'

export function topicOf(article: string): HelpTopic {
  const found = Object.entries(articlesByTopic).find(([, slugs]) =>
    (slugs as readonly string[]).includes(article),
  )
  return (found?.[0] as HelpTopic | undefined) ?? 'more'
}

export const articlePath = (slug: string) => `/help/${slug}`
