import type { ClientImport, ClientImportCheck } from '#contract/client-imports.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import type { ProtocolsShop } from './protocols-api.ts'
import { uploadForm } from './upload-form.ts'

type Practitioner = { tokens: { access_token: string } }

let strangers = 0
export const unknownAddress = () => `unknown${++strangers}@imported.example`

/** Uploads a list with these addresses, and confirms what the shop makes of it. */
export async function importAddresses(
  shop: Pick<ProtocolsShop, 'call'>,
  { tokens }: Practitioner,
  emails: readonly string[],
): Promise<ClientImport> {
  const lines = ['First name;Last name;Email;Discount', ...emails.map((email) => `Anna;Maes;${email};10`)]
  const upload = async (query: string) => {
    const { headers, payload } = await uploadForm({ name: 'list.csv', bytes: Buffer.from(lines.join('\n')) })
    const authorization = `Bearer ${tokens.access_token}`
    const more = { headers: { ...headers, authorization }, payload }
    return (await shop.call('POST', `${practicePaths.clientsImport}?invite=no${query}`, undefined, more)).body
  }
  const { digest } = (await upload('')) as ClientImportCheck
  return (await upload(`&digest=${digest}`)) as ClientImport
}
