export const certificateTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type CertificateType = (typeof certificateTypes)[number]
export const certificateMaximumBytes = 10_000_000
/** Larger pictures are refused before they are decoded. */
export const certificateMaximumPixels = 60_000_000

export const certificateStates = ['waiting', 'approved', 'refused', 'replaced'] as const
/** `replaced`: the practitioner submitted another while this one was waiting. */
export type CertificateState = (typeof certificateStates)[number]
export const refusalReasonMinimum = 10
export const refusalReasonMaximum = 1000
