import { data } from 'react-router'
import type { ContentPage as WrittenPage } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import type { PageRequest } from '#contract/pages.ts'
import { isStandardPage } from '#domain/content/slugs.ts'
import { standardPage, writtenPage } from './content-page.ts'

/** What the team wrote, or else the page that the shop has from the start. */
export async function loadPage(request: PageRequest, slug: string) {
  request.showsContent(`page:${slug}`)
  const written = await findWritten(request, slug)
  if (!written && !isStandardPage(slug)) throw data(null, { status: 404, statusText: 'Not Found' })
  const { region, language } = request.shop
  const texts = request.texts('pages')
  return {
    ...(written ? writtenPage(written, texts, region) : standardPage(texts, slug, region)),
    textLanguage: written && written.language !== language ? written.language : undefined,
  }
}

async function findWritten({ api }: PageRequest, slug: string): Promise<WrittenPage | undefined> {
  try {
    return await api.get<WrittenPage>(contentPaths.page(slug))
  } catch (refusal) {
    if (refusal instanceof Response && refusal.status === 404) return undefined
    throw refusal
  }
}
