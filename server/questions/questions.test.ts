import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { questionPaths } from '#contract/question-paths.ts'
import type { WrittenText } from '#contract/questions.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { questionsOnPage, waitingQuestionsMaximum } from '#domain/questions/questions.ts'
import { auditEntries } from '#server/accounts/audit/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { readerAt, stopEmails } from '#server/platform/mail/stopped-emails.ts'
import { mails } from '#server/platform/mail/tables.ts'
import { type OrdersShop, openOrders } from '../../tests/support/orders-api.ts'
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
})
afterAll(() => shop.close())
beforeEach(async () => {
  anna = await shop.buyer()
  slug = `zinc${++nth}`
  const variantId = await shop.product(slug, { stock: 10, names: { en: `Zinc ${nth}` } })
  const [variant] = await shop.db.select().from(variants).where(eq(variants.id, variantId))
  productId = variant!.productId
})

const asking = 'Does it contain gluten?'
const ask = (text = asking, who = anna!) =>
  who.post(questionPaths.ask, { product_id: productId, text, language: 'en' })
const shown = async (query = '') => (await shop.call('GET', `${questionPaths.ofProduct(slug)}${query}`)).body
const newest = async () => {
  const rows = await shop.db.select().from(productQuestions).orderBy(productQuestions.id)
  return rows.at(-1)!
}
async function approved(text = asking): Promise<number> {
  expect((await ask(text)).status).toBe(204)
  const { id } = await newest()
  const decision = { is_approved: true, text }
  expect((await admin!.post(questionPaths.decideQuestion(id), decision)).status).toBe(204)
  return id
}
const answer = (id: number, text: string, who = ilse!) => who.post(questionPaths.answer(id), { text })
const waitingAnswer = async (id: number, who = ilse!) => {
  const condition = and(eq(productAnswers.questionId, id), eq(productAnswers.practitionerId, who.id))
  const [row] = await shop.db.select().from(productAnswers).where(condition)
  return row!
}
async function answered(id: number, text = 'No. It is made without wheat.', who = ilse!) {
  expect((await answer(id, text, who)).status).toBe(204)
  const { id: answerId } = await waitingAnswer(id, who)
  return admin!.post(questionPaths.decideAnswer(answerId), { is_approved: true, text })
}

describe('a client’s question', () => {
  test('is shown without their name once an admin has approved it, and so is the answer', {
    tags: ['question-approved', 'question-nameless'],
  }, async () => {
    await ask()
    expect((await shown()).data).toEqual([])
    const { id } = await newest()
    await admin!.post(questionPaths.decideQuestion(id), { is_approved: true, text: asking })
    expect((await shown()).data).toEqual([{ id, language: 'en', text: asking, answers: [] }])
    await answer(id, 'No. It is made without wheat.')
    expect((await shown()).data[0].answers).toEqual([])
    const row = await waitingAnswer(id)
    await admin!.post(questionPaths.decideAnswer(row.id), { is_approved: true, text: row.text })
    const list = await shown()
    const practitioner = `${ilse!.firstName} ${ilse!.lastName}`
    expect(list.data[0].answers).toEqual([{ id: row.id, text: row.text, practitioner, page: null }])
    expect(JSON.stringify(list)).not.toContain(anna!.firstName)
    const audited = await shop.db.select().from(auditEntries).where(eq(auditEntries.actorId, admin!.id))
    expect(audited.slice(-2).map(({ action }) => action)).toEqual(['question-approved', 'answer-approved'])
  })

  test('is deleted when an admin declines it', async () => {
    await ask()
    const { id } = await newest()
    await admin!.post(questionPaths.decideQuestion(id), { is_approved: false, text: asking })
    expect(await shop.db.$count(productQuestions, eq(productQuestions.id, id))).toBe(0)
    expect((await shown()).data).toEqual([])
  })

  test('is one of five that may wait, about a product that is sold', async () => {
    for (let times = 0; times < waitingQuestionsMaximum; times += 1)
      expect((await ask(`Question ${times}?`)).status).toBe(204)
    expect((await ask()).body.code).toBe('questions-full')
    const stranger = await shop.buyer()
    const nothing = { product_id: 2_000_000_000, text: asking, language: 'en' }
    expect((await stranger.post(questionPaths.ask, nothing)).status).toBe(404)
  })

  test('is one of five that may wait, too, if many are sent at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: waitingQuestionsMaximum + 4 }, (_, times) => ask(`Question ${times}?`)),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(waitingQuestionsMaximum)
    expect(await shop.db.$count(productQuestions, eq(productQuestions.userId, anna!.id))).toBe(
      waitingQuestionsMaximum,
    )
  })

  test('is one of the newest five, and others follow in pages', async () => {
    for (let times = 0; times < 6; times += 1) await approved(`Question ${times}?`)
    const first = await shown()
    expect(first).toMatchObject({ total_results: 6, total_pages: 2 })
    expect(first.data[0].text).toBe('Question 5?')
    expect((await shown('?page=2')).data).toHaveLength(1)
  })

  test('tells its asker by email that there is an answer, unless they stopped such emails', async () => {
    const condition = (to: string) => and(eq(mails.recipient, to), eq(mails.template, 'question-answered'))
    const silent = anna!
    await stopEmails({ db: shop.db, now: new Date() }, readerAt(silent.email), 'questions')
    await answered(await approved())
    anna = await shop.buyer()
    const { email } = anna
    await answered(await approved('And lactose?'))
    await expect.poll(() => shop.db.$count(mails, condition(email))).toBe(1)
    const [mail] = await shop.db.select().from(mails).where(condition(email))
    expect(mail!.text).toContain(`/products/${slug}#questions`)
    expect(mail!.text).not.toContain('mails:')
    expect(await shop.db.$count(mails, condition(silent.email))).toBe(0)
  })
})

describe('a practitioner', () => {
  test('sees approved questions, and none that they have answered in public', async () => {
    const id = await approved()
    const open = async () => {
      const { data } = (await ilse!.get(`${questionPaths.unanswered}?limit=48`)).body
      return data.find((question: { id: number }) => question.id === id)
    }
    expect(await open()).toMatchObject({ text: asking, product: { slug }, is_answered: false })
    await answer(id, 'No.')
    expect(await open()).toMatchObject({ is_answered: true })
    const row = await waitingAnswer(id)
    await admin!.post(questionPaths.decideAnswer(row.id), { is_approved: true, text: 'No.' })
    expect(await open()).toBeUndefined()
  })

  test('finds their published answers, newest first and in pages, to delete them at any time', {
    tags: 'question-deleted',
  }, async () => {
    const lea = await shop.buyer(userTypes.certifiedPractitioner)
    const own = async (query = '') => (await lea.get(`${questionPaths.published}${query}`)).body
    const [first, second, third] = [
      await approved(),
      await approved('And lactose?'),
      await approved('And soy?'),
    ]
    await answer(third, 'No, none at all.', lea)
    expect((await own()).data).toEqual([])
    for (const id of [second, first]) {
      await answered(id)
      await answered(id, 'None, says Lea.', lea)
    }
    expect(await own()).toMatchObject({
      data: [
        { question_id: first, question: asking, text: 'None, says Lea.', product: { slug } },
        { question_id: second, question: 'And lactose?', published_at: expect.any(String) },
      ],
      total_results: 2,
      limit: questionsOnPage,
    })
    expect((await own('?limit=1&page=2')).data).toMatchObject([{ question_id: second }])
    await lea.delete(questionPaths.answer(first))
    expect((await own()).data).toMatchObject([{ question_id: second }])
    expect(JSON.stringify(await own())).not.toContain(anna!.firstName)
  })

  test('gets longer pages of questions than readers of a product, and so does an admin', async () => {
    expect((await shown()).limit).toBeLessThan(questionsOnPage)
    expect((await ilse!.get(questionPaths.unanswered)).body.limit).toBe(questionsOnPage)
    expect((await admin!.get(questionPaths.admin)).body.limit).toBe(questionsOnPage)
  })

  test('cannot answer with a claim that food law refuses, nor a question that nobody approved', async () => {
    const id = await approved()
    const { status, body } = await answer(id, 'No, and it cures arthritis.')
    expect([status, body.code]).toEqual([409, 'store-claims'])
    await ask('And lactose?')
    expect((await answer((await newest()).id, 'No.')).status).toBe(404)
  })

  test('needs an approved certificate', async () => {
    const marco = await shop.buyer(userTypes.practitioner)
    const id = await approved()
    expect((await answer(id, 'No.', marco)).body.code).toBe('certificate-not-approved')
  })

  test('is not shown any more once their account is deactivated', async () => {
    const id = await approved()
    const lea = await shop.buyer(userTypes.certifiedPractitioner)
    await answered(id, 'No.', lea)
    expect((await shown()).data[0].answers).toHaveLength(1)
    await admin!.post(`/v2/admin/users/${lea.id}/deactivate`)
    expect((await shown()).data[0].answers).toEqual([])
  })
})

describe('an admin', () => {
  test('sees what waits with its writer, and approves only the text that they read', {
    tags: 'question-approved',
  }, async () => {
    const id = await approved()
    await answer(id, 'No.')
    await ask('And lactose?')
    const { data } = (await admin!.get(`${questionPaths.admin}?limit=48`)).body
    const ofProduct = data.filter(({ product }: WrittenText) => product.slug === slug)
    expect(ofProduct).toMatchObject([
      { kind: 'answer', text: 'No.', question: asking, writer: { id: ilse!.id } },
      { kind: 'question', text: 'And lactose?', question: null, writer: { id: anna!.id } },
    ])
    await answer(id, 'No, none at all.')
    const row = await waitingAnswer(id)
    const late = await admin!.post(questionPaths.decideAnswer(row.id), { is_approved: true, text: 'No.' })
    expect([late.status, late.body.code]).toEqual([409, 'conflict'])
    expect((await shown()).data[0].answers).toEqual([])
  })

  test('finds what is published in a list of its own, newest first and in pages', async () => {
    const id = await approved()
    await answered(id)
    await ask('And lactose?')
    const list = async (query: string) => (await admin!.get(`${questionPaths.admin}?${query}`)).body
    const first = await list('state=published&limit=1')
    expect(first.data).toMatchObject([{ kind: 'answer', question: asking, writer: { id: ilse!.id } }])
    const second = await list('state=published&limit=1&page=2')
    expect(second.data).toMatchObject([{ kind: 'question', id, published_at: expect.any(String) }])
    expect(first.total_results).toBe(
      (await shop.db.$count(productQuestions, isNotNull(productQuestions.approvedAt))) +
        (await shop.db.$count(productAnswers, isNotNull(productAnswers.approvedAt))),
    )
    const waiting = await list('limit=48')
    expect(waiting.data.filter(({ product }: WrittenText) => product.slug === slug)).toMatchObject([
      { text: 'And lactose?', published_at: null },
    ])
    expect((await list('state=published&limit=48')).data).not.toContainEqual(
      expect.objectContaining({ text: 'And lactose?', product: expect.objectContaining({ slug }) }),
    )
  })
})
