import type { EntryPreview } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { languageTag } from '#domain/languages.ts'
import { UnindexedHead } from '#web/platform/head.tsx'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { SignedInOnly } from '#web/platform/session/signed-in-only.tsx'
import { useShop } from '#web/platform/shop-context.tsx'
import { useIdParam } from '#web/platform/url-params.ts'
import { DoseText } from '#web/protocols/plan/dose-text.tsx'
import { AdTile } from '../ads/ad-tile.tsx'
import { writtenPage } from '../page/content-page.ts'
import { PageView } from '../page/page-view.tsx'
import { TemplateProducts } from './template-products.tsx'

export const handle = { utilities: 'all' }

/** A draft as its readers would see it, in the language of the address. */
export default function PreviewRoute() {
  const { t } = useTranslation('content')
  return (
    <>
      <UnindexedHead title={t('preview')} />
      <SignedInOnly types={[userTypes.admin]}>
        <Preview id={useIdParam()} />
      </SignedInOnly>
    </>
  )
}

function Preview({ id }: { id: number }) {
  const { t, language } = useTranslation('content')
  const { region } = useShop()
  const answer = useAccountData<EntryPreview>(contentPaths.preview(id))
  return (
    <>
      <div className="wrap pt-4">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-card border-l-4 border-verbena bg-sunken px-4 py-3 text-label">
          {t('preview-note')}
          <ShopLink to={`/admin/content/${id}`} className="link">
            {t('preview-back')}
          </ShopLink>
        </p>
      </div>
      <Loaded answer={answer}>
        {({ page, ad, placed, products }) => {
          if (ad)
            return (
              <div className="wrap @container/catalogue pt-8">
                <div className="max-w-[640px]">
                  <AdTile ad={ad} />
                </div>
              </div>
            )
          if (placed)
            return (
              <div className="wrap pt-8" lang={languageTag(placed.language)}>
                {placed.title && <h1 className="text-h1-narrow wrap-anywhere md:text-h1">{placed.title}</h1>}
                <p className="mt-4 max-w-[52ch] text-[17px]/7 wrap-anywhere text-ink-2">{placed.text}</p>
                {products && (
                  <TemplateProducts products={products} dose={(dose) => <DoseText dose={dose} />} />
                )}
              </div>
            )
          if (!page) return null
          const { title, description, sections } = writtenPage(page, {}, region)
          const textLanguage = page.language === language ? undefined : page.language
          return (
            <PageView
              title={title}
              description={description}
              sections={sections}
              textLanguage={textLanguage}
            />
          )
        }}
      </Loaded>
    </>
  )
}
