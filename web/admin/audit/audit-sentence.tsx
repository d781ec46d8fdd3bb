import { Fragment, type ReactNode } from 'react'
import type { AuditEntry } from '#contract/admin.ts'
import { dynamicKey } from '#domain/translation.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { auditTarget, sentenceParts } from './audit-change.ts'

/** Who did what to whom, with links; an order's client follows, since its sentence does not name them. */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const { t, language } = useTranslation('admin')
  const [open, close] = language === 'ja' || language === 'zh_tw' ? ['（', '）'] : [' (', ')']
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
  const key = dynamicKey(`admin:audit.sentences.${action}`)
  const text = t(key)
  const parts = sentenceParts(text === key ? `{{who}}: ${t(`audit.actions.${action}`)}` : text)
  const isNamed = (place: string) => parts.some((part) => part.place === place)
  return (
    <>
      {parts.map((part) => (
        <Fragment key={part.place ?? part.text}>{part.place ? known[part.place] : part.text}</Fragment>
      ))}
      {target && !isNamed('what') && <> {known.what}</>}
      {subject && subject.id !== actor?.id && !isNamed('whom') && (
        <>
          {open}
          {known.whom}
          {close}
        </>
      )}
    </>
  )
}

function Person({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('admin')
  return (
    <ShopLink to={`/admin/users/${id}`} className="link">
      {name || t('users.erased')}
    </ShopLink>
  )
}
