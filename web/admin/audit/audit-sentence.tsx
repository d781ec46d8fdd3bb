import { Fragment, type ReactNode } from 'react'
import type { AuditEntry } from '#contract/admin.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { auditSentence, auditTarget, sentenceParts } from './audit-change.ts'

/** Who did what to whom, with links; an order's client follows, since its sentence does not name them. */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin')
  const { action, actor, subject, details } = entry
  const target = auditTarget(details)
  const known: Record<string, ReactNode> = {
    who: actor ? <Person {...actor} /> : t('audit.command-line'),
    whom: subject ? <Person {...subject} /> : '–',
    what: target?.path ? (
      <ShopLink to={target.path} className="link">
        {target.name}
      </ShopLink>
    ) : (
      (target?.name ?? '–')
    ),
  }
  const sentence = auditSentence(t, {
    action,
    hasTarget: target !== undefined,
    hasSubject: subject !== null && subject.id !== actor?.id,
  })
  return sentenceParts(sentence).map((part) => (
    <Fragment key={part.place ?? part.text}>{part.place ? known[part.place] : part.text}</Fragment>
  ))
}

function Person({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('admin')
  return (
    <ShopLink to={`/admin/users/${id}`} className="link">
      {name || t('users.erased')}
    </ShopLink>
  )
}
