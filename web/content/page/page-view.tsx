import type { ReactNode } from 'react'
import { type Language, languageTag } from '#domain/languages.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import type { PageSection } from './page-sections.ts'
import { TextBlocks } from './text-blocks.tsx'

type PageViewProps = {
  title: string
  description: string
  sections: readonly PageSection[]
  /** Of the texts, where it is not the page's. */
  textLanguage?: Language | undefined
  /** Between the home page and this one. */
  parent?: { path: string; title: string }
  /** Below the description. */
  actions?: ReactNode
  /** Above the sections. */
  top?: ReactNode
  /** After the first section. */
  table?: ReactNode
}

/** A general page: its title, and its sections beside their headings. */
export function PageView({
  title,
  description,
  sections,
  textLanguage,
  parent,
  actions,
  top,
  table,
}: PageViewProps) {
  const { t } = useTranslation('shop')
  const lang = textLanguage && languageTag(textLanguage)
  return (
    <div className="wrap pt-6">
      <nav aria-label={t('navigation.breadcrumbs')} className="crumbs">
        <ShopLink to="/" className="hover:underline">
          {t('navigation.home')}
        </ShopLink>
        {parent && (
          <>
            <span aria-hidden="true">›</span>
            <ShopLink to={parent.path} className="hover:underline">
              {parent.title}
            </ShopLink>
          </>
        )}
        <span aria-hidden="true">›</span>
        <span aria-current="page" lang={lang}>
          {title}
        </span>
      </nav>
      <div className="flex items-end justify-between gap-11">
        <div className="max-w-[46ch]">
          <h1 className="mt-2.5 text-h1-narrow wrap-anywhere md:text-h1" lang={lang}>
            {title}
          </h1>
          <p className="serif mt-4 text-h3" lang={lang}>
            {description}
          </p>
          {actions}
        </div>
        <span
          aria-hidden="true"
          className="plant [--plant:url(/plants/verbena.svg)] hidden h-38 w-27 shrink-0 lg:block"
        />
      </div>
      {top}
      {sections.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its position
        <div key={at} lang={lang}>
          <Section section={section} />
          {at === 0 && table}
        </div>
      ))}
    </div>
  )
}

function Section({ section: { heading, blocks } }: { section: PageSection }) {
  return (
    <section className="double-rule mt-11 pt-4 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-11">
      {heading ? <h2 className="text-h3 font-medium wrap-anywhere">{heading}</h2> : <span />}
      <div className="max-w-[68ch] wrap-anywhere">
        <TextBlocks blocks={blocks} />
      </div>
    </section>
  )
}
