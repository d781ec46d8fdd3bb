import { expect } from 'vitest'
import { practitionerPaths } from '#contract/account-paths.ts'
import { plainPdf } from '../sample-documents.ts'
import { thisShop } from '../this-shop.ts'

/** Uploads a certificate through the API. */
export async function sendCertificate(token: string, name = 'diploma.pdf'): Promise<void> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await plainPdf())], { type: 'application/pdf' }), name)
  const answer = await fetch(`${thisShop().url}/api${practitionerPaths.certificates}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  expect(answer.status).toBe(201)
}
