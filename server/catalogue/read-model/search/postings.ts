/** Which products contain something, and how prominently: typed arrays, since there are a million of them. */
export type Postings = {
  used: number
  slots: Uint32Array
  /** In hundredths. */
  shares: Uint8Array
  /** Per daily portion, by slot; unknown amounts are missing. */
  micrograms: Map<number, number>
}

/** How prominently one product contains it. */
export type Posting = { share: number; micrograms: number | undefined }

export function emptyPostings(): Postings {
  return { used: 0, slots: new Uint32Array(4), shares: new Uint8Array(4), micrograms: new Map() }
}

export function addPosting(postings: Postings, slot: number, { share, micrograms }: Posting): void {
  if (postings.used === postings.slots.length) grow(postings)
  postings.slots[postings.used] = slot
  postings.shares[postings.used] = Math.max(1, Math.round(share * 100))
  postings.used += 1
  if (micrograms !== undefined) postings.micrograms.set(slot, micrograms)
}

/** The last one fills the gap; their order has no meaning. */
export function removePosting(postings: Postings, slot: number): void {
  const at = postings.slots.subarray(0, postings.used).indexOf(slot)
  if (at < 0) return
  postings.used -= 1
  postings.slots[at] = postings.slots[postings.used]!
  postings.shares[at] = postings.shares[postings.used]!
  postings.micrograms.delete(slot)
}

function grow(postings: Postings): void {
  const { slots, shares } = postings
  postings.slots = new Uint32Array(slots.length * 2)
  postings.slots.set(slots)
  postings.shares = new Uint8Array(shares.length * 2)
  postings.shares.set(shares)
}
