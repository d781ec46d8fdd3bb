/** Whether payouts, their items and the ledger agree; each query returns no rows if all is well. */
export const payoutChecks: Readonly<Record<string, string>> = {
  'payouts and their entries': `
    SELECT 'payout ' || p.id AS what, format('%s paid, %s of items, %s sent, %s returned',
      p.amount, i.amount, e.paid, e.returned) AS found
    FROM payouts p
    LEFT JOIN LATERAL (
      SELECT sum(CASE c.to_account WHEN 'available' THEN c.amount ELSE -c.amount END) AS amount,
        bool_and(c.practitioner_id = p.practitioner_id AND c.currency = p.currency
          AND 'available' IN (c.from_account, c.to_account)
          AND payout_items.is_returned = (p.returned_at IS NOT NULL)) AS fits
      FROM payout_items JOIN commission_entries c ON c.id = payout_items.entry_id
      WHERE payout_items.payout_id = p.id
    ) i ON true
    LEFT JOIN LATERAL (
      SELECT sum(amount) FILTER (WHERE kind = 'paid') AS paid,
        sum(amount) FILTER (WHERE kind = 'returned') AS returned,
        bool_and(practitioner_id = p.practitioner_id AND currency = p.currency) AS fits
      FROM payout_entries WHERE payout_id = p.id
    ) e ON true
    WHERE i.amount IS DISTINCT FROM p.amount OR e.paid IS DISTINCT FROM p.amount
      OR e.returned IS DISTINCT FROM (CASE WHEN p.returned_at IS NOT NULL THEN p.amount END)
      OR NOT i.fits OR NOT e.fits`,
  'owed and not paid out': `
    SELECT 'practitioner ' || practitioner_id AS what,
      format('%s %s owed, %s of them without payout', sum(owed), currency, sum(open)) AS found
    FROM (
      SELECT practitioner_id, currency,
        CASE to_account WHEN 'available' THEN amount ELSE -amount END AS owed,
        CASE WHEN EXISTS (SELECT FROM payout_items WHERE entry_id = c.id AND NOT is_returned) THEN 0
          WHEN to_account = 'available' THEN amount ELSE -amount END AS open
      FROM commission_entries c WHERE 'available' IN (from_account, to_account)
      UNION ALL
      SELECT practitioner_id, currency, CASE to_account WHEN 'available' THEN amount ELSE -amount END, 0
      FROM payout_entries
    ) moves GROUP BY practitioner_id, currency HAVING sum(owed) <> sum(open)`,
}
