import { useId } from 'react'
import type { Task, TaskItem } from '#contract/admin-today.ts'
import type { TaskKind } from '#domain/admin/tasks.ts'
import type { Currency } from '#domain/money.ts'
import { dynamicKey } from '#domain/translation.ts'
import { ageText, timestampText } from '../../platform/dates.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { cardSurface } from '../../ui/card.tsx'
import { taskLinks } from './task-links.ts'

type TaskCardProps = { task: Task; currency: Currency }

/** How many of one kind there are to do, and those that wait longest. */
export function TaskCard({ task: { kind, count, oldest }, currency }: TaskCardProps) {
  const { t, language } = useTranslation('admin-today')
  const id = useId()
  const { list } = taskLinks[kind]
  return (
    <section aria-labelledby={id} className={`${cardSurface} flex flex-col px-4 pt-4 pb-3 md:px-5`}>
      <h3 id={id} className="flex items-baseline gap-3 font-sans text-body font-semibold normal-nums">
        <span className="text-price-lead">{formatNumber(count, language)}</span>
        {t(`tasks.${kind}`)}
      </h3>
      <ul className="mt-1 mb-1">
        {oldest.map((item) => (
          <li
            key={item.id}
            className="flex items-baseline justify-between gap-x-3 border-t border-line py-2 text-label"
          >
            <span className="flex min-w-0 flex-wrap gap-x-2 wrap-anywhere">
              <ShopLink to={taskLinks[kind].item(item.id)} className="link inline-block min-h-6">
                <Name kind={kind} item={item} />
              </ShopLink>
              {item.of && <span className="text-ink-2">{item.of}</span>}
            </span>
            <Standing item={item} currency={currency} />
          </li>
        ))}
      </ul>
      {count > oldest.length && (
        <ShopLink to={list} className="link mt-auto inline-flex min-h-6 self-start text-small">
          {t('show-all')}
          <span className="visually-hidden"> {t(`tasks.${kind}`)}</span>
        </ShopLink>
      )}
    </section>
  )
}

function Name({ kind, item: { name } }: { kind: TaskKind; item: TaskItem }) {
  const { t } = useTranslation('admin-today')
  return kind === 'jobs' ? t(dynamicKey(`admin-today:jobs.queues.${name}`)) : name
}

/** How long it waits, when it begins, how much it is about, how many packs are left or facts are missing. */
function Standing({ item, currency }: { item: TaskItem; currency: Currency }) {
  const { t, language } = useTranslation('admin-today')
  const { since, begins, amount, packs, missing } = item
  const style = 'text-small whitespace-nowrap text-ink-2'
  if (since !== null)
    return (
      <time dateTime={since} className={style}>
        {t('waiting', { age: ageText(since, new Date(), language) })}
      </time>
    )
  if (begins !== null)
    return (
      <time dateTime={begins} className={style}>
        {t('begins', { time: timestampText(begins, new Date(), language) })}
      </time>
    )
  if (missing !== null)
    return (
      <span className={style}>
        {missing === 0
          ? t('ready')
          : t('missing', { count: missing, formatted: formatNumber(missing, language) })}
      </span>
    )
  if (amount !== null) return <span className={style}>{formatMoney(amount, currency)}</span>
  if (packs === null) return null
  const left = t('left', { count: packs, formatted: formatNumber(packs, language) })
  return <span className={style}>{packs === 0 ? t('sold-out') : left}</span>
}
