import type { Declaration } from './declaration.ts'
import { pathText } from './path-text.ts'

const adminOrders = '/v2/admin/orders'
type Id = number | ':id' | ':refund_id' | ':withdrawal_id'
type Text = string

export const adminPaths = {
  certificates: '/v2/admin/certificates',
  certificate: (id: number | ':id') => `/v2/admin/certificates/${id}` as const,
  certificateFile: (id: number | ':id') => `/v2/admin/certificates/${id}/file` as const,
  approve: (id: number | ':id') => `/v2/admin/certificates/${id}/approve` as const,
  refuse: (id: number | ':id') => `/v2/admin/certificates/${id}/refuse` as const,
  users: '/v2/admin/users',
  user: (id: number | string) => `/v2/admin/users/${pathText(String(id))}` as const,
  role: (id: number | ':id') => `/v2/admin/users/${id}/role` as const,
  deactivate: (id: number | ':id') => `/v2/admin/users/${id}/deactivate` as const,
  reactivate: (id: number | ':id') => `/v2/admin/users/${id}/reactivate` as const,
  resetSecondFactor: (id: number | ':id') => `/v2/admin/users/${id}/reset-second-factor` as const,
  audit: '/v2/admin/audit',
  auditCsv: '/v2/admin/audit/audit.csv',
  search: '/v2/admin/search',
  today: '/v2/admin/today',
  figures: '/v2/admin/figures',
  figuresCsv: '/v2/admin/figures/figures.csv',
  jobs: '/v2/admin/jobs',
  retryJob: (id: string) => `/v2/admin/jobs/${pathText(id)}/retry` as const,
} as const

export const adminOrderPaths = {
  list: adminOrders,
  csv: `${adminOrders}/orders.csv`,
  packingSlips: `${adminOrders}/packing-slips.pdf`,
  process: `${adminOrders}/process`,
  one: (id: Id) => `${adminOrders}/${id}` as const,
  ship: (id: Id) => `${adminOrders}/${id}/shipments` as const,
  deliver: (id: Id) => `${adminOrders}/${id}/deliver` as const,
  refund: (id: Id) => `${adminOrders}/${id}/refunds` as const,
  /** Sends a failed refund again. */
  retry: (id: Id, refundId: Id) => `${adminOrders}/${id}/refunds/${refundId}/retry` as const,
  refuse: (id: Id, withdrawalId: Id) => `${adminOrders}/${id}/withdrawals/${withdrawalId}/refusal` as const,
  cancel: (id: Id) => `${adminOrders}/${id}/cancel` as const,
  notes: (id: Id) => `${adminOrders}/${id}/notes` as const,
  document: (id: Id, number: Text) => `${adminOrders}/${id}/documents/${pathText(number)}.pdf` as const,
  vouchers: '/v2/admin/vouchers',
  voucher: (id: Id) => `/v2/admin/vouchers/${id}` as const,
  paymentMethods: '/v2/admin/payment-methods',
  paymentMethod: (key: Text) => `/v2/admin/payment-methods/${pathText(key)}` as const,
} as const

/** Who may make which call: only admins. */
export const adminCalls = () =>
  [
    { method: 'GET', path: adminPaths.certificates, auth: 'admin' },
    { method: 'GET', path: adminPaths.certificate(':id'), auth: 'admin' },
    { method: 'GET', path: adminPaths.certificateFile(':id'), auth: 'admin' },
    { method: 'POST', path: adminPaths.approve(':id'), auth: 'admin' },
    { method: 'POST', path: adminPaths.refuse(':id'), auth: 'admin' },
    { method: 'GET', path: adminPaths.users, auth: 'admin' },
    { method: 'GET', path: adminPaths.user(':id'), auth: 'admin' },
    { method: 'PUT', path: adminPaths.role(':id'), auth: 'admin' },
    { method: 'POST', path: adminPaths.deactivate(':id'), auth: 'admin' },
    { method: 'POST', path: adminPaths.reactivate(':id'), auth: 'admin' },
    { method: 'POST', path: adminPaths.resetSecondFactor(':id'), auth: 'admin' },
    { method: 'GET', path: adminPaths.audit, auth: 'admin' },
    { method: 'GET', path: adminPaths.auditCsv, auth: 'admin' },
    { method: 'GET', path: adminPaths.search, auth: 'admin' },
    { method: 'GET', path: adminPaths.today, auth: 'admin' },
    { method: 'GET', path: adminPaths.figures, auth: 'admin' },
    { method: 'GET', path: adminPaths.figuresCsv, auth: 'admin' },
    { method: 'GET', path: adminPaths.jobs, auth: 'admin' },
    { method: 'POST', path: adminPaths.retryJob(':id'), auth: 'admin' },
    { method: 'GET', path: adminOrderPaths.list, auth: 'admin' },
    { method: 'GET', path: adminOrderPaths.csv, auth: 'admin' },
    { method: 'GET', path: adminOrderPaths.packingSlips, auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.process, auth: 'admin' },
    { method: 'GET', path: adminOrderPaths.one(':id'), auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.ship(':id'), auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.deliver(':id'), auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.refund(':id'), auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.retry(':id', ':refund_id'), auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.refuse(':id', ':withdrawal_id'), auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.cancel(':id'), auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.notes(':id'), auth: 'admin' },
    { method: 'GET', path: adminOrderPaths.document(':id', ':number'), auth: 'admin' },
    { method: 'GET', path: adminOrderPaths.vouchers, auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.vouchers, auth: 'admin' },
    { method: 'PUT', path: adminOrderPaths.voucher(':id'), auth: 'admin' },
    { method: 'GET', path: adminOrderPaths.paymentMethods, auth: 'admin' },
    { method: 'PUT', path: adminOrderPaths.paymentMethod(':key'), auth: 'admin' },
  ] as const satisfies readonly Declaration[]
