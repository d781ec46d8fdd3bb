export const certificateTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type CertificateType = (typeof certificateTypes)[number]
export const certificateMaximumBytes = 10_000_000
/** Larger pictures are refused before a single pixel is decoded. */
export const certificateMaximumPixels = 60_000_000

export const certificateStates = ['waiting', 'approved', 'refused', 'replaced'] as const
/** `replaced`: the practitioner sent another while it waited. */
export type CertificateState = (typeof certificateStates)[number]
export const refusalReasonMinimum = 10
export const refusalReasonMaximum = 1000
