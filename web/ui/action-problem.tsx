import type { ReactNode } from 'react'

type ActionProblemProps = { className?: string; children?: ReactNode }

/**
 * Why an action failed: announced, and beside its button until the next attempt. Has a line of its own, and does not
 * widen what surrounds it.
 */
export function ActionProblem({ className = '', children }: ActionProblemProps) {
  return (
    <span
      role="alert"
      className={`block w-0 min-w-full text-small text-madder wrap-anywhere empty:hidden ${className}`}
    >
      {children}
    </span>
  )
}
