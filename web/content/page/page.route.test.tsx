import { existsSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Shop } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { ShopProvider } from '../../platform/shop-context.tsx'
import { standardPage } from './content-page.ts'
import Page from './page.route.tsx'

test.each(languages)(
  'the page about Verbena shows practitioners the builder, a registration button and that it is free, in %s',
  (language) => {
    const { resources } = wordsFrom(language, 'shop', 'pages')
    const shop: Shop = { language, region: 'eu', origin: '', otherStoreUrl: undefined, paymentMarks: [] }
    const path = `/${language}/practitioners-information`
    const page = standardPage(resources.pages as never, 'practitioners-information', 'eu')
    const Stub = createRoutesStub([
      {
        id: 'page',
        path,
        Component: () => (
          <ShopProvider shop={shop}>
            <TextProvider store={{ language, resources, read: () => undefined }}>
              <Page />
            </TextProvider>
          </ShopProvider>
        ),
      },
    ])
    const markup = renderToStaticMarkup(
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { page } }} />,
    )
    expect(markup).toMatch(
      new RegExp(`href="/${language}/onboarding/register/practitioner"[^>]*>${page.register}<`),
    )
    expect(markup.match(/<section/g)).toHaveLength(7)
    const pictures = [...markup.matchAll(/<img src="([^"]+)" alt="[^"]+"/g)].map(([, source]) => source)
    expect(pictures).toHaveLength(3)
    expect(pictures.filter((source) => !existsSync(`web/public${source}`))).toEqual([])
  },
)
