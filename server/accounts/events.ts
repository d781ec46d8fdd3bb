import type { Registration } from '#contract/accounts.ts'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import { defineEvent } from '#server/platform/events.ts'

/** A new account waits for activation, or a waiting one was overwritten by another registration. */
export const accountRegistered = defineEvent<{ userId: number; registration: Registration }>(
  'accountRegistered',
)

export const accountActivated = defineEvent<{ userId: number; userTypeId: UserTypeId }>('accountActivated')

/** The person has proved that they receive the emails of this address. */
export const emailConfirmed = defineEvent<{ userId: number; email: string }>('emailConfirmed')

export const roleChanged = defineEvent<{ userId: number; userTypeId: UserTypeId }>('roleChanged')

export const accountDeactivated = defineEvent<{ userId: number }>('accountDeactivated')

export const accountReactivated = defineEvent<{ userId: number }>('accountReactivated')

/** Published while the person still exists and is locked; their personal data is deleted right after it. */
export const accountErased = defineEvent<{ userId: number }>('accountErased')
