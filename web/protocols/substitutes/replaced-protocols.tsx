import type { LineToReplace, Substitute } from '#contract/substitutes.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'
import { packsWords, seenWords, takenWords } from './substitute-words.ts'

type ReplacedProtocolsProps = {
  protocols: readonly LineToReplace[]
  /** Those in which the product is going to be replaced. */
  wanted: readonly LineToReplace[]
  substitute: Substitute
  /** Protocols that the practitioner leaves as they are. */
  leftOut: readonly number[]
  onLeaveOut(protocolIds: readonly number[]): void
}

/** In which protocols the product is replaced, with its dose in each, and what clients see of it. */
export function ReplacedProtocols({
  protocols,
  wanted,
  substitute,
  leftOut,
  onLeaveOut,
}: ReplacedProtocolsProps) {
  const words = useTranslation('substitutes')
  const { t, language } = words
  return (
    <>
      {protocols.length > 1 && (
        <fieldset className="mt-4">
          <legend className="text-label font-semibold">{t('protocols')}</legend>
          {protocols.map(({ protocol_id: id, name, clients: having }) => {
            const line = substitute.lines.find((each) => each.protocol_id === id)
            return (
              <CheckField
                key={id}
                isSmall
                label={
                  <>
                    <b className="block font-semibold wrap-anywhere">{name}</b>
                    <span className="block text-ink-2">
                      {line
                        ? t('protocol-dose', {
                            dose: takenWords(words, line.dose),
                            packs: packsWords(words, line),
                          })
                        : t('protocol-unsuitable')}
                    </span>
                    {having > 0 && (
                      <span className="block text-ink-2">
                        {t('clients', { count: having, formatted: formatNumber(having, language) })}
                      </span>
                    )}
                  </>
                }
                checked={wanted.some((each) => each.protocol_id === id)}
                disabled={!line}
                onChange={({ target }) =>
                  onLeaveOut(target.checked ? leftOut.filter((each) => each !== id) : [...leftOut, id])
                }
              />
            )
          })}
        </fieldset>
      )}
      <p className="mt-4 text-small text-ink-2">{seenWords(words, wanted)}</p>
    </>
  )
}
