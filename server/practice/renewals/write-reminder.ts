import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import { mayWriteToClient } from '#domain/clients/may-write-to-client.ts'
import { type Day, dateOf } from '#domain/days.ts'
import type { Language } from '#domain/languages.ts'
import type { Translate } from '#domain/translation.ts'
import { findUser } from '#server/accounts/find-users.ts'
import { picturesOf } from '#server/cart/product-pictures.ts'
import { requireProducts } from '#server/catalogue/await-products.ts'
import { acceptedReader, type ClientRow } from '#server/clients/find-clients.ts'
import type { Deps } from '#server/platform/context.ts'
import { daysText } from '#server/platform/mail/dates.ts'
import type { Email, EmailLine } from '#server/platform/mail/email.ts'
import { presentListedLines } from '#server/protocols/present-protocol.ts'
import { senderOf, wordsFor } from '#server/protocols/sharing/sharer-in-email.ts'
import { findSharers } from '#server/protocols/sharing/sharers.ts'
import { protocolLinks, protocols } from '#server/protocols/tables.ts'
import { type FoundRenewal, findRenewals } from './find-renewals.ts'

type Writing = Pick<Deps, 'brandingOf' | 'config' | 'db' | 'products' | 'sealing' | 'translations'> & {
  now: Date
}
type About = { client: ClientRow; words: string | null }

/**
 * What a practitioner writes to a client: what runs out when, or, if nothing does, how they get on with a protocol of
 * which they bought nothing. Undefined if there is neither, or the practitioner may not write to them any more.
 */
export async function writeReminder(deps: Writing, { client, words }: About): Promise<Email | undefined> {
  const { db } = deps
  await requireProducts(deps.products)
  const [writer, user] = await Promise.all([
    findUser(db, client.practitionerId),
    client.userId === null ? undefined : findUser(db, client.userId),
  ])
  if (!writer || client.archivedAt || !mayWriteToClient({ writer, client, user })) return undefined
  const asWriter = { ...deps, region: deps.config.region, actor: writer }
  const { today, renewals } = await findRenewals(asWriter, { clientIds: [client.id] })
  const urgent = renewals.filter(({ state }) => state === 'overdue' || state === 'due')
  const [first] = urgent.length > 0 ? urgent : renewals.filter(({ state }) => state === 'never_bought')
  if (!first) return undefined

  const language = user?.language ?? client.language
  const sharer = (await findSharers(deps, [writer.id], language)).get(writer.id)!
  const isClient = user?.userTypeId === userTypes.client
  const reader = acceptedReader(client, user)
  const shown = wordsFor(reader)
  const from = await senderOf(deps, { practitionerId: writer.id, sharer, says: words ?? '', reader })
  const [protocol] = await db
    .select({ name: protocols.name })
    .from(protocols)
    .where(eq(protocols.id, first.share.protocol_id))
  const name = shown(protocol!.name)
  const about = {
    to: user?.email ?? client.email,
    firstName: user?.firstName ?? shown(client.firstName),
    language,
    values: { practitioner: from.name, protocol: name },
    from,
    reason: 'protocol',
  } as const
  if (urgent.length === 0) {
    const path = isClient ? `/account/client/protocols/${first.share.protocol_id}` : undefined
    return {
      ...about,
      texts: 'renewal-question',
      button: { path: path ?? (await pathOfLink(deps, [first])) },
    }
  }
  return {
    ...about,
    texts: 'renewal-reminder',
    lines: await linesOf(deps, urgent, { language, today }),
    button: { path: isClient ? '/account/client' : await pathOfLink(deps, urgent) },
  }
}

/** For readers without an account: the link they got with the protocol, as long as it works. */
async function pathOfLink({ db, now, sealing }: Writing, renewals: readonly FoundRenewal[]): Promise<string> {
  const shareIds = renewals.map(({ share }) => share.id)
  const [link] = await db
    .select({ sealedToken: protocolLinks.sealedToken })
    .from(protocolLinks)
    .where(and(inArray(protocolLinks.shareId, shareIds), gt(protocolLinks.expiresAt, now)))
    .orderBy(desc(protocolLinks.expiresAt))
    .limit(1)
  return link ? `/protocols/${sealing.open(link.sealedToken)}` : '/onboarding/register/client'
}

type Reading = { language: Language; today: Day }

/** Each product once, what runs out first before the rest. */
async function linesOf(
  deps: Writing,
  renewals: readonly FoundRenewal[],
  { language, today }: Reading,
): Promise<EmailLine[]> {
  const all = renewals.flatMap(({ products }) => products)
  const ends = new Map(all.map(({ variantId, runsOutOn }) => [variantId, runsOutOn!]))
  const ids = [...ends.keys()]
  const lines = ids.map((variantId) => ({ variantId, quantity: 1 }))
  const [{ products }, pictures] = await Promise.all([
    presentListedLines(deps, lines, { language, practitionerPrices: true }),
    picturesOf(deps.products, ids, language),
  ])
  const t = deps.translations.translatorFor(language)
  return products.map(({ product_variant_id: id, name }) => ({
    name,
    note: endText(ends.get(id)!, { t, language, today }),
    amount: '',
    picture: pictures.get(id),
  }))
}

function endText(runsOutOn: Day, { t, language, today }: Reading & { t: Translate }): string {
  if (runsOutOn <= today) return t('mails:renewal.used-up')
  const day = dateOf(runsOutOn)
  return t('mails:renewal.runs-out', { date: daysText({ from: day, to: day }, language) })
}
