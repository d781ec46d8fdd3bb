import type { Language } from '#domain/languages.ts'

const commonWords: Partial<Record<Language, RegExp>> = {
  fr: /\b(de|du|des|la|le|les|et|à|au|aux|avec|sans|pour|bio|gélules?|comprimés?|poudre|huile|goût|levure|foie|gelée|extrait|eau|acide|végétales?|stéarate|complément|vitamine|protéines?|magnésium|spiruline|créatine|collagène|multivitamines|caséine|chocolat|vanille|fraise)\b/giu,
  de: /\b(der|die|das|und|mit|ohne|für|aus|von|kapseln|tabletten|pulver|geschmack|eiweiß|wasser|säure|zucker|hochdosiert|schoko|enthält|überzugsmittel|vitamintabletten|brausetabletten|schokolade|erdbeere?)\b/giu,
  es: /\b(el|los|las|con|sin|para|del|cápsulas|comprimidos|polvo|sabor|agua|ácido|proteína|suero|aceite|y)\b/giu,
  it: /\b(il|gli|di|della|dello|con|senza|per|capsule|compresse|polvere|gusto|acqua|acido|olio|integratore|proteine)\b/giu,
  nl: /\b(het|een|en|met|zonder|voor|van|capsules|tabletten|poeder|smaak|eiwit|zuur|suiker|verrijkt)\b/giu,
  pt: /\b(os|com|sem|para|do|da|dos|cápsulas|comprimidos|pó|sabor|água|ácido|proteína|óleo)\b/giu,
  en: /\b(the|and|with|without|for|of|from|capsules?|tablets?|powder|flavou?r|water|acid|oil|supplement|natural|protein|vitamins?|organic|extract|milk)\b/giu,
}

/** The language of a text, if its common words leave little doubt; otherwise undefined. */
export function languageOfText(text: string): Language | undefined {
  const scores = Object.entries(commonWords)
    .map(([language, words]) => ({ language: language as Language, score: text.match(words)?.length ?? 0 }))
    .sort((a, b) => b.score - a.score)
  const [best, second] = scores
  if (!best || best.score === 0) return undefined
  return best.score >= 2 * (second?.score ?? 0) ? best.language : undefined
}
