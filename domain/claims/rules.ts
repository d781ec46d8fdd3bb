import type { Language } from '../languages.ts'

/** Why a wording is refused or doubtful; the words are `claims:reasons.<reason>` and `claims:advice.<reason>`. */
export const claimReasons = [
  'medicinal',
  'disease',
  'weight-amount',
  'slimming',
  'doctors',
  'health-without',
  'varied-diet',
  'absolute',
  'detox',
  'unauthorised',
  'beside-professional',
] as const
export type ClaimReason = (typeof claimReasons)[number]

/**
 * Words that the rules combine. Separated by commas; `heal*` is the beginning of a word, `*itis` its end, `*schmerz*`
 * any part; words in a row are separated by a space. Of Japanese and Chinese, any characters.
 */
export type WordGroups = {
  /** Verbs that state a cure: "cures". With a disease or symptom they are refused, no matter who acts. */
  cures: string
  /** The same where they may be about something else, such as infinitives and nouns: only of a product. */
  cure: string
  /** Verbs that state treatment, prevention or relief: "prevents". */
  treats: string
  /** Infinitives and nouns of these, and words such as "against": only of a product. */
  treat: string
  /** "helps", "works": of a product, or at the beginning of a sentence, where it is one about the product shown. */
  works: string
  /** "no more", directly before a disease or symptom. */
  noMore: string
  /** Diseases and symptoms. */
  condition: string
  /** Supplements, their forms, and words that stand for one: "this product". */
  product: string
  /** Plans and methods: a practitioner may not state that theirs cures. */
  plan: string
  /** "our", "this": what a doctor recommends. */
  ours: string
  /** Verbs of less, and what is measured in the blood. */
  lowers: string
  marker: string
  /** Nutrients and plants. */
  nutrient: string
  /** Who and what may treat: doctors, medicines. */
  medicine: string
  /** The writer: "I", "we". */
  self: string
  /** Negations, which stand before, between or after, depending on the language. */
  not: string
  /** "but", after which a negation no longer counts. */
  but: string
  /** Begins a clause that belongs to what stands before the comma: "dass". */
  that: string
  /** What makes a sentence a report about claims: "promise", "myth", "whether". */
  doubt: string
  /** Titles: "book", "lecture"; a claim in quotation marks beside one is a title. */
  work: string
  /** Longer expressions in which a listed word has another meaning: "being treated", "not only". */
  ignore: string
  /** What makes a sentence with a product and a disease a warning: "if you have", "not for". */
  caution: string
  /** Medicines by their kind, and what a product may not replace: "statin", "prescription". */
  drug: string
  replaces: string
  /** "without", with a product and what then happens to the body. */
  lacking: string
  suffers: string
  /** Food, and that it does not contain enough. */
  diet: string
  lacks: string
  /** "Dr", and what such a person does with a product: "takes", "swears by". */
  title: string
  endorses: string
  /** "lose", with an amount of weight. */
  lose: string
  kilo: string
  /** "lose weight", with a time. */
  slim: string
  /** "within"; empty where the words for a time contain it. */
  within: string
  span: string
  /** Verbs of a health claim that need no object: "contributes to". */
  contributes: string
  /** Verbs of a health claim with an effect: "supports". */
  helps: string
  /** Functions of the body. */
  effect: string
}

export type WordGroup = keyof WordGroups

/** Phrases, separated by commas, that are refused or doubtful by themselves; `…` stands for up to nine words. */
export type PhraseRow = readonly [
  phrases: string,
  reason: ClaimReason,
  source: string,
  /** Checked against its source; others warn only. */
  verified?: 'verified' | 'unverified',
  /** Only said of a product: a practitioner may use the words of their own work. */
  of?: 'product',
]

export type ClaimRules = {
  language: Language
  words: WordGroups
  /** Names of nutrients that are words with another meaning elsewhere, by key: iron is "fer", proud is "fier". */
  nutrients: Readonly<Record<string, string>>
  phrases: readonly PhraseRow[]
  /** How many words after a verb a negation may stand: "heilt Arthrose nicht". */
  negationAfter: number
}

/** Restricts which words are refused: a practitioner’s own page, a shared plan, or a product. */
export type TextKind = 'storefront' | 'protocol' | 'product'
