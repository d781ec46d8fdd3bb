import type { PayoutState } from '#domain/commission/states.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

export const payoutTones: Record<PayoutState, BadgeTone> = { paid: 'quiet', returned: 'refused' }
