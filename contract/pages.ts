import type { Language } from '#domain/languages.ts'
import type { Region } from '#domain/regions.ts'
import type { Texts, Translate } from '#domain/translation.ts'

/** What is the same for every visitor of a page. The server writes it on `<html>`; the browser reads it there. */
export type Shop = {
  language: Language
  region: Region
  /** The shop's own address, such as https://verbena.example. */
  origin: string
  otherStoreUrl: string | undefined
  /** How one can pay, for the foot of each page. */
  paymentMarks: readonly PaymentMark[]
}
/** `countries`: where it can be used; null: everywhere. */
export type PaymentMark = { name: string; src: string; ratio: number; countries: readonly string[] | null }

/** The shop's own API, called without HTTP while a page is rendered. A refusal becomes the page's status. */
export type Api = {
  get<Answer>(path: string, query?: URLSearchParams | Record<string, string>): Promise<Answer>
  post<Answer>(path: string, query?: URLSearchParams | Record<string, string>): Promise<Answer>
}

/** What the server hands to a page's loader. */
export type PageRequest = {
  api: Api
  shop: Shop
  /** The shop is filled with invented products, and shows what only developers look at. */
  isDemonstration: boolean
  t: Translate
  texts(namespace: string): Texts
  /** Where the browser finds a namespace, by the hash of its content. */
  textsUrl(namespace: string): string
  /** Declares the products a page shows, so that a change to one of them drops the page from the cache. */
  shows(productIds: Iterable<number>): void
  /** Writes an unexpected error into the log. */
  report(error: unknown): void
}
