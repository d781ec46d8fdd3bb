import { mayBecome, orderStates } from '#domain/orders/states.ts'

const steps = orderStates
  .flatMap((from) => orderStates.filter((to) => mayBecome(from, to)).map((to) => `('${from}','${to}')`))
  .join(',')

export const recordChecks: Readonly<Record<string, string>> = {
  'invoice numbers': `
    SELECT format('%s %s', coalesce(i.kind, c.kind), coalesce(i.year, c.year)) AS what,
      format('%s papers, highest %s, counter %s', coalesce(i.papers, 0), coalesce(i.highest, 0), coalesce(c.last, 0)) AS found
    FROM (
      SELECT kind, year, count(DISTINCT sequence) AS papers, max(sequence) AS highest, min(sequence) AS lowest
      FROM invoices GROUP BY kind, year
    ) i FULL JOIN invoice_counters c USING (kind, year)
    WHERE (i.papers, i.highest, i.lowest) IS DISTINCT FROM (c.last::bigint, c.last, 1)`,
  'invoice of each paid order': `
    SELECT 'order ' || o.id AS what, format('%s invoices', count(i.id)) AS found
    FROM orders o LEFT JOIN invoices i ON i.order_id = o.id AND i.kind = 'invoice' GROUP BY o.id
    HAVING count(i.id) <> (SELECT count(*) FROM payments p WHERE p.order_id = o.id AND p.state = 'paid')
      OR max(i.total) <> o.total OR max(i.vat) <> o.vat`,
  'credit note of each refund': `
    SELECT 'refund ' || r.id AS what, format('%s credit notes', count(i.id)) AS found
    FROM refunds r LEFT JOIN invoices i ON i.refund_id = r.id GROUP BY r.id
    HAVING count(i.id) <> CASE r.kind WHEN 'order' THEN 1 ELSE 0 END
      OR max(i.total) <> r.amount OR max(i.vat) <> r.vat`,
  'mails sent once': `
    SELECT format('%s about %s', template, about) AS what, format('%s times', count(*)) AS found
    FROM mails WHERE about IS NOT NULL GROUP BY template, about HAVING count(*) > 1`,
  'history of an order': `
    WITH told AS (
      SELECT order_id, from_state, to_state,
        lag(to_state) OVER (PARTITION BY order_id ORDER BY id) AS before,
        row_number() OVER (PARTITION BY order_id ORDER BY id DESC) AS from_last
      FROM order_history
    )
    SELECT 'order ' || order_id AS what, format('%s after %s, to %s', from_state, before, to_state) AS found
    FROM told WHERE from_state IS DISTINCT FROM before
      OR from_state IS NOT NULL AND (from_state, to_state) NOT IN (VALUES ${steps})
      OR from_state IS NULL AND to_state <> 'pending_payment'
    UNION ALL
    SELECT 'order ' || o.id, format('%s, %s in its history', o.state, t.to_state)
    FROM orders o LEFT JOIN told t ON t.order_id = o.id AND t.from_last = 1
    WHERE t.to_state IS DISTINCT FROM o.state`,
}
