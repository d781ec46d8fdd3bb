import { commissionAccounts } from '#domain/commission/ledger.ts'
import { regionSettings } from '#domain/regions.ts'

const accounts = commissionAccounts.map((account) => `'${account}'`).join(',')
const zones = Object.values(regionSettings)
  .map(({ currency, timeZone }) => `WHEN '${currency}' THEN '${timeZone}'`)
  .join(' ')
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
        coalesce(sum(amount::numeric) FILTER (WHERE kind = 'reversed' AND refund_id IS NULL), 0) AS forgone,
        ${balance('pending')} AS pending, ${balance('available')} AS available
      FROM commission_entries GROUP BY order_line_id
    ) e ON e.order_line_id = l.id JOIN users u ON u.id = e.practitioner_id
    CROSS JOIN LATERAL (SELECT round(e.credited * (l.quantity - l.refunded) / l.quantity) AS amount) kept
    WHERE o.paid_at IS NULL OR e.currency <> o.currency OR e.practitioner_id IS DISTINCT FROM l.practitioner_id
      OR (e.practitioner_id = o.user_id AND e.pending + e.available <> 0)
      OR (e.forgone > 0 AND e.practitioner_id IS DISTINCT FROM o.user_id AND u.erased_at IS NULL)
      OR e.credited IS DISTINCT FROM greatest(0, round(
        (l.regular * l.quantity - l.sale) * (l.tier_rate - l.discount_rate) / (100 + l.vat_percent)))
      OR least(e.pending, e.available) < 0
      OR e.pending + e.available NOT BETWEEN kept.amount - e.forgone AND kept.amount`,
  'commission on a paid order': `
    SELECT 'order line ' || l.id AS what, 'not credited' AS found
    FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE o.paid_at IS NOT NULL AND l.practitioner_id IS DISTINCT FROM o.user_id
      AND l.practitioner_id IS NOT NULL AND l.tier_rate IS NOT NULL
      AND NOT EXISTS (SELECT FROM users WHERE id = l.practitioner_id AND erased_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM commission_entries e WHERE e.order_line_id = l.id AND e.kind = 'credited')`,
  'statements of commission': `
    SELECT 'statement ' || s.id AS what, format('%s pending and %s available, %s and %s in the ledger',
      s.pending, s.available, e.pending, e.available) AS found
    FROM commission_statements s JOIN LATERAL (
      SELECT ${balance('pending')} AS pending, ${balance('available')} AS available
      FROM (
        SELECT practitioner_id, from_account, to_account, amount, currency, at FROM commission_entries
        WHERE id <= s.last_entry_id
        UNION ALL SELECT practitioner_id, from_account, to_account, amount, currency, at FROM payout_entries
        WHERE id <= s.last_payout_entry_id
      ) moves
      WHERE practitioner_id = s.practitioner_id AND at < ((s.month || '-01')::timestamp + interval '1 month') AT TIME ZONE CASE currency ${zones} END
    ) e ON true
    WHERE (e.pending, e.available) IS DISTINCT FROM (s.pending, s.available)`,
  'numbers of self-billed invoices': `
    SELECT 'self-billed invoices of practitioner ' || practitioner_id || ' in ' || year AS what,
      format('%s numbers up to %s', count(*), max(sequence)) AS found
    FROM self_billed_invoices GROUP BY practitioner_id, year HAVING count(*) <> max(sequence)`,
  'self-billed invoices': `
    SELECT 'self-billed invoice ' || i.id AS what, 'without an agreement for its month' AS found
    FROM self_billed_invoices i JOIN commission_statements s ON s.id = i.statement_id
    WHERE i.practitioner_id <> s.practitioner_id OR NOT EXISTS (
      SELECT FROM self_billing_agreements a
      WHERE a.practitioner_id = i.practitioner_id AND a.agreed_at <= s.closed_at
        AND (a.withdrawn_at IS NULL OR a.withdrawn_at > a.agreed_at))`,
}
