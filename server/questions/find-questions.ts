import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type {
  OpenQuestions,
  ProductQuestions,
  PublishedAnswers,
  TextsQuery,
  WrittenTexts,
} from '#contract/questions.ts'
import { nameOf, personName } from '#domain/accounts/person-name.ts'
import type { Language } from '#domain/languages.ts'
import { storePagePath } from '#domain/storefront/links.ts'
import { mayShare } from '#server/accounts/may-share.ts'
import { users } from '#server/accounts/tables.ts'
import { products, productTexts } from '#server/catalogue/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, type Page, totalsOf } from '#server/platform/paging.ts'
import { storefronts } from '#server/storefront/tables.ts'
import { productAnswers, productQuestions } from './tables.ts'

const isShown = isNotNull(productQuestions.approvedAt)

/** Approved questions about a product with their approved answers, newest first. */
export async function listProductQuestions(
  db: Database,
  productId: number,
  wanted: Page,
): Promise<ProductQuestions> {
  const condition = and(eq(productQuestions.productId, productId), isShown)
  const [total, questions] = await Promise.all([
    db.$count(productQuestions, condition),
    db
      .select()
      .from(productQuestions)
      .where(condition)
      .orderBy(desc(productQuestions.id))
      .limit(wanted.limit)
      .offset(offsetOf(wanted)),
  ])
  const ids = questions.map(({ id }) => id)
  const answers = ids.length === 0 ? [] : await findAnswers(db, inArray(productAnswers.questionId, ids))
  return {
    data: questions.map(({ id, language, text }) => ({
      id,
      language,
      text,
      answers: answers
        .filter(({ answer }) => answer.questionId === id)
        .map(({ answer, user, page }) => ({
          id: answer.id,
          text: answer.text,
          practitioner: personName(user),
          page: page && storePagePath(page),
        })),
    })),
    ...totalsOf(wanted, total),
  }
}

/** Of practitioners who may still be seen in public. */
function findAnswers(db: Database, condition: SQL) {
  return db
    .select({
      answer: productAnswers,
      user: { first_name: users.firstName, last_name: users.lastName },
      page: storefronts.name,
    })
    .from(productAnswers)
    .innerJoin(users, and(eq(users.id, productAnswers.practitionerId), mayShare))
    .leftJoin(storefronts, and(eq(storefronts.practitionerId, users.id), isNotNull(storefronts.published)))
    .where(and(condition, isNotNull(productAnswers.approvedAt)))
    .orderBy(asc(productAnswers.id))
}

/** Approved questions that a practitioner has not answered yet in public, those without answers first. */
export async function listUnanswered(
  { actor, db }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  wanted: Page & { language: Language },
): Promise<OpenQuestions> {
  const others = sql<number>`(SELECT count(*)::integer FROM ${productAnswers}
    WHERE ${productAnswers.questionId} = ${productQuestions.id}
      AND ${productAnswers.practitionerId} <> ${actor.id} AND ${productAnswers.approvedAt} IS NOT NULL)`
  const own = and(
    eq(productAnswers.questionId, productQuestions.id),
    eq(productAnswers.practitionerId, actor.id),
  )
  const condition = and(isShown, isNull(productAnswers.approvedAt), ne(productQuestions.userId, actor.id))
  const [counted, rows] = await Promise.all([
    db.select({ total: count() }).from(productQuestions).leftJoin(productAnswers, own).where(condition),
    db
      .select({
        question: productQuestions,
        product: productSummary(wanted.language),
        others,
        ownId: productAnswers.id,
      })
      .from(productQuestions)
      .innerJoin(products, eq(products.id, productQuestions.productId))
      .leftJoin(productAnswers, own)
      .where(condition)
      .orderBy(asc(others), desc(productQuestions.id))
      .limit(wanted.limit)
      .offset(offsetOf(wanted)),
  ])
  return {
    data: rows.map(({ question: { id, language, text, askedAt }, product, others: answers, ownId }) => ({
      id,
      language,
      text,
      asked_at: askedAt.toISOString(),
      product,
      answers,
      is_answered: ownId !== null,
    })),
    ...totalsOf(wanted, counted[0]?.total ?? 0),
  }
}

/** A practitioner's own published answers, newest first. */
export async function listPublishedAnswers(
  { actor, db }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  wanted: Page & { language: Language },
): Promise<PublishedAnswers> {
  const condition = and(eq(productAnswers.practitionerId, actor.id), isNotNull(productAnswers.approvedAt))
  const [total, rows] = await Promise.all([
    db.$count(productAnswers, condition),
    db
      .select({
        question: productQuestions,
        text: productAnswers.text,
        publishedAt: productAnswers.approvedAt,
        product: productSummary(wanted.language),
      })
      .from(productAnswers)
      .innerJoin(productQuestions, eq(productQuestions.id, productAnswers.questionId))
      .innerJoin(products, eq(products.id, productQuestions.productId))
      .where(condition)
      .orderBy(desc(productAnswers.approvedAt), desc(productAnswers.id))
      .limit(wanted.limit)
      .offset(offsetOf(wanted)),
  ])
  return {
    data: rows.map(({ question: { id, language, text: question }, text, publishedAt, product }) => ({
      question_id: id,
      language,
      question,
      text,
      published_at: publishedAt!.toISOString(),
      product,
    })),
    ...totalsOf(wanted, total),
  }
}

/** Questions and answers that wait for an admin, oldest first, or those that everybody can read, newest first. */
export async function listTexts(
  db: Database,
  wanted: z.output<typeof TextsQuery> & { language: Language },
): Promise<WrittenTexts> {
  const isWaiting = wanted.state === 'waiting'
  const isWanted = isWaiting ? isNull : isNotNull
  const writer = { firstName: users.firstName, lastName: users.lastName, writerId: users.id }
  const product = productSummary(wanted.language)
  const questions = db
    .select({
      kind: sql<'question' | 'answer'>`'question'`.as('kind'),
      id: sql<number>`${productQuestions.id}`.as('text_id'),
      language: productQuestions.language,
      text: productQuestions.text,
      question: sql<string | null>`NULL::text`.as('question'),
      writtenAt: sql<string>`${productQuestions.askedAt}`.as('written_at'),
      approvedAt: sql<string | null>`${productQuestions.approvedAt}`.as('approved_at'),
      name: product.name.as('name'),
      slug: products.slug,
      ...writer,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .innerJoin(users, eq(users.id, productQuestions.userId))
    .where(isWanted(productQuestions.approvedAt))
  const answers = db
    .select({
      kind: sql<'question' | 'answer'>`'answer'`.as('kind'),
      id: sql<number>`${productAnswers.id}`.as('text_id'),
      language: productQuestions.language,
      text: productAnswers.text,
      question: sql<string | null>`${productQuestions.text}`.as('question'),
      writtenAt: sql<string>`${productAnswers.answeredAt}`.as('written_at'),
      approvedAt: sql<string | null>`${productAnswers.approvedAt}`.as('approved_at'),
      name: product.name.as('name'),
      slug: products.slug,
      ...writer,
    })
    .from(productAnswers)
    .innerJoin(productQuestions, eq(productQuestions.id, productAnswers.questionId))
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .innerJoin(users, eq(users.id, productAnswers.practitionerId))
    .where(isWanted(productAnswers.approvedAt))
  const order = isWaiting ? [sql`written_at`, sql`text_id`] : [sql`approved_at DESC`, sql`text_id DESC`]
  const [questionCount, answerCount, rows] = await Promise.all([
    db.$count(productQuestions, isWanted(productQuestions.approvedAt)),
    db.$count(productAnswers, isWanted(productAnswers.approvedAt)),
    unionAll(questions, answers)
      .orderBy(...order)
      .limit(wanted.limit)
      .offset(offsetOf(wanted)),
  ])
  return {
    data: rows.map((row) => ({
      kind: row.kind,
      id: row.id,
      language: row.language,
      text: row.text,
      question: row.question,
      writer: { id: row.writerId, name: nameOf(row) },
      written_at: new Date(row.writtenAt).toISOString(),
      published_at: row.approvedAt && new Date(row.approvedAt).toISOString(),
      product: { name: row.name, slug: row.slug },
    })),
    ...totalsOf(wanted, questionCount + answerCount),
  }
}

/** A product's name in this language, or else in English. */
export function productSummary(language: Language) {
  const name = sql<string>`(SELECT ${productTexts.name} FROM ${productTexts}
    WHERE ${productTexts.productId} = ${products.id} AND ${productTexts.language} IN (${language}, 'en')
    ORDER BY ${productTexts.language} = ${language} DESC LIMIT 1)`
  return { name, slug: products.slug }
}
