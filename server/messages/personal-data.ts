import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { contactMessages } from './tables.ts'

export const messagesPersonalData: readonly PersonalData[] = [
  personal(contactMessages, {
    name: 'messages_to_the_shop',
    rowsOf: (userId) => eq(contactMessages.userId, userId),
    given: ['topic', 'name', 'email', 'language', 'orderText', 'receivedAt', 'closedAt'],
    sealed: { sealedMessage: 'message', sealedAnswer: 'answer' },
    withheld: {
      id: 'internal',
      userId: 'internal',
      orderId: 'internal',
      formMark: 'internal',
      closedBy: 'another-person',
    },
    erasure: { by: 'deletion' },
  }),
]
