import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OptionList } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { formatNumber } from '../../platform/formats.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { brandLetters } from './brand-letters.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, t, shop } = context.get(pageRequest)
  const { data } = await api.get<OptionList>(cataloguePaths.brands)
  const values = { count: data.length, formatted: formatNumber(data.length, shop.language) }
  return {
    lead: t('products:brands.lead', values),
    description: t('products:meta.brands-description', values),
    letters: brandLetters(data, shop.language),
  }
}

export default function Brands() {
  const { lead, description, letters } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('products')
  const nameOf = (letter: string) => (letter === '#' ? t('brands.other') : letter)
  return (
    <div className="@container/catalogue">
      <PageHead title={t('meta.brands-title')} description={description} />
      <div className="wrap pt-6.5 pb-22">
        <Breadcrumbs trail={[]} here={t('brands.title')} />
        <h1 className="mt-2 text-h1-narrow md:text-h1">{t('brands.title')}</h1>
        <p className="mt-2 text-ink-2">{lead}</p>
        <nav aria-label={t('brands.letters')} className="mt-6 mb-8 flex flex-wrap gap-1">
          {letters.map(({ letter }) => (
            <a
              key={letter}
              href={`#${idOf(letter)}`}
              className="flex h-11 min-w-11 items-center justify-center rounded-control border border-line-2 bg-surface px-2 font-semibold hover:border-bottle"
            >
              {nameOf(letter)}
            </a>
          ))}
        </nav>
        {letters.map(({ letter, brands }) => (
          <section
            key={letter}
            aria-labelledby={idOf(letter)}
            className="double-rule grid gap-x-11 gap-y-2 pt-4 pb-7 @min-[753px]/catalogue:grid-cols-[84px_minmax(0,1fr)]"
          >
            <h2
              id={idOf(letter)}
              className="scroll-mt-6 text-h2"
              aria-label={t('brands.letter', { letter: nameOf(letter) })}
            >
              {nameOf(letter)}
            </h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] gap-x-5">
              {brands.map(({ id, name, count }) => (
                <li key={id}>
                  <ShopLink
                    to={`/products?brands=${id}`}
                    prefetch="intent"
                    className="group/brand flex min-h-11 items-baseline justify-between gap-3 border-b border-line py-2.5"
                  >
                    <span className="serif text-product font-medium underline-offset-3 group-hover/brand:underline">
                      {name}
                    </span>
                    <span className="text-small text-ink-3">
                      {t('count', { count, formatted: formatNumber(count, language) })}
                    </span>
                  </ShopLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function idOf(letter: string): string {
  return letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`
}
