import { type ReactNode, useRef, useState } from 'react'
import type { Attestations } from '#contract/consent.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { bracketed } from '#domain/languages.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { ButtonResultPager } from '../../platform/result-page.tsx'
import { refreshAccountData, useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { usePages } from '../../platform/use-pages.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { cardSheet } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'

type AttestationListProps = { className: string; waiting: ReactNode }

export function AttestationList({ className, waiting }: AttestationListProps) {
  const { t } = useTranslation('consent')
  const answer = useAccountData<Attestations>(consentPaths.attestations)
  const title = useRef<HTMLHeadingElement>(null)
  // The form is gone once all clients are stated.
  const box = useFocusIfLost<HTMLDivElement>(outcomeOf)
  return (
    <div ref={box} className="contents">
      <Loaded answer={answer} waiting={waiting}>
        {(attestations) =>
          attestations.data.length === 0 ? (
            <EmptyState ref={title} plant="verbena" title={t('attest.none')} text={t('attest.none-text')}>
              <ShopLink to="/account/practitioner/clients" className="btn btn-plain">
                {t('attest.clients')}
              </ShopLink>
            </EmptyState>
          ) : (
            <Statement
              clients={attestations.data}
              className={className}
              onStated={(left) => answer.mutate(left, { revalidate: false })}
            />
          )
        }
      </Loaded>
    </div>
  )
}

const outcomeOf = (box: HTMLElement) => box.querySelector<HTMLElement>('h2[tabindex]')

type StatementProps = {
  clients: Attestations['data']
  className: string
  onStated(left: Attestations): Promise<unknown>
}

function Statement({ clients, className, onStated }: StatementProps) {
  const { t, language } = useTranslation('consent')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { shown, pager } = usePages(clients, 50)
  const { isBusy, problem, run } = useAction()
  const ids = clients.flatMap(({ id }) => (chosen.includes(id) ? id : []))
  const isPageChosen = shown.every(({ id }) => chosen.includes(id))

  async function state() {
    if (ids.length === 0) return
    await run(async () => {
      const body = { client_ids: ids }
      const left = await callAccount<Attestations>(consentPaths.attestations, { method: 'POST', body })
      toast('success', t('attest.done'))
      setChosen([])
      await onStated(left)
      await refreshAccountData(practicePaths.clients)
    })
  }

  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        void state()
      }}
    >
      <p className="max-w-[68ch] text-ink-2">{t('attest.text')}</p>
      <fieldset className={cardSheet}>
        <legend className="sr-only">{t('attest.legend')}</legend>
        <CheckField
          label={
            <span className="font-medium">{t(pager.pages > 1 ? 'attest.all-on-page' : 'attest.all')}</span>
          }
          checked={isPageChosen}
          onChange={() => setChosen(withPage(chosen, shown, !isPageChosen))}
        />
        <ul className="mt-1 border-t border-line pt-2">
          {shown.map((client) => (
            <li key={client.id}>
              <CheckField
                label={
                  <span className="wrap-anywhere">
                    {personName(client)} <span className="text-small text-ink-2">{client.email}</span>
                  </span>
                }
                checked={chosen.includes(client.id)}
                onChange={() =>
                  setChosen((before) =>
                    before.includes(client.id)
                      ? before.filter((id) => id !== client.id)
                      : [...before, client.id],
                  )
                }
              />
            </li>
          ))}
        </ul>
        <ButtonResultPager {...pager} />
      </fieldset>
      <div>
        <p className="mb-3 max-w-[68ch] font-medium">{t('attest.statement')}</p>
        <SubmitButton busy={isBusy} disabled={ids.length === 0}>
          {ids.length > 0 && pager.pages > 1
            ? bracketed(t('attest.button'), formatNumber(ids.length, language), language)
            : t('attest.button')}
        </SubmitButton>
        <ActionProblem className="mt-2">{problem}</ActionProblem>
      </div>
    </form>
  )
}

/** The choice of clients on other pages stays. */
function withPage(
  chosen: readonly number[],
  page: Attestations['data'],
  isChosen: boolean,
): readonly number[] {
  const ids = page.map(({ id }) => id)
  const others = chosen.filter((id) => !ids.includes(id))
  return isChosen ? [...others, ...ids] : others
}
