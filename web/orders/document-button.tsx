import type { ReactNode } from 'react'
import { FileButton } from '../platform/file-button.tsx'
import { useOrderAccess } from '../platform/order-access.tsx'

type DocumentButtonProps = { orderId: number; number: string; className?: string; children: ReactNode }

/** Opens an invoice or a credit note as PDF. */
export function DocumentButton({ orderId, number, className = '', children }: DocumentButtonProps) {
  const access = useOrderAccess()
  return (
    <FileButton
      path={access.pathsOf(orderId).document(number)}
      icon="download"
      className={`btn btn-plain ${className}`}
      open={access.open}
    >
      {children}
    </FileButton>
  )
}
