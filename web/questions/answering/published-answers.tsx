import { type RefObject, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { questionPaths } from '#contract/question-paths.ts'
import type { PublishedAnswers as AnswerPage, PublishedAnswer } from '#contract/questions.ts'
import { languageTag } from '#domain/languages.ts'
import { questionsOnPage } from '#domain/questions/questions.ts'
import { fullDate } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { EmptyPage, ResultPager } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { cardSheet } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import { questionsPath, readQuestionsView } from '../questions-view.ts'
import { DeleteAnswer } from './delete-answer.tsx'
import { useDeletion } from './use-deletion.ts'

type PublishedAnswersProps = {
  /** Nothing is shown if there are none. */
  isOptional?: boolean
}

/** The practitioner's own answers that everybody can read, to be deleted at any time. */
export function PublishedAnswers({ isOptional = false }: PublishedAnswersProps) {
  const { t } = useTranslation('questions')
  const pathOf = useLanguagePath()
  const [search] = useSearchParams()
  const { page } = readQuestionsView(search)
  const empty = useRef<HTMLHeadingElement>(null)
  const answer = useAccountData<AnswerPage>(
    `${questionPaths.published}?limit=${questionsOnPage}&page=${page}`,
    { keepPreviousData: true },
  )
  const addressOf = (other: number) =>
    pathOf(questionsPath('practitioner', { state: 'published', page: other }))
  return (
    <Loaded answer={answer}>
      {({ data, total_pages: pages }) => (
        <>
          {data.length === 0 && (
            <EmptyPage ref={empty} pages={pages} addressOf={addressOf}>
              {!isOptional && <EmptyState ref={empty} plant="olive" title={t('admin.none-published')} />}
            </EmptyPage>
          )}
          <AnswerList answers={data} empty={empty} />
          {data.length > 0 && <ResultPager page={page} pages={pages} addressOf={addressOf} />}
        </>
      )}
    </Loaded>
  )
}

type AnswerListProps = { answers: readonly PublishedAnswer[]; empty: RefObject<HTMLHeadingElement | null> }

function AnswerList({ answers, empty }: AnswerListProps) {
  const { t } = useTranslation('questions')
  const { isBusy, problem, remove } = useDeletion()
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>(empty)
  return (
    <>
      {/* Above the list, because an answer that was deleted elsewhere is no longer in it. */}
      <FormProblem>{problem}</FormProblem>
      <ul ref={list} onFocus={remember} onBlur={forget} className="grid grid-cols-1 gap-4">
        {answers.map((answer) => (
          <li key={answer.question_id} className={cardSheet}>
            <Answer answer={answer} />
            <div className="mt-3">
              <DeleteAnswer
                isBusy={isBusy}
                consequence={t('admin.delete-answer-text')}
                onDelete={() => void remove(answer.question_id)}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Answer({ answer }: { answer: PublishedAnswer }) {
  const { language: reader } = useTranslation('questions')
  const { question, text, product, published_at: at } = answer
  const lang = languageTag(answer.language)
  return (
    <>
      <h2 className="font-sans text-body font-semibold wrap-anywhere" lang={lang}>
        {question}
      </h2>
      <p className="mt-2 whitespace-pre-line wrap-anywhere" lang={lang}>
        {text}
      </p>
      <p className="mt-2 text-small text-ink-2">
        <ShopLink to={`/products/${product.slug}`} className="link">
          {product.name}
        </ShopLink>
        , {fullDate(at, reader)}
      </p>
    </>
  )
}
