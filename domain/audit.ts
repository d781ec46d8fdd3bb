/** Changes made by admins. */
export const auditedChanges = [
  'certificate-approved',
  'certificate-refused',
  'role-changed',
  'user-deactivated',
  'user-reactivated',
  'admin-made',
  'order-processed',
  'order-shipped',
  'order-delivered',
  'order-refunded',
  'order-cancelled',
  'order-noted',
  'refund-retried',
  'withdrawal-refused',
  'voucher-created',
  'voucher-disabled',
  'voucher-enabled',
  'payment-method-changed',
  'payouts-run',
  'payout-returned',
  'stock-changed',
  'batch-blocked',
  'batch-released',
  'recall-sent',
  'reaction-handled',
] as const
/** Personal data that admins viewed or exported, without changing it. */
export const auditedReads = [
  'user-opened',
  'certificate-opened',
  'orders-exported',
  'packing-slips-opened',
  'order-document-opened',
  'payout-file-opened',
  'recall-exported',
  'reaction-opened',
] as const
export const auditKinds = ['all', 'changes', 'reads'] as const
export type AuditKind = (typeof auditKinds)[number]
