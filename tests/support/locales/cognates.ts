import type { Language } from '#domain/languages.ts'

/** Names, units and abbreviations. */
const everywhere =
  'cfu csv digoxin eircode fu iban iu kcal kj mg ml ng nrv online paypal pdf sku verbena xml µg'

/** Words that a language shares with English. Any other text that equals the English one is untranslated. */
const shared: Record<Exclude<Language, 'en'>, string> = {
  de: 'code details form logo name normal optional organisation position postcode region shop status version',
  nl: 'account accounts capsule capsules chiropractor chiropractors claims code contact details expertise filters gram gummies gummy home imports logo menu open per percentage pixels postcode privacy product softgel softgels status stick sticks tablet via',
  fr: 'actions allergies ampoule ampoules anticoagulants circulation client clients code commission contact date dates description digestion documents dose expertise gummies logo lupin menu message note notes notifications organisation page pages photo pixels position profession province public sachet sachets stick sticks stock suggestions total version versions via',
  es: 'no normal stick sticks subtotal total',
  it: 'account dose file home logo menu no password per privacy stick',
  pt: 'dose menu normal stick sticks stock subtotal total',
  ro: 'administrator client contact cost gram ingredient logo lupin nutrient per protocol public stick subtotal total voucher',
  hu: 'postcode stick',
  da: 'administrator batch form link logo lupin menu normal note organisation profession region send status stick sticks subtotal tablet version via',
  ja: '',
  zh_tw: '',
}

/** Whether a text that equals the English one is acceptable in `language`. */
export function isShared(text: string, language: Exclude<Language, 'en'>): boolean {
  const known = new Set(`${everywhere} ${shared[language]}`.split(' '))
  const words = text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ').match(/\p{L}{2,}/gu) ?? []
  return words.every((word) => known.has(word.toLowerCase()))
}
