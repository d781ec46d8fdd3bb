import { type BuilderMode, defaultBuilderMode } from '../builder-mode.ts'

/** The width of the side panel. */
export const builderWidth = { least: 300, usual: 400, most: 900, step: 16 } as const

/** State shared by all views. */
export type BuilderFrame = {
  mode: BuilderMode
  isOn: boolean
  /** Whether the panel (in standard mode the drawer) is open while the builder is on. */
  isUnfolded: boolean
  width: number
}

/** The builder's views, each with the data it requires. `activeId` is the protocol that products are added to. */
export type BuilderView =
  | { state: 'Unauthorized'; activeId: null }
  | { state: 'Default'; activeId: null; isProtocolMissed: boolean }
  | { state: 'ListingProtocols'; activeId: number | null; isProtocolMissed: boolean }
  /** `name` is the initial name of the new protocol. */
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

/** What a browser saves of the builder. */
export type StoredBuilder = BuilderFrame & { activeId: number | null }

export type BuilderEvent =
  | ({ type: 'signed-in'; isPractitioner: boolean } & StoredBuilder)
  | { type: 'signed-out' }
  | { type: 'mode-set'; mode: BuilderMode }
  | { type: 'toggled' }
  /** The panel's close button. */
  | { type: 'closed' }
  | { type: 'folded'; isUnfolded: boolean }
  | { type: 'widened'; width: number }
  /** The list of protocols is shown. */
  | { type: 'listed' }
  | { type: 'creating-started'; name: string }
  | { type: 'selected'; protocolId: number }
  | { type: 'editing-started' }
  | { type: 'sharing-started' }
  | { type: 'went-back' }
  | { type: 'product-added'; variantId: number }
  | { type: 'note-started' }
  /** Saved or cancelled. */
  | { type: 'note-done' }
  | { type: 'deleted'; protocolId: number }
  | { type: 'load-failed'; protocolId: number }
  /** Another tab selected a protocol, or turned the builder on or off. */
  | { type: 'followed'; isOn: boolean; activeId: number | null }

export const unauthorized: Builder = {
  state: 'Unauthorized',
  activeId: null,
  mode: defaultBuilderMode,
  isOn: false,
  isUnfolded: true,
  width: builderWidth.usual,
}
