import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { questionPaths } from '#contract/question-paths.ts'
import type { NewAnswer, OpenQuestion, OpenQuestions } from '#contract/questions.ts'
import { languageTag } from '#domain/languages.ts'
import { answerTextMaximum, questionsOnPage } from '#domain/questions/questions.ts'
import { ClaimNotes } from '../../platform/claims/claim-notes.tsx'
import { ClaimsContext } from '../../platform/claims/claims-context.ts'
import { fullDate } from '../../platform/dates.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { EmptyPage, ResultPager } from '../../platform/result-page.tsx'
import { refreshAccountData, useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { cardSheet } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { questionsPath, readQuestionsView } from '../questions-view.ts'
import { WaitingAnswer } from './waiting-answer.tsx'

type Unsent = {
  text: string
  /** Called with each change, and with an empty text once it is sent. */
  onWrite(text: string): void
}

/** What is written and not sent yet, by question. */
export type UnsentAnswers = Readonly<Record<number, string>>

type OpenQuestionListProps = {
  unsent: UnsentAnswers
  onWrite(questionId: number, text: string): void
}

/** Questions that the practitioner has not answered in public. */
export function OpenQuestionList({ unsent, onWrite }: OpenQuestionListProps) {
  const { t } = useTranslation('questions')
  const pathOf = useLanguagePath()
  const [search] = useSearchParams()
  const { page } = readQuestionsView(search)
  const answer = useAccountData<OpenQuestions>(
    `${questionPaths.unanswered}?limit=${questionsOnPage}&page=${page}`,
    { keepPreviousData: true },
  )
  const addressOf = (other: number) =>
    pathOf(questionsPath('practitioner', { state: 'waiting', page: other }))
  return (
    <Loaded answer={answer}>
      {({ data, total_pages: pages }) => (
        <>
          {data.length === 0 && (
            <EmptyPage pages={pages} addressOf={addressOf}>
              <EmptyState plant="olive" title={t('answering.none')} />
            </EmptyPage>
          )}
          <ul className="grid grid-cols-1 gap-4">
            {data.map((question) => (
              <li key={question.id} className={cardSheet}>
                <Question
                  question={question}
                  unsent={{
                    text: unsent[question.id] ?? '',
                    onWrite: (text) => onWrite(question.id, text),
                  }}
                />
              </li>
            ))}
          </ul>
          {data.length > 0 && <ResultPager page={page} pages={pages} addressOf={addressOf} />}
        </>
      )}
    </Loaded>
  )
}

function Question({ question, unsent }: { question: OpenQuestion; unsent: Unsent }) {
  const { language: reader } = useTranslation('questions')
  const { id, text, language, product, asked_at: at, is_answered: isAnswered } = question
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-sans text-body font-semibold wrap-anywhere"
        lang={languageTag(language)}
      >
        {text}
      </h2>
      <p className="mt-1 text-small text-ink-2">
        <ShopLink to={`/products/${product.slug}`} className="link">
          {product.name}
        </ShopLink>
        , {fullDate(at, reader)}
      </p>
      {isAnswered ? (
        <WaitingAnswer questionId={id} onDeleted={() => heading.current?.focus()} />
      ) : (
        <ClaimsContext value={{ kind: 'store', language }}>
          <AnswerForm question={question} unsent={unsent} />
        </ClaimsContext>
      )}
    </>
  )
}

/** In the language of the question; what may not be said in public is marked while it is written. */
function AnswerForm({ question: { id, language }, unsent }: { question: OpenQuestion; unsent: Unsent }) {
  const { t } = useTranslation('questions')
  useTranslation('claims')
  const { field, submit, busy, problem, watch, setValue } = useShopForm<{ answer: string }>({
    defaultValues: { answer: unsent.text },
    check: ({ answer }) => ({ answer: answer.trim() === '' && 'required' }),
  })
  const send = submit(async ({ answer }) => {
    const body: NewAnswer = { text: answer.trim() }
    await callAccount(questionPaths.answer(id), { method: 'POST', body })
    unsent.onWrite('')
    toast('success', t('answering.sent'))
    await refreshAccountData(questionPaths.unanswered)
  })
  const replace = (answer: string) => {
    setValue('answer', answer)
    unsent.onWrite(answer)
  }
  const { correct: _, error, ...control } = field('answer')
  return (
    <form method="post" noValidate onSubmit={send} className="mt-3 grid grid-cols-1 gap-3">
      <div>
        <Field label={t('answering.answer')} error={error}>
          {(attributes) => (
            <TextArea
              rows={4}
              lang={languageTag(language)}
              maxLength={answerTextMaximum}
              {...control}
              {...attributes}
              onChange={(event) => {
                void control.onChange(event)
                unsent.onWrite(event.target.value)
              }}
            />
          )}
        </Field>
        <ClaimNotes field="text" text={watch('answer')} onChange={replace} />
      </div>
      <FormProblem>{problem}</FormProblem>
      <SubmitButton busy={busy} className="btn-primary justify-self-start">
        {t('answering.send')}
      </SubmitButton>
    </form>
  )
}
