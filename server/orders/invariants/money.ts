import { extensionMinutes, reservationMinutes } from '#domain/orders/states.ts'

const paidFor = `('paid','processing','partially_shipped','shipped','delivered','partially_refunded','refunded')`

/** Each selects violations: `what` is wrong, and what was `found`. */
export const moneyChecks: Readonly<Record<string, string>> = {
  'sums of an order': `
    SELECT 'order ' || o.id AS what, format('%s, %s in lines', o.total, l.total + o.delivery) AS found
    FROM orders o JOIN (
      SELECT order_id, sum(regular * quantity) AS regular, sum(sale) AS sale, sum(price * quantity) AS subtotal,
        sum(discount) AS discount, sum(voucher) AS voucher, sum(total) AS total, sum(vat) AS vat
      FROM order_lines GROUP BY order_id
    ) l ON l.order_id = o.id
    WHERE (o.regular, o.sale, o.subtotal, o.discount, o.voucher, o.total, o.vat)
      IS DISTINCT FROM (l.regular, l.sale, l.subtotal, l.discount, l.voucher, l.total + o.delivery, l.vat + o.delivery_vat)
      OR o.regular - o.sale <> o.subtotal OR o.subtotal - o.discount - o.voucher + o.delivery <> o.total`,
  'lines of an order': `
    SELECT 'order ' || id AS what, 'no line' AS found FROM orders
    WHERE NOT EXISTS (SELECT FROM order_lines WHERE order_id = orders.id)
    UNION ALL
    SELECT 'order line ' || id, format('%s', total) FROM order_lines
    WHERE regular * quantity - sale - discount - voucher <> total OR price * quantity + sale <> regular * quantity
      OR vat NOT BETWEEN 0 AND total`,
  'VAT of an order': `
    SELECT 'order ' || o.id AS what, format('%s of %s', t.vat, o.vat) AS found
    FROM orders o CROSS JOIN LATERAL (
      SELECT sum((tax ->> 'gross')::integer) AS gross, sum((tax ->> 'vat')::integer) AS vat,
        bool_and((tax ->> 'net')::integer + (tax ->> 'vat')::integer = (tax ->> 'gross')::integer) AS adds_up
      FROM jsonb_array_elements(o.taxes) AS tax
    ) t WHERE (t.gross, t.vat, t.adds_up) IS DISTINCT FROM (o.total, o.vat, true)`,
  'captured money': `
    SELECT 'payment ' || p.id AS what, format('order %s is %s', o.id, o.state) AS found
    FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE p.state = 'paid' AND NOT (o.state IN ${paidFor} OR o.state = 'cancelled' AND o.refunded = o.total)
    UNION ALL
    SELECT 'payment ' || p.id, format('%s of %s', p.amount, o.total)
    FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE p.state = 'paid' AND (p.amount <> o.total OR p.currency <> o.currency)
    UNION ALL
    SELECT 'order ' || o.id, format('%s captured payments', (
      SELECT count(*) FROM payments WHERE order_id = o.id AND state = 'paid'))
    FROM orders o
    WHERE (SELECT count(*) FROM payments WHERE order_id = o.id AND state = 'paid')
      <> CASE WHEN o.state IN ${paidFor} OR o.refunded > 0 THEN 1
         WHEN o.state = 'cancelled' AND o.total = 0
           THEN (SELECT count(*) FROM invoices WHERE order_id = o.id AND kind = 'invoice') ELSE 0 END`,
  'tries to pay for an order': `
    SELECT 'payment ' || p.id AS what, format('asks for %s of %s', p.amount, o.total) AS found
    FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.amount <> o.total OR p.currency <> o.currency
    UNION ALL
    SELECT 'order ' || o.id, 'waits for no payment' FROM orders o
    WHERE o.state = 'pending_payment' AND NOT EXISTS (SELECT FROM payments WHERE order_id = o.id)
    UNION ALL
    SELECT 'order ' || id, format('kept for %s', held_until - placed_at) FROM orders
    WHERE held_until > placed_at + interval '${reservationMinutes + extensionMinutes} minutes'`,
  'money that came for nothing': `
    SELECT 'payment ' || p.id AS what, format('%s refunds of %s', count(r.id), coalesce(sum(r.amount), 0)) AS found
    FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id AND r.kind = 'orphan'
    GROUP BY p.id
    HAVING p.state = 'returned' AND (count(r.id) <> 1 OR sum(r.amount) <> coalesce(p.captured, p.amount))
      OR p.state <> 'returned' AND count(r.id) > 0`,
  'money that went back without the shop': `
    SELECT 'payment ' || p.id AS what, format('%s of %s set off', coalesce(sum(r.set_off), 0),
      p.charged_back + p.refunded_outside) AS found
    FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id GROUP BY p.id
    HAVING coalesce(sum(r.set_off), 0) > p.charged_back + p.refunded_outside
      OR (p.charged_back + p.refunded_outside > 0) <> (p.outside_at IS NOT NULL)`,
  'sums of a refund': `
    SELECT 'refund ' || r.id AS what, format('%s, %s in lines', r.amount, coalesce(sum(l.amount), 0) + r.delivery) AS found
    FROM refunds r LEFT JOIN refund_lines l ON l.refund_id = r.id
    WHERE r.kind = 'order' GROUP BY r.id
    HAVING coalesce(sum(l.amount), 0) + r.delivery <> r.amount OR coalesce(sum(l.vat), 0) + r.delivery_vat <> r.vat`,
  'what was paid back': `
    SELECT 'order ' || o.id AS what, format('%s, %s in refunds', o.refunded, coalesce(sum(r.amount), 0)) AS found
    FROM orders o LEFT JOIN refunds r ON r.order_id = o.id AND r.kind = 'order' GROUP BY o.id
    HAVING (o.refunded, o.delivery_refunded) <> (coalesce(sum(r.amount), 0), coalesce(sum(r.delivery), 0))
      OR o.refunded > o.total OR o.state = 'refunded' AND o.refunded <> o.total
    UNION ALL
    SELECT 'order line ' || l.id, format('%s packs and %s, %s and %s in refunds',
      l.refunded, l.total, coalesce(sum(r.quantity), 0), coalesce(sum(r.amount), 0))
    FROM order_lines l LEFT JOIN refund_lines r ON r.order_line_id = l.id GROUP BY l.id
    HAVING coalesce(sum(r.quantity), 0) <> l.refunded OR coalesce(sum(r.amount), 0) > l.total
      OR coalesce(sum(r.vat), 0) > l.vat
      OR l.refunded = l.quantity AND (sum(r.amount), sum(r.vat)) <> (l.total, l.vat)`,
}
