import { daysOf } from '#domain/commission/months.ts'
import type { BilledKind } from '#domain/commission/self-billing.ts'
import { type Minor, toMajor } from '#domain/money.ts'
import type { UblInvoice } from '#server/platform/ubl.ts'
import type { BilledParty, SelfBilledContent } from './content.ts'

/** The sentences of an invoice, in its language. */
export type InvoiceTexts = {
  lines: Record<BilledKind, string>
  /** What the law requires: that the customer issued the invoice and, if so, that the customer owes the VAT. */
  selfBilling: string
  reverseCharge: string
  payment: string
}

const typeCodes = { invoice: '389', credit_note: '261' } as const
const profile = {
  'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
  'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0',
}
/** A unit: one commission. */
const unitCode = 'C62'
const vatScheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } as const

/**
 * The invoice as EN 16931 structures it, in the syntax of UBL 2.1. The names are those of the standard; the library
 * turns an invoice with the type code of a credit note into one.
 */
export function ublOf(content: SelfBilledContent, texts: InvoiceTexts): UblInvoice {
  const { kind, number, issuedOn, currency, month, credits, supplier, customer } = content
  const { first, last } = daysOf(month)
  const invoice = {
    ...profile,
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
    'cbc:InvoiceTypeCode': typeCodes[kind],
    'cbc:Note': [texts.selfBilling],
    'cbc:DocumentCurrencyCode': currency,
    'cac:InvoicePeriod': { 'cbc:StartDate': first, 'cbc:EndDate': last },
    ...(credits && {
      'cac:BillingReference': [
        {
          'cac:InvoiceDocumentReference': { 'cbc:ID': credits.number, 'cbc:IssueDate': credits.issuedOn },
        },
      ],
    }),
    'cac:AccountingSupplierParty': {
      'cac:Party': { ...partyOf(supplier), 'cac:PartyTaxScheme': [taxIdOf(supplier)] },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': { ...partyOf(customer), 'cac:PartyTaxScheme': taxIdOf(customer) },
    },
    'cac:PaymentTerms': { 'cbc:Note': texts.payment },
    ...sumsOf(content, texts),
    'cac:InvoiceLine': content.lines.map((line, at) => ({
      'cbc:ID': String(at + 1),
      'cbc:InvoicedQuantity': line.net < 0 ? '-1' : '1',
      'cbc:InvoicedQuantity@unitCode': unitCode,
      ...amount('cbc:LineExtensionAmount', line.net, currency),
      'cac:Item': { 'cbc:Name': texts.lines[line.kind], 'cac:ClassifiedTaxCategory': categoryOf(content) },
      'cac:Price': amount('cbc:PriceAmount', Math.abs(line.net), currency),
    })),
  }
  // The library describes its 180 code lists as types; it checks them itself before it writes.
  return { 'ubl:Invoice': invoice } as unknown as UblInvoice
}

function sumsOf(content: SelfBilledContent, texts: InvoiceTexts) {
  const { net, vat, rounding, total, currency, vatTreatment } = content
  const reason = {
    'cbc:TaxExemptionReasonCode': 'VATEX-EU-AE',
    'cbc:TaxExemptionReason': texts.reverseCharge,
  }
  const { 'cac:TaxScheme': scheme, ...category } = categoryOf(content)
  return {
    'cac:TaxTotal': [
      {
        ...amount('cbc:TaxAmount', vat, currency),
        'cac:TaxSubtotal': [
          {
            ...amount('cbc:TaxableAmount', net, currency),
            ...amount('cbc:TaxAmount', vat, currency),
            'cac:TaxCategory': {
              ...category,
              ...(vatTreatment.category === 'AE' && reason),
              'cac:TaxScheme': scheme,
            },
          },
        ],
      },
    ],
    'cac:LegalMonetaryTotal': {
      ...amount('cbc:LineExtensionAmount', net, currency),
      ...amount('cbc:TaxExclusiveAmount', net, currency),
      ...amount('cbc:TaxInclusiveAmount', net + vat, currency),
      ...(rounding !== 0 && amount('cbc:PayableRoundingAmount', rounding, currency)),
      ...amount('cbc:PayableAmount', total, currency),
    },
  }
}

function categoryOf({ vatTreatment: { category, percent } }: SelfBilledContent) {
  return { 'cbc:ID': category, 'cbc:Percent': String(percent), ...vatScheme }
}

function partyOf({ name, street, city, postalCode, region, country, email }: BilledParty) {
  return {
    'cbc:EndpointID': email,
    'cbc:EndpointID@schemeID': 'EM',
    'cac:PostalAddress': {
      'cbc:StreetName': street,
      'cbc:CityName': city,
      'cbc:PostalZone': postalCode,
      ...(region && { 'cbc:CountrySubentity': region }),
      'cac:Country': { 'cbc:IdentificationCode': country },
    },
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
  }
}

const taxIdOf = ({ vatNumber }: BilledParty) => ({ 'cbc:CompanyID': vatNumber, ...vatScheme })

function amount<Name extends string>(name: Name, value: Minor, currency: string) {
  return { [name]: toMajor(value).toFixed(2), [`${name}@currencyID`]: currency } as Record<
    Name | `${Name}@currencyID`,
    string
  >
}
