import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import useSWR from 'swr'
import { emailChoicePaths } from '#contract/email-choice-paths.ts'
import type { LinkedEmailChoices } from '#contract/email-choices.ts'
import type { EmailKind } from '#domain/accounts/email-kinds.ts'
import { callApi } from '../../platform/call-api.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { isRefused } from '../../platform/refusals.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useSwitches } from '../../platform/use-switches.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { EmailSwitches } from './email-switches.tsx'

export const handle = { utilities: 'all' }

/** The page behind the link at the end of an email. It is rendered without the token; only the browser sends it. */
export default function UnsubscribePage() {
  const { t } = useTranslation('emails')
  const ready = useHydrated()
  return (
    <div className="wrap min-h-[60vh] py-8">
      <PageHead title={t('linked.page')} description={t('linked.ask-text')} indexed={false} />
      <div className="mx-auto mt-4 max-w-[660px]">
        {ready ? <Linked /> : <p className="text-ink-2">{t('shop:loading')}</p>}
      </div>
    </div>
  )
}

/** Opening the page changes nothing: programs that scan emails open links, too. */
function Linked() {
  const { language } = useTranslation('emails')
  const { token = '' } = useParams()
  const path = emailChoicePaths.linked(token)
  const answer = useSWR<LinkedEmailChoices, Error>(
    [path],
    () => callApi<LinkedEmailChoices>(path, { language }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )

  const { chosen, problem, choose } = useSwitches<EmailKind>(async (kind, isOn) => {
    const body = { kind, is_on: isOn }
    await answer.mutate(await callApi<LinkedEmailChoices>(path, { method: 'PUT', body, language }), false)
  })

  if (isRefused(answer.error)) return <Over />
  return (
    <Loaded answer={answer}>
      {(choices) => <Choices choices={choices} chosen={chosen} problem={problem} onChoose={choose} />}
    </Loaded>
  )
}

type ChoicesProps = {
  choices: LinkedEmailChoices
  chosen: ReadonlyMap<EmailKind, boolean>
  problem: string | undefined
  onChoose(kind: EmailKind, isOn: boolean): void
}

function Choices({ choices: { kind, data }, chosen, problem, onChoose }: ChoicesProps) {
  const { t } = useTranslation('emails')
  const heading = useRef<HTMLHeadingElement>(null)
  const isOn = data.some((choice) => choice.kind === kind && choice.is_on)
  const wasOn = useRef(isOn)
  const others = data.filter((choice) => choice.kind !== kind)
  useEffect(() => {
    if (wasOn.current !== isOn) heading.current?.focus()
    wasOn.current = isOn
  }, [isOn])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h1-narrow md:text-h1">
        {isOn ? t(`linked.ask.${kind}`) : t('linked.stopped')}
      </h1>
      <p className="mt-3 text-ink-2">{isOn ? t('linked.ask-text') : t('linked.stopped-text')}</p>
      <FormProblem>{problem}</FormProblem>
      <form
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault()
          onChoose(kind, !isOn)
        }}
      >
        <SubmitButton busy={chosen.has(kind)} className={isOn ? '' : 'btn-plain'}>
          {isOn ? t('linked.stop') : t('linked.again')}
        </SubmitButton>
      </form>
      {others.length > 0 && (
        <fieldset className="mt-10">
          <legend className="mb-2 text-h3 font-medium">{t('linked.others')}</legend>
          <EmailSwitches choices={others} chosen={chosen} onChoose={onChoose} />
        </fieldset>
      )}
    </>
  )
}

function Over() {
  const { t } = useTranslation('emails')
  return (
    <>
      <h1 className="text-h1-narrow md:text-h1">{t('linked.over')}</h1>
      <p className="mt-3 text-ink-2">{t('linked.over-text')}</p>
      <ShopLink to="/" className="btn btn-primary mt-8">
        {t('linked.to-shop')}
      </ShopLink>
    </>
  )
}
