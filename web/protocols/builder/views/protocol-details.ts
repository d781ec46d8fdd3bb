import type { FieldProblems } from '../../../platform/form-rules.ts'

export type ProtocolDetails = { name: string; description: string }

/** Keys under `problems:fields`. */
export function detailsProblems({ name, description }: ProtocolDetails): FieldProblems<ProtocolDetails> {
  return {
    name: !name.trim() && 'protocol-name',
    description: !description.trim() && 'protocol-description',
  }
}

/** Whether there is anything to save. */
export function isChanged(now: ProtocolDetails, before: ProtocolDetails): boolean {
  return now.name.trim() !== before.name || now.description.trim() !== before.description
}

export function trimmed({ name, description }: ProtocolDetails): ProtocolDetails {
  return { name: name.trim(), description: description.trim() }
}
