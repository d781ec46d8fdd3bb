const letters: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  μ: 'u',
}
// Voicing marks turn a kana into another letter; all other marks are accents that people leave out.
const accents = /(?![\u3099\u309a])\p{M}/gu
/** Simplified Chinese and Japanese characters of this field, mapped to those used in Taiwan. */
const simplified = [
  ...'鱼魚维維钙鈣镁鎂铁鐵鉄鐵锌鋅叶葉胶膠纤纖药藥补補养養营營肠腸关關节節发髮锭錠镜鏡红紅绿綠黄黃姜薑参參灵靈种種类類盐鹽软軟护護肤膚儿兒妇婦压壓',
]
const traditional = new Map<string, string>()
for (let at = 0; at < simplified.length; at += 2) traditional.set(simplified[at]!, simplified[at + 1]!)
const plain = /^[\x20-\x7e]*$/
const hiragana = /[\u3041-\u3096]/g

/** Normalises spellings of the same word: case, accents, ligatures, kana, and full-width letters. */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßœæøđðłıþμ]/g, (letter) => letters[letter]!)
    .replace(/\p{Script=Han}/gu, (character) => traditional.get(character) ?? character)
    .replace(hiragana, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
}
