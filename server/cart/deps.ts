import type { SignedIn } from '#server/platform/context.ts'
import type { RateLimits } from '#server/platform/rate-limits.ts'
import type { PricingDeps } from './price-cart.ts'

/** What the calls of carts need of the shop. */
export type CartRoutesDeps = PricingDeps & { limits: RateLimits }
/** What a change of a cart needs. */
export type CartCtx = PricingDeps & { actor: SignedIn; now: Date }
