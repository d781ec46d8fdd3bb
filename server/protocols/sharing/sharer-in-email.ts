import type { SharingPractitioner } from '#contract/sharing.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import { withoutLinks } from '#domain/links.ts'
import { percentSign } from '#domain/percent-sign.ts'
import type { Deps } from '#server/platform/context.ts'
import type { EmailSender, EmailSum } from '#server/platform/mail/email.ts'
import { moneyText } from '#server/platform/money-text.ts'
import { brandInEmail } from '#server/practitioners/branding.ts'

/** Undefined or null without an account, and for those who have not accepted the practitioner. */
type Reader = { userTypeId: number } | null | undefined

/**
 * How a practitioner's own words are shown to a reader. Mail programs turn anything like a URL into a link, which people
 * who are not yet clients would take for the shop's own.
 */
export function wordsFor(reader: Reader): (text: string) => string {
  return reader?.userTypeId === userTypes.client ? (text) => text : withoutLinks
}

type Sending = { practitionerId: number; sharer: SharingPractitioner; says: string; reader: Reader }

/** The practitioner who sends an email, as its reader sees them. */
export async function senderOf(
  { brandingOf, db }: Pick<Deps, 'brandingOf' | 'db'>,
  { practitionerId, sharer, says, reader }: Sending,
): Promise<EmailSender> {
  const shown = wordsFor(reader)
  const { profession, practice, city } = sharer
  return {
    name: shown(personName(sharer)),
    about: shown([profession, practice, city].filter(Boolean).join(', ')),
    says: shown(says),
    ...brandInEmail(await brandingOf(db, practitionerId), { shown, isKnown: Boolean(reader) }),
  }
}

type Discounted = {
  /** How many products. */
  count: number
  /** In minor units, before and after the discount. */
  before: number
  after: number
  rate: DiscountRate
  practitioner: string
  language: Language
}

/** What the products in an email cost with the practitioner's discount. */
export function discountedSum(
  { config, translations }: Pick<Deps, 'config' | 'translations'>,
  { count, before, after, rate, practitioner, language }: Discounted,
): EmailSum {
  const t = translations.translatorFor(language)
  const percent = new Intl.NumberFormat(languageTag(language)).format(rate) + percentSign(language)
  return {
    label: t('mails:products', { count }),
    note: rate > 0 ? t('mails:discount', { practitioner, rate: percent }) : '',
    amount: moneyText(after, config.region),
    before: rate > 0 ? moneyText(before, config.region) : '',
  }
}
