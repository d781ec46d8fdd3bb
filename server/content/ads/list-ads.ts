import type { Ad, AdPage, AdQuery } from '#contract/content.ts'
import { reaches } from '#domain/content/ads.ts'
import type { Language } from '#domain/languages.ts'
import { listChoices } from '#server/marketing/find-consent.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import type { LiveEntry } from '../source.ts'

type Listing = Pick<Ctx, 'content' | 'region'>

/** Those meant for the caller; none for somebody who refused marketing. */
export async function listOwnAds(
  { actor, db, ...ctx }: Listing & Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  query: AdQuery,
  language: Language,
): Promise<AdPage> {
  const hasRefused = (await listChoices(db, actor.id)).at(-1)?.isGranted === false
  const live = hasRefused ? [] : await ctx.content.list('ad', language)
  return pageOfAds(live, query, { userTypeId: actor.userTypeId, region: ctx.region })
}

/** Those meant for everybody. Whether a visitor refused marketing is known only to their browser. */
export async function listVisitorAds(
  { content, region }: Listing,
  query: AdQuery,
  language: Language,
): Promise<AdPage> {
  return pageOfAds(await content.list('ad', language), query, { userTypeId: undefined, region })
}

/** Begun last first. */
function pageOfAds(
  live: readonly LiveEntry[],
  { ad_type: adType, ...page }: AdQuery,
  reader: Parameters<typeof reaches>[1],
): AdPage {
  const meant = live
    .filter(({ ad }) => ad?.ad_type === adType && reaches(ad, reader))
    .toSorted((a, b) => b.since.getTime() - a.since.getTime() || b.id - a.id)
  const offset = offsetOf(page)
  return {
    data: meant.slice(offset, offset + page.limit).flatMap(presentAd),
    ...totalsOf(page, meant.length),
  }
}

export function presentAd({
  id,
  language,
  text,
  ad,
}: Pick<LiveEntry, 'id' | 'language' | 'text' | 'ad'>): Ad[] {
  if (!ad) return []
  const { label = '', title = '', text: words = '', action = '', image_text: imageText = '' } = text
  return [
    {
      id,
      ad_type: ad.ad_type,
      language,
      label,
      title,
      text: words,
      action,
      link: ad.link,
      image: ad.imageSrc === null ? null : { src: ad.imageSrc, text: imageText },
    },
  ]
}
