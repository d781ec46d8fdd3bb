import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { csvText } from '#server/platform/csv.ts'
import { type ListedClient, listAllClients } from './list-clients.ts'

const columns = [
  'first_name',
  'last_name',
  'email',
  'state',
  'archived',
  'discount',
  'invited_at',
  'latest_protocol',
  'protocols',
  'last_ordered_at',
  'turnover_12_months',
  'currency',
] as const
type Row = Record<(typeof columns)[number], string | number>

/** A practitioner's clients as a table, by name, the archived ones last. */
export async function clientsCsv(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'currency' | 'db' | 'now'>,
): Promise<string> {
  const present = await listAllClients(ctx, 'all')
  const archived = await listAllClients(ctx, 'archived')
  const rows = [...present, ...archived].map((entry) => rowOf(entry, ctx.currency))
  return csvText(rows, columns)
}

function rowOf(client: ListedClient, currency: string): Row {
  return {
    first_name: client.first_name,
    last_name: client.last_name,
    email: client.email,
    state: client.state,
    archived: client.is_archived ? 'yes' : 'no',
    discount: client.discount_rate,
    invited_at: client.invited_at,
    latest_protocol: client.latest_protocol?.name ?? '',
    protocols: client.total_protocols,
    last_ordered_at: client.last_ordered_at ?? '',
    turnover_12_months: client.turnover.toFixed(2),
    currency,
  }
}
