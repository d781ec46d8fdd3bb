const dosed =
  /g[eé?]l+ules?|comprim|capsul|c[aá]psul|kapsel|tablet|softgel|\bcaps\b|compresse|lozenge|gumm|ampoul|dietary supplement|compl[eé]ment|integratore|nahrungserg/i
const powders =
  /whey|casein|cas[eé]in|isolate?|gainer|bcaa|creatin|cr[eé]atin|protein (powder|pulver)|pre-?workout/i
const substances =
  /vitamin|magn[eé]si|protein|prot[eé]in|spirulin|chlorell|klamath|omega|om[eé]ga|krill|ginseng|ginkgo|psyllium|collag|kollagen|probioti|glucosamin|carnitin|taurin|arginin|glutamin|zin[ck]\b|s[eé]l[eé]ni|calcium|coenzym|curcum|ashwagandha|rhodiola|\bmaca\b|moringa|propolis|gel[eé]e royale|m[eé]laton|levure|guaran|echinac|lecithin|amino|\bcla\b|foie de morue|acerola|ac[eé]rola|kudzu|draineur|val[eé]rian|tribulus|chitosan/i
const coffees = /caf[eé]|coffee|[ea]spresso|expresso|lavazza|d[eé]gustation/i
const dishes =
  /p[aâ]tes\b|pasta|nudel|spaghetti|tagliatell|ciabatta|baguette|\bpains?\b|brot\b|bread|biscuit|cracker|galette|g[aâ]teau|muffin|\bbars?\b|barre|riegel|\bballs?\b|jus\b|juice|saft\b|ne[ck]tar|drinks?\b|boisson|smoothie|soda|\beau\b|milch|yaourt|yogh?urt|skyr|pudding|ice cream|chips|soupe?|sauce|fish (?:fingers|fillets?)|pommes|burger|pizza|tartare|granola|muesli|m[uü]sli|c[eé]r[eé]ales|cereal|flakes|oatmeal|dattes?\b|\briz\b|\brice\b|tofu|fromage|cheese|bonbon|candy|rings|bites|pancake|tortilla|wraps?\b|chewing|\bth[eé]\b|doce\b|sabl[eé]s|decorating/i
const flavours =
  /chocolat|schokolade|cookie|brownie|cake|donut|doughnut|cr[eè]me|glace|lait\b|\btea\b|mints?\b|crispy/i

/**
 * Whether an entry of a food database is probably a supplement: yes if it is counted in doses, no if it is named like a
 * dish.
 */
export function isProbablySupplement(name: string, ingredients: string): boolean {
  if (coffees.test(name) && !powders.test(name)) return false
  if (dosed.test(name)) return true
  if (dishes.test(name)) return false
  // "Chocolate" is the flavour of a powder; otherwise it is the food itself.
  if (powders.test(name)) return true
  if (flavours.test(name)) return false
  return (
    substances.test(name) || /g[eé]lule|kapselh[uü]lle|hypromellose|dietary supplement/i.test(ingredients)
  )
}
