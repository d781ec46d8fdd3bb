import { commissionAccounts } from '#domain/commission/ledger.ts'

const accounts = commissionAccounts.map((account) => `'${account}'`).join(',')
const balance = (account: string) =>
  `coalesce(sum(CASE '${account}' WHEN to_account THEN amount WHEN from_account THEN -amount END), 0)`

/** Whether the ledger, the order lines and the refunds agree; each query returns no rows if all is well. */
export const commissionChecks: Readonly<Record<string, string>> = {
  'accounts of commission': `
    SELECT 'commission in ' || currency AS what, format('%s over all accounts', sum(change)) AS found
    FROM (
      SELECT currency, to_account AS account, amount AS change FROM commission_entries
      UNION ALL SELECT currency, from_account, -amount FROM commission_entries
      UNION ALL SELECT currency, to_account, amount FROM payout_entries
      UNION ALL SELECT currency, from_account, -amount FROM payout_entries
    ) moves WHERE account IN (${accounts}) GROUP BY currency HAVING sum(change) <> 0`,
  'commission on a line': `
    SELECT 'order line ' || l.id AS what, format('%s credited, %s pending, %s available of %s packs, %s of them refunded',
      e.credited, e.pending, e.available, l.quantity, l.refunded) AS found
    FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN (
      SELECT order_line_id, min(currency) AS currency, min(practitioner_id) AS practitioner_id,
        sum(amount::numeric) FILTER (WHERE kind = 'credited') AS credited,
        ${balance('pending')} AS pending, ${balance('available')} AS available
      FROM commission_entries GROUP BY order_line_id
    ) e ON e.order_line_id = l.id
    WHERE o.paid_at IS NULL OR e.currency <> o.currency OR e.practitioner_id IS DISTINCT FROM l.practitioner_id
      OR e.practitioner_id = o.user_id
      OR e.credited IS DISTINCT FROM greatest(0, round(
        (l.regular * l.quantity - l.sale) * (l.tier_rate - l.discount_rate) / (100 + l.vat_percent)))
      OR least(e.pending, e.available) < 0
      OR e.pending + e.available <> round(e.credited * (l.quantity - l.refunded) / l.quantity)`,
  'commission on a paid order': `
    SELECT 'order line ' || l.id AS what, 'not credited' AS found
    FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE o.paid_at IS NOT NULL AND l.practitioner_id IS DISTINCT FROM o.user_id
      AND l.practitioner_id IS NOT NULL AND l.tier_rate IS NOT NULL
      AND NOT EXISTS (SELECT FROM commission_entries e WHERE e.order_line_id = l.id AND e.kind = 'credited')`,
}
