import type { ProblemCode } from '../problems.ts'
import { cartLinesMaximum, quantityProblem } from './cart.ts'

type AdditionInput = {
  /** Packs to add to those that are held. */
  more: number
  held: number
  stock: number
  /** Of the whole cart. */
  lines: number
  /** Whether it is sold to this person. */
  isOpen: boolean
}

/** Why so many more packs cannot go into a cart. */
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
