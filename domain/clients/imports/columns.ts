export const importColumns = ['first_name', 'last_name', 'email', 'discount', 'language'] as const
export type ImportColumn = (typeof importColumns)[number]
/** A file without one of these cannot be imported. */
export const neededColumns = ['first_name', 'last_name', 'email'] as const satisfies readonly ImportColumn[]

/** What practices call the columns in the languages of the shop. */
const namesOfColumns: Readonly<Record<ImportColumn, readonly string[]>> = {
  first_name: [
    'firstname',
    'givenname',
    'forename',
    'vorname',
    'fornavn',
    'nombre',
    'prenom',
    'keresztnev',
    'utonev',
    'nome',
    'nomeproprio',
    'primeironome',
    'voornaam',
    'prenume',
    '名',
    '名字',
  ],
  last_name: [
    'lastname',
    'surname',
    'familyname',
    'nachname',
    'familienname',
    'efternavn',
    'apellido',
    'apellidos',
    'nom',
    'nomdefamille',
    'vezeteknev',
    'csaladnev',
    'cognome',
    'apelido',
    'apelidos',
    'sobrenome',
    'achternaam',
    'nume',
    'numedefamilie',
    '姓',
    '姓氏',
  ],
  email: [
    'email',
    'emailaddress',
    'mail',
    'emailadresse',
    'mailadresse',
    'correo',
    'correoelectronico',
    'courriel',
    'adresseemail',
    'adressemail',
    'emailcim',
    'indirizzoemail',
    'enderecodeemail',
    'correioeletronico',
    'emailadres',
    'adresadeemail',
    'メール',
    'メールアドレス',
    '電子郵件',
    '電子信箱',
  ],
  discount: [
    'discount',
    'discountrate',
    'rabatt',
    'rabat',
    'descuento',
    'remise',
    'reduction',
    'kedvezmeny',
    'sconto',
    'desconto',
    'korting',
    'reducere',
    '割引',
    '割引率',
    '折扣',
  ],
  language: [
    'language',
    'sprache',
    'sprog',
    'idioma',
    'langue',
    'nyelv',
    'lingua',
    'taal',
    'limba',
    '言語',
    '語言',
  ],
}

const columnOf = new Map(
  importColumns.flatMap((column) => namesOfColumns[column].map((name) => [plainName(name), column] as const)),
)

export type Columns = {
  /** Where each column stands in a row. */
  places: ReadonlyMap<ImportColumn, number>
  missing: ImportColumn[]
  /** As written in the file. */
  ignored: string[]
}

/** Recognises the header; of two columns with the same meaning the first counts. */
export function readColumns(header: readonly string[]): Columns {
  const places = new Map<ImportColumn, number>()
  const ignored: string[] = []
  for (const [at, name] of header.entries()) {
    const column = columnOf.get(plainName(name))
    if (column && !places.has(column)) places.set(column, at)
    else if (name.trim() !== '') ignored.push(name.trim().slice(0, 60))
  }
  return { places, missing: neededColumns.filter((column) => !places.has(column)), ignored }
}

function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
}
