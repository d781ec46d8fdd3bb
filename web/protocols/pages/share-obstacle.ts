import { userTypes } from '#domain/accounts/user-types.ts'
import { useSession } from '../../platform/session/session.ts'

/** Why a protocol cannot be shared; a key under `obstacles`. */
export function useShareObstacle(isEmpty: boolean): 'not-certified' | 'no-products' | undefined {
  const { user } = useSession()
  if (user?.user_type_id === userTypes.practitioner) return 'not-certified'
  return isEmpty ? 'no-products' : undefined
}
