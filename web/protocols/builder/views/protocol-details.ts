import type { FieldProblems } from '../../../platform/form-rules.ts'

export type ProtocolDetails = { name: string; description: string }

/** Of a new protocol, as keys under `problems:fields`. */
export function creationProblems({ name, description }: ProtocolDetails): FieldProblems<ProtocolDetails> {
  return {
    ...editProblems({ name }),
    description: !description.trim() && 'protocol-description',
  }
}

/** The description of a protocol can be removed later. */
export function editProblems({ name }: Pick<ProtocolDetails, 'name'>): FieldProblems<ProtocolDetails> {
  return { name: !name.trim() && 'protocol-name' }
}

/** Whether there is anything to save. */
export function isChanged(now: ProtocolDetails, before: ProtocolDetails): boolean {
  return now.name.trim() !== before.name || now.description.trim() !== before.description
}

export function trimmed({ name, description }: ProtocolDetails): ProtocolDetails {
  return { name: name.trim(), description: description.trim() }
}
