/** What lies over a page of protocols: one thing at a time. */
export type Layer =
  | { kind: 'create' }
  | { kind: 'templates' }
  | { kind: 'edit' | 'share' | 'print' | 'delete'; protocolId: number }
  | null
