import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { messagePaths } from '#contract/message-paths.ts'
import type { ContactForm } from '#contract/messages.ts'
import { PageView } from '../../content/page/page-view.tsx'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { MessageFields, PrivacyNote } from './message-fields.tsx'
import { readMessage } from './read-message.ts'

export const handle = { utilities: 'all' }

/** Made for each visitor: the form says when it was opened, which the contact page, the same for everybody, cannot. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, shop } = context.get(pageRequest)
  const { token } = await api.get<ContactForm>(messagePaths.form)
  return { token, language: shop.language }
}

/** A message from the contact page arrives without a token: it is shown once more, to be checked and sent. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { submit, shop } = context.get(pageRequest)
  const typed = readMessage(await request.formData(), shop.language)
  const problem = await submit(messagePaths.send, typed)
  if (!problem) return redirect(`/${shop.language}/contact/sent`, 303)
  const isToCheck = typed.token === '' && problem.code === 'form-again'
  const { status, message, errors = {} } = problem
  return isToCheck
    ? { typed, isToCheck, message: undefined, errors: {} }
    : data({ typed, isToCheck, message, errors }, { status })
}

/** The contact form for browsers without scripts. */
export default function Write() {
  const { token, language } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('messages')
  const typed: Readonly<Record<string, string>> = answer?.typed ?? { language }
  const errors: Readonly<Record<string, string[]>> = answer?.errors ?? {}
  const field = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name]?.[0] })
  const form = (
    <form method="post" noValidate className="mt-8 grid max-w-140 grid-cols-1 gap-4.5">
      <FormProblem>{answer?.message}</FormProblem>
      {answer?.isToCheck && (
        <p role="status" className="rounded-control bg-tint px-4 py-3 text-bottle">
          {t('contact.check')}
        </p>
      )}
      <MessageFields
        fields={{
          topic: field('topic'),
          order_number: field('order_number'),
          message: field('message'),
          language: field('language'),
          website: field('website'),
        }}
        sender={{ name: field('name'), email: field('email') }}
      />
      <input type="hidden" name="token" value={token} />
      <PrivacyNote />
      <button type="submit" className="btn btn-primary justify-self-start">
        {t('contact.send')}
      </button>
    </form>
  )
  return (
    <>
      <PageHead title={t('contact.title')} description={t('contact.lead')} indexed={false} />
      <PageView title={t('contact.title')} description={t('contact.lead')} sections={[]} top={form} />
    </>
  )
}
