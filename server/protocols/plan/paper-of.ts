import type { ProtocolProduct } from '#contract/protocols.ts'
import type { Branding, SharingPractitioner } from '#contract/sharing.ts'
import { personName } from '#domain/accounts/person-name.ts'
import type { Language } from '#domain/languages.ts'
import { labelDose } from '#domain/protocols/dose.ts'
import { doseAmountWords } from '#domain/protocols/dose-words.ts'
import type { Translate } from '#domain/translation.ts'
import { dayText } from '#server/platform/mail/dates.ts'
import type { PaperBrand, PaperRow, PlanPaper } from './plan-paper.ts'

/** A protocol, and the person it is printed for. */
export type PlanFacts = {
  name: string
  description: string
  practitioner: SharingPractitioner
  phone: string | null
  branding: Branding | undefined
  client: string | null
  message: string | null
  changedAt: Date
  version: number | null
  link: string | null
  products: readonly ProtocolProduct[]
  /** The asset of each product on sale, by variant. */
  assets: ReadonlyMap<number, number>
}
type Words = { t: Translate; language: Language; timeZone: string }

export function paperOf(source: PlanFacts, words: Words): PlanPaper {
  const { practitioner, branding, name, description, client, message, version, link } = source
  const { profession, practice, city } = practitioner
  const phone = branding?.phone ? null : source.phone
  return {
    language: words.language,
    name,
    description: plainText(description),
    practitioner: {
      name: personName(practitioner),
      work: [profession, practice, city, phone].filter(Boolean).join(', '),
      phone: branding?.phone || phone,
    },
    brand: branding ? brandOf(branding, words) : null,
    client,
    message: message && plainText(message),
    madeOn: dayText(source.changedAt, words.language, words.timeZone),
    version,
    link,
    rows: source.products.map((product) => rowOf(product, source.assets, words)),
  }
}

function brandOf(branding: Branding, { t }: Words): PaperBrand {
  const { logo, accent_text: colour, phone, email, appointment_url: booking } = branding
  const address = branding.address.split(/\s*\n\s*/).filter(Boolean)
  const contact = [
    phone && { text: phone, link: `tel:${phone.replace(/[^+\d]/g, '')}` },
    email && { text: email, link: `mailto:${email}` },
    address.length > 0 && { text: address.join(', '), link: undefined },
    booking && {
      text: t('plan:paper.book', { address: booking.replace(/^https:\/\/|\/$/g, '') }),
      link: booking,
    },
  ]
  return { colour, logo, contact: contact.filter((way) => typeof way === 'object' && way !== null) }
}

function rowOf(product: ProtocolProduct, assets: PlanFacts['assets'], words: Words): PaperRow {
  const { name, language, range, notes, dose, facts } = product
  const asset = assets.get(product.product_variant_id)
  return {
    name: withUnits(name),
    language,
    pack: packWords(product, words),
    range,
    picture: asset === undefined ? null : String(asset),
    dose: dose ?? labelDose(facts.portion),
    note: notes && plainText(notes),
  }
}

const linesMost = 20

/** On paper a text of very many lines would be pages of nothing. */
function plainText(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return lines.length > linesMost
    ? lines.filter(Boolean).join(' / ')
    : lines.join('\n').replace(/\n{3,}/g, '\n\n')
}

/** A number and its unit stay on the same line. */
function withUnits(name: string): string {
  return name.replace(/(\d) (?=(?:[mµn]?g|mcg|m?l|IU|CFU|%)(?!\p{L}))/gu, '$1\u00a0')
}

/** "Kestrel Clinical, 2 × 120 capsules". */
function packWords(product: ProtocolProduct, { t, language }: Words): string {
  const { variants, product_variant_id: id, item_count: quantity, brand } = product
  const content = variants.find((variant) => variant.id === id)?.content
  const amount = content ? doseAmountWords({ t, language }, content) : ''
  if (!amount) return quantity > 1 ? `${brand.name}, ${quantity} ×` : brand.name
  const said = { brand: brand.name, content: amount, quantity }
  return t(quantity > 1 ? 'plan:paper.packs' : 'plan:paper.pack', said)
}
