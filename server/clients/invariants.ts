import { erasedAfterDays } from '#domain/clients/consent.ts'

/** The cleanup runs once a day, and may miss one while the shop is down. */
const overdueDays = erasedAfterDays + 2

/** Whether records are accepted, hidden and erased as their clients answered; each query returns no rows if all is well. */
export const clientChecks: Readonly<Record<string, string>> = {
  'consent of a client': `
    SELECT 'client ' || c.id AS what,
      format('last answer %s, accepted at %s, withdrawn at %s', coalesce(a.step, 'none'),
        coalesce(c.accepted_at::text, 'no time'), coalesce(c.withdrawn_at::text, 'no time')) AS found
    FROM clients c LEFT JOIN LATERAL (
      SELECT step FROM client_consents WHERE client_id = c.id AND step <> 'attested' ORDER BY id DESC LIMIT 1
    ) a ON true
    WHERE (c.withdrawn_at IS NOT NULL) <> (a.step IS NOT DISTINCT FROM 'withdrawn')
      OR (c.accepted_at IS NULL AND a.step IS NOT DISTINCT FROM 'confirmed')`,
  'erasure after a withdrawal': `
    SELECT 'client ' || id AS what, format('withdrawn at %s and still there', withdrawn_at) AS found
    FROM clients WHERE withdrawn_at < now() - interval '${overdueDays} days'`,
}
