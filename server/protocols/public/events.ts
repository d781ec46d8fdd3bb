import { defineEvent } from '#server/platform/events.ts'

/** Something that everyone sees of a practitioner’s public protocols is different now. */
export const publicProtocolsChanged = defineEvent<{ userId: number }>('publicProtocolsChanged')
