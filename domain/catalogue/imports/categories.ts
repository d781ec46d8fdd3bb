type Words = readonly (readonly [RegExp, string])[]

// The first match wins, so narrower categories come before wider ones.
const categoryWords: Words = [
  [/\bprenatal|postnatal|lactation|pregnan|grossesse|schwanger/i, 'pregnancy-and-breastfeeding'],
  [/menopaus|\bpms\b|m[eé]nopause/i, 'cycle-and-menopause'],
  [/\b(kids?|kid's|child(ren)?('s)?|enfants?|kinder|junior|baby)\b/i, 'children'],
  [/multi-?\s?vitamin|\bmulti\b|one (a )?day/i, 'multivitamins'],
  [/protein|prot[eé]in|whey|casein|cas[eé]ine|gainer|isolate|eiweiss|eiwei/i, 'protein-powders'],
  [/creatin|cr[eé]atine/i, 'creatine'],
  [/pre-?workout|\bpump\b/i, 'before-training'],
  [/electrolyte|hydrat/i, 'hydration'],
  [/\bbcaa|\beaas?\b|glutamin|recovery|post-?workout/i, 'recovery'],
  [/collag[eè]n|kollagen/i, 'collagen'],
  [/probioti|lactobac|bifido|acidophil|\bcfu\b|flora/i, 'probiotics'],
  [/boulardii/i, 'probiotic-yeasts'],
  [/psyllium|fib(er|re)\b|inulin|prebioti/i, 'prebiotics-and-fibre'],
  [/cod liver|fish oil|omega|om[eé]ga|krill|foie de morue|lebertran/i, 'fish-oil'],
  [/flax|evening primrose|borage|bourrache|onagre|black seed|hemp oil|mct oil|leinöl/i, 'plant-oils'],
  [/lecithin|phosphatidyl|l[eé]cithine/i, 'lecithin-and-phospholipids'],
  [/mushroom|reishi|chaga|lion'?s mane|cordyceps|maitake|shiitake|turkey tail|agaricus/i, 'mushrooms'],
  [/spirulin|chlorella|klamath|kelp/i, 'algae'],
  [/\bgreens?\b|wheatgrass|barley grass/i, 'greens-powders'],
  [/propolis/i, 'propolis'],
  [/royal jelly|gel[eé]e royale|bee pollen|\bpollen/i, 'royal-jelly-and-pollen'],
  [/co-?q-?10|ubiquin|coenzym/i, 'coenzyme-q10'],
  [/glutathion|lipoic|\bnac\b/i, 'glutathione-and-lipoic-acid'],
  [/resveratrol|quercetin|curcum|turmeric|pycnogenol|grape seed|green tea/i, 'polyphenols'],
  [/astaxanth|lutein|lycopen|zeaxanth|carotenoid/i, 'carotenoids'],
  [/bromelain|papain|brom[eé]la[iï]ne|papaya enzym/i, 'fruit-enzymes'],
  [/enzym|lactase/i, 'digestive-enzymes'],
  [/melatonin|m[eé]latonine|\bsleep|sommeil|schlaf/i, 'sleep'],
  [/\bcalm|relax|l-?theanine|\bgaba\b|stress/i, 'relaxation'],
  [/glucosamin|chondroit|\bmsm\b|joint|articul|gelenk/i, 'joints'],
  [/hair|\bskin|nails|cheveux|ongles|haut\b|haare/i, 'hair-skin-and-nails'],
  [/\beyes?\b|vision|\byeux/i, 'eyes'],
  [/ashwagandha|rhodiola|ginseng|\bmaca\b|eleuthero|schi[sz]andra|holy basil/i, 'adaptogens'],
  [/magn[eé]sium|magn[eé]sio/i, 'magnesium'],
  [/calcium/i, 'calcium'],
  [/\bzin[ck]\b/i, 'zinc'],
  [/\biron\b|\bfer\b|eisen/i, 'iron'],
  [/selenium|s[eé]l[eé]nium|selen\b/i, 'selenium'],
  [/iod(ine|e)\b/i, 'iodine'],
  [/potassium|kalium/i, 'potassium'],
  [/chrom(ium|e)\b/i, 'chromium'],
  [/silic(a|on|ium)\b/i, 'silicon'],
  [/copper|manganese|molybden|boron|mineral/i, 'trace-elements'],
  [/\bb-?12\b|cobalamin/i, 'vitamin-b12'],
  [/folate|folic|folique/i, 'folate'],
  [
    /\b(vitamine?\s)?b-?(1|2|3|5|6|complex|50|100)\b|biotin|niacin|thiamin|riboflavin|pantothen/i,
    'b-vitamins',
  ],
  [/vitamine?\s?c\b|ascorb|acerola|ac[eé]rola/i, 'vitamin-c'],
  [/vitamine?\s?d-?[23]?\b|\bd-?3\b/i, 'vitamin-d'],
  [/vitamine?\s?e\b|tocopher|tocotrien/i, 'vitamin-e'],
  [/vitamine?\s?k-?[127]?\b|\bk-?2\b/i, 'vitamin-k'],
  [/vitamine?\s?a\b|beta-?\s?carot/i, 'vitamin-a'],
  [/tincture|teinture|tinktur/i, 'tinctures'],
  [/bitters?\b/i, 'bitters'],
  [/\bteas?\b|tisane|infusion|\btee\b/i, 'herbal-teas'],
]

const categoryOfType: Words = [
  [/^amino acid/i, 'amino-acids'],
  [/^fat\/fatty/i, 'oils-and-omegas'],
  [/^fib(er|re)/i, 'prebiotics-and-fibre'],
  [/^multi-vitamin|^single vitamin and mineral/i, 'multivitamins'],
  [/^vitamin/i, 'vitamins'],
  [/^mineral/i, 'minerals'],
  [/^botanical with/i, 'herbal-complexes'],
  [/^botanical/i, 'herbal-extracts'],
]

/** Category by the words of a name, or else by the product type in the source; empty if neither matches. */
export function categoriesOf(name: string, productType = ''): string[] {
  const found =
    categoryWords.find(([words]) => words.test(name)) ??
    categoryOfType.find(([type]) => type.test(productType))
  return found ? [found[1]] : []
}

// "Tablet or Pill", "Comprimés effervescents", "Softgel Capsule": the first match wins.
const formWords: Words = [
  [/efferv/i, 'effervescent'],
  [/soft\s?gel|perles?\b/i, 'softgels'],
  [/tablet|pill|caplet|comprim|compress|tabs?\b/i, 'tablets'],
  [/capsul|kapsel|g[eé?]l+ul|vegi?cap|\bcaps?\b|c[aá]psula/i, 'capsules'],
  [/gumm|jelly|gomme/i, 'gummies'],
  [/lozenge|pastill/i, 'lozenges'],
  [/tincture|teinture|tinktur/i, 'tincture'],
  [/spray/i, 'spray'],
  [/drops?\b|gouttes|tropfen/i, 'drops'],
  [/ampoul|ampul|vial/i, 'ampoules'],
  [/sachet|stick|packet|beutel/i, 'sachets'],
  [/tea ?bag|tisane|infusion|herbal tea/i, 'tea'],
  [/powder|poudre|pulver|polvo|granul|\bwhey\b|protein|gainer/i, 'powder'],
  [/\boil\b|huile|\böl\b/i, 'oil'],
  [/liquid|syrup|sirop|liquide|juice/i, 'liquid'],
  [/\bbar\b|barre|riegel|other/i, 'other'],
]

/** Delivery form from the first text in which one is found. */
export function deliveryFormOf(...texts: readonly string[]): string[] {
  for (const text of texts) {
    const found = formWords.find(([words]) => words.test(text))
    if (found) return [found[1]]
  }
  return []
}
