import { z } from 'zod'
import { adAudiences, adTypeNumbers, usualAdType } from '#domain/content/ads.ts'
import { type EntryKind, fieldsOf, publicationProblem, publishedTexts } from '#domain/content/entries.ts'
import { contentLink } from '#domain/content/links.ts'
import { isPageSlug } from '#domain/content/slugs.ts'
import { fallbackLanguage, type Language, languageOf, languages } from '#domain/languages.ts'
import { regions } from '#domain/regions.ts'
import { isLine, isText } from '#domain/text.ts'
import type { Story } from '#server/platform/storyblok/storyblok.ts'
import { readProducts, StoryProducts } from './story-products.ts'

const Timestamp = z.string().transform((text, { addIssue }) => {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) addIssue({ code: 'custom' })
  return time
})
const StoryHead = z.object({
  id: z.int().positive(),
  slug: z.string().refine(isPageSlug),
  first_published_at: Timestamp.nullish(),
  published_at: Timestamp,
  content: z.record(z.string(), z.unknown()),
})

/** A link field contains an address, or names a story whose address is its path. */
const Link = z
  .union([
    z.string(),
    z.object({ linktype: z.literal('story'), cached_url: z.string() }).transform(pathOfStory),
    z.object({ url: z.string(), cached_url: z.string().optional() }).transform(({ url }) => url),
  ])
  .transform((link) => contentLink(link) ?? '')
  .refine((link) => link !== '')

const AdFields = z.object({
  ad_type: z.coerce.number().pipe(z.literal(adTypeNumbers)).default(usualAdType),
  audience: z.enum(adAudiences).default('everybody'),
  regions: z
    .array(z.enum(regions))
    .min(1)
    .default([...regions]),
  link: Link,
})

const Asset = z.object({ filename: z.string().min(1), alt: z.string().nullish() })

/** As kept, so that it can be shown while Storyblok is away. */
export const StoryblokEntry = z.object({
  id: z.int(),
  slug: z.string(),
  since: z.iso.datetime(),
  texts: z.partialRecord(z.enum(languages), z.record(z.string(), z.string())),
  ad: AdFields.extend({
    link: z.string(),
    /** Its address at Storyblok. */
    picture: z.string().nullable().default(null),
    /** The shop's own copy of it; null until there is one. */
    image: z.uuid().nullable().default(null),
  }).nullable(),
  products: StoryProducts.nullable().default(null),
})
export type StoryblokEntry = z.infer<typeof StoryblokEntry>

/** Undefined for a story that cannot be shown: fields that are missing, of another kind, or too long. */
export function readStory(kind: EntryKind, story: Story): StoryblokEntry | undefined {
  const head = StoryHead.safeParse(story).data
  if (!head) return undefined
  const { id, slug, content } = head
  const asset = Asset.safeParse(content.image).data
  const texts = publishedTexts(kind, textsOf(kind, { image_text: asset?.alt, ...content }))
  if (publicationProblem(kind, texts)) return undefined
  const fields = kind === 'ad' ? AdFields.safeParse(content).data : null
  if (fields === undefined) return undefined
  const ad = fields && { ...fields, picture: asset?.filename ?? null, image: null }
  const products = kind === 'template' ? readProducts(content.products) : null
  if (products === undefined) return undefined
  return {
    id,
    slug,
    since: (head.first_published_at ?? head.published_at).toISOString(),
    texts,
    ad,
    products,
  }
}

/** The default language is English; a translated field has its language in its name: `title__i18n__nl`. */
function textsOf(kind: EntryKind, content: Readonly<Record<string, unknown>>) {
  const texts: Partial<Record<Language, Record<string, string>>> = {}
  const fields = new Map(fieldsOf(kind))
  for (const [key, value] of Object.entries(content)) {
    const [name = '', code] = key.split('__i18n__')
    const field = fields.get(name)
    const language = code === undefined ? fallbackLanguage : languageOf(code)
    if (!field || !language || typeof value !== 'string') continue
    const isShown = value.length <= field.maximum && (field.form === 'line' ? isLine : isText)(value)
    if (!isShown) continue
    const text = texts[language] ?? {}
    text[name] = value.trim()
    texts[language] = text
  }
  return texts
}

function pathOfStory({ cached_url: path }: { cached_url: string }): string {
  return `/${path.replace(/^\/|\/$/g, '').replace(/^pages\//, '')}`
}
