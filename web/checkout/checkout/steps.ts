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
type CheckoutOptions = {
  /** The countries the shop delivers to. */
  countries: readonly string[]
  /** Undefined until known. */
  options: readonly Pick<DeliveryOption, 'method'>[] | undefined
}

/** The first incomplete step. */
export function firstOpenStep(
  { address, deliveryMethod, pickUpPoint }: StepInput,
  { countries, options }: CheckoutOptions,
): Step {
  if (!address || Object.keys(deliveryAddressProblems(address, countries)).length > 0) return 'address'
  const isOffered = !options || options.some(({ method }) => method === deliveryMethod)
  const hasPlace = deliveryMethod !== 'pick_up' || pickUpPoint?.country === address.country
  return deliveryMethod && isOffered && hasPlace ? 'payment' : 'delivery'
}

/** The requested step, such as after the browser's Back, but none after an incomplete one. */
export function stepToShow(wanted: string | null, first: Step): Step {
  const asked = steps.find((step) => step === wanted)
  return asked && steps.indexOf(asked) <= steps.indexOf(first) ? asked : first
}

export type StepState = 'done' | 'open' | 'to-come'

export function stateOf(step: Step, { shown, first }: { shown: Step; first: Step }): StepState {
  if (step === shown) return 'open'
  return steps.indexOf(step) < steps.indexOf(first) ? 'done' : 'to-come'
}

/** The step named by the URL, before it is known whether it can be opened. */
export function useWantedStep(): string | null {
  return useSearchParams()[0].get('step')
}

/** The open step is part of the URL, so that the browser's Back leads to the previous one. */
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
  return { shown, open, wasMoved }
}
