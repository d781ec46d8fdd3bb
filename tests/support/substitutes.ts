import type { Substitutes } from '#contract/substitutes.ts'

/** What a practitioner replaces as listed: the protocols, with the dose and packs of the substitute if it is offered. */
export function shownIn({ protocols, data }: Substitutes, substituteId: number) {
  const offered = data.find(({ product_variant_id: id }) => id === substituteId)?.lines ?? []
  return protocols.map((listed) => {
    const { protocol_id, revision } = listed
    const { dose, quantity } = offered.find((line) => line.protocol_id === protocol_id) ?? listed
    return { protocol_id, revision, dose, quantity }
  })
}
