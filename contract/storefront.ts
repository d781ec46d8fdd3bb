import { z } from 'zod'
import { discountRates } from '#domain/clients/discounts.ts'
import { languages } from '#domain/languages.ts'
import { isTimeZone } from '#domain/local-time.ts'
import { currencies } from '#domain/money.ts'
import { meetingWays } from '#domain/storefront/directory.ts'
import {
  featuresMaximum,
  storeTextMaximum as most,
  packagePriceMaximum,
  packagesMaximum,
  recommendedMaximum,
  servicesMaximum,
} from '#domain/storefront/limits.ts'
import { bookingLink } from '#domain/storefront/links.ts'
import { periodsProblem, sortedPeriods, weekdays } from '#domain/storefront/opening-hours.ts'
import { storePhone } from '#domain/storefront/phone.ts'
import { numbered, storeGapKeys, storeSections, storeTypes, topicIcons } from '#domain/storefront/sections.ts'
import { themeKeys } from '#domain/storefront/themes.ts'
import { Product } from './catalogue.ts'
import { Id, Line, Text, Timestamp } from './fields.ts'
import { PageText } from './paging.ts'
import { ListedPublicProtocol } from './public-protocols.ts'

export { storePaths } from './storefront-paths.ts'

/** Where it is: `storeImagePath`. */
const ImageId = z.uuid()
const Order = z.int().min(1)

const TitledText = z.strictObject({ title: Line(most.title), description: Text(most.description) })
export const StoreHeaderChange = TitledText
export const StoreAboutChange = z.strictObject({
  title: Line(most.aboutTitle),
  description: Text(most.about),
})
export const StoreMessageChange = z.strictObject({ message: Text(most.message) })

export const ServiceChange = z.strictObject({
  name: Line(most.serviceName).min(1),
  description: Text(most.serviceDescription),
  icon: z.enum(topicIcons),
})
export const Service = ServiceChange.extend({ id: Id, order: Order })
export type Service = z.infer<typeof Service>

export const PackageFeature = z.strictObject({ feature_id: Id, text: Line(most.feature).min(1) })
export type PackageFeature = z.infer<typeof PackageFeature>
export const PackageChange = z.strictObject({
  name: Line(most.packageName).min(1),
  /** In the shop’s currency, VAT included; null if the price is not said. */
  price: z
    .number()
    .nonnegative()
    .max(packagePriceMaximum / 100)
    .multipleOf(0.01)
    .nullable(),
  /** Drawn before the others; at most one. */
  is_highlighted: z.boolean(),
})
export const Package = PackageChange.extend({
  id: Id,
  image: ImageId.nullable(),
  order: Order,
  features: z.array(PackageFeature).max(featuresMaximum),
})
export type Package = z.infer<typeof Package>

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const Period = z.strictObject({
  day: z.enum(weekdays),
  opens: Time,
  closes: Time.or(z.literal('24:00')),
})
const Periods = z
  .array(Period)
  .max(50)
  .superRefine((periods, { addIssue }) => {
    const problem = periodsProblem(periods)
    if (problem) addIssue({ code: 'custom', params: { problem } })
  })
  .transform(sortedPeriods)
const TimeZone = z.string().max(60).refine(isTimeZone)

const BookingLink = z
  .string()
  .trim()
  .max(most.link)
  .refine((link) => link === '' || bookingLink(link) !== null, { params: { problem: 'https-link' } })
const contact = {
  /** Where to book a meeting: https, or empty. */
  appointment_url: BookingLink,
  description: Text(most.contact),
  address: Text(most.address),
  phone: Line(most.phone).regex(storePhone),
  email: z.email().max(254).or(z.literal('')),
  /** Spoken by the practitioner: codes of ISO 639-1. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).max(20),
}
/** What is left out stays as it is; hours come with their time zone. */
export const StoreContactChange = z
  .strictObject({ ...contact, opening_hours: Periods, timezone: TimeZone })
  .partial()
  .refine((change) => Object.keys(change).length > 0)
  .refine(({ opening_hours, timezone }) => (opening_hours === undefined) === (timezone === undefined), {
    path: ['timezone'],
  })

const Sections = z
  .array(z.strictObject({ section: z.enum(storeSections), is_hidden: z.boolean() }))
  .length(storeSections.length)
  .refine((all) => new Set(all.map(({ section }) => section)).size === storeSections.length)

const isDistinct = (ids: readonly number[]) => new Set(ids).size === ids.length

export const StoreLook = z.strictObject({ type: z.enum(storeTypes), theme: z.enum(themeKeys) })
export type StoreLook = z.infer<typeof StoreLook>

/** All that a practitioner writes and chooses; kept as a whole in the history. */
export const StoreContent = StoreLook.extend({
  /** The practitioner’s own colour, as #rrggbb, instead of the theme’s. */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  /** In which the texts are written. */
  language: z.enum(languages),
  logo: ImageId.nullable(),
  header: TitledText.extend({ image: ImageId.nullable(), second_image: ImageId.nullable() }),
  about: StoreAboutChange.extend({ image: ImageId.nullable() }),
  services_header: TitledText,
  services: z.array(Service).max(servicesMaximum).transform(numbered),
  packages: z
    .array(Package)
    .max(packagesMaximum)
    .refine((all) => all.filter(({ is_highlighted }) => is_highlighted).length <= 1)
    .transform(numbered),
  approach: TitledText.extend({
    description: Text(most.about),
    images: z.tuple([ImageId.nullable(), ImageId.nullable()]),
  }),
  message: StoreMessageChange.shape.message,
  contact: z.strictObject(contact),
  opening_hours: Periods,
  timezone: TimeZone,
  /** In the order they are shown after the header. */
  sections: Sections,
  /** What the practitioner recommends. */
  product_variant_ids: z.array(Id).max(recommendedMaximum).refine(isDistinct),
  /** For those who become a client on the page, in percent. */
  welcome_discount: z.literal(discountRates),
  /** In the directory of practitioners. */
  listing: z.strictObject({
    is_listed: z.boolean(),
    place: Line(most.place),
    is_online: z.boolean(),
    is_in_person: z.boolean(),
  }),
})
export type StoreContent = z.infer<typeof StoreContent>

/** A practitioner’s page as they work on it. */
export const Store = StoreContent.extend({
  /** The last part of the page’s address. */
  name: z.string(),
  /** Raised by each change: a change made from an older one is refused. */
  revision: z.int(),
  changed_at: Timestamp,
  published_at: Timestamp.nullable(),
  /** What is published is older than what is here. */
  has_unpublished_changes: z.boolean(),
  /** What must be filled in before it can be published. */
  missing: z.array(z.enum(storeGapKeys)),
  currency: z.enum(currencies),
})
export type Store = z.infer<typeof Store>

export const StoreContentChange = z.strictObject({ revision: z.int(), content: StoreContent })
export type StoreContentChange = z.infer<typeof StoreContentChange>
export const StoreNameChange = z.strictObject({ name: Line(100).min(1) })
export const StoreNameQuery = z.object({ name: z.string().trim().min(1).max(100) })
export const StoreNameAvailability = z.strictObject({ available: z.boolean() })
export type StoreNameAvailability = z.infer<typeof StoreNameAvailability>
/** `revision`: what the practitioner saw; nothing else is published. */
export const StorePublication = z.discriminatedUnion('is_published', [
  z.strictObject({ is_published: z.literal(true), revision: z.int() }),
  z.strictObject({ is_published: z.literal(false) }),
])
export const OrderChange = z.strictObject({ order: Order })
export const ServiceList = z.strictObject({ data: z.array(Service) })
export const PackageList = z.strictObject({ data: z.array(Package) })
export const FeatureText = PackageFeature.pick({ text: true })
export const FeatureId = PackageFeature.pick({ feature_id: true })
export const StoreImageAnswer = z.strictObject({ image: ImageId, width: z.int(), height: z.int() })
export type StoreImageAnswer = z.infer<typeof StoreImageAnswer>

export const StoreVersion = z.strictObject({
  id: Id,
  saved_at: Timestamp,
  is_published: z.boolean(),
})
export const StoreHistory = z.strictObject({ data: z.array(StoreVersion) })
export type StoreHistory = z.infer<typeof StoreHistory>

/** A published page, for everyone: hidden parts are left out. */
export const PublishedStore = StoreContent.omit({ listing: true }).extend({
  name: z.string(),
  /** In pixels, for the proportions; null if there is none. */
  logo_size: z.strictObject({ width: z.int(), height: z.int() }).nullable(),
  first_name: z.string(),
  last_name: z.string(),
  organisation_name: z.string(),
  /** Key of the registration list. */
  health_profession: z.string(),
  is_certified: z.boolean(),
  currency: z.enum(currencies),
  /** Where the practitioner sees clients. */
  place: z.string(),
  is_online: z.boolean(),
  is_in_person: z.boolean(),
  /** The recommended products, each only with the recommended variant. */
  products: z.array(Product),
  protocols: z.array(ListedPublicProtocol),
})
export type PublishedStore = z.infer<typeof PublishedStore>

/** The visitor’s own answer: the practitioner may keep protocols and notes under their name. */
export const ClientAgreement = z.strictObject({ is_allowed: z.literal(true) })
export type ClientAgreement = z.infer<typeof ClientAgreement>

export const BecameClient = z.strictObject({
  client_id: Id,
  /** An existing client keeps their discount. */
  is_new: z.boolean(),
  /** In percent. */
  discount_rate: z.literal(discountRates),
  /** Whether the discount applies to the cart: it does not while they have chosen another practitioner’s. */
  is_active: z.boolean(),
})
export type BecameClient = z.infer<typeof BecameClient>

/** Who reads a page; `client`: null unless they are a client of its practitioner. */
export const StoreReader = z.strictObject({
  is_owner: z.boolean(),
  client: BecameClient.pick({ discount_rate: true, is_active: true }).nullable(),
})
export type StoreReader = z.infer<typeof StoreReader>

export const DirectoryQuery = z.object({
  profession: z.string().max(60).optional(),
  language: z.string().max(10).optional(),
  place: z.string().max(100).optional(),
  meeting: z.enum(meetingWays).optional().catch(undefined),
  topic: z.string().max(40).optional(),
  page: PageText.default(1),
})
export type DirectoryQuery = z.infer<typeof DirectoryQuery>

export const ListedPractitioner = PublishedStore.pick({
  name: true,
  first_name: true,
  last_name: true,
  organisation_name: true,
  health_profession: true,
  is_certified: true,
  logo: true,
  language: true,
  place: true,
  is_online: true,
  is_in_person: true,
}).extend({
  title: z.string(),
  languages: z.array(z.string()),
  topics: z.array(z.enum(topicIcons)),
})
export type ListedPractitioner = z.infer<typeof ListedPractitioner>

const DirectoryOptions = z.array(z.strictObject({ key: z.string(), name: z.string(), count: z.int() }))
export const DirectoryPage = z.strictObject({
  data: z.array(ListedPractitioner),
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
  /** With how many practitioners would be left, whatever is chosen of the same group. `name`: of a place, as written. */
  options: z.strictObject({
    profession: DirectoryOptions,
    language: DirectoryOptions,
    place: DirectoryOptions,
    meeting: DirectoryOptions,
    topic: DirectoryOptions,
  }),
})
export type DirectoryPage = z.infer<typeof DirectoryPage>
