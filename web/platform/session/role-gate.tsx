import type { ReactNode } from 'react'
import { type Gate, gateAllows } from '#domain/accounts/role-gate.ts'
import { useSession } from './session.ts'

/** Shows its content to users allowed by a gate, to others the fallback. The server checks for itself. */
export function RoleGate({
  gate,
  fallback = null,
  children,
}: {
  gate: Gate
  fallback?: ReactNode
  children: ReactNode
}) {
  const { user } = useSession()
  return gateAllows(gate, user?.user_type_id) ? children : fallback
}
