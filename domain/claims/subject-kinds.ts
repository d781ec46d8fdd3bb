/** What a text that everyone can read belongs to: a practitioner’s page, a public protocol, a product. */
export const claimSubjectKinds = ['store', 'protocol', 'product'] as const
export type ClaimSubjectKind = (typeof claimSubjectKinds)[number]
export type ClaimSubject = { kind: ClaimSubjectKind; id: string }
