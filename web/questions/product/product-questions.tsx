import { lazy, Suspense, useEffect, useState } from 'react'
import { questionPaths } from '#contract/question-paths.ts'
import type { ProductQuestion, ProductQuestions as Questions } from '#contract/questions.ts'
import { languageTag } from '#domain/languages.ts'
import { questionsShown } from '#domain/questions/questions.ts'
import { callApi } from '../../platform/call-api.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

// A page without it is better than none.
const AskButton = lazy(() => import('./ask-button.tsx').catch(() => ({ default: () => null })))

type ProductQuestionsProps = { product: { id: number; slug: string; name: string }; first: Questions }

/** What clients asked about a product, and practitioners answered. The page may be older than the newest answer. */
export function ProductQuestions({ product, first }: ProductQuestionsProps) {
  const { t, language } = useTranslation('products')
  const [limit, setLimit] = useState(questionsShown)
  const [known, setKnown] = useState(first)
  const isHydrated = useHydrated()
  useEffect(() => {
    let isWanted = true
    callApi<Questions>(`${questionPaths.ofProduct(product.slug)}?limit=${limit}`, { language })
      .then((now) => isWanted && setKnown(now))
      // What the page came with stays.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [product.slug, limit, language])
  return (
    <section id="questions" className="no-print mt-18" aria-labelledby="questions-title">
      <div className="double-rule mb-5.5 flex flex-wrap items-baseline justify-between gap-x-5 pt-5">
        <h2 id="questions-title" className="text-h2">
          {t('questions.title')}
        </h2>
        <Suspense>{isHydrated && <AskButton product={product} />}</Suspense>
      </div>
      {known.data.length === 0 && <p className="text-ink-2">{t('questions.none')}</p>}
      <ul className="max-w-[68ch]">
        {known.data.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </ul>
      {known.total_results > known.data.length && (
        <button type="button" className="btn btn-plain mt-4" onClick={() => setLimit(limit + questionsShown)}>
          {t('questions.more')}
        </button>
      )}
    </section>
  )
}

function Question({ question: { text, language, answers } }: { question: ProductQuestion }) {
  const { t } = useTranslation('products')
  const lang = languageTag(language)
  return (
    <li className="border-b border-line py-3 wrap-anywhere">
      <h3 className="font-sans text-body font-semibold" lang={lang}>
        {text}
      </h3>
      <p className="text-small text-ink-2">{t('questions.client')}</p>
      {answers.length === 0 && <p className="mt-2 text-ink-2">{t('questions.unanswered')}</p>}
      {answers.map(({ id, text: answer, practitioner, page }) => (
        <div key={id} className="mt-3">
          <p className="whitespace-pre-line" lang={lang}>
            {answer}
          </p>
          <p className="mt-1 text-small text-ink-2">
            {page ? (
              <ShopLink to={page} className="link">
                {practitioner}
              </ShopLink>
            ) : (
              practitioner
            )}
          </p>
        </div>
      ))}
    </li>
  )
}
