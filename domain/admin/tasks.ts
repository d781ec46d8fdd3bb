/** What an admin may have to do, in the order in which Today shows it. */
export const taskKinds = [
  'orders',
  'withdrawals',
  'refunds',
  'payments',
  'messages',
  'questions',
  'certificates',
  'payouts',
  'jobs',
  'stock',
  'expired',
  'blocked',
  'drafts',
  'content',
  'restrictions',
] as const
export type TaskKind = (typeof taskKinds)[number]

/** How many of each kind Today lists; the others are in the list it links to. */
export const tasksListed = 3
