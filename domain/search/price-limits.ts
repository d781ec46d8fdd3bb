import { type Minor, toMinor } from '../money.ts'
import { numberIn } from './amounts.ts'

/** The highest price named in a query, and the rest of it. */
export type PriceLimit = { priceMax: Minor | undefined; rest: string }

const alternatives = (words: string) =>
  words
    .trim()
    .split(/\s*\n\s*|\s*\|\s*/)
    .join('|')

/** "Under" in the twelve languages, before a price. */
const upTo = alternatives(`
  (?:no|not)\\s+more\\s+than|under|below|less\\s+than|up\\s+to|at\\s+most|max(?:imum)?\\.?|cheaper\\s+than|within
  unter|bis(?:\\s+zu)?|maximal|h[öo]chstens|weniger\\s+als|g[üu]nstiger\\s+als|billiger\\s+als
  op\\s+til|h[øo]jst|maks(?:imalt|imum)?\\.?|mindre\\s+end|billigere\\s+end
  menos\\s+de|hasta|por\\s+debajo\\s+de|m[áa]ximo|inferior\\s+a|m[áa]s\\s+barato\\s+que
  moins\\s+de|jusqu['’]?\\s?[àa]|au\\s+maximum|sous|inf[ée]rieure?s?\\s+[àa]|en\\s+dessous\\s+de|moins\\s+cher\\s+que
  legfeljebb|meno\\s+di|fino\\s+a|sotto(?:\\s+i)?|al\\s+massimo|massimo|entro(?:\\s+i)?|inferiore\\s+a
  onder(?:\\s+de)?|tot|minder\\s+dan|maximaal|hoogstens|goedkoper\\s+dan
  at[ée]|abaixo\\s+de|no\\s+m[áa]ximo|sub|p[âa]n[ăa]\\s+la|maxim|mai\\s+pu[țţt]in\\s+de|mai\\s+ieftin\\s+de
  低於|低于|少於|少于|小於|不到|不超過|不超过|最多|[<≤]=?
`)
/** "Over": what follows is a price, but not the highest one. */
const from = alternatives(`
  over|above|more\\s+than|at\\s+least|from|[üu]ber|ab|mehr\\s+als|mindestens|fra|mere\\s+end|mindst
  m[áa]s\\s+de|desde|a\\s+partir\\s+de|plus\\s+de|[àa]\\s+partir\\s+de|d[èe]s|legal[áa]bb|pi[ùu]\\s+di|oltre
  boven|vanaf|meer\\s+dan|minstens|mais\\s+de|acima\\s+de|peste|de\\s+la|mai\\s+mult\\s+de|高於|高于|超過|超过|至少|[>≥]=?
`)
const before = '(?:(?:for|für|pour|per|por|voor|til|pentru|à|a|de)\\s+)?'
/** The same after a price. */
const orLess = alternatives(`
  or\\s+less|or\\s+under|max(?:imum)?|oder\\s+(?:weniger|g[üu]nstiger)|eller\\s+(?:mindre|derunder)|o\\s+menos|ou\\s+moins
  vagy\\s+kevesebb|alatti?|-?ig|-?n[áa]l\\s+olcs[óo]bb|olcs[óo]bb|o\\s+meno|of\\s+minder|ou\\s+menos|sau\\s+mai\\s+pu[țţt]in
  以下[の的]?|未満の?|以[内內][の的]?|までの?|[內内]的?
`)
const orMore = '以上[の的]?|から|或以上|or\\s+more|feletti?|f[öo]l[öo]tti?'
const signs =
  '€|£|EUR(?!\\p{L})|GBP(?!\\p{L})|ユーロ|ポンド|歐元|欧元|英鎊|英镑|eur[óo]s?(?!\\p{L})|eur[óo](?:n[áa]l|ig)(?!\\p{L})'
/** Also a weight or a noun: a price only together with another word that says so. */
const pounds =
  '(?:pounds?|pund|pfund|libras?|livres?|sterline|lire(?:\\s+sterline)?|pond|font|lir[ăae])(?:\\s+sterling)?(?!\\p{L})'
const amount = '(?<![\\p{Script=Latin}\\p{N}.,])(?:\\d{1,5}\\s*[-–]\\s*)?(?<amount>\\d{1,5}(?:[.,]\\d{1,3})*)'
const behind = `(?:\\s*(?<less>${orLess})(?!\\p{Script=Latin})|\\s*(?<more>${orMore})(?!\\p{Script=Latin}))?`
const ahead = `(?:(?<!\\p{L})${before}(?:(?<upTo>${upTo})|(?<from>${from}))\\s*)?`
const needed = `(?<!\\p{L})${before}(?:(?<upTo>${upTo})|(?<from>${from}))\\s*`

const written = [
  `${ahead}(?<!\\p{L})(?:€|£|EUR|GBP)\\s*${amount}${behind}`,
  `${ahead}${amount}\\s*(?:de\\s+)?(?:${signs})${behind}`,
  `${needed}${amount}\\s*(?:de\\s+)?${pounds}${behind}`,
].map((pattern) => new RegExp(pattern, 'giu'))

/** Reads "magnesium under 20 €" as magnesium for at most 20 of the shop's currency, in any of its languages. */
export function priceLimitIn(query: string): PriceLimit {
  let priceMax: Minor | undefined
  let rest = query.normalize('NFKC')
  for (const pattern of written)
    rest = rest.replace(pattern, (...found) => {
      const { amount: text, from: atLeast, more } = found.at(-1) as Record<string, string | undefined>
      const minor = toMinor(numberIn(text ?? ''))
      if (!atLeast && !more && minor > 0) priceMax = Math.min(minor, priceMax ?? minor)
      return ' '
    })
  return priceMax === undefined && rest === query.normalize('NFKC')
    ? { priceMax, rest: query }
    : { priceMax, rest: rest.replace(/\s+/g, ' ').trim() }
}
