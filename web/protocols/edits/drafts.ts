import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { TypedDose } from '../plan/dose-draft.ts'

/** Unsaved text by the field in which it is typed. It outlives the field. */
const drafts = new Map<string, string>()

export const keepDraft = (key: string, text: string) => void drafts.set(key, text)
export const dropDraft = (key: string) => void drafts.delete(key)
export const noteDraft = (protocolId: number, variantId: number) => `note:${protocolId}:${variantId}`
export const doseDraft = (protocolId: number, variantId: number) => `dose:${protocolId}:${variantId}`
export const reasonDraft = (protocolId: number) => `reason:${protocolId}`
export const newProtocolDraft = 'create'
export const detailsDraft = (protocolId: number) => `details:${protocolId}`

/** The last values of a form that was closed before it was submitted. */
export function formDraft<Values extends FieldValues>(key: string): Partial<Values> | undefined {
  const text = drafts.get(key)
  return text === undefined ? undefined : (JSON.parse(text) as Partial<Values>)
}

export const draftOf = (key: string) => drafts.get(key)

export function keepDose(key: string, typed: TypedDose): void {
  keepDraft(key, JSON.stringify(typed))
}

export function typedDose(key: string): TypedDose | undefined {
  const text = drafts.get(key)
  return text === undefined ? undefined : (JSON.parse(text) as TypedDose)
}

/** Of a form that edits something, only the fields that differ from `before`: the others may change elsewhere. */
export function keepFormDraft(key: string, values: FieldValues, before?: FieldValues | undefined): void {
  const typed = Object.entries(values).filter(([field, value]) => value !== before?.[field])
  if (typed.length > 0) keepDraft(key, JSON.stringify(Object.fromEntries(typed)))
  else dropDraft(key)
}

/** `before`, if given, has to stay the same object. */
export function useFormDraft<Values extends FieldValues>(
  { watch }: Pick<UseFormReturn<Values>, 'watch'>,
  key: string,
  before?: Values | undefined,
): void {
  useEffect(() => {
    const watching = watch((values) => keepFormDraft(key, values, before))
    return () => watching.unsubscribe()
  }, [watch, key, before])
}

export type KeptDrafts = [key: string, text: string][]

export function keptDrafts(): KeptDrafts {
  return [...drafts]
}

/** The line whose note or dose a draft is. */
export function draftedLine(key: string) {
  const [, kind, protocolId, variantId] = /^(note|dose):(\d+):(\d+)$/.exec(key) ?? []
  return variantId === undefined
    ? undefined
    : { kind: kind as 'note' | 'dose', protocolId: Number(protocolId), variantId: Number(variantId) }
}

export function forgetDrafts(): void {
  drafts.clear()
}
