import { comparable } from './plain-text.ts'

/** What a column of a supplier's file may mean; the words are `admin-imports:fields.<key>`. */
export const supplierFields = [
  'sku',
  'barcode',
  'name',
  'brand',
  'description',
  'usage',
  'ingredients',
  'contents',
  'price',
  'stock',
  'expected_on',
  'weight',
  'country',
] as const
export type SupplierField = (typeof supplierFields)[number]

/** The column for each field that the file has, as written in the file. */
export type ColumnMapping = Partial<Record<SupplierField, string>>

/** What suppliers call the columns in the languages of the shop, most exact first. */
const namesOfFields: Readonly<Record<SupplierField, readonly string[]>> = {
  sku: [
    'sku',
    'article number',
    'article no',
    'article',
    'item number',
    'item no',
    'product code',
    'artikelnummer',
    'artikel nr',
    'art nr',
    'varenummer',
    'referencia',
    'reference',
    'ref',
    'cikkszam',
    'codice articolo',
    'codice',
    'codigo',
    'artikelcode',
    'cod produs',
    'cod',
    '商品コード',
    '品番',
    '貨號',
    '商品編號',
  ],
  barcode: [
    'barcode',
    'ean',
    'ean13',
    'ean 13',
    'gtin',
    'upc',
    'ean code',
    'strichcode',
    'stregkode',
    'codigo de barras',
    'code barres',
    'vonalkod',
    'codice a barre',
    'streepjescode',
    'cod de bare',
    'バーコード',
    'jan',
    '條碼',
  ],
  name: [
    'name',
    'product name',
    'title',
    'product',
    'item name',
    'article name',
    'bezeichnung',
    'produktname',
    'artikelbezeichnung',
    'produktnavn',
    'navn',
    'nombre',
    'nom',
    'nom du produit',
    'designation',
    'megnevezes',
    'termeknev',
    'nome',
    'nome prodotto',
    'productnaam',
    'naam',
    'omschrijving',
    'nome do produto',
    'denumire',
    'nume',
    '商品名',
    '名稱',
    '品名',
  ],
  brand: [
    'brand',
    'brand name',
    'manufacturer',
    'vendor',
    'marke',
    'hersteller',
    'maerke',
    'marca',
    'marque',
    'fabricant',
    'marka',
    'gyarto',
    'merk',
    'producator',
    'ブランド',
    'メーカー',
    '品牌',
  ],
  description: [
    'description',
    'long description',
    'product description',
    'beschreibung',
    'beskrivelse',
    'descripcion',
    'leiras',
    'descrizione',
    'beschrijving',
    'descricao',
    'descriere',
    '説明',
    '商品説明',
    '描述',
    '說明',
  ],
  usage: [
    'usage',
    'directions',
    'suggested use',
    'dosage',
    'anwendung',
    'verzehrempfehlung',
    'anvendelse',
    'modo de empleo',
    'mode d emploi',
    'utilisation',
    'hasznalat',
    'adagolas',
    'modo d uso',
    'gebruik',
    'modo de uso',
    'mod de utilizare',
    '使用方法',
    '用法',
  ],
  ingredients: [
    'ingredients',
    'ingredient list',
    'composition',
    'zutaten',
    'ingredienser',
    'ingredientes',
    'osszetevok',
    'ingredienti',
    'ingredienten',
    'ingrediente',
    '原材料',
    '成分',
  ],
  contents: [
    'contents',
    'content',
    'net contents',
    'net content',
    'pack size',
    'packsize',
    'size',
    'inhalt',
    'packungsgrosse',
    'indhold',
    'contenido',
    'contenu',
    'kiszereles',
    'contenuto',
    'inhoud',
    'conteudo',
    'continut',
    '内容量',
    '容量',
    '包裝',
  ],
  price: [
    'price',
    'retail price',
    'rrp',
    'unit price',
    'selling price',
    'preis',
    'verkaufspreis',
    'uvp',
    'vk',
    'pris',
    'precio',
    'pvp',
    'prix',
    'ar',
    'eladasi ar',
    'prezzo',
    'prijs',
    'verkoopprijs',
    'preco',
    'pret',
    '価格',
    '価格 税込',
    '售價',
    '價格',
  ],
  stock: [
    'stock',
    'quantity',
    'qty',
    'inventory',
    'bestand',
    'lagerbestand',
    'menge',
    'lager',
    'existencias',
    'stock disponible',
    'quantite',
    'keszlet',
    'mennyiseg',
    'giacenza',
    'quantita',
    'voorraad',
    'estoque',
    'quantidade',
    'stoc',
    '在庫',
    '在庫数',
    '庫存',
  ],
  expected_on: ['expected on', 'expected', 'next delivery', 'restock date', 'available from', 'liefertermin'],
  weight: [
    'weight',
    'weight grams',
    'weight g',
    'gewicht',
    'vaegt',
    'peso',
    'poids',
    'suly',
    'greutate',
    '重量',
  ],
  country: [
    'country of origin',
    'origin',
    'country',
    'herkunftsland',
    'ursprungsland',
    'oprindelsesland',
    'pais de origen',
    'pays d origine',
    'szarmazasi orszag',
    'paese di origine',
    'land van herkomst',
    'pais de origem',
    'tara de origine',
    '原産国',
    '產地',
  ],
}

/** Recognises columns by their names; those of the supplier's earlier files have priority. */
export function guessMapping(columns: readonly string[], remembered: ColumnMapping = {}): ColumnMapping {
  const mapping: ColumnMapping = {}
  const taken = new Set<string>()
  const take = (field: SupplierField, column: string | undefined) => {
    if (column === undefined || taken.has(column)) return
    mapping[field] = column
    taken.add(column)
  }
  for (const field of supplierFields) {
    const known = remembered[field]
    if (known !== undefined && columns.includes(known)) take(field, known)
  }
  for (const field of supplierFields) {
    if (mapping[field] !== undefined) continue
    const free = columns.filter((column) => !taken.has(column))
    for (const name of namesOfFields[field]) {
      const column = free.find((each) => fieldName(each) === fieldName(name))
      if (column === undefined) continue
      take(field, column)
      break
    }
  }
  return mapping
}

/** "æ" and "_" are written in many ways. */
function fieldName(column: string): string {
  return comparable(column.replace(/æ/gi, 'ae').replaceAll('_', ' '))
}

export type MappingProblem = 'key-unmapped' | 'data-unmapped' | 'column-twice' | 'column-unknown'

/** Why a file cannot be read with this mapping. */
export function mappingProblem(
  mapping: ColumnMapping,
  columns: readonly string[],
): MappingProblem | undefined {
  const used = Object.values(mapping)
  if (used.some((column) => !columns.includes(column))) return 'column-unknown'
  if (new Set(used).size < used.length) return 'column-twice'
  if (mapping.sku === undefined && mapping.barcode === undefined) return 'key-unmapped'
  if (mapping.name === undefined && mapping.price === undefined && mapping.stock === undefined)
    return 'data-unmapped'
  return undefined
}
