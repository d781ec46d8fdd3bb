import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { confirmableUntil } from '#domain/cart/stock-requests.ts'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/accounts/tables.ts'
import type { ProductSource } from '#server/catalogue/products-of-variants.ts'
import type { Letter, LetterDeps, WriteLetter } from '#server/platform/mail/letter.ts'
import type { LetterName } from '#server/platform/mail/letter-names.ts'
import type { Translations } from '#server/platform/translation.ts'
import { picturesOf } from '../product-pictures.ts'
import { mintStockRequestToken } from './link-token.ts'
import { stockRequests, visitorStockRequests } from './tables.ts'

type EmailDeps = { products: ProductSource; translations: Pick<Translations, 'translatorFor'> }
type WriteAbout = (deps: EmailDeps, letterDeps: LetterDeps, id: number) => ReturnType<WriteLetter>

/** What those who wait for products are told. */
export function stockRequestEmails(deps: EmailDeps) {
  const about =
    (write: WriteAbout): WriteLetter =>
    async ({ request_id: id }, letterDeps) =>
      typeof id === 'number' ? write(deps, letterDeps, id) : undefined
  return {
    'back-in-stock': about(backInStock),
    'visitor-back-in-stock': about(visitorBackInStock),
    'confirm-stock-request': about(confirmStockRequest),
  } satisfies Partial<Record<LetterName, WriteLetter>>
}

/** What somebody waited for can be had again. */
async function backInStock(deps: EmailDeps, { db }: LetterDeps, id: number): Promise<Letter | undefined> {
  const [found] = await db
    .select({ variantId: stockRequests.variantId, reader: users })
    .from(stockRequests)
    .innerJoin(users, eq(users.id, stockRequests.userId))
    .where(and(eq(stockRequests.id, id), isNull(users.deactivatedAt)))
  const { variantId, reader } = found ?? {}
  if (!variantId || !reader?.email) return undefined
  const { email: to, firstName, language } = reader
  const about = await aboutProduct(deps, variantId, language)
  return about && { ...about.letter, to, firstName, texts: 'back-in-stock', button: { path: about.path } }
}

/** The same to who asked without an account, with a link to be written to no more. */
async function visitorBackInStock(
  deps: EmailDeps,
  letterDeps: LetterDeps,
  id: number,
): Promise<Letter | undefined> {
  const minted = await mintStockRequestToken(letterDeps, id, isNotNull(visitorStockRequests.toldAt))
  if (!minted) return undefined
  const { email: to, variantId, language } = minted.request
  const about = await aboutProduct(deps, variantId, language)
  if (!about) return undefined
  const t = deps.translations.translatorFor(language)
  return {
    ...{ ...about.letter, to, firstName: '', texts: 'back-in-stock', button: { path: about.path } },
    box: [
      {
        title: t('mails:stop-stock-requests.title'),
        text: t('mails:stop-stock-requests.text'),
        link: linkPath(minted.token),
      },
    ],
  }
}

/** Before anything else is sent: whoever gave the address may not be its reader. */
async function confirmStockRequest(
  deps: EmailDeps,
  letterDeps: LetterDeps,
  id: number,
): Promise<Letter | undefined> {
  const minted = await mintStockRequestToken(letterDeps, id, isNull(visitorStockRequests.toldAt))
  if (!minted) return undefined
  const { email: to, variantId, language, createdAt } = minted.request
  const about = await aboutProduct(deps, variantId, language)
  return (
    about && {
      ...{ ...about.letter, to, firstName: '', texts: 'confirm-stock-request', reason: 'stock-asked' },
      button: { path: linkPath(minted.token), until: confirmableUntil(createdAt), often: true },
    }
  )
}

const linkPath = (token: string) => `/back-in-stock/${token}`

/** Undefined for what is not sold any more. */
async function aboutProduct(deps: EmailDeps, variantId: number, language: Language) {
  const pictures = await picturesOf(deps.products, [variantId], language)
  const sold = deps.products.ofVariants([variantId], { language, practitionerPrices: true }).get(variantId)
  if (!sold) return undefined
  const { name, slug, brand } = sold.product
  const letter = {
    ...{ language, reason: 'stock' as const },
    values: { product: name },
    lines: [{ name, note: brand.name, amount: '', picture: pictures.get(variantId) }],
  }
  return { letter, path: `/products/${slug}?variant=${variantId}` }
}
