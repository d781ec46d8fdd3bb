import type { Language } from '#domain/languages.ts'
import type { Region } from '#domain/regions.ts'
import type { Texts, Translate } from '#domain/translation.ts'
import type { Problem } from './problem.ts'

/** What is the same for all visitors of a page. The server writes it to `<html>`, where the browser reads it. */
export type Shop = {
  language: Language
  region: Region
  /** The shop's own address, such as https://verbena.example. */
  origin: string
  otherStoreUrl: string | undefined
  /** The wording of the question about marketing; absent if nothing has to be asked. */
  consentVersion?: number | undefined
  /** The shop contains invented products, says so on each page, and has pages meant for developers only. */
  isDemonstration?: boolean | undefined
  /** The payment methods shown in the footer of each page. */
  paymentMarks: readonly PaymentMark[]
}
/** `countries`: where the method can be used; null means everywhere. */
export type PaymentMark = { name: string; src: string; ratio: number; countries: readonly string[] | null }

/** The shop's own API, called without HTTP while a page is rendered. An error becomes the page's status. */
export type Api = {
  get<Answer>(path: string, query?: URLSearchParams | Record<string, string>): Promise<Answer>
  post<Answer>(path: string, query?: URLSearchParams | Record<string, string>): Promise<Answer>
}

/** Paths of pages, without the language, whose form a browser without scripts sends to the page itself. */
export const pagesWithForm = ['/contact/write'] as const

/** Not a name that a practitioner’s page can have. */
export const allStores = '*'

/** What the server passes to a page's loader. */
export type PageRequest = {
  api: Api
  /** Sends a form to the shop's own API. Undefined once it is accepted, or why it is not. */
  submit(path: string, form: object): Promise<(Problem & { status: number }) | undefined>
  shop: Shop
  t: Translate
  texts(namespace: string): Texts
  /** URL of a locale namespace, by the hash of its content. */
  textsUrl(namespace: string): string
  /** Declares which products a page shows, so that a change to one of them removes the page from the cache. */
  shows(productIds: Iterable<number>): void
  /** Declares whose shop page it is, by its name; `allStores` for a list of them. */
  showsStore(name: string): void
  /** Declares what of the team’s content it shows: an entry as `page:about`, or all of a kind as `page`. */
  showsContent(name: string): void
  /** Logs an unexpected error. */
  report(error: unknown): void
}
