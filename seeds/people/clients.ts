import { userTypes } from '#domain/accounts/user-types.ts'
import { clientsOfIlse } from '../clients/clients-of-ilse.ts'
import type { Person } from './person.ts'

/** Those of Ilse’s clients who made an account when she invited them. */
export const joinedClients: readonly Person[] = clientsOfIlse.flatMap(
  ({ email, firstName, lastName, language, joined }) =>
    joined
      ? {
          userTypeId: userTypes.client,
          registeredHoursAgo: joined.daysAgo * 24,
          ...joined.home,
          email,
          firstName,
          lastName,
          language,
        }
      : [],
)
