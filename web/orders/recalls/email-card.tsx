import { useEffect, useState } from 'react'
import type { EmailPreview as Email } from '#contract/email-preview.ts'
import { recallPaths } from '#contract/recall-paths.ts'
import type { RecallDraft, RecallPerson, RecallPreview } from '#contract/recalls.ts'
import { languageName } from '#domain/language-name.ts'
import { EmailPreview } from '../../platform/email-preview.tsx'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { Card } from '../../ui/card.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Choice } from '../../ui/toolbar.tsx'

type EmailCardProps = { recall: RecallDraft; emails: RecallPreview['emails'] }

/** The email in each language and for each kind of reader that there is. */
export function EmailCard({ recall, emails }: EmailCardProps) {
  const { t, language: own } = useTranslation('recalls')
  const kinds = emails.map(({ reader, language }) => `${reader} ${language}`)
  const [chosen, setChosen] = useState(kinds[0] ?? 'buyer en')
  const { email, problem } = useEmail(recall, kinds.includes(chosen) ? chosen : (kinds[0] ?? chosen))
  return (
    <Card
      title={t('email-title')}
      end={
        <Choice
          dense
          label={t('email-reader')}
          isLabelShown
          value={chosen}
          onChange={setChosen}
          options={kinds.map((kind) => {
            const [reader, language] = partsOf(kind)
            return { value: kind, label: `${t(`readers.${reader}`)}, ${languageName(language, own)}` }
          })}
        />
      }
    >
      <div className="mt-3 max-w-160">
        {problem ? <FormProblem>{problem}</FormProblem> : <EmailPreview preview={email} />}
      </div>
    </Card>
  )
}

function useEmail(recall: RecallDraft, kind: string) {
  const { t } = useTranslation('recalls')
  const [email, setEmail] = useState<Email>()
  const [problem, setProblem] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the page, which asks again
  useEffect(() => {
    let isCurrent = true
    const [reader, language] = partsOf(kind)
    setEmail(undefined)
    setProblem(undefined)
    callAccount<Email>(recallPaths.email, { method: 'POST', body: { ...recall, reader, language } }).then(
      (answer) => isCurrent && setEmail(answer),
      (error: unknown) => isCurrent && setProblem(errorText(error, t)),
    )
    return () => {
      isCurrent = false
    }
  }, [recall, kind])
  return { email, problem }
}

function partsOf(kind: string): [RecallPerson['reader'], RecallPerson['language']] {
  return kind.split(' ') as [RecallPerson['reader'], RecallPerson['language']]
}
