import { useNavigate } from 'react-router'
import { useLanguagePath } from '../../platform/links.tsx'
import { builder } from './store.ts'

/** Opens the page of a protocol, which already shows everything the panel would. */
export function useProtocolPage(): (protocolId: number) => void {
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  return (protocolId) => {
    builder.fold()
    void navigate(pathOf(`/account/practitioner/protocols/${protocolId}`))
  }
}
