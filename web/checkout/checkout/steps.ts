import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Address, DeliveryOption } from '#contract/checkout.ts'
import { deliveryAddressProblems } from '#domain/accounts/delivery-address.ts'
import type { DeliveryMethod } from '#domain/delivery/zones.ts'

export const steps = ['address', 'delivery', 'payment'] as const
export type Step = (typeof steps)[number]

type StepInput = {
  address: Address | null
  deliveryMethod: DeliveryMethod | null
  pickUpPoint: { country: string } | null
}
type Known = {
  /** Where the shop delivers. */
  countries: readonly string[]
  /** Undefined until one knows. */
  options: readonly Pick<DeliveryOption, 'method'>[] | undefined
}

/** The first step that is not done. */
export function firstOpenStep(
  { address, deliveryMethod, pickUpPoint }: StepInput,
  { countries, options }: Known,
): Step {
  if (!address || Object.keys(deliveryAddressProblems(address, countries)).length > 0) return 'address'
  const isOffered = !options || options.some(({ method }) => method === deliveryMethod)
  const hasPlace = deliveryMethod !== 'pick_up' || pickUpPoint?.country === address.country
  return deliveryMethod && isOffered && hasPlace ? 'payment' : 'delivery'
}

/** The step that was asked for, such as by the browser's Back, but none after one that is not done. */
export function stepToShow(wanted: string | null, first: Step): Step {
  const asked = steps.find((step) => step === wanted)
  return asked && steps.indexOf(asked) <= steps.indexOf(first) ? asked : first
}

export type StepState = 'done' | 'open' | 'to-come'

export function stateOf(step: Step, { shown, first }: { shown: Step; first: Step }): StepState {
  if (step === shown) return 'open'
  return steps.indexOf(step) < steps.indexOf(first) ? 'done' : 'to-come'
}

/** As the address of the page says, before one knows whether it can be. */
export function useWantedStep(): string | null {
  return useSearchParams()[0].get('step')
}

/** Which step is open stands in the address, so that the browser's Back leads to the one before. */
export function useStep(first: Step) {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('step')
  const shown = stepToShow(wanted, first)
  const wasMoved = useRef(false)

  const show = useCallback(
    (step: Step, replace = false) => {
      setQuery({ step }, { replace, preventScrollReset: true })
    },
    [setQuery],
  )
  useEffect(() => {
    if (wanted !== shown) show(shown, true)
  }, [wanted, shown, show])

  function open(step: Step) {
    wasMoved.current = true
    show(step)
  }
  return { shown, open, wasMoved: wasMoved.current }
}
