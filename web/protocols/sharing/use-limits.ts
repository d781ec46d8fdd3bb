import { useMemo, useState } from 'react'
import type { Protocol } from '#contract/protocols.ts'
import { planCheck } from '#domain/protocols/plan-check.ts'

/** What is above its upper limit, so that sharing asks for a reason. The server may ask for one all the same. */
export function useLimits({ products }: Protocol) {
  const [isAsked, setAsked] = useState(false)
  const above = useMemo(() => planCheck(products).above, [products])
  return { above, needsReason: isAsked || above.length > 0, ask: () => setAsked(true) }
}
