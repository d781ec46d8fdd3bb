import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { AddressBook, AddressChange, AddressUpdate, SavedAddress } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import { countriesDeliveredTo } from '#domain/delivery/zones.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { addAddress, changeAddress, listAddresses, removeAddress } from './address-book.ts'
import { readRecipient } from './read-address.ts'

const tags = ['Addresses']

/** The user's own addresses; another's are not found. */
export async function addressRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const countries = countriesDeliveredTo(deps.config.region)
  const read = ({ is_default: isDefault, ...given }: z.output<typeof AddressChange>) => ({
    address: readRecipient(given, { countries }),
    isDefault,
  })

  app.get(
    checkoutPaths.addresses,
    { schema: { tags, summary: 'List your saved addresses, default first', response: { 200: AddressBook } } },
    (request) => listAddresses(deps.db, signedIn(request).id),
  )
  app.post(
    checkoutPaths.addresses,
    {
      schema: {
        tags,
        summary: 'Add an address',
        body: AddressChange,
        response: { 201: SavedAddress, 400: Problem, 409: Problem },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await addAddress(ctxOf(request, deps), read(request.body))),
  )
  app.put(
    checkoutPaths.address(':id'),
    {
      schema: {
        tags,
        summary: 'Update an address, or make it the default and leave the rest as it is',
        params: PathId,
        body: AddressUpdate,
        response: { 200: SavedAddress, 400: Problem, 404: Problem },
      },
    },
    (request) => {
      const { body, params } = request
      const changed = 'street' in body ? read(body) : { isDefault: body.is_default }
      return changeAddress(ctxOf(request, deps), params.id, changed)
    },
  )
  app.delete(
    checkoutPaths.address(':id'),
    {
      schema: {
        tags,
        summary: 'Remove an address; if it was the default, the newest remaining one becomes the default',
        params: PathId,
        response: { 200: AddressBook, 404: Problem },
      },
    },
    (request) => removeAddress(ctxOf(request, deps), request.params.id),
  )
}
