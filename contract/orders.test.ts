import { expect, test } from 'vitest'
import { NewRefund, NewShipment } from './admin-orders.ts'
import { WithdrawalRequest } from './orders.ts'

test('an order with more lines than a cart may have can be sent, refunded and withdrawn from as a whole', () => {
  const items = Array.from({ length: 103 }, (_, at) => ({ order_line_id: at + 1, quantity: 1 }))
  expect(WithdrawalRequest.safeParse({ items }).success).toBe(true)
  expect(NewRefund.safeParse({ items, reason: 'Damaged' }).success).toBe(true)
  expect(NewShipment.safeParse({ items, carrier: 'dhl' }).error?.issues ?? []).toEqual([])
})
