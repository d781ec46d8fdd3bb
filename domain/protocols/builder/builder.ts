import { type BuilderMode, defaultBuilderMode } from '../builder-mode.ts'

/** The width of the side panel. */
export const builderWidth = { least: 300, usual: 400, most: 900, step: 16 } as const

/** What stays whichever view is shown. */
export type BuilderFrame = {
  mode: BuilderMode
  isOn: boolean
  /** Whether the panel, or in standard mode the drawer, stands open while the builder is on. */
  isUnfolded: boolean
  width: number
}

/** The builder's views, each with what it cannot be without. `activeId` is the protocol that products go into. */
export type BuilderView =
  | { state: 'Unauthorized'; activeId: null }
  | { state: 'Default'; activeId: null; isProtocolMissed: boolean }
  | { state: 'ListingProtocols'; activeId: number | null; isProtocolMissed: boolean }
  /** `name` is what the new protocol is called at first. */
  | { state: 'CreatingProtocol'; activeId: number | null; name: string }
  | { state: 'ActiveProtocol'; activeId: number }
  | { state: 'EditingProtocol'; activeId: number }
  | { state: 'SharingProtocol'; activeId: number }
  | { state: 'ProductAdded'; activeId: number; variantId: number }
  | { state: 'AddingNote'; activeId: number; variantId: number }

export type Builder = BuilderFrame & BuilderView
export type BuilderState = BuilderView['state']

export const builderStates = [
  'Unauthorized',
  'Default',
  'ListingProtocols',
  'CreatingProtocol',
  'ActiveProtocol',
  'EditingProtocol',
  'SharingProtocol',
  'AddingNote',
  'ProductAdded',
] as const satisfies readonly BuilderState[]

/** What a browser remembers of the builder. */
export type KeptBuilder = BuilderFrame & { activeId: number | null }

export type BuilderEvent =
  | ({ type: 'signed-in'; isPractitioner: boolean } & KeptBuilder)
  | { type: 'signed-out' }
  | { type: 'mode-set'; mode: BuilderMode }
  | { type: 'toggled' }
  /** The panel's X. */
  | { type: 'closed' }
  | { type: 'folded'; isUnfolded: boolean }
  | { type: 'widened'; width: number }
  /** The protocols are looked through. */
  | { type: 'listed' }
  | { type: 'creating-started'; name: string }
  | { type: 'selected'; protocolId: number }
  | { type: 'editing-started' }
  | { type: 'sharing-started' }
  | { type: 'went-back' }
  | { type: 'product-added'; variantId: number }
  | { type: 'note-started' }
  /** Saved or left out. */
  | { type: 'note-done' }
  | { type: 'deleted'; protocolId: number }
  | { type: 'load-failed'; protocolId: number }
  /** Another tab chose a protocol, or switched the builder. */
  | { type: 'followed'; isOn: boolean; activeId: number | null }

export const unauthorized: Builder = {
  state: 'Unauthorized',
  activeId: null,
  mode: defaultBuilderMode,
  isOn: false,
  isUnfolded: true,
  width: builderWidth.usual,
}
