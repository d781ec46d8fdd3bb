import type { Registration } from '#contract/accounts.ts'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import { defineEvent } from '#server/platform/events.ts'

/** An account was made that waits for its activation, or one that waited was written anew. */
export const accountRegistered = defineEvent<{ userId: number; registration: Registration }>(
  'accountRegistered',
)

export const accountActivated = defineEvent<{ userId: number; userTypeId: UserTypeId }>('accountActivated')

/** The person reads the emails of this address. */
export const emailConfirmed = defineEvent<{ userId: number; email: string }>('emailConfirmed')

export const roleChanged = defineEvent<{ userId: number; userTypeId: UserTypeId }>('roleChanged')

/** Published while the person is still known, and locked: their personal data goes right after it. */
export const accountErased = defineEvent<{ userId: number }>('accountErased')
