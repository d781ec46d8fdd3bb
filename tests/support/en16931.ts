/**
 * The rules of EN 16931 that concern invoices with one VAT category, written from the standard's own sentences (BR, BR-CO,
 * BR-S, BR-AE). They read the finished XML, and know nothing of the code that wrote it.
 */
export type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] }

/** Reads XML without comments, entities beyond the usual five, or mixed content. */
export function readXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  for (const [, closing, name, given, empty, text] of xml.matchAll(
    /<(\/)?([\w:]+)([^<>]*?)(\/)?>|([^<>]+)/g,
  )) {
    const last = open.at(-1)!
    if (text !== undefined) last.text += decoded(text.trim())
    else if (closing) open.pop()
    else {
      const pairs = [...given!.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [
        key,
        decoded(value!),
      ])
      const element = { name: name!, attributes: Object.fromEntries(pairs), text: '', children: [] }
      last.children.push(element)
      if (!empty) open.push(element)
    }
  }
  return root.children[0]!
}

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** All elements at a path below another: `cac:Party/cac:PostalAddress`. */
export function all(element: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce<Element[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    )
}

/** The text of the first element at a path; undefined if there is none or it is empty. */
export const textAt = (element: Element, path: string): string | undefined =>
  all(element, path)[0]?.text || undefined

const supplier = 'cac:AccountingSupplierParty/cac:Party'
const customer = 'cac:AccountingCustomerParty/cac:Party'
const totals = 'cac:LegalMonetaryTotal'
const subtotal = 'cac:TaxTotal/cac:TaxSubtotal'

const cents = (element: Element, path: string) =>
  Math.round(100 * Number(textAt(element, path) ?? Number.NaN))
const isCredit = ({ name }: Element) => name === 'CreditNote'
const linesOf = (it: Element) => all(it, isCredit(it) ? 'cac:CreditNoteLine' : 'cac:InvoiceLine')
const typeOf = (it: Element) => textAt(it, isCredit(it) ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode')
const quantityOf = (line: Element) =>
  Number(textAt(line, 'cbc:InvoicedQuantity') ?? textAt(line, 'cbc:CreditedQuantity'))
const has = (path: string) => (it: Element) => textAt(it, path) !== undefined
const everyLine = (holds: (line: Element) => boolean) => (it: Element) => linesOf(it).every(holds)
const categoryOf = (it: Element) => textAt(it, `${subtotal}/cac:TaxCategory/cbc:ID`)
const inCategory = (category: string, holds: (it: Element) => boolean) => (it: Element) =>
  categoryOf(it) !== category || holds(it)
const vatOf = (party: string) => has(`${party}/cac:PartyTaxScheme/cbc:CompanyID`)
const lineCategory = 'cac:Item/cac:ClassifiedTaxCategory'

const rules: Readonly<Record<string, (it: Element) => boolean>> = {
  'BR-01 has a specification identifier': (it) =>
    textAt(it, 'cbc:CustomizationID')?.startsWith('urn:cen.eu:en16931:2017') ?? false,
  'BR-02 has a number': has('cbc:ID'),
  'BR-03 has an issue date': (it) => /^\d{4}-\d\d-\d\d$/.test(textAt(it, 'cbc:IssueDate') ?? ''),
  'BR-04 and BR-CL-01 have a type code of its syntax': (it) =>
    (isCredit(it) ? ['261', '381'] : ['380', '389']).includes(typeOf(it) ?? ''),
  'BR-05 has a currency, which all amounts have': (it) => {
    const currencies = new Set(everything(it).flatMap(({ attributes }) => attributes.currencyID ?? []))
    return currencies.size === 1 && currencies.has(textAt(it, 'cbc:DocumentCurrencyCode') ?? '')
  },
  'BR-06 names the seller': has(`${supplier}/cac:PartyLegalEntity/cbc:RegistrationName`),
  'BR-07 names the buyer': has(`${customer}/cac:PartyLegalEntity/cbc:RegistrationName`),
  'BR-09 has the seller’s country': has(`${supplier}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`),
  'BR-11 has the buyer’s country': has(`${customer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`),
  'BR-16 has a line': (it) => linesOf(it).length > 0,
  'BR-21 has a number on each line, once': (it) =>
    new Set(linesOf(it).map((line) => textAt(line, 'cbc:ID'))).size === linesOf(it).length,
  'BR-22 to BR-26 have quantity, amount, name and price on each line': everyLine(
    (line) =>
      Number.isFinite(quantityOf(line)) &&
      ['cbc:LineExtensionAmount', 'cac:Item/cbc:Name', 'cac:Price/cbc:PriceAmount'].every((path) =>
        has(path)(line),
      ),
  ),
  'BR-27 has no price below zero': everyLine((line) => cents(line, 'cac:Price/cbc:PriceAmount') >= 0),
  'BR-29 ends its period after the beginning': (it) =>
    textAt(it, 'cac:InvoicePeriod/cbc:StartDate')! <= textAt(it, 'cac:InvoicePeriod/cbc:EndDate')!,
  'BR-55 has a number of each preceding invoice': (it) =>
    all(it, 'cac:BillingReference').every(has('cac:InvoiceDocumentReference/cbc:ID')),
  'BR-62 and BR-63 say what kind of address an electronic one is': (it) =>
    [supplier, customer].every((party) =>
      all(it, `${party}/cbc:EndpointID`).every(({ attributes }) => attributes.schemeID),
    ),
  'BR-CO-04 has a VAT category on each line': everyLine(has(`${lineCategory}/cbc:ID`)),
  'BR-CO-09 has the prefix of a country in each VAT number': (it) =>
    [supplier, customer].every((party) =>
      /^[A-Z]{2}/.test(textAt(it, `${party}/cac:PartyTaxScheme/cbc:CompanyID`) ?? ''),
    ),
  'BR-CO-10 adds up the lines': (it) =>
    linesOf(it).reduce((sum, line) => sum + cents(line, 'cbc:LineExtensionAmount'), 0) ===
    cents(it, `${totals}/cbc:LineExtensionAmount`),
  'BR-CO-13 has the same total without VAT': (it) =>
    cents(it, `${totals}/cbc:TaxExclusiveAmount`) === cents(it, `${totals}/cbc:LineExtensionAmount`),
  'BR-CO-14 adds up the VAT': (it) =>
    all(it, subtotal).reduce((sum, each) => sum + cents(each, 'cbc:TaxAmount'), 0) ===
    cents(it, 'cac:TaxTotal/cbc:TaxAmount'),
  'BR-CO-15 adds the VAT to the total': (it) =>
    cents(it, `${totals}/cbc:TaxInclusiveAmount`) ===
    cents(it, `${totals}/cbc:TaxExclusiveAmount`) + cents(it, 'cac:TaxTotal/cbc:TaxAmount'),
  'BR-CO-16 is owed as a whole, after rounding': (it) =>
    cents(it, `${totals}/cbc:PayableAmount`) ===
    cents(it, `${totals}/cbc:TaxInclusiveAmount`) +
      (has(`${totals}/cbc:PayableRoundingAmount`)(it) ? cents(it, `${totals}/cbc:PayableRoundingAmount`) : 0),
  'BR-CO-17 calculates the VAT from its base, to the cent': (it) =>
    all(it, subtotal).every((each) => {
      const rate = Number(textAt(each, 'cac:TaxCategory/cbc:Percent'))
      return (
        Math.abs((cents(each, 'cbc:TaxableAmount') * rate) / 100 - cents(each, 'cbc:TaxAmount')) <= 0.5 + 1e-9
      )
    }),
  'BR-CO-25 says how it is paid': (it) => isCredit(it) || has('cac:PaymentTerms/cbc:Note')(it),
  'BR-DEC has two decimals at most': (it) =>
    everything(it)
      .filter(({ attributes }) => attributes.currencyID)
      .every(({ text }) => /^-?\d+(\.\d{1,2})?$/.test(text)),
  'BR-S-01 and BR-AE-01 have the category of the lines once in the breakdown': (it) =>
    all(it, subtotal).length === 1 &&
    linesOf(it).every((line) => textAt(line, `${lineCategory}/cbc:ID`) === categoryOf(it)),
  'BR-S-02 has the seller’s VAT number': inCategory('S', vatOf(supplier)),
  'BR-S-05 has a rate above zero on each line': inCategory(
    'S',
    everyLine((line) => Number(textAt(line, `${lineCategory}/cbc:Percent`)) > 0),
  ),
  'BR-S-08 and BR-AE-08 have the sum of the lines as base': (it) =>
    linesOf(it).reduce((sum, line) => sum + cents(line, 'cbc:LineExtensionAmount'), 0) ===
    cents(it, `${subtotal}/cbc:TaxableAmount`),
  'BR-S-10 gives no reason for an exemption': inCategory(
    'S',
    (it) => all(it, `${subtotal}/cac:TaxCategory/cbc:TaxExemptionReason`).length === 0,
  ),
  'BR-AE-02 has both VAT numbers': inCategory('AE', (it) => vatOf(supplier)(it) && vatOf(customer)(it)),
  'BR-AE-05 has a rate of zero on each line': inCategory(
    'AE',
    everyLine((line) => Number(textAt(line, `${lineCategory}/cbc:Percent`)) === 0),
  ),
  'BR-AE-09 has no VAT': inCategory('AE', (it) => cents(it, `${subtotal}/cbc:TaxAmount`) === 0),
  'BR-AE-10 names the reverse charge': inCategory(
    'AE',
    (it) => textAt(it, `${subtotal}/cac:TaxCategory/cbc:TaxExemptionReasonCode`) === 'VATEX-EU-AE',
  ),
  'a line is its quantity times its price': everyLine(
    (line) =>
      quantityOf(line) * cents(line, 'cac:Price/cbc:PriceAmount') === cents(line, 'cbc:LineExtensionAmount'),
  ),
}

function everything(element: Element): Element[] {
  return [element, ...element.children.flatMap(everything)]
}

/** The rules that an invoice or credit note in UBL breaks. */
export function brokenRules(xml: string): string[] {
  const invoice = readXml(xml.replace(/<\?xml[^>]*\?>/, ''))
  return Object.entries(rules).flatMap(([rule, holds]) => (holds(invoice) ? [] : [rule]))
}
