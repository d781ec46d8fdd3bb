import { z } from 'zod'
import { languages } from '#domain/languages.ts'

/** The email as it would be sent, without layout. */
export const EmailPreview = z.strictObject({
  to: z.string(),
  language: z.enum(languages),
  subject: z.string(),
  text: z.string(),
})
export type EmailPreview = z.infer<typeof EmailPreview>
