import { type ComponentProps, useRef, useState } from 'react'
import type { ApiPath } from '#contract/calls.ts'
import { questionPaths } from '#contract/question-paths.ts'
import type { TextDecision, WrittenText } from '#contract/questions.ts'
import { languageTag } from '#domain/languages.ts'
import { timestampText } from '../../platform/dates.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { EmptyPage } from '../../platform/result-page.tsx'
import { refreshAudited } from '../../platform/session/refresh-audited.ts'
import { callAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { cardSheet } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import type { TextState } from '../questions-view.ts'

type Change = { method: 'POST'; body: TextDecision } | { method: 'DELETE' }

type TextListProps = { state: TextState; texts: readonly WrittenText[] } & Pick<
  ComponentProps<typeof EmptyPage>,
  'pages' | 'addressOf'
>

/** Texts to decide about, or published ones, which can be deleted. */
export function TextList({ state, texts, pages, addressOf }: TextListProps) {
  const { t } = useTranslation('questions')
  const { t: common } = useTranslation('shop')
  const { isBusy, problem, run } = useAction()
  const empty = useRef<HTMLHeadingElement>(null)
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>(empty)
  const send = (path: ApiPath, change: Change) =>
    run(
      async () => {
        await callAccount(path, change)
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
      {texts.length === 0 && (
        <EmptyPage ref={empty} pages={pages} addressOf={addressOf}>
          <EmptyState
            ref={empty}
            plant="olive"
            title={t(state === 'waiting' ? 'admin.none' : 'admin.none-published')}
          />
        </EmptyPage>
      )}
      <ul ref={list} onFocus={remember} onBlur={forget} className="mt-4 grid max-w-190 grid-cols-1 gap-4">
        {texts.map((text) => (
          <li key={`${text.kind} ${text.id}`} className={cardSheet}>
            <Text text={text} />
            <div className="mt-3 flex flex-wrap gap-3">
              {state === 'waiting' ? (
                <Decisions text={text} isBusy={isBusy} onSend={send} />
              ) : (
                <DeleteButton text={text} isBusy={isBusy} onSend={send} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Text({ text: written }: { text: WrittenText }) {
  const { t, language: reader } = useTranslation('questions')
  const { kind, text, question, writer, product } = written
  const at = written.published_at ?? written.written_at
  const lang = languageTag(written.language)
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
    </>
  )
}

type ActionProps = {
  text: WrittenText
  isBusy: boolean
  onSend(path: ApiPath, change: Change): Promise<unknown>
}

function Decisions({ text: { kind, id, text }, isBusy, onSend }: ActionProps) {
  const { t } = useTranslation('questions')
  const path = kind === 'question' ? questionPaths.decideQuestion(id) : questionPaths.decideAnswer(id)
  const decide = (is_approved: boolean) => void onSend(path, { method: 'POST', body: { is_approved, text } })
  return (
    <>
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
    </>
  )
}

function DeleteButton({ text: { kind, id }, isBusy, onSend }: ActionProps) {
  const { t } = useTranslation('questions')
  const [isAsking, setAsking] = useState(false)
  function remove() {
    setAsking(false)
    const path = kind === 'question' ? questionPaths.adminQuestion(id) : questionPaths.adminAnswer(id)
    void onSend(path, { method: 'DELETE' })
  }
  return (
    <>
      <button
        type="button"
        className="btn btn-plain"
        aria-busy={isBusy || undefined}
        onClick={() => setAsking(true)}
      >
        {t('admin.delete')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t(`admin.delete-${kind}-title`)}
          keepLabel={t('admin.keep')}
          confirmLabel={t('admin.delete')}
          onKeep={() => setAsking(false)}
          onConfirm={remove}
        >
          {t(`admin.delete-${kind}-text`)}
        </ConfirmDialog>
      )}
    </>
  )
}

function refreshQuestions(): Promise<unknown> {
  return refreshAudited(questionPaths.admin)
}
