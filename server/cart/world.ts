import type { SignedIn } from '#server/platform/context.ts'
import type { RateLimits } from '#server/platform/rate-limits.ts'
import type { PricingWorld } from './queries/priced-cart.ts'

/** What the calls of carts need of the shop. */
export type CartRoutesWorld = PricingWorld & { limits: RateLimits }
/** What a change of a cart needs. */
export type CartCtx = PricingWorld & { actor: SignedIn; now: Date }
