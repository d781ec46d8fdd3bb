import { eq, isNotNull, isNull } from 'drizzle-orm'
import { confirmableUntil } from '#domain/cart/stock-requests.ts'
import type { Language } from '#domain/languages.ts'
import { toAccount } from '#server/accounts/emails.ts'
import { users } from '#server/accounts/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Email, EmailContext, WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import type { Translations } from '#server/platform/translation.ts'
import { picturesOf } from '../product-pictures.ts'
import { mintStockRequestToken } from './link-token.ts'
import { stockRequests, visitorStockRequests } from './tables.ts'

type EmailSource = Pick<Deps, 'products'> & { translations: Pick<Translations, 'translatorFor'> }

type WriteAbout = (deps: EmailSource, emailDeps: EmailContext, id: number) => ReturnType<WriteEmail>

/** Emails about stock requests. */
export function stockRequestEmails(deps: EmailSource) {
  const about =
    (write: WriteAbout): WriteEmail =>
    async ({ request_id: id }, emailDeps) =>
      typeof id === 'number' ? write(deps, emailDeps, id) : undefined
  return {
    'back-in-stock': about(backInStock),
    'visitor-back-in-stock': about(visitorBackInStock),
    'confirm-stock-request': about(confirmStockRequest),
  } satisfies Partial<Record<EmailName, WriteEmail>>
}

/** A requested variant is back in stock. */
async function backInStock(deps: EmailSource, { db }: EmailContext, id: number): Promise<Email | undefined> {
  const [found] = await db
    .select({ variantId: stockRequests.variantId, reader: users })
    .from(stockRequests)
    .innerJoin(users, eq(users.id, stockRequests.userId))
    .where(eq(stockRequests.id, id))
  if (!found) return undefined
  const { variantId, reader } = found
  const about = await aboutProduct(deps, variantId, reader.language)
  return about && toAccount(reader, { ...about.email, texts: 'back-in-stock', button: { path: about.path } })
}

/** The same for visitors, with a link to unsubscribe. */
async function visitorBackInStock(
  deps: EmailSource,
  emailDeps: EmailContext,
  id: number,
): Promise<Email | undefined> {
  const minted = await mintStockRequestToken(emailDeps, id, isNotNull(visitorStockRequests.notifiedAt))
  if (!minted) return undefined
  const { email: to, variantId, language } = minted.request
  const about = await aboutProduct(deps, variantId, language)
  if (!about) return undefined
  const t = deps.translations.translatorFor(language)
  return {
    ...about.email,
    to,
    firstName: '',
    texts: 'back-in-stock',
    button: { path: about.path },
    box: [
      {
        title: t('mails:stop-stock-requests.title'),
        text: t('mails:stop-stock-requests.text'),
        link: linkPath(minted.token),
      },
    ],
  }
}

/** Before anything else is sent: the address may have been entered by somebody else. */
async function confirmStockRequest(
  deps: EmailSource,
  emailDeps: EmailContext,
  id: number,
): Promise<Email | undefined> {
  const minted = await mintStockRequestToken(emailDeps, id, isNull(visitorStockRequests.notifiedAt))
  if (!minted) return undefined
  const { email: to, variantId, language, createdAt } = minted.request
  const about = await aboutProduct(deps, variantId, language)
  return (
    about && {
      ...about.email,
      to,
      firstName: '',
      texts: 'confirm-stock-request',
      reason: 'stock-asked',
      button: { path: linkPath(minted.token), until: confirmableUntil(createdAt), often: true },
    }
  )
}

const linkPath = (token: string) => `/back-in-stock/${token}`

/** Undefined if it is no longer sold. */
async function aboutProduct(deps: EmailSource, variantId: number, language: Language) {
  const pictures = await picturesOf(deps.products, [variantId], language)
  const sold = deps.products.ofVariants([variantId], { language, practitionerPrices: true }).get(variantId)
  if (!sold) return undefined
  const { name, slug, brand } = sold.product
  const email = {
    language,
    reason: 'stock' as const,
    values: { product: name },
    lines: [{ name, note: brand.name, amount: '', picture: pictures.get(variantId) }],
  }
  return { email, path: `/products/${slug}?variant=${variantId}` }
}
