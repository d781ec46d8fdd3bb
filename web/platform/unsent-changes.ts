import { createStore } from './store/create-store.ts'

type SendChanges = (protocolId: number) => Promise<void>

/** Until the builder is loaded, no change of a protocol can be waiting. */
const sending = createStore<SendChanges>(async () => {})
export const setSending: (send: SendChanges) => void = sending.set

/** Before the server reads a protocol. Throws if the changes of this tab cannot be sent. */
export const sendProtocolChanges: SendChanges = (id) => sending.get()(id)
