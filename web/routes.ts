import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

const catalogue = [
  index('catalogue/home/home.route.tsx'),
  route('products', 'catalogue/products/products.route.tsx'),
  route('products/:slug', 'catalogue/product/product.route.tsx'),
  route('compare', 'catalogue/compare/compare.route.tsx'),
  route('brands', 'catalogue/brands/brands.route.tsx'),
  route('health-goals', 'catalogue/health-goals/health-goals.route.tsx'),
]

const search = [route('search-results', 'search/results/search-results.route.tsx')]

const storefront = [
  route('practitioners', 'storefront/directory/practitioners.route.tsx'),
  route('practitioners/:name', 'storefront/page/practitioner.route.tsx'),
  route('practitioners/:name/:slug', 'protocols/public-page/public-protocol.route.tsx'),
]

const signInPages = [
  layout('accounts/sign-in-layout/sign-in-layout.route.tsx', [
    route('login', 'accounts/sign-in/login.route.tsx'),
    route('onboarding/register/practitioner', 'accounts/register/practitioner.route.tsx'),
    route('onboarding/register/client', 'accounts/register/client.route.tsx'),
    route('onboarding/check-mail', 'accounts/register/check-mail.route.tsx'),
    route('onboarding/certificate', 'practitioners/certificate/certificate.route.tsx'),
    route('auth/activate/:token', 'accounts/auth/activate.route.tsx'),
    route('auth/forgot-password', 'accounts/auth/forgot-password.route.tsx'),
    route('auth/reset-password/:token', 'accounts/auth/reset-password.route.tsx'),
    route('auth/confirm-email/:token', 'accounts/auth/confirm-email.route.tsx'),
    route('auth/multipass/:token', 'accounts/auth/multipass.route.tsx'),
  ]),
  route('onboarding/welcome', 'practitioners/welcome/welcome.route.tsx'),
  route('onboarding/register-as', 'accounts/register/register-as.route.tsx'),
]

const buying = [
  route('cart', 'cart/cart.route.tsx'),
  route('saved-carts/:token', 'cart/saved/saved-cart.route.tsx'),
  route('checkout', 'checkout/checkout/checkout.route.tsx'),
  route('checkout/return/:orderId', 'checkout/return/return.route.tsx'),
  route('sandbox/payments/:id', 'checkout/sandbox/sandbox.route.tsx'),
  route('wishlist', 'wishlist/wishlist.route.tsx'),
  route('back-in-stock/:token', 'wishlist/stock-request.route.tsx'),
]

const emails = [route('unsubscribe/:token', 'accounts/emails/unsubscribe.route.tsx')]

const shared = [
  route('protocols/:linkToken', 'protocols/shared/shared.route.tsx'),
  route('baskets/:token', 'baskets/shared/shared-basket.route.tsx'),
]

const withdrawal = [
  route('withdraw', 'orders/withdraw/ask.route.tsx'),
  route('withdraw/:token', 'orders/withdraw/guest.route.tsx'),
]

const guestOrders = prefix('guest-orders/:token', [
  index('orders/guest/guest-order.route.tsx'),
  route('withdraw', 'orders/guest/guest-withdrawal.route.tsx'),
])

const account = prefix('account', [
  index('accounts/account/account.route.tsx'),
  route('practitioner', 'practice/home/practitioner-home.route.tsx'),
  route('practitioner/profile', 'accounts/profile/practitioner-profile.route.tsx'),
  route('practitioner/shop', 'storefront/editor/shop.route.tsx'),
  route('practitioner/shop/protocols/:id', 'protocols/public-editor/public-editor.route.tsx'),
  route('practitioner/protocols', 'protocols/list/protocols.route.tsx'),
  route('practitioner/protocols/:id', 'protocols/detail/protocol.route.tsx'),
  route('practitioner/commission', 'commission/overview/commission.route.tsx'),
  route('practitioner/commission/payouts', 'commission/payouts/payouts.route.tsx'),
  route('practitioner/commission/payouts/:id', 'commission/payouts/payout.route.tsx'),
  route('practitioner/clients', 'practice/clients/clients.route.tsx'),
  route('practitioner/clients/consent', 'practice/consent/attestations.route.tsx'),
  route('practitioner/clients/import', 'practice/import/import.route.tsx'),
  route('practitioner/clients/:id', 'practice/client/client.route.tsx'),
  route('practitioner/clients/:id/baskets/:basketId', 'baskets/draft/draft.route.tsx'),
  route('practitioner/renewals', 'practice/renewals/renewals.route.tsx'),
  route('practitioner/questions', 'questions/answering/questions.route.tsx'),
  route('practitioner/orders', 'orders/client-orders/orders.route.tsx'),
  route('practitioner/reactions/:id', 'orders/reactions/shared-reaction.route.tsx'),
  route('practitioner/orders/:id', 'orders/client-orders/client-order.route.tsx'),
  route('client', 'practice/home/client-home.route.tsx'),
  route('client/protocols', 'protocols/received/protocols.route.tsx'),
  route('client/protocols/:id', 'protocols/received/protocol.route.tsx'),
  route('client/practitioner', 'practice/consent/my-practitioner.route.tsx'),
  route('client/profile', 'accounts/profile/client-profile.route.tsx'),
  route('orders', 'orders/list/orders.route.tsx'),
  route('orders/:id', 'orders/detail/order.route.tsx'),
  route('orders/:id/withdraw', 'orders/withdraw/withdraw.route.tsx'),
  route('orders/:id/reaction', 'orders/reactions/report.route.tsx'),
  route('addresses', 'accounts/addresses/addresses.route.tsx'),
  route('security', 'accounts/security/security.route.tsx'),
  route('my-data', 'accounts/my-data/my-data.route.tsx'),
  route('goodbye', 'accounts/my-data/goodbye.route.tsx'),
])

const admin = prefix('admin', [
  index('admin/today/today.route.tsx'),
  route('certificates', 'practitioners/review/certificates.route.tsx'),
  route('claims', 'claims/review/claims.route.tsx'),
  route('orders', 'orders/management/orders.route.tsx'),
  route('products', 'catalogue/management/list/products.route.tsx', { id: 'admin-products' }),
  route('products/:id', 'catalogue/management/editor/product.route.tsx', { id: 'admin-product' }),
  route('imports', 'catalogue/imports/imports.route.tsx'),
  route('imports/:id', 'catalogue/imports/import.route.tsx'),
  route('products/:id/preview', 'catalogue/management/preview/preview.route.tsx'),
  route('taxonomy', 'catalogue/taxonomy/taxonomy.route.tsx'),
  route('stock', 'catalogue/stock/stock.route.tsx'),
  route('stock/:id', 'catalogue/stock/variant.route.tsx'),
  route('recalls', 'orders/recalls/recalls.route.tsx'),
  route('recalls/new', 'orders/recalls/new-recall.route.tsx'),
  route('recalls/:id', 'orders/recalls/recall.route.tsx'),
  route('reactions', 'orders/reactions/reactions.route.tsx'),
  route('reactions/:id', 'orders/reactions/reaction.route.tsx'),
  route('questions', 'questions/management/questions.route.tsx', { id: 'admin-questions' }),
  route('messages', 'messages/management/messages.route.tsx'),
  route('messages/:id', 'messages/management/message.route.tsx'),
  route('payment-methods', 'checkout/payment-methods/payment-methods.route.tsx'),
  route('users', 'accounts/users/users.route.tsx'),
  route('users/:id', 'accounts/users/user.route.tsx'),
  route('vouchers', 'checkout/vouchers/vouchers.route.tsx'),
  route('payouts', 'commission/payout-runs/payouts.route.tsx'),
  route('payouts/:id', 'commission/payout-runs/payout-run.route.tsx'),
  route('jobs', 'admin/jobs/jobs.route.tsx'),
  route('content', 'content/management/content.route.tsx'),
  route('content/:id', 'content/editor/entry.route.tsx'),
  route('content/:id/preview', 'content/preview/preview.route.tsx'),
  route('audit', 'admin/audit/audit.route.tsx'),
])

const content = [
  route('help', 'content/help/help.route.tsx'),
  route('help/search', 'content/help/search.route.tsx'),
  route('help/:slug', 'content/help/article.route.tsx'),
  route('contact', 'messages/contact/contact.route.tsx'),
  route('contact/write', 'messages/contact/write.route.tsx'),
  route('contact/sent', 'messages/contact/sent.route.tsx'),
  route(':slug', 'content/page/page.route.tsx'),
  route('*', 'content/not-found/not-found.route.tsx'),
]

// For developers, in a demonstration only.
const development = [route('dev/ui', 'dev/ui.route.tsx')]

// All URLs of the shop; the server redirects paths without a language to the visitor's own.
export default prefix(':lang', [
  ...catalogue,
  ...search,
  ...storefront,
  ...signInPages,
  ...buying,
  ...emails,
  ...shared,
  ...withdrawal,
  ...guestOrders,
  ...account,
  ...admin,
  ...development,
  ...content,
]) satisfies RouteConfig
