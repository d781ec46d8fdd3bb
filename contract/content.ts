import { z } from 'zod'
import { adAudiences, adTypeNumbers, usualAdType } from '#domain/content/ads.ts'
import { entryKinds } from '#domain/content/entries.ts'
import { helpQueryMaximum } from '#domain/content/help.ts'
import { contentLink } from '#domain/content/links.ts'
import { isPageSlug } from '#domain/content/slugs.ts'
import { languages } from '#domain/languages.ts'
import { noteMaximum, protocolLinesMaximum } from '#domain/protocols/limits.ts'
import { regions } from '#domain/regions.ts'
import { isText } from '#domain/text.ts'
import { Id, Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'
import { Dose, ProtocolProduct, Quantity } from './protocols.ts'

export { contentPaths } from './content-paths.ts'

const Language = z.enum(languages)

/** A run of words that look alike. */
export const TextSpan = z.strictObject({
  text: z.string(),
  is_strong: z.boolean(),
  is_emphasis: z.boolean(),
  /** A path of the shop without the language, or an https or mailto address. */
  link: z.string().nullable(),
})
/** A piece of a longer text. Consecutive items are one list. */
export const TextBlock = z.strictObject({
  kind: z.enum(['heading', 'subheading', 'paragraph', 'item', 'numbered', 'quotation']),
  spans: z.array(TextSpan),
})
export type TextBlock = z.infer<typeof TextBlock>

/** A page of the shop’s team as its readers get it; `language` is English where their own is missing. */
export const ContentPage = z.strictObject({
  slug: z.string(),
  language: Language,
  title: z.string(),
  description: z.string(),
  blocks: z.array(TextBlock),
})
export type ContentPage = z.infer<typeof ContentPage>

/** Search is for words; without any, all articles are listed. */
export const HelpQuery = z.object({ query: z.string().max(helpQueryMaximum).default('') })
export const ListedArticle = z.strictObject({
  slug: z.string(),
  language: Language,
  title: z.string(),
  description: z.string(),
})
export type ListedArticle = z.infer<typeof ListedArticle>
/** In the order of their topics, or the best match first. */
export const ArticleList = z.strictObject({ data: z.array(ListedArticle) })
export type ArticleList = z.infer<typeof ArticleList>

/** The fields of each kind and their limits: `entryFields`. */
const EntryTexts = z.partialRecord(Language, z.record(z.string().max(40), z.string().max(20_000)))
/** Where and to whom an ad is shown, and where it leads. */
export const AdSettings = z.strictObject({
  ad_type: z.literal(adTypeNumbers),
  audience: z.enum(adAudiences),
  regions: z
    .array(z.enum(regions))
    .min(1)
    .refine((all) => new Set(all).size === all.length),
  /** A path of the shop without the language, or an https address. */
  link: z
    .string()
    .max(500)
    .refine((link) => contentLink(link) !== undefined, { params: { problem: 'https-link' } }),
  /** Where it is: `contentImagePath`. */
  image: z.uuid().nullable(),
})
export type AdSettings = z.infer<typeof AdSettings>

const TemplateLine = z.strictObject({
  product_variant_id: Id,
  quantity: Quantity,
  /** Null: as the label says. */
  dose: Dose.nullable(),
  /** Readers of other languages get the English one. */
  notes: z.partialRecord(Language, z.string().max(noteMaximum).refine(isText)),
})
export type TemplateLine = z.infer<typeof TemplateLine>
/** The products of a protocol template, in their order. */
export const TemplateSettings = z.strictObject({
  /** Practitioners can no longer start from it. */
  is_archived: z.boolean(),
  lines: z
    .array(TemplateLine)
    .max(protocolLinesMaximum)
    .refine((all) => new Set(all.map((line) => line.product_variant_id)).size === all.length),
})
export type TemplateSettings = z.infer<typeof TemplateSettings>

export const EntryContent = z.strictObject({
  texts: EntryTexts,
  /** Null for what is no ad. */
  ad: AdSettings.nullable().default(null),
  /** Null for what is no template. */
  template: TemplateSettings.nullable().default(null),
})
export type EntryContent = z.infer<typeof EntryContent>

export const NewEntry = z.strictObject({
  kind: z.enum(entryKinds),
  /** The last part of a page’s address, or the name of an ad or template in the admin area. */
  slug: z.string().refine(isPageSlug),
})
export type NewEntry = z.infer<typeof NewEntry>

/** `revision`: the one that the change was made from. */
export const EntryChange = z.strictObject({ revision: z.int(), content: EntryContent })
export type EntryChange = z.infer<typeof EntryChange>

/** `from`: null for at once. `until`: null for no end. */
export const PublicationChange = z.strictObject({
  revision: z.int(),
  from: Timestamp.nullable(),
  until: Timestamp.nullable(),
})
export type PublicationChange = z.infer<typeof PublicationChange>

const EntryPeriod = z.strictObject({ from: Timestamp, until: Timestamp.nullable() })

export const ListedEntry = z.strictObject({
  id: Id,
  kind: z.enum(entryKinds),
  slug: z.string(),
  /** In the reader’s language if it was written in it; empty if nothing was written yet. */
  title: z.string(),
  state: z.enum(['draft', 'scheduled', 'published', 'over']),
  /** The draft differs from what was published or scheduled last. */
  has_unpublished_changes: z.boolean(),
  /** A template from which practitioners can no longer start. */
  is_archived: z.boolean(),
  complete_languages: z.array(Language),
  unfinished_languages: z.array(Language),
  changed_at: Timestamp,
  /** Who changed it last; null if their account was erased. */
  changed_by: z.string().nullable(),
  /** What is shown at the moment. */
  live: EntryPeriod.nullable(),
  /** What will be shown next. */
  next: EntryPeriod.nullable(),
})
export type ListedEntry = z.infer<typeof ListedEntry>

export const Entry = ListedEntry.extend({ revision: z.int(), content: EntryContent })
export type Entry = z.infer<typeof Entry>

export const EntryList = z.strictObject({
  data: z.array(ListedEntry),
  /** What the shop has from the start and nobody has written anew. */
  standard: z.array(z.strictObject({ kind: z.enum(entryKinds), slug: z.string(), title: z.string() })),
  /** Content comes from Storyblok: what is written here is not shown. */
  is_elsewhere: z.boolean(),
})
export type EntryList = z.infer<typeof EntryList>

export const EntryHistory = z.strictObject({
  data: z.array(
    z.strictObject({
      id: Id,
      saved_at: Timestamp,
      saved_by: z.string().nullable(),
      is_published: z.boolean(),
    }),
  ),
})
export type EntryHistory = z.infer<typeof EntryHistory>

export const AdQuery = z.object({
  page: PageText.default(1),
  limit: LimitText.default(10),
  ad_type: z.coerce.number().int().min(1).max(1000).default(usualAdType),
})
export type AdQuery = z.infer<typeof AdQuery>

export const Ad = z.strictObject({
  id: z.int().positive(),
  ad_type: z.int(),
  /** Of the texts: English where the reader’s own is missing. */
  language: Language,
  /** Above the title; may be empty, like `text`. */
  label: z.string(),
  title: z.string(),
  text: z.string(),
  /** What following the link does. */
  action: z.string(),
  link: z.string(),
  image: z.strictObject({ src: z.string(), text: z.string() }).nullable(),
})
export type Ad = z.infer<typeof Ad>

/** Those shown first come first. */
export const AdPage = z.strictObject({
  data: z.array(Ad),
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
})
export type AdPage = z.infer<typeof AdPage>

export const ContentImage = z.strictObject({ image: z.uuid(), width: z.int(), height: z.int() })
export type ContentImage = z.infer<typeof ContentImage>

/** What Storyblok's webhook says is not read. */
export const StoryblokNotice = z.object({})
export const WebhookDone = z.strictObject({})

/** Texts that the team wrote for places of the shop's own pages. */
export const placedKinds = ['home', 'welcome'] as const
export const PlacedText = z.strictObject({
  /** The place. */
  slug: z.string(),
  language: Language,
  /** Empty in a place that has none. */
  title: z.string(),
  text: z.string(),
})
export type PlacedText = z.infer<typeof PlacedText>
export const PlacedTexts = z.strictObject({ data: z.array(PlacedText) })
export type PlacedTexts = z.infer<typeof PlacedTexts>

/** A draft as its readers would get it: one of them. */
export const EntryPreview = z.strictObject({
  page: ContentPage.nullable(),
  ad: Ad.nullable(),
  placed: PlacedText.nullable(),
  /** Of a template, with its dose and note. */
  products: z.array(ProtocolProduct).nullable(),
})
export type EntryPreview = z.infer<typeof EntryPreview>

/** Variants by their ids, separated by commas. */
export const TemplateProductQuery = z.object({
  variants: z
    .string()
    .regex(/^\d{1,10}(,\d{1,10})*$/)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(Id).max(protocolLinesMaximum)),
})
export const TemplateProducts = z.strictObject({ data: z.array(ProtocolProduct) })
export type TemplateProducts = z.infer<typeof TemplateProducts>
