import { z } from 'zod'
import { emailKinds } from '#domain/accounts/email-kinds.ts'

export const EmailChoice = z.strictObject({ kind: z.enum(emailKinds), is_on: z.boolean() })
export type EmailChoice = z.infer<typeof EmailChoice>

/** One for each kind of email that the shop sends. */
export const EmailChoices = z.strictObject({ data: z.array(EmailChoice) })
export type EmailChoices = z.infer<typeof EmailChoices>

/** `kind`: of the email that the link was in. */
export const LinkedEmailChoices = z.strictObject({ kind: z.enum(emailKinds), ...EmailChoices.shape })
export type LinkedEmailChoices = z.infer<typeof LinkedEmailChoices>

/** The form that mail programs post for a one-click unsubscribe. */
export const OneClick = z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') })
