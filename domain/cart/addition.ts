import type { ProblemCode } from '../problems.ts'
import { quantityProblem } from './cart.ts'
import { cartLinesMaximum } from './limits.ts'

type AdditionInput = {
  /** Number of packs to add to those already in the cart. */
  more: number
  held: number
  stock: number
  /** In the whole cart. */
  lines: number
  /** Whether it is sold to this person. */
  isOpen: boolean
}

/** Why these packs cannot be added to the cart. */
export function additionProblem({
  more,
  held,
  stock,
  lines,
  isOpen,
}: AdditionInput): ProblemCode | undefined {
  if (!isOpen) return 'practitioner-only'
  if (held === 0 && lines >= cartLinesMaximum) return 'cart-full'
  return quantityProblem(held + more, stock)
}
