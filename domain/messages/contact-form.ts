/** What somebody can write to the shop about. */
export const contactTopics = [
  'order',
  'delivery',
  'return',
  'product',
  'account',
  'practitioner',
  'other',
] as const
export type ContactTopic = (typeof contactTopics)[number]

export const contactTextMaximum = 4000
export const contactNameMaximum = 100
export const contactAnswerMaximum = 8000

/** A program fills in a form at once; nobody leaves one open for days. */
export const shortestFormMs = 3000
export const longestFormMs = 24 * 3_600_000

export function isPlausibleFormAge(ms: number): boolean {
  return ms >= shortestFormMs && ms <= longestFormMs
}

/** How long a message is kept after it was answered or closed. */
export const closedMessageDays = 365
