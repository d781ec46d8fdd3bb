import type account from '../locales/en/account.json'
import type admin from '../locales/en/admin.json'
import type adminImports from '../locales/en/admin-imports.json'
import type adminOrders from '../locales/en/admin-orders.json'
import type adminProducts from '../locales/en/admin-products.json'
import type adminToday from '../locales/en/admin-today.json'
import type answers from '../locales/en/answers.json'
import type auth from '../locales/en/auth.json'
import type baskets from '../locales/en/baskets.json'
import type builder from '../locales/en/builder.json'
import type cart from '../locales/en/cart.json'
import type catalogue from '../locales/en/catalogue.json'
import type checkout from '../locales/en/checkout.json'
import type claimReviews from '../locales/en/claim-reviews.json'
import type claims from '../locales/en/claims.json'
import type clientImport from '../locales/en/client-import.json'
import type clients from '../locales/en/clients.json'
import type commission from '../locales/en/commission.json'
import type compare from '../locales/en/compare.json'
import type consent from '../locales/en/consent.json'
import type content from '../locales/en/content.json'
import type day from '../locales/en/day.json'
import type directory from '../locales/en/directory.json'
import type emails from '../locales/en/emails.json'
import type health from '../locales/en/health.json'
import type help from '../locales/en/help.json'
import type helpArticles from '../locales/en/help-articles.json'
import type imports from '../locales/en/imports.json'
import type mails from '../locales/en/mails.json'
import type marketing from '../locales/en/marketing.json'
import type messages from '../locales/en/messages.json'
import type onboarding from '../locales/en/onboarding.json'
import type orders from '../locales/en/orders.json'
import type pages from '../locales/en/pages.json'
import type paper from '../locales/en/paper.json'
import type payouts from '../locales/en/payouts.json'
import type plan from '../locales/en/plan.json'
import type platform from '../locales/en/platform.json'
import type practitionerHome from '../locales/en/practitioner-home.json'
import type problems from '../locales/en/problems.json'
import type products from '../locales/en/products.json'
import type protocols from '../locales/en/protocols.json'
import type publicProtocols from '../locales/en/public-protocols.json'
import type questions from '../locales/en/questions.json'
import type reactions from '../locales/en/reactions.json'
import type recalls from '../locales/en/recalls.json'
import type reference from '../locales/en/reference.json'
import type renewals from '../locales/en/renewals.json'
import type restrictions from '../locales/en/restrictions.json'
import type search from '../locales/en/search.json'
import type sharing from '../locales/en/sharing.json'
import type shop from '../locales/en/shop.json'
import type statements from '../locales/en/statements.json'
import type stock from '../locales/en/stock.json'
import type storefront from '../locales/en/storefront.json'
import type substitutes from '../locales/en/substitutes.json'
import type taxonomy from '../locales/en/taxonomy.json'
import type vouchers from '../locales/en/vouchers.json'
import type wishlist from '../locales/en/wishlist.json'

/** The texts of the shop, by namespace; English has every key. */
type Namespaces = {
  account: typeof account
  'admin-imports': typeof adminImports
  'admin-orders': typeof adminOrders
  'admin-today': typeof adminToday
  'admin-products': typeof adminProducts
  taxonomy: typeof taxonomy
  admin: typeof admin
  answers: typeof answers
  auth: typeof auth
  baskets: typeof baskets
  builder: typeof builder
  cart: typeof cart
  catalogue: typeof catalogue
  'claim-reviews': typeof claimReviews
  claims: typeof claims
  'client-import': typeof clientImport
  clients: typeof clients
  checkout: typeof checkout
  compare: typeof compare
  consent: typeof consent
  content: typeof content
  day: typeof day
  directory: typeof directory
  commission: typeof commission
  emails: typeof emails
  health: typeof health
  help: typeof help
  'help-articles': typeof helpArticles
  imports: typeof imports
  mails: typeof mails
  marketing: typeof marketing
  messages: typeof messages
  onboarding: typeof onboarding
  orders: typeof orders
  pages: typeof pages
  paper: typeof paper
  payouts: typeof payouts
  plan: typeof plan
  platform: typeof platform
  'practitioner-home': typeof practitionerHome
  problems: typeof problems
  products: typeof products
  protocols: typeof protocols
  questions: typeof questions
  reactions: typeof reactions
  recalls: typeof recalls
  'public-protocols': typeof publicProtocols
  reference: typeof reference
  renewals: typeof renewals
  restrictions: typeof restrictions
  search: typeof search
  sharing: typeof sharing
  shop: typeof shop
  statements: typeof statements
  stock: typeof stock
  storefront: typeof storefront
  substitutes: typeof substitutes
  vouchers: typeof vouchers
  wishlist: typeof wishlist
}

export type Namespace = keyof Namespaces

/** The keys of a namespace as its code writes them: `lines.count`, whose texts are `count_one` and `count_other`. */
export type KeyOf<N extends Namespace> = { [Each in N]: PathOf<Namespaces[Each]> }[N]

/** A key with its namespace: `cart:lines.count`. */
export type TextKey = { [N in Namespace]: `${N}:${KeyOf<N>}` }[Namespace]

/** What stands in keys between two parts: `KeyPart<'mails:emails.', '.subject'>` are the names of emails. */
export type KeyPart<Before extends string, After extends string = ''> = PartOf<TextKey, Before, After>

type PartOf<Key, Before extends string, After extends string> = Key extends `${Before}${infer Part}${After}`
  ? Part
  : never

type PathOf<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? WithoutPluralForm<Name>
    : Texts[Name] extends readonly unknown[]
      ? never
      : `${Name}.${PathOf<Texts[Name]>}`
}[keyof Texts & string]

type WithoutPluralForm<Name extends string> = Name extends `${infer Base}_${'one' | 'other'}` ? Base : Name
