import type { AuditEntry } from '#contract/admin.ts'
import { type AuditKind, auditedChanges, auditedReads, auditKinds } from '#domain/audit.ts'
import { queryString } from '../../platform/query-string.ts'
import { pageParam, parsePositiveInteger } from '../../platform/url-params.ts'

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
    actor: parsePositiveInteger(search.get('actor')),
    subject: parsePositiveInteger(search.get('subject')),
    from: date(search.get('from')),
    to: date(search.get('to')),
    query: (search.get('query') ?? '').trim().slice(0, 100),
    page: pageParam(search),
  }
}

/** For the page, its call and its export, which ignores the page. */
export function auditSearch({ kind, page, ...filters }: AuditView) {
  return queryString({ kind: kind !== 'all' && kind, ...filters, page: page > 1 && page })
}

export function isFiltered({ page: _, ...filters }: AuditView): boolean {
  return auditSearch({ ...filters, page: 1 }) !== ''
}

export function actionsOf(kind: AuditKind): readonly AuditEntry['action'][] {
  if (kind === 'changes') return auditedChanges
  return kind === 'reads' ? auditedReads : [...auditedChanges, ...auditedReads]
}

const date = (text: string | null) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
