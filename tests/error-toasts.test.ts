import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What says a failure in a toast, and where the page says it, too: a toast closes before everybody has read it. */
const saidInThePage: Readonly<Record<string, readonly string[]>> = {
  'web/accounts/addresses/address-book.ts': ['web/accounts/addresses/addresses.route.tsx'],
  'web/cart/store/notify.ts': ['web/cart/drawer/mini-cart.tsx', 'web/cart/page/cart-content.tsx'],
  'web/catalogue/compare/compared-products.ts': ['web/catalogue/cards/product-problem.tsx'],
  'web/catalogue/management/list/use-bulk-change.ts': ['web/catalogue/management/list/bulk-bar.tsx'],
  'web/catalogue/products/use-more-products.ts': ['web/catalogue/products/listing-foot.tsx'],
  'web/protocols/builder/commands.ts': [
    'web/protocols/builder/bar/choose-bar.tsx',
    'web/protocols/builder/views/creating-view.tsx',
    'web/protocols/builder/views/delete-dialog.tsx',
    'web/protocols/failure-notice.tsx',
  ],
  'web/protocols/edits/notify.ts': [
    'web/protocols/builder/bar/failure-strip.tsx',
    'web/protocols/failure-notice.tsx',
  ],
  'web/protocols/edits/notify-edit.ts': [
    'web/protocols/builder/bar/builder-bar.tsx',
    'web/protocols/detail/detail.tsx',
    'web/protocols/list/protocol-card.tsx',
  ],
  'web/protocols/sharing/link/use-copy-link.ts': ['web/protocols/sharing/link/copy-link-button.tsx'],
  'web/protocols/sharing/use-sharing-action.ts': [
    'web/protocols/sharing/link/link-controls.tsx',
    'web/protocols/sharing/shared-with.tsx',
  ],
  'web/protocols/sharing/use-sharing.ts': [
    'web/protocols/sharing/client-field.tsx',
    'web/protocols/sharing/share-panel.tsx',
  ],
  'web/protocols/substitutes/replace-product.ts': ['web/protocols/failure-notice.tsx'],
  'web/wishlist/person-wishlist.ts': [
    'web/catalogue/cards/product-problem.tsx',
    'web/cart/cart.route.tsx',
    'web/wishlist/wishlist.route.tsx',
  ],
  'web/wishlist/visitor-wishlist.ts': ['web/catalogue/cards/product-problem.tsx'],
}

/** A toast of kind error, or of a kind that is known only when it is shown. */
const errorToast = /(?<!function )\btoast\((?!\s*'(?:success|warning|info)')|\bnotify\(\s*'error'/
const inPage = /role="(?:alert|status)"|<(?:ActionProblem|FieldError|FormProblem|NoticeProblem)\b/

const source = (file: string) => readFileSync(file, 'utf8')

test('no error is told by a toast alone', () => {
  const files = globSync('web/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const saying = files.filter((file) => errorToast.test(source(file)))
  expect(saying.sort()).toEqual(Object.keys(saidInThePage).sort())
  for (const places of Object.values(saidInThePage))
    for (const place of places) expect(source(place), place).toMatch(inPage)
})
