/** SQL queries by subject; each returns no rows if all is well. */
export const goodsChecks: Readonly<Record<string, string>> = {
  'stock below zero': `
    SELECT 'variant ' || id AS what, format('%s', stock) AS found FROM variants WHERE stock < 0`,
  'stock and its movements': `
    SELECT 'variant ' || v.id AS what, format('%s, %s moved', v.stock, coalesce(sum(m.change), 0)) AS found
    FROM variants v LEFT JOIN stock_movements m ON m.variant_id = v.id GROUP BY v.id
    HAVING coalesce(sum(m.change), 0) <> v.stock`,
  'stock after each movement': `
    SELECT 'stock movement ' || id AS what, format('%s after, %s summed', stock_after, summed) AS found
    FROM (SELECT id, stock_after, sum(change) OVER (PARTITION BY variant_id ORDER BY id) AS summed FROM stock_movements) m
    WHERE stock_after <> summed`,
  'packs of a batch': `
    SELECT 'batch ' || b.id AS what, format('%s left, %s received, %s sent', b.remaining, m.moved, s.sent) AS found
    FROM stock_batches b
      CROSS JOIN LATERAL (SELECT coalesce(sum(change), 0) AS moved FROM stock_movements
        WHERE batch_id = b.id AND reason NOT IN ('recall', 'past-best-before')) m
      CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0) AS sent FROM shipped_batches WHERE batch_id = b.id) s
    WHERE b.remaining <> m.moved - s.sent`,
  'packs withheld of a batch': `
    SELECT 'batch ' || b.id AS what, format('%s withheld, %s moved', b.withheld, m.moved) AS found
    FROM stock_batches b
      CROSS JOIN LATERAL (SELECT -coalesce(sum(change), 0) AS moved FROM stock_movements
        WHERE batch_id = b.id AND reason IN ('recall', 'past-best-before')) m
    WHERE b.withheld <> m.moved`,
  'batches of a parcel': `
    SELECT format('parcel %s, order line %s', b.shipment_id, b.order_line_id) AS what,
      format('%s packs, %s in batches', l.quantity, b.packs) AS found
    FROM (SELECT shipment_id, order_line_id, sum(quantity) AS packs FROM shipped_batches
        GROUP BY shipment_id, order_line_id) b
      JOIN shipment_lines l USING (shipment_id, order_line_id) WHERE b.packs > l.quantity
    UNION ALL
    SELECT 'order line ' || l.id, 'batch of another variant' FROM shipped_batches b
      JOIN order_lines l ON l.id = b.order_line_id JOIN stock_batches s ON s.id = b.batch_id
    WHERE s.variant_id <> l.variant_id`,
  'packs taken by orders': `
    SELECT format('order %s, variant %s', coalesce(l.order_id, m.order_id), coalesce(l.variant_id, m.variant_id)) AS what,
      format('%s, %s moved', coalesce(l.taken, 0), coalesce(m.taken, 0)) AS found
    FROM (
      SELECT l.order_id, l.variant_id, sum(CASE WHEN o.state IN ('cancelled', 'expired') THEN 0
        ELSE l.quantity - l.restocked END) AS taken
      FROM order_lines l JOIN orders o ON o.id = l.order_id GROUP BY l.order_id, l.variant_id
    ) l FULL JOIN (
      SELECT order_id, variant_id, -sum(change) AS taken FROM stock_movements
      WHERE order_id IS NOT NULL GROUP BY order_id, variant_id
    ) m USING (order_id, variant_id)
    WHERE coalesce(l.taken, 0) <> coalesce(m.taken, 0)`,
  'packs of a line': `
    SELECT 'order line ' || l.id AS what,
      format('%s bought, %s sent, %s in parcels, %s paid back (%s of them unsent, %s in refunds), %s on the shelf',
        l.quantity, l.shipped, s.packs, l.refunded, l.unsent, r.unsent, l.restocked) AS found
    FROM order_lines l
      CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0) AS packs FROM shipment_lines WHERE order_line_id = l.id) s
      CROSS JOIN LATERAL (SELECT coalesce(sum(unsent), 0) AS unsent FROM refund_lines WHERE order_line_id = l.id) r
    WHERE l.quantity < 1 OR s.packs <> l.shipped OR l.refunded > l.quantity OR l.restocked > l.refunded
      OR r.unsent <> l.unsent OR l.unsent > l.refunded
      OR l.shipped + l.unsent > l.quantity OR l.refunded - l.unsent > l.shipped`,
  'packs asked back': `
    SELECT 'withdrawal ' || w.id AS what, 'waits for nothing' AS found FROM withdrawals w
    WHERE w.state = 'asked' AND NOT EXISTS (
      SELECT FROM withdrawal_lines l WHERE l.withdrawal_id = w.id AND l.quantity > (
        SELECT coalesce(sum(b.quantity), 0) FROM refunds r JOIN refund_lines b ON b.refund_id = r.id
        WHERE r.withdrawal_id = w.id AND b.order_line_id = l.order_line_id))
    UNION ALL
    SELECT 'refund ' || r.id, 'withdrawal of another order' FROM refunds r
    JOIN withdrawals w ON w.id = r.withdrawal_id WHERE w.order_id <> r.order_id`,
  'uses of a voucher': `
    SELECT 'voucher ' || v.id AS what, format('%s, %s orders', v.used, count(o.id)) AS found
    FROM vouchers v LEFT JOIN orders o ON o.voucher_id = v.id AND o.state NOT IN ('cancelled', 'expired')
    GROUP BY v.id HAVING count(o.id) <> v.used OR v.used > v.uses_maximum`,
}
