import type { AuditEntry } from '#contract/admin.ts'
import { type AuditKind, auditedChanges, auditedReads, auditKinds } from '#domain/audit.ts'

/** The parameters of the page’s URL. */
export type AuditView = {
  kind: AuditKind
  action: AuditEntry['action'] | undefined
  actor: number | undefined
  subject: number | undefined
  from: string | undefined
  to: string | undefined
  query: string
  page: number
}

export function readAuditView(search: URLSearchParams): AuditView {
  const kind = auditKinds.find((each) => each === search.get('kind')) ?? 'all'
  return {
    kind,
    action: actionsOf(kind).find((action) => action === search.get('action')),
    actor: wholeNumber(search.get('actor')),
    subject: wholeNumber(search.get('subject')),
    from: date(search.get('from')),
    to: date(search.get('to')),
    query: (search.get('query') ?? '').trim().slice(0, 100),
    page: wholeNumber(search.get('page')) ?? 1,
  }
}

/** For the page, its call and its export, which ignores the page. */
export function auditSearch({ page, ...filters }: AuditView): `?${string}` {
  const parts = {
    ...filters,
    kind: filters.kind === 'all' ? undefined : filters.kind,
    page: page > 1 && page,
  }
  const given = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return `?${new URLSearchParams(given)}`
}

export function isFiltered({ page: _, ...filters }: AuditView): boolean {
  return auditSearch({ ...filters, page: 1 }) !== '?'
}

export function actionsOf(kind: AuditKind): readonly AuditEntry['action'][] {
  if (kind === 'changes') return auditedChanges
  return kind === 'reads' ? auditedReads : [...auditedChanges, ...auditedReads]
}

const date = (text: string | null) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
