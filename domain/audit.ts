/** Changes made by admins. */
export const auditedChanges = [
  'certificate-approved',
  'certificate-refused',
  'claim-allowed',
  'claim-declined',
  'claim-withdrawn',
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
  'content-published',
  'content-withdrawn',
  'content-deleted',
  'payouts-run',
  'payout-returned',
  'job-retried',
] as const
/** Personal data that admins viewed or exported, without changing it. */
export const auditedReads = [
  'user-opened',
  'people-searched',
  'certificate-opened',
  'orders-exported',
  'audit-exported',
  'packing-slips-opened',
  'order-document-opened',
  'payout-file-opened',
] as const
export const auditKinds = ['all', 'changes', 'reads'] as const
export type AuditKind = (typeof auditKinds)[number]
