import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { createTextStore, preloadedTexts } from './platform/i18n/text-store.ts'
import { TextProvider } from './platform/i18n/translation-context.tsx'
import { readShop, ShopProvider } from './platform/shop-context.tsx'

const shop = readShop(document.documentElement)
const store = createTextStore(shop.language, preloadedTexts())
await store.preload()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ShopProvider shop={shop}>
        <TextProvider store={store}>
          <HydratedRouter />
        </TextProvider>
      </ShopProvider>
    </StrictMode>,
  )
})
