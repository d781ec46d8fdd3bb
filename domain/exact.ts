/** Without the errors of binary fractions: 0.1 + 0.2 is 0.3, and does not cost another pack. */
export function exact(amount: number): number {
  return Number(amount.toPrecision(12))
}
