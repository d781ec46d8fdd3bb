import { messagePaths } from '#contract/message-paths.ts'
import type { Message } from '#contract/messages.ts'
import { languageName } from '#domain/language-name.ts'
import { languageTag } from '#domain/languages.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { fullDate, timestampText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useIdParam } from '../../platform/url-params.ts'
import { Card } from '../../ui/card.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { AnswerForm } from './answer-form.tsx'

export const handle = { frame: 'own' }

/** One message to the shop. Opening it is recorded. */
export default function MessageRoute() {
  const { t } = useTranslation('messages')
  useTranslation('problems')
  const answer = useAccountData<Message>(messagePaths.adminOne(useIdParam()))
  return (
    <AdminShell title={t('admin.title')}>
      <BackLink to="/admin/messages">{t('admin.back')}</BackLink>
      <Loaded answer={answer} heading={<AdminTitle>{t('admin.title')}</AdminTitle>}>
        {(message) => <OpenMessage key={message.id} message={message} />}
      </Loaded>
    </AdminShell>
  )
}

function OpenMessage({ message }: { message: Message }) {
  const { t, language } = useTranslation('messages')
  const { name, email, topic, user_id: userId } = message
  // The form is gone once the message is answered or closed.
  const answering = useFocusIfLost<HTMLDivElement>(outcomeOf)
  return (
    <>
      <AdminTitle>{t(`topics.${topic}`)}</AdminTitle>
      <Card title={name || email} className="mt-4 max-w-190">
        <p className="mt-3 whitespace-pre-line wrap-anywhere">{message.message}</p>
        <dl className="mt-4 grid gap-x-6 gap-y-2 border-t border-line pt-4 md:grid-cols-[max-content_minmax(0,1fr)] [&>dt]:text-ink-3">
          <dt>{t('admin.received')}</dt>
          <dd>{timestampText(message.received_at, new Date(), language)}</dd>
          <dt>{t('admin.from')}</dt>
          <dd className="wrap-anywhere">
            {userId ? (
              <ShopLink to={`/admin/users/${userId}`} className="link">
                {email}
              </ShopLink>
            ) : (
              email
            )}
          </dd>
          <dt>{t('admin.language')}</dt>
          <dd>{languageName(message.language, language)}</dd>
          <OrderFact message={message} />
        </dl>
      </Card>
      <div ref={answering}>
        <AnswerForm
          message={message}
          closed={
            <div tabIndex={-1} className="focus:shadow-none focus:outline-none">
              <Closed message={message} />
            </div>
          }
        />
      </div>
      <p className="mt-4 text-small text-ink-3">{t('admin.audited')}</p>
    </>
  )
}

const outcomeOf = (box: HTMLElement) => box.querySelector<HTMLElement>('div[tabindex]')

function OrderFact({ message: { order, order_number: typed } }: { message: Message }) {
  const { t } = useTranslation('messages')
  if (typed === '') return null
  return (
    <>
      <dt>{t('admin.order')}</dt>
      <dd className="wrap-anywhere">
        {order ? (
          <ShopLink to={`/admin/orders?order=${order.id}`} className="link">
            {order.number}
          </ShopLink>
        ) : (
          typed
        )}
        {!order?.is_senders && (
          <span className="block text-small text-madder">
            {t(order ? 'admin.other-sender' : 'admin.unknown-order')}
          </span>
        )}
      </dd>
    </>
  )
}

function Closed({ message }: { message: Message }) {
  const { t, language } = useTranslation('messages')
  const { answer, closed_at: at, closed_by: by } = message
  const closed = { day: at ? fullDate(at, language) : '', name: by ?? '–' }
  if (answer === null) return <p className="mt-4 text-ink-2">{t('admin.closed-by', closed)}</p>
  return (
    <Card title={t('admin.answer')} className="mt-4 max-w-190">
      <p lang={languageTag(message.language)} className="mt-3 whitespace-pre-line wrap-anywhere">
        {answer}
      </p>
      <p className="mt-4 text-ink-2">{t('admin.answered-by', closed)}</p>
    </Card>
  )
}
