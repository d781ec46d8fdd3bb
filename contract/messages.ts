import { z } from 'zod'
import { languages } from '#domain/languages.ts'
import {
  contactAnswerMaximum,
  contactNameMaximum,
  contactTextMaximum,
  contactTopics,
} from '#domain/messages/contact-form.ts'
import { Email, Line } from './accounts.ts'
import { Id, Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'

export const ContactForm = z.strictObject({ token: z.string() })
export type ContactForm = z.infer<typeof ContactForm>

/** A signed-in user's name and email are those of the account, whatever is sent. */
export const NewMessage = z.strictObject({
  topic: z.enum(contactTopics),
  /** As somebody types it; whether there is such an order is never said. */
  order_number: z.string().trim().max(20).default(''),
  message: z.string().trim().min(1).max(contactTextMaximum),
  name: Line.pipe(z.string().min(1).max(contactNameMaximum)).optional(),
  email: Email.optional(),
  /** Of the answer. */
  language: z.enum(languages),
  /** From `ContactForm`. */
  token: z.string().max(200),
  /** Not visible; only programs fill it in. */
  website: z.string().max(500).default(''),
})
export type NewMessage = z.input<typeof NewMessage>

export const messageStates = ['open', 'closed'] as const
export const MessageQuery = z.object({
  page: PageText.default(1),
  limit: LimitText.default(20),
  state: z.enum(messageStates).default('open'),
  /** An order number, or part of an email address. */
  query: z.string().trim().max(200).default(''),
})

/** Without what was written, which is only shown in the message itself. */
export const MessageRow = z.strictObject({
  id: Id,
  topic: z.enum(contactTopics),
  name: z.string(),
  email: z.string(),
  /** Of the answer. */
  language: z.enum(languages),
  /** As it was typed. */
  order_number: z.string(),
  received_at: Timestamp,
  closed_at: Timestamp.nullable(),
  is_answered: z.boolean(),
})
export type MessageRow = z.infer<typeof MessageRow>
export const MessagePage = z.strictObject({
  data: z.array(MessageRow),
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
  counts: z.strictObject({ open: z.int(), closed: z.int() }),
})
export type MessagePage = z.infer<typeof MessagePage>

export const Message = MessageRow.extend({
  message: z.string(),
  answer: z.string().nullable(),
  user_id: Id.nullable(),
  /** `is_senders`: it was placed with the same account or email address. */
  order: z.strictObject({ id: Id, number: z.string(), is_senders: z.boolean() }).nullable(),
  /** Null if nobody closed it yet, or they have no account any more. */
  closed_by: z.string().nullable(),
})
export type Message = z.infer<typeof Message>

export const MessageReply = z.strictObject({ answer: z.string().trim().min(1).max(contactAnswerMaximum) })
