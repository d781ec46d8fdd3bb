import { z } from 'zod'
import { auditedChanges, auditedReads, auditKinds } from '#domain/audit.ts'
import { Line, UserTypeId } from './accounts.ts'
import { Id, Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'
import { Certificate } from './practitioners.ts'

const page = PageText.default(1)
const limit = LimitText

const totals = {
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
}

/** Who did what and when; `details` are the values before and after. */
export const AuditEntry = z.strictObject({
  id: Id,
  at: Timestamp,
  action: z.enum([...auditedChanges, ...auditedReads]),
  /** Null when it was done from the command line. */
  actor: z.strictObject({ id: Id, name: z.string() }).nullable(),
  subject: z.strictObject({ id: Id, name: z.string() }).nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export type AuditEntry = z.infer<typeof AuditEntry>
const auditFilters = {
  kind: z.enum(auditKinds).default('all'),
  action: z.enum([...auditedChanges, ...auditedReads]).optional(),
  /** Who did it, and to whom. */
  actor: z.coerce.number().pipe(Id).optional(),
  subject: z.coerce.number().pipe(Id).optional(),
  /** Days in the shop's time zone, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** A name, an email, or the number of an order, voucher or payout. */
  query: Line.max(100).default(''),
}
export const AuditFilters = z.object(auditFilters)
export type AuditFilters = z.infer<typeof AuditFilters>
export const AuditQuery = z.object({ ...auditFilters, page, limit: limit.default(50) })
const AuditPerson = z.strictObject({ id: Id, name: z.string() })
export const AuditPage = z.strictObject({
  data: z.array(AuditEntry),
  ...totals,
  /** Everybody who did something, by name. */
  actors: z.array(AuditPerson),
  /** To whom, if the list is filtered by it. */
  subject: AuditPerson.nullable(),
})
export type AuditPage = z.infer<typeof AuditPage>

export const AdminCertificate = z.strictObject({
  ...Certificate.shape,
  decided_by: z.string().nullable(),
  practitioner: z.strictObject({
    id: Id,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    country: z.string().nullable(),
    health_profession: z.int(),
    expertise_level: z.int(),
    organisation_type: z.int(),
    organisation_name: z.string(),
    registered_at: Timestamp,
  }),
})
export type AdminCertificate = z.infer<typeof AdminCertificate>
export const AdminCertificateQuery = z.object({
  state: z.enum(['waiting', 'decided']).default('waiting'),
  page,
  limit: limit.default(50),
})
/** Waiting certificates oldest first, decided ones newest first. */
export const AdminCertificatePage = z.strictObject({
  data: z.array(AdminCertificate),
  ...totals,
  waiting: z.int(),
  decided: z.int(),
})
export type AdminCertificatePage = z.infer<typeof AdminCertificatePage>
/** Includes what this practitioner submitted before. */
export const AdminCertificateDetail = z.strictObject({
  ...AdminCertificate.shape,
  history: z.array(Certificate),
})
export type AdminCertificateDetail = z.infer<typeof AdminCertificateDetail>

export const AdminUser = z.strictObject({
  id: Id,
  user_type_id: UserTypeId,
  email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  country: z.string().nullable(),
  created_at: Timestamp,
  activated_at: Timestamp.nullable(),
  deactivated_at: Timestamp.nullable(),
  second_factor: z.boolean(),
})
export type AdminUser = z.infer<typeof AdminUser>
export const AdminUserQuery = z.object({
  query: Line.max(200).default(''),
  page,
  limit: limit.default(25),
})
export const AdminUserPage = z.strictObject({ data: z.array(AdminUser), ...totals })
export type AdminUserPage = z.infer<typeof AdminUserPage>
export const AdminUserDetail = z.strictObject({ ...AdminUser.shape, history: z.array(AuditEntry) })
export type AdminUserDetail = z.infer<typeof AdminUserDetail>
export const RoleChange = z.strictObject({ user_type_id: UserTypeId })
