import type { Ad, AdPage, AdQuery } from '#contract/content.ts'
import { reaches } from '#domain/content/ads.ts'
import type { Language } from '#domain/languages.ts'
import { listChoices } from '#server/marketing/find-consent.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import type { LiveEntry } from '../source.ts'

/** Those meant for the caller, begun last first; none for somebody who refused marketing. */
export async function listAds(
  { actor, content, db, region }: Pick<Ctx<SignedIn>, 'actor' | 'content' | 'db' | 'region'>,
  { ad_type: adType, ...page }: AdQuery,
  language: Language,
): Promise<AdPage> {
  const hasRefused = (await listChoices(db, actor.id)).at(-1)?.isGranted === false
  const live = hasRefused ? [] : await content.list('ad', language)
  const meant = live
    .filter(({ ad }) => ad?.ad_type === adType && reaches(ad, { userTypeId: actor.userTypeId, region }))
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
