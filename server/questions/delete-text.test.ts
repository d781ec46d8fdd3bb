import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { adminPaths } from '#contract/admin-paths.ts'
import { questionPaths } from '#contract/question-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { auditEntries } from '#server/accounts/audit/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { type OrdersShop, openOrders } from '../../tests/support/orders-api.ts'
import { openNode } from '../../tests/support/shop-api.ts'
import { notifyOfQuestions } from './question-changes.ts'
import { productAnswers, productQuestions } from './tables.ts'

type Person = Awaited<ReturnType<OrdersShop['buyer']>>
let shop: OrdersShop
let [admin, ilse, anna]: Person[] = []
let nth = 0
let slug: string
let productId: number
beforeAll(async () => {
  shop = await openOrders()
  admin = await shop.buyer(userTypes.admin)
  ilse = await shop.buyer(userTypes.certifiedPractitioner)
  anna = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  slug = `zinc${++nth}`
  const variantId = await shop.product(slug, { stock: 10, names: { en: `Zinc ${nth}` } })
  const [variant] = await shop.db.select().from(variants).where(eq(variants.id, variantId))
  productId = variant!.productId
})

const asking = 'Is it safe with my heart medicine?'
const shown = async () => (await shop.call('GET', questionPaths.ofProduct(slug))).body.data
async function asked(approvedAt: Date | null): Promise<number> {
  const question = { productId, userId: anna!.id, language: 'en', text: asking } as const
  const times = { askedAt: new Date(), approvedAt }
  const [row] = await shop.db
    .insert(productQuestions)
    .values({ ...question, ...times })
    .returning()
  return row!.id
}
async function answered(questionId: number, approvedAt: Date | null): Promise<number> {
  const answer = { questionId, practitionerId: ilse!.id, text: 'It cures it.' }
  const times = { answeredAt: new Date(), approvedAt }
  const [row] = await shop.db
    .insert(productAnswers)
    .values({ ...answer, ...times })
    .returning()
  return row!.id
}

test('an admin deletes a published answer, and a published question with its answers, which is recorded', {
  tags: 'question-deleted',
}, async () => {
  const id = await asked(new Date())
  const answerId = await answered(id, new Date())
  expect(await shown()).toMatchObject([{ id, answers: [{ id: answerId }] }])
  expect((await admin!.delete(questionPaths.adminAnswer(answerId))).status).toBe(204)
  expect(await shown()).toEqual([{ id, language: 'en', text: asking, answers: [] }])
  await answered(id, new Date())
  expect((await admin!.delete(questionPaths.adminQuestion(id))).status).toBe(204)
  expect(await shown()).toEqual([])
  expect(await shop.db.$count(productAnswers, eq(productAnswers.questionId, id))).toBe(0)
  const deletions = inArray(auditEntries.action, ['answer-deleted', 'question-deleted'])
  const recorded = await shop.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.actorId, admin!.id), deletions))
    .orderBy(auditEntries.id)
  expect(recorded.filter(({ details }) => details.question === id)).toMatchObject([
    { action: 'answer-deleted', subjectId: ilse!.id },
    { action: 'question-deleted', subjectId: anna!.id },
  ])
})

test('an admin deletes what still waits as well, but nothing twice', async () => {
  const waitingId = await asked(null)
  const id = await asked(new Date())
  const answerId = await answered(id, null)
  for (const path of [questionPaths.adminQuestion(waitingId), questionPaths.adminAnswer(answerId)]) {
    expect((await admin!.delete(path)).status).toBe(204)
    expect((await admin!.delete(path)).status).toBe(404)
  }
  expect(await shown()).toMatchObject([{ id, answers: [] }])
})

test.each([
  ['an answer of theirs that waits', null],
  ['a published answer of theirs', new Date()],
])('a practitioner deletes %s, and can answer again', { tags: 'question-deleted' }, async (_, approvedAt) => {
  const id = await asked(new Date())
  await answered(id, approvedAt)
  expect((await ilse!.delete(questionPaths.answer(id))).status).toBe(204)
  expect(await shown()).toMatchObject([{ id, answers: [] }])
  expect((await ilse!.delete(questionPaths.answer(id))).status).toBe(404)
  const { data } = (await ilse!.get(`${questionPaths.unanswered}?limit=48`)).body
  expect(data.find((question: { id: number }) => question.id === id)).toMatchObject({ is_answered: false })
})

test('strangers, clients and other practitioners delete nothing', { tags: 'question-deleted' }, async () => {
  const id = await asked(new Date())
  const answerId = await answered(id, new Date())
  const lea = await shop.buyer(userTypes.certifiedPractitioner)
  for (const path of [questionPaths.adminQuestion(id), questionPaths.adminAnswer(answerId)]) {
    expect((await shop.call('DELETE', path)).status).toBe(401)
    for (const person of [anna!, ilse!, lea]) expect((await person.delete(path)).status).toBe(403)
  }
  expect((await shop.call('DELETE', questionPaths.answer(id))).status).toBe(401)
  expect((await anna!.delete(questionPaths.answer(id))).status).toBe(403)
  expect((await lea.delete(questionPaths.answer(id))).status).toBe(404)
  expect(await shown()).toMatchObject([{ id, answers: [{ id: answerId }] }])
})

test('all processes render a product’s page anew when a text is published on it, and when it is deleted', {
  tags: 'question-deleted',
}, async () => {
  const other = await openNode(shop)
  onTestFinished(() => other.close())
  const heard: string[] = []
  onTestFinished(shop.questionChanges.onChange((product) => heard.push(`here ${product}`)))
  other.questionChanges.onChange((product) => heard.push(`there ${product}`))
  const about = (product: number) => heard.filter((each) => each.endsWith(` ${product}`)).sort()
  // Both listen from a moment that they do not tell.
  await expect
    .poll(async () => {
      await notifyOfQuestions(shop.db, 0)
      return [...new Set(about(0))]
    })
    .toEqual(['here 0', 'there 0'])
  const id = await asked(null)
  const approve = async (path: string, text: string) => {
    expect((await admin!.post(path, { is_approved: true, text })).status).toBe(204)
  }
  await approve(questionPaths.decideQuestion(id), asking)
  await expect.poll(() => about(productId)).toEqual([`here ${productId}`, `there ${productId}`])
  await approve(questionPaths.decideAnswer(await answered(id, null)), 'It cures it.')
  await expect.poll(() => about(productId)).toHaveLength(4)
  await ilse!.delete(questionPaths.answer(id))
  await expect.poll(() => about(productId)).toHaveLength(6)
  await admin!.delete(questionPaths.adminAnswer(await answered(id, new Date())))
  await expect.poll(() => about(productId)).toHaveLength(8)
  await ilse!.post(questionPaths.answer(id), { text: 'No, it is made without wheat.' })
  await expect.poll(() => about(productId)).toHaveLength(10)
  await ilse!.delete(questionPaths.answer(id))
  await answered(id, new Date())
  for (const state of ['deactivate', 'reactivate'] as const)
    expect((await admin!.post(adminPaths[state](ilse!.id))).status).toBe(200)
  await expect.poll(() => about(productId)).toHaveLength(14)
  await admin!.delete(questionPaths.adminQuestion(id))
  await expect.poll(() => about(productId)).toHaveLength(16)
})
