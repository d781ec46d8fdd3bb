import type { AuditEntry } from '#contract/admin.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { type ChangedBy, lockOrder, type OrderRow } from './change-order-state.ts'

export function byAdmin({ actor }: Pick<Ctx<SignedIn>, 'actor'>): ChangedBy {
  return { by: 'admin', userId: actor.id }
}

export async function lockAnyOrder(db: Database, id: number): Promise<OrderRow> {
  return (await lockOrder(db, id)) ?? refuse('not-found')
}

type Details = AuditEntry['details']

/** Records what an admin did to an order or viewed of it, with the person it concerns. */
export function recordOrderAction(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  order: OrderRow,
  action: AuditEntry['action'],
  details: Details = {},
): Promise<void> {
  return recordAudit(ctx, {
    action,
    subjectId: order.userId,
    details: { order: orderNumber(order.id), ...details },
  })
}
