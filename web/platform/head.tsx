import { useLocation } from 'react-router'
import { withoutJoiners } from '#domain/japanese-headings.ts'
import { fallbackLanguage, type Language, languages, languageTag } from '#domain/languages.ts'
import { useTranslation } from './i18n/translation-context.tsx'
import { languagePath, pathWithoutLanguage } from './links.tsx'
import { useShop } from './shop-context.tsx'

type PageHeadProps = {
  title: string
  description: string
  /** Query string of the canonical URL, if it identifies the page (`?page=2`). */
  search?: string | undefined
  /** Path of the Open Graph picture. */
  image?: string | undefined
  type?: 'website' | 'product'
  indexed?: boolean
}

/** Metadata for search engines and link previews. React moves these elements into `<head>`. */
export function PageHead({
  title,
  description,
  search = '',
  image = '/og.png',
  type = 'website',
  indexed = true,
}: PageHeadProps) {
  const { origin, language } = useShop()
  const { t } = useTranslation('shop')
  const { pathname } = useLocation()
  const path = pathWithoutLanguage(pathname)
  const address = (code: Language) => origin + languagePath(code, path) + search
  const plain = withoutJoiners(title)
  const full = plain === t('name') ? plain : `${plain} · ${t('name')}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={address(language)} /> : <meta name="robots" content="noindex" />}
      {indexed &&
        languages.map((code) => (
          <link key={code} rel="alternate" hrefLang={languageTag(code)} href={address(code)} />
        ))}
      {indexed && <link rel="alternate" hrefLang="x-default" href={address(fallbackLanguage)} />}
      <meta property="og:site_name" content={t('name')} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={plain} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:image" content={image.startsWith('http') ? image : `${origin}${image}`} />
    </>
  )
}

/** Metadata of pages that search engines leave out and nobody shares. */
export function UnindexedHead({ title }: { title: string }) {
  const { t } = useTranslation('shop')
  return (
    <>
      <title>{`${withoutJoiners(title)} · ${t('name')}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

/** Structured data for search engines; `<` is escaped so that no text can end the script. */
export function JsonLd({ data }: { data: object }) {
  const __html = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
}
