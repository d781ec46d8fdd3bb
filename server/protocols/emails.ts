import { eq, getTableColumns } from 'drizzle-orm'
import type { PlanProduct } from '#contract/sharing.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { mayWriteToClient } from '#domain/clients/may-write-to-client.ts'
import { labelDose } from '#domain/protocols/dose.ts'
import { regionSettings } from '#domain/regions.ts'
import { findUser } from '#server/accounts/find-users.ts'
import { users } from '#server/accounts/tables.ts'
import { requireProducts } from '#server/catalogue/await-products.ts'
import { acceptedReader } from '#server/clients/find-clients.ts'
import { clients } from '#server/clients/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import { dayText } from '#server/platform/mail/dates.ts'
import type { Email, EmailContext, WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import { bandsOf, type TakenAt } from './email-bands.ts'
import { findProtocol } from './find-protocols.ts'
import { presentPlan } from './sharing/present-plan.ts'
import { notesOf } from './sharing/share-notes.ts'
import { discountedSum, senderOf, wordsFor } from './sharing/sharer-in-email.ts'
import { findSharers } from './sharing/sharers.ts'
import { protocolLinks, protocolShares, protocols } from './tables.ts'

/** What both emails about a protocol have in common; they differ only in what they say about an account. */
export function protocolEmails(
  deps: Pick<Deps, 'brandingOf' | 'config' | 'products' | 'sealing' | 'translations'>,
) {
  const write: WriteEmail = async ({ share_id: id }, { db, now }) =>
    typeof id === 'number' ? aboutShare(deps, { db, now }, id) : undefined
  return { 'protocol-shared': write, 'protocol-invitation': write } satisfies Partial<
    Record<EmailName, WriteEmail>
  >
}

async function aboutShare(
  deps: Pick<Deps, 'brandingOf' | 'config' | 'products' | 'sealing' | 'translations'>,
  { db, now }: EmailContext,
  id: number,
): Promise<Email | undefined> {
  const shared = await findShared(db, id)
  if (!shared) return undefined
  const { share, client, link, user } = shared
  if (share.removedAt || link.expiresAt <= now) return undefined
  const writer = await findUser(db, client.practitionerId)
  if (!writer || !mayWriteToClient({ writer, client, user })) return undefined
  const record = await findProtocol({ db, now }, eq(protocols.id, share.protocolId))
  if (!record) return undefined
  await requireProducts(deps.products)

  const language = user?.language ?? client.language
  const inside = { ...deps, db }
  const sharer = (await findSharers(inside, [record.practitionerId], language)).get(record.practitionerId)
  if (!sharer) return undefined
  const { plan, ...money } = await presentPlan(inside, record, { language, sharer })
  const translate = deps.translations.translatorFor(language)
  const reader = acceptedReader(client, user)
  const from = await senderOf(inside, {
    practitionerId: record.practitionerId,
    sharer,
    says: notesOf(deps.sealing, share) ?? '',
    reader,
  })
  const shown = wordsFor(reader)
  const { region } = deps.config
  return {
    texts: textsFor(user),
    to: user?.email ?? client.email,
    firstName: user?.firstName ?? shown(client.firstName),
    language,
    values: {
      practitioner: from.name,
      protocol: shown(record.name),
      until: dayText(link.expiresAt, language, regionSettings[region].timeZone),
    },
    from,
    rows: bandsOf(takenOf(plan.products), { t: translate, language }),
    sum:
      money.total === 0
        ? undefined
        : discountedSum(deps, {
            count: plan.products.length,
            before: money.total,
            after: money.total - money.discount(client.discountRate),
            rate: client.discountRate,
            practitioner: from.name,
            language,
          }),
    button: { path: `/protocols/${deps.sealing.open(link.sealedToken)}` },
    reason: 'protocol',
  }
}

async function findShared(db: EmailContext['db'], id: number) {
  const [found] = await db
    .select({ share: protocolShares, client: clients, link: protocolLinks, user: getTableColumns(users) })
    .from(protocolShares)
    .innerJoin(clients, eq(clients.id, protocolShares.clientId))
    .innerJoin(protocolLinks, eq(protocolLinks.shareId, protocolShares.id))
    .leftJoin(users, eq(users.id, clients.userId))
    .where(eq(protocolShares.id, id))
  return found
}

/** Only clients can see shared protocols in their account. */
function textsFor(user: { userTypeId: number } | null) {
  if (!user) return 'protocol-invitation'
  return user.userTypeId === userTypes.client ? 'protocol-shared' : 'protocol-link'
}

/** By the label where there is no dose. */
function takenOf(products: readonly PlanProduct[]): TakenAt[] {
  return products.flatMap(({ name, assets, dose: given, facts }) => {
    const dose = given ?? labelDose(facts.portion)
    const picture = assets[0]?.thumbnails.thumbnail_125
    return (dose?.times ?? []).map((time) => ({ time, name, picture, dose }))
  })
}
