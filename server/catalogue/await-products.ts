import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/problems.ts'
import type { ProductSource } from './products-of-variants.ts'

/** How long a caller waits for the read model to load before getting a 503. */
const maxWaitMs = 5000
/** Emails and reminders are tried again later if it takes longer. */
const maxBackgroundWaitMs = 30_000

type Waiting = Pick<ProductSource, 'whenReady'>

/** For routes whose responses contain products. */
export function awaitProducts(scope: FastifyInstance, products: Waiting & { isReady(): boolean }): void {
  scope.addHook('preHandler', (_, reply, done) => {
    // Almost always, without waiting for a promise.
    if (products.isReady()) return done()
    void products.whenReady(maxWaitMs).then((isReady) => {
      if (!isReady) reply.header('retry-after', '1')
      done(isReady ? undefined : new Refusal('unavailable'))
    })
  })
}

/** For work in the background. */
export async function requireProducts(products: Waiting): Promise<void> {
  if (!(await products.whenReady(maxBackgroundWaitMs))) throw new Error('The catalogue is not loaded yet')
}
