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

/** What there is to save: not what was left as it was, since it may have been changed elsewhere. */
export function changedDetails(now: ProtocolDetails, before: ProtocolDetails): Partial<ProtocolDetails> {
  const { name, description } = trimmed(now)
  return {
    ...(name !== before.name && { name }),
    ...(description !== before.description && { description }),
  }
}

export function isChanged(now: ProtocolDetails, before: ProtocolDetails): boolean {
  return Object.keys(changedDetails(now, before)).length > 0
}

export function trimmed({ name, description }: ProtocolDetails): ProtocolDetails {
  return { name: name.trim(), description: description.trim() }
}
