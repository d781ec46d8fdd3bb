import { NoticeProblem } from '../platform/notice-problem.tsx'
import { useProtocolFailure } from './edits/protocol-failure.ts'

type FailureNoticeProps = { protocolId: number | null; className?: string }

/** What could not be done to a protocol, beside it. */
export function FailureNotice({ protocolId, className = '' }: FailureNoticeProps) {
  const failure = useProtocolFailure(protocolId)
  if (!failure) return null
  return (
    <div className={`no-print ${className}`}>
      <NoticeProblem onRetry={failure.onRetry}>{failure.message}</NoticeProblem>
    </div>
  )
}
