import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountRates } from '../clients/discounts.ts'
import { balancesOf, commissionKept, commissionOfLine, type Move, reversalsOf } from './ledger.ts'
import { nextPayoutDay, payoutMinimum, payoutMove, payoutReturnMove, withheldReason } from './payouts.ts'
import { tiers } from './tiers.ts'

test('a balance is paid out if it is large enough and there is somewhere to send it', () => {
  const balance = { available: 5_000, method: 'bank_account', isActive: true } as const
  expect(withheldReason(balance)).toBeUndefined()
  expect(withheldReason({ ...balance, available: payoutMinimum })).toBeUndefined()
  expect(withheldReason({ ...balance, available: payoutMinimum - 1 })).toBe('below-minimum')
  expect(withheldReason({ ...balance, available: 0 })).toBe('below-minimum')
  expect(withheldReason({ ...balance, available: -1 })).toBe('negative')
  expect(withheldReason({ ...balance, method: 'not_set' })).toBe('not-set')
  expect(withheldReason({ ...balance, isActive: false })).toBe('deactivated')
})

test('payouts are made on the first of each month', () => {
  expect(nextPayoutDay('2026-11-24')).toBe('2026-12-01')
  expect(nextPayoutDay('2026-12-31')).toBe('2027-01-01')
  expect(nextPayoutDay('2026-12-01')).toBe('2026-12-01')
})

type Step =
  | { does: 'buy'; quantity: number; regular: number; tierRate: 20 | 25 | 30; discount: number }
  | { does: 'refund' | 'earn'; line: number }
  | { does: 'pay' | 'return' }

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('buy' as const),
    quantity: fc.integer({ min: 1, max: 5 }),
    regular: fc.integer({ min: 1, max: 9_999 }),
    tierRate: fc.constantFrom(...tiers.map(({ rate }) => rate)),
    discount: fc.nat(discountRates.length - 1),
  }),
  fc.record({ does: fc.constantFrom('refund' as const, 'earn' as const), line: fc.nat(4) }),
  fc.record({ does: fc.constantFrom('pay' as const, 'return' as const) }),
)

type Line = { quantity: number; refunded: number; credited: number; isEarned: boolean; moves: Move[] }

/** The book as the shop keeps it: moves of lines, and of payouts, which settle whatever is owed. */
function keepBook(all: readonly Step[]) {
  const lines: Line[] = []
  const payouts: { amount: number; isReturned: boolean }[] = []
  const payoutMoves: Move[] = []
  for (const step of all) {
    const line = 'line' in step ? lines[step.line] : undefined
    if (step.does === 'buy') {
      const { quantity, regular, tierRate } = step
      const discountRate = discountRates[step.discount]!
      const credited = commissionOfLine({ quantity, regular, sale: 0, vatPercent: 6, tierRate, discountRate })
      const moves: Move[] = [{ from: 'shop', to: 'pending', amount: credited }]
      lines.push({ quantity, refunded: 0, credited, isEarned: false, moves })
    }
    if (step.does === 'earn' && line && !line.isEarned) {
      line.isEarned = true
      line.moves.push({ from: 'pending', to: 'available', amount: balancesOf(line.moves).pending })
    }
    if (step.does === 'refund' && line && line.refunded < line.quantity) {
      line.refunded += 1
      line.moves.push(...reversalsOf(balancesOf(line.moves), commissionKept(line.credited, line)))
    }
    const { available } = balancesOf([...lines.flatMap(({ moves }) => moves), ...payoutMoves])
    if (step.does === 'pay' && !withheldReason({ available, method: 'paypal', isActive: true })) {
      payouts.push({ amount: available, isReturned: false })
      payoutMoves.push(payoutMove(available))
    }
    const sent = payouts.find(({ isReturned }) => !isReturned)
    if (step.does === 'return' && sent) {
      sent.isReturned = true
      payoutMoves.push(payoutReturnMove(sent.amount))
    }
  }
  return { lines, payouts, moves: [...lines.flatMap(({ moves }) => moves), ...payoutMoves] }
}

test('after any orders, refunds, payouts and returns the ledger is as in the simple model, and adds up to zero', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40 }), (all) => {
      const { lines, payouts, moves } = keepBook(all)
      const balances = balancesOf(moves)
      expect(Object.values(balances).reduce((sum, amount) => sum + amount, 0)).toBe(0)
      const kept = (isEarned: boolean) =>
        lines
          .filter((line) => line.isEarned === isEarned)
          .reduce((sum, line) => sum + commissionKept(line.credited, line), 0)
      const paid = payouts
        .filter(({ isReturned }) => !isReturned)
        .reduce((sum, { amount }) => sum + amount, 0)
      expect(balances).toEqual({
        shop: 0 - kept(true) - kept(false),
        pending: kept(false),
        available: kept(true) - paid,
        paid,
      })
    }),
  )
})
