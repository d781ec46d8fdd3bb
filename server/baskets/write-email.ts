import type { BasketProduct } from '#contract/baskets.ts'
import { basketExpiry } from '#domain/baskets/states.ts'
import { mayWriteToClient } from '#domain/clients/may-write-to-client.ts'
import type { Language } from '#domain/languages.ts'
import { toMinor } from '#domain/money.ts'
import { regionSettings } from '#domain/regions.ts'
import { plateColours } from '#lib/pack-drawing/pack-drawing.ts'
import { findUser } from '#server/accounts/find-users.ts'
import { requireProducts } from '#server/catalogue/await-products.ts'
import { acceptedReader, type ClientRow } from '#server/clients/find-clients.ts'
import type { Deps } from '#server/platform/context.ts'
import { dayText } from '#server/platform/mail/dates.ts'
import type { Email, EmailLine } from '#server/platform/mail/email.ts'
import { moneyText } from '#server/platform/money-text.ts'
import { discountedSum, senderOf, wordsFor } from '#server/protocols/sharing/sharer-in-email.ts'
import { findSharers } from '#server/protocols/sharing/sharers.ts'
import type { BasketRecord } from './find-baskets.ts'
import { findStocks, messageOf, priceLines } from './present-basket.ts'

type Writing = Pick<Deps, 'brandingOf' | 'config' | 'db' | 'products' | 'sealing' | 'translations'> & {
  now: Date
}
type About = { client: ClientRow; basket: BasketRecord }

/** Undefined if the practitioner may not write to the client any more. */
export async function writeBasketEmail(deps: Writing, { client, basket }: About): Promise<Email | undefined> {
  const { db, config } = deps
  await requireProducts(deps.products)
  const [writer, user] = await Promise.all([
    findUser(db, client.practitionerId),
    client.userId === null ? undefined : findUser(db, client.userId),
  ])
  if (!writer || !mayWriteToClient({ writer, client, user })) return undefined
  const language = user?.language ?? client.language
  const sharer = (await findSharers(deps, [writer.id], language)).get(writer.id)!
  const reader = acceptedReader(client, user)
  const from = await senderOf(deps, {
    practitionerId: writer.id,
    sharer,
    says: messageOf(deps, basket),
    reader,
  })
  const view = { language, practitionerPrices: true, rate: client.discountRate }
  const priced = await priceLines(deps, basket.lines, { view, stocks: await findStocks(db, basket.lines) })
  // A preview of a draft has no link yet.
  const expiresAt = basket.expiresAt ?? basketExpiry(config.region, deps.now)
  const token = basket.sealedToken === null ? '' : deps.sealing.open(basket.sealedToken)
  return {
    texts: 'basket-sent',
    to: user?.email ?? client.email,
    firstName: user?.firstName ?? wordsFor(reader)(client.firstName),
    language,
    values: {
      practitioner: from.name,
      until: dayText(expiresAt, language, regionSettings[config.region].timeZone),
    },
    from,
    lines: priced.products.map((product) => lineOf(deps, product, language)),
    sum: discountedSum(deps, {
      count: priced.products.filter(({ quantity_maximum: maximum }) => maximum > 0).length,
      before: toMinor(priced.total_price),
      after: toMinor(priced.total_price_after_discount),
      rate: priced.discount_rate,
      practitioner: from.name,
      language,
    }),
    button: { path: `/baskets/${token}` },
    reason: 'protocol',
  }
}

/** What cannot be bought at the moment says so, instead of a price. */
function lineOf(
  { config, translations }: Writing,
  { name, range, assets, price, quantity: wanted, quantity_maximum: maximum }: BasketProduct,
  language: Language,
): EmailLine {
  const t = translations.translatorFor(language)
  const quantity = Math.min(wanted, maximum)
  const path = assets[0]?.thumbnails.thumbnail_125
  return {
    name,
    note: quantity > 0 ? t('mails:basket.packs', { count: quantity }) : t('mails:basket.unavailable'),
    amount: quantity > 0 && price !== null ? moneyText(toMinor(price) * quantity, config.region) : '',
    picture: path ? { path, ground: plateColours[range] } : undefined,
  }
}
