import { useId, useRef } from 'react'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ShareList } from '#contract/sharing.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../../platform/session/account-data.ts'
import { Loaded } from '../../../platform/session/loaded.tsx'
import styles from '../holders.css?url'
import { OpenLink } from './open-link.tsx'

/** The card of a protocol's link: its address, how long it works, and its end. Nothing where there is none. */
export function LinkControls({ protocolId }: { protocolId: number }) {
  const { t } = useTranslation('sharing')
  useTranslation('problems')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = useAccountData<ShareList>(protocolPaths.shares(protocolId))
  return (
    <section aria-labelledby={id} className="card-sheet">
      <link rel="stylesheet" href={styles} precedence="default" />
      <h2 ref={heading} id={id} tabIndex={-1}>
        {t('link.title')}
      </h2>
      <Loaded answer={answer} waiting={<span className="skeleton mt-4 h-12" />}>
        {({ link }) =>
          link ? (
            <OpenLink
              key={link.expires_at}
              protocolId={protocolId}
              link={link}
              onRevoked={() => heading.current?.focus()}
            />
          ) : (
            <p className="mt-1.5 text-ink-2">{t('link.none')}</p>
          )
        }
      </Loaded>
    </section>
  )
}
