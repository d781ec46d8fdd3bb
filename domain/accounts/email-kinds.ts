/** Kinds of emails that readers can stop. All others belong to an account or an order, and are always sent. */
export const emailKinds = ['protocols', 'renewals', 'reminders', 'questions'] as const
export type EmailKind = (typeof emailKinds)[number]

export function isEmailKind(kind: unknown): kind is EmailKind {
  return (emailKinds as readonly unknown[]).includes(kind)
}
