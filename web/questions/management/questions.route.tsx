import { useSearchParams } from 'react-router'
import type { ApiPath } from '#contract/calls.ts'
import { questionPaths } from '#contract/question-paths.ts'
import type { TextDecision, WaitingText, WaitingTexts } from '#contract/questions.ts'
import { languageTag } from '#domain/languages.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { timestampText } from '../../platform/dates.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { pagePath } from '../../platform/query-string.ts'
import { ResultPager } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { refreshAudited } from '../../platform/session/refresh-audited.ts'
import { callAccount } from '../../platform/session/session.ts'
import { pageParam } from '../../platform/url-params.ts'
import { useAction } from '../../platform/use-action.ts'
import { cardSheet } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'

export const handle = { frame: 'own' }

const listed = 10

/** Questions about products and their answers, which are shown once an admin approves them. */
export default function QuestionsRoute() {
  const { t } = useTranslation('questions')
  return (
    <AdminShell title={t('admin.title')}>
      <AdminTitle>{t('admin.title')}</AdminTitle>
      <p className="mt-2 max-w-[64ch] text-ink-2">{t('admin.text')}</p>
      <WaitingList />
    </AdminShell>
  )
}

function WaitingList() {
  const pathOf = useLanguagePath()
  const [search] = useSearchParams()
  const page = pageParam(search)
  const answer = useAccountData<WaitingTexts>(`${questionPaths.admin}?limit=${listed}&page=${page}`, {
    keepPreviousData: true,
  })
  return (
    <Loaded answer={answer}>
      {({ data, total_pages: pages }) => (
        <>
          <WaitingTextList texts={data} />
          <ResultPager
            words="admin"
            page={page}
            pages={pages}
            addressOf={(other) => pathOf(pagePath('/admin/questions', other))}
          />
        </>
      )}
    </Loaded>
  )
}

function WaitingTextList({ texts }: { texts: readonly WaitingText[] }) {
  const { t } = useTranslation('questions')
  const { t: common } = useTranslation('shop')
  const { isBusy, problem, run } = useAction()
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>(texts.length)
  const decide = (path: ApiPath, body: TextDecision) =>
    run(
      async () => {
        await callAccount(path, { method: 'POST', body })
        await refreshQuestions()
      },
      (error) => {
        void refreshQuestions()
        return errorText(error, common)
      },
    )
  return (
    <>
      {/* Above the list, because a text that another admin has decided on is no longer in it. */}
      <FormProblem>{problem}</FormProblem>
      {texts.length === 0 && <EmptyState plant="olive" title={t('admin.none')} />}
      <ul ref={list} onFocus={remember} onBlur={forget} className="mt-4 grid max-w-190 grid-cols-1 gap-4">
        {texts.map((text) => (
          <li key={`${text.kind} ${text.id}`} className={cardSheet}>
            <Waiting text={text} isBusy={isBusy} onDecide={decide} />
          </li>
        ))}
      </ul>
    </>
  )
}

type WaitingProps = {
  text: WaitingText
  isBusy: boolean
  onDecide(path: ApiPath, decision: TextDecision): Promise<unknown>
}

function Waiting({ text: waiting, isBusy, onDecide }: WaitingProps) {
  const { t, language: reader } = useTranslation('questions')
  const { kind, id, text, question, writer, product, written_at: at } = waiting
  const lang = languageTag(waiting.language)
  const path = kind === 'question' ? questionPaths.decideQuestion(id) : questionPaths.decideAnswer(id)
  const decide = (is_approved: boolean) => void onDecide(path, { is_approved, text })
  return (
    <>
      <h2 className="font-sans text-body font-semibold">{t(`admin.${kind}`)}</h2>
      {question && (
        <p className="mt-1 text-ink-2 wrap-anywhere" lang={lang}>
          {question}
        </p>
      )}
      <p className="mt-2 whitespace-pre-line wrap-anywhere" lang={lang}>
        {text}
      </p>
      <p className="mt-2 text-small text-ink-2">
        <ShopLink to={`/admin/users/${writer.id}`} className="link">
          {writer.name}
        </ShopLink>
        {', '}
        <ShopLink to={`/products/${product.slug}`} className="link">
          {product.name}
        </ShopLink>
        , {timestampText(at, new Date(), reader)}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={isBusy || undefined}
          onClick={() => decide(true)}
        >
          {t('admin.approve')}
        </button>
        <button
          type="button"
          className="btn btn-plain"
          aria-busy={isBusy || undefined}
          onClick={() => decide(false)}
        >
          {t('admin.decline')}
        </button>
      </div>
    </>
  )
}

function refreshQuestions(): Promise<unknown> {
  return refreshAudited(questionPaths.admin)
}
