import type { ClientInvitation } from '#contract/practice.ts'
import { isSameAddress } from '#domain/accounts/email.ts'
import { getUser } from '#server/accounts/find-users.ts'
import { refuseUncertified } from '#server/accounts/refuse-uncertified.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { countSharing } from '#server/practitioners/milestones/count-sharing.ts'
import type { ClientRow } from './find-clients.ts'
import { findOrCreateClient } from './find-or-create-client.ts'
import { markEmailed } from './mark-emailed.ts'

/** Makes somebody a client and invites them by email. */
export function inviteClient(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now'>,
  given: ClientInvitation,
): Promise<ClientRow> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    refuseUncertified(ctx.actor)
    const { email, first_name: firstName, last_name: lastName, discount: discountRate, language } = given
    const inviter = await getUser(db, ctx.actor.id)
    if (isSameAddress(email, inviter.email)) refuse('invalid-input', { email: ['own-address'] })
    const wanted = { email, firstName, lastName, discountRate, language }
    const { client, isNew } = await findOrCreateClient(txCtx, wanted)
    if (!isNew) return refuse('already-client')
    await countSharing(txCtx, ctx.actor.id, { newShares: 0, newClients: 1 })
    await markEmailed(txCtx, [client.id])
    await queueEmail(txCtx, {
      template: 'client-invitation',
      user_id: client.userId,
      client_id: client.id,
    })
    return client
  })
}
