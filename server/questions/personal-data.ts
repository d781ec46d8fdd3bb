import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { productAnswers, productQuestions } from './tables.ts'

export const questionsPersonalData: readonly PersonalData[] = [
  personal(productAnswers, {
    name: 'answers_about_products',
    rowsOf: (userId) => eq(productAnswers.practitionerId, userId),
    given: ['text', 'answeredAt', 'approvedAt'],
    withheld: { id: 'internal', questionId: 'internal', practitionerId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(productQuestions, {
    name: 'questions_about_products',
    rowsOf: (userId) => eq(productQuestions.userId, userId),
    given: ['productId', 'language', 'text', 'askedAt', 'approvedAt'],
    withheld: { id: 'internal', userId: 'internal' },
    erasure: { by: 'deletion' },
  }),
]
