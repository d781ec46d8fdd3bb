/**
 * Words that join others, by language: queries are searched without them unless they contain nothing else. Words for
 * "without" are not listed, since they reverse the meaning.
 */
const listed = `
and for with the of in a an to or from my best good against
und für mit der die das den dem ein eine gegen zum zur im von oder bei als gut
og til med den det de en et for mod af i eller fra
y para con el la los las un una de del contra o en al
et pour avec le la les un une de du des contre ou en au aux à
és a az egy való ellen vagy
e per con il lo la i gli le un una di del della dei contro o in da al
voor met de het een en van tegen of in bij
e para com o a os as um uma de do da dos das contra ou em na
și pentru cu un o de la împotriva sau în din al
`

/** Already folded. Single letters stay, since they may be vitamins. */
export const smallWords: ReadonlySet<string> = new Set(
  listed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/\s+/)
    .filter((word) => word.length > 1),
)
