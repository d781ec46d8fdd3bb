import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { loadClaimRules } from '#domain/claims/load-rules.ts'
import { refusedTexts } from '#domain/claims/refused-texts.ts'
import type { ClaimRules } from '#domain/claims/rules.ts'
import { type Language, languages } from '#domain/languages.ts'
import { lowerPriority } from '#server/platform/lower-priority.ts'
import type { CheckedBatch } from './open-checker.ts'

const rules = new Map<Language, ClaimRules>()
for (const language of languages) rules.set(language, await loadClaimRules(language))
lowerPriority()

const fingerprint = createHash('sha256')
  .update(JSON.stringify([...rules]))
  .digest('base64')
parentPort?.postMessage(fingerprint)

/** Answers which of the texts are refused. */
parentPort?.on('message', ({ kind, texts }: CheckedBatch) => {
  const refused = texts.map(
    ({ language, text }) =>
      refusedTexts([{ text }], { kind, rules: rules.get(language)!, overrules: [] }).length > 0,
  )
  parentPort?.postMessage(refused)
})
