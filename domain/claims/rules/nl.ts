import type { ClaimRules } from '../rules.ts'
import { dutchAuthority, memory, monacolin, professionals } from './sources.ts'

export const rules: ClaimRules = {
  language: 'nl',
  negationAfter: 5,
  nutrients: {},
  words: {
    cures:
      'geneest, genas, genezen van, elimineert, verdrijft, maakt een einde aan, maakt korte metten met, laat verdwijnen, verlost je van, verhelpt, overwint, genezing van, rekent af met, geneesbaar, is omkeerbaar, is te genezen, genezen door, weggegeten, verleden tijd, in remissie',
    cure: 'genezen, genezing, geneesmiddel voor, verhelpen, elimineren, verslaan, overwinnen, afrekenen met, vaarwel, overwonnen, af te komen, af van, kwamen van, komen van, verlost van, verlost',
    treats:
      'behandelt, voorkomt, verlicht, bestrijdt, helpt tegen, helpt bij, helpt je bij, helpt snel bij, helpt snel tegen, helpt meteen bij, beschermt tegen, beschermt je tegen, werkt tegen, werkt bij, middel tegen, middel bij, remedie tegen, vermindert, verlaagt het risico op, verlaagt, verzacht, stopt, remt, doodt, effectief tegen, kalmeert, gaat tegen, ontziet',
    treat:
      'behandelen, behandeling van, behandeling tegen, behandeling, voorkomen, verlichten, verlichting, bestrijden, bescherming tegen, beschermen tegen, tegen, ideaal bij, ideaal tegen, perfect bij, goed bij, goed tegen, therapie voor, preventie van, helpen bij, helpen tegen, helpen, aanbevolen bij, bij, verminderen, verlagen, werken tegen',
    works:
      'helpt, helpen, werkt, werkt super, top tegen, top bij, super tegen, super bij, ideaal tegen, tilt je uit, houdt op afstand, op afstand, buiten de deur, buiten de deur houden, pakt aan, ruimt op, op te ruimen, jaagt weg, de oplossing voor, het antwoord op, redding bij, halen de pijn, haalt de pijn, verleden tijd, weg ermee, zakt, kwijt, ervan af, komt van af, kwamen van, af van, verdwenen, verdween, weggebleven',
    noMore:
      'nooit meer, geen last meer, gedaan met, weg met, vaarwel, einde aan, einde van, nul, verlost van, vrij van, verleden tijd',
    condition:
      '*ziekte, *ziekten, *ziektes, aandoening*, *pijn, *pijnen, *ontsteking*, *infectie*, artrose, artritis, reuma*, *kanker, tumor*, tumoren, diabetes, suikerziekte, hoge bloeddruk, *cholesterol, alzheimer, dementie, parkinson, osteoporose, botontkalking, covid*, corona*, griep, verkoudhe*, hoest, koorts, migraine*, slapeloosheid, *stoornis*, slaapproblemen, depressi*, angst, angsten, angststoornis*, paniekaanval*, adhd, autisme, burn out, burnout, astma, hooikoorts, eczeem, psoriasis, acne, rosacea, schimmelinfectie*, candida, prikkelbare darm*, pds, crohn, colitis, brandend maagzuur, maagzuur, reflux, gastritis, maagzweer*, zweren, verstopping, obstipatie, constipatie, diarree, opgeblazen gevoel, opgeblazen buik, winderigheid, *krampen, *kramp, menstruatieklachten, pms, endometriose, pcos, onvruchtbaarheid, overgangsklachten, opvliegers, impotentie, erectieproblemen, erectiestoornis*, hashimoto, bloedarmoede, jicht, nierstenen, galstenen, leververvetting, hepatitis, geelzucht, hart en vaatziekten, hartinfarct*, beroerte*, trombose, spataderen, chronische vermoeidheid, fibromyalgie, multiple sclerose, epilepsie, tinnitus, duizeligheid, misselijkheid, virussen, parasieten, bronchitis, haaruitval, overgewicht, obesitas, zenuwpijn, aambeien, herpes, koortslip*, sibo, borreli*, lyme, coeliakie, copd, lupus, ischias, gordelroos, wratten, angina, hartkloppingen, hartritme*, dwang*, boulimia, schizofrenie, verslaving, myomen, cysten, cellulitis, snurken, nachtzweten, hoge bloedsuiker, darmproblemen, huidproblemen, gewrichtsproblemen, buikpijn, wormen, kalknagel*, keelontsteking, snotteren, loopneus, versleten knie*, griepje, winterdip, zenuwpijn*, reumapijn*, kriebelhoest, overspannen*, brain fog, allergie, allergieën, pollenallergie, darmklachten, maagklachten, gewrichtsklachten, huidklachten, spierklachten, pijnklachten, buikklachten, luchtwegklachten, vermoeidheidsklachten, rugklachten, blaasklachten, spijsverteringsklachten, insulineresistentie',
    product:
      '*product*, *supplement*, *capsule*, *tablet*, *poeder*, *druppels, tinctuur*, *extract*, *olie, *thee, *complex, formule, probiotica, kruiden, kruid, plant, planten, vitamines, vitaminen, mineralen, mengsel, collageen, superfood*, natuurmiddel*, middel, pil, pillen, siroop, huismiddel*, kuur, preparaat, preparaten, *sap, honing, drink*, shake*, smoothie*, bouillon, azijn, zalf, crème, *balsem, elixer, tonicum, potje, flesje, *spray, *zuigtabletten, lepel*, theelepel, eetlepel, repen, paddenstoel*, multi, zakjes, shot, shots, drank, drankje, multivitamine*',
    plan: 'plan, protocol, programma, *programma, methode, voeding, dieet, kuur, aanpak, challenge, traject, recept*, leefstijl',
    ours: 'ons, onze',
    lowers:
      'verlaagt, verlagen, daalt, doet dalen, reduceert, normaliseert, reguleert, stabiliseert, zakt, brengt omlaag, omlaag, onder controle',
    marker: 'bloeddruk*, cholesterol*, ldl, triglyceriden, bloedsuiker*, suikerspiegel, urinezuur, cortisol*',
    nutrient:
      'vitamine*, mineraal*, ashwagandha, kurkuma, curcuma, curcumine, ginseng, ginkgo, valeriaan*, echinacea, sint janskruid, mariadistel*, knoflook*, gember*, kamille*, vlier*, cranberry*, zwarte komijn*, spirulina, chlorella, maca, rhodiola, reishi, cbd*, q10, glucosamine, quercetine, berberine, propolis, aloë vera, brandnetel*, lavendel*, groene thee, kaneel, appelazijn, psyllium, msm, boswellia, zaagpalm*, monacolin*, rode gist rijst, taurine, theanine, tryptofaan, luteïne, moringa, oregano olie, spoorelement*, honing, moederkruid, aloë, oregano, levertraan, kokosolie, bietensap, rode bieten*, inositol, carnitine, d mannose, opc, lysine, salie, tijm, munt, pepermunt*, venkel, artemisia, alsem, bijvoet, rode klaver, zilverkaars, monnikspeper, pruikzwam, cordyceps, colostrum, zeoliet, bentoniet, colloïdaal zilver, maretak, meidoorn, passiebloem, citroenmelisse, hop, stuifmeel, duindoorn*, rozenbottel*, heermoes, paardenbloem, artisjok*, selderij*, matcha, tarwegras, nac, glutathion, krill*, lijnzaadolie, duivelsklauw, eikenschors, zoethout*, b12, zwarte bessen, glutamine',
    medicine:
      'arts, artsen, dokter*, huisarts*, medicijn*, geneesmiddel*, medicatie, antibiotica, vaccin*, inenting*, operatie*, ziekenhui*, specialist*, apotheker*, apotheek, fysiotherap*, insuline, recept, voorgeschreven, medische behandeling, psycholo*, psychiater*, tandarts*, kliniek, cardioloog, dermatoloog, chirurg*, medisch',
    self: 'ik, wij, we, sessie*, consult*, begeleiding, massage*, coaching, acupunctuur, osteop*, natuurgenees*, diëtist*, voedingsdeskundige*, therapeut*, mijn praktijk, onze praktijk, gesprek*',
    not: 'niet, geen, nooit, niemand, niets, noch, zonder, in plaats van, evenmin, nergens, nauwelijks',
    but: 'maar, echter, wel, daarentegen',
    that: 'dat, om, of, noch, welk, welke',
    doubt:
      'belooft, beloven, beloofde, belofte*, beweert, beweren, bewering*, zogenaamd*, mythe*, fabel*, pas op, wantrouw*, sceptisch, of het, verboden, verbod, mag niet, mogen niet, illegaal, onwettig, reclame*, advertentie*, slogan*, vals, onzin, misleidend*, gerucht*, leugen*, wie zegt, wie beweert, iemand die, kwakzalver*, geloofde, geloofden, onbewezen, vraagt of, vragen of, vragen me, vroeger dacht, hoor je, zou, zouden, overdreven, praatjes, zinnen als, uitspraken als, kreten als, woorden als, niet tegenkomen, keuringsraad, reclame code, rechter, nvwa, niet toegestaan, geloof niet, mag je niet, verkoper roepen, vals beloofd, teruggefloten, klinkklare',
    work: 'boek, boeken, lezing*, cursus*, scriptie*, artikel*, studie, studies, hoofdstuk*, titel*, proefschrift*, workshop*, webinar*, seminar*, podcast*, film, congres, kop, getiteld, opleiding*, module, thema, lied',
    ignore:
      'niet alleen, niet enkel, niet meer, niet langer, zonder twijfel, ongetwijfeld, zonder medicijnen, zonder medicatie, zonder recept, zonder arts, zonder bijwerkingen, geen bijwerkingen, zonder operatie, in plaats van medicijnen, in plaats van medicatie, beter dan medicijnen, beter dan een medicijn, beter dan antibiotica, beter dan welk medicijn, als een medicijn, net als medicijnen, in behandeling, onder behandeling, behandeling wegens, geen ander, geen enkel ander, niets werkt beter, geen wonder, wij beloven, ik beloof, beloofd, vaak voorkomt, veel voorkomt, voorkomt dat we, bij mij, bij ons, bij je, bij jou, bij vragen, studies tonen, hulp bij vragen, niet voor niets, bijwerking*, begeleiding bij, advies bij, verlicht de kamer, excessieve winderigheid, insulineresistentie',
    caution:
      'als je, als u, indien, mensen met, personen met, ongeschikt, niet geschikt, raadpleeg, overleg, vraag, voor gebruik, kan veroorzaken, kunnen veroorzaken, allergeen, allergenen, sporen van, let op, wisselwerking*, gediagnosticeerd, lijdt, last van hebt, heb je last, hebt u last, *dagboek, lijst, doos, pakket*, weegt, vragenlijst',
    drug: 'statine*, antidepressiva, pijnstiller*, slaappil*, slaapmiddel*, antibiotica, cortisone, prednison, ibuprofen, paracetamol, aspirine, maagzuurremmer*, maagbeschermer*, bloedverdunner*, medicijn*, medicatie, bètablokker*, metformine, insuline, operatie, kalmeringsmiddel*, puffer*, antihistaminica, bloeddrukpil*',
    replaces:
      'in plaats van, zonder, vervangt, vervangen, stoppen met, gestopt met, kon ik stoppen, kon stoppen, van de, niet meer nodig, beter dan, net zo goed als, net als, vergeet, weggooien, weggegooid, overbodig, afgebouwd, alternatief voor, natuurlijk alternatief',
    lacking: 'zonder, wie geen, als je geen, als u geen, wie niet',
    suffers:
      'gaan eraan, gaan je, gaat, lijdt, lijden, verzwakt, verzwakken, ziek, kapot, stuk, veroudert, begeeft het, uit balans, schade, beschadig*, achteruit, vroeg of laat, loop je risico, loopt u risico, in gevaar, onherroepelijk, takelt, hapert, laat het afweten, instorten, stort in, word je ziek, wordt u ziek, ga je, valt om, raak je, op de klippen, gaat kapot, holt achteruit',
    diet: 'eten, voeding, groente, groenten, fruit, maaltijd*, dieet, bord, bodem, grond, eet, ons groente, stuks fruit',
    lacks:
      'niet genoeg, niet meer genoeg, onvoldoende, redt niemand, onmogelijk, kan niemand, haalt niemand, krijgt niemand, niemand, te weinig, onmisbaar, niet meer voldoende, niet voldoende, uitgeput*, schiet tekort, schieten tekort, volstaat niet, red je het niet, niet toereikend, nooit genoeg, haal je niet, haalt u niet, haal je nooit, kom je niet, komt niemand, niet meer in',
    title: 'dr, prof, professor, dokter, doctor, mijn arts, mijn huisarts, mijn dokter, mijn cardioloog',
    endorses:
      'neemt, slikt, gebruikt, raadt, beveelt, zweert, schrijft, vertrouwt, adviseert, staat ons, staat onze, staat achter',
    lose: 'verlies, verliest, verliezen, verloor, kwijt, afvallen, val, valt, afgevallen, gewichtsverlies, smelten, vliegen eraf, eraf, vliegen, smelt, raak, raakt, kwijtraken, slinken, kilo minder, kg minder, kilo lichter, kilo s minder',
    kilo: 'kg, kilo, kilo s, kilogram, pond, kilo*, pondjes, pond*, kledingmaat*',
    slim: 'afvallen, gewicht verliezen, gewichtsverlies, slank, slanker, platte buik, val af, vet verliezen, droomfiguur',
    within: 'in, binnen, per, elke, na, slechts',
    span: 'dag, dagen, week, weken, maand, maanden, uur, nacht',
    contributes:
      'draagt, dragen, bijdragen, is nodig voor, zijn nodig voor, is belangrijk voor, speelt een rol, spelen een rol, verhoogt, verbetert, heeft een rol',
    helps:
      'ondersteunt, ondersteunen, helpt, helpen, bevordert, bevorderen, versterkt, versterken, verhoogt, verhogen, verbetert, verbeteren, stimuleert, stimuleren, houdt, behoudt, beschermt, beschermen, reguleert, herstelt, kalmeert, voedt, is goed voor, goed voor, activeert, boost, optimaliseert, ontspant, vertraagt, verjongt, zuivert, reinigt, geeft, verlaagt, brengt',
    effect:
      'immuun*, immuniteit, weerstand, afweer*, bot*, botten, gewricht*, kraakbeen, spier*, huid, haar, nagels, ogen, gezichtsvermogen, hart, bloeddruk, cholesterol*, bloedsuiker*, hersenen, brein, geheugen, concentratie, zenuw*, stemming, slaap, energie*, vermoeidheid, spijsvertering*, darm*, lever, nieren, hormon*, hormoon*, schildklier*, stofwisseling, vruchtbaarheid, libido, testosteron*, doorbloeding, stress, rimpels, veroudering, uithouding*, welzijn, vitaliteit, lichaam, balans, cellen, darmflora, maag',
  },
  phrases: [
    [
      'voorkomen van ziekten, behandelen van ziekten, genezen van ziekten',
      'medicinal',
      dutchAuthority,
      'verified',
      'product',
    ],
    [
      'pijnstillend*, ontstekingsremmend*, bloeddrukverlagend*, cholesterolverlagend*, antibacterieel, antiviraal, natuurlijk antibioticum, verlaagt de bloeddruk, verlaagt je bloeddruk, verlaagt het cholesterol, verlaagt je cholesterol, verlaagt je bloedsuiker',
      'medicinal',
      memory,
      'unverified',
      'product',
    ],
    [
      'detox*, ontgift*, zuivert het lichaam, zuivert … lichaam, zuivert … lever, reinigt … lever, reinigt … lichaam, reinigt … darmen, reinigt … bloed, verwijdert gifstoffen, verwijdert … gifstoffen, voert … gifstoffen, afvalstoffen',
      'detox',
      memory,
      'unverified',
      'product',
    ],
    [
      'versterkt het immuunsysteem, verhoogt de weerstand, versterkt je immuunsysteem, verhoogt je weerstand, boost je weerstand, boost je immuunsysteem',
      'unauthorised',
      memory,
    ],
    [
      'vetverbrander*, verbrandt vet, verbrandt … vet, afslankpil*, afslankcapsules, eetlustremmer*, remt … eetlust, gegarandeerd afvallen, gegarandeerd gewichtsverlies, afvallen zonder, slank zonder, vet smelt, vetverbranding, slank in je slaap, smelt … vet',
      'slimming',
      memory,
    ],
    [
      'aanbevolen door artsen, aanbevolen door dokters, artsen bevelen, dokters bevelen, door artsen aanbevolen, door artsen aangeraden, aangeraden door artsen, artsen raden, dokters raden, aanbevolen door apothekers, apothekers raden, aanbevolen door dermatologen, dermatologen raden, aanbevolen door therapeuten, aanbevolen door diëtisten, aanbevolen door dr, aanbevolen door dokter, dokter … beveelt, dokter … raadt, dr … beveelt, dr … raadt, huisartsen raden, aanbevolen door huisartsen, aanbevolen door specialisten, artsen zweren bij, door dokters aanbevolen, door dokters aangeraden, aangeraden door dokters, cardiologen raden',
      'doctors',
      professionals,
      'verified',
    ],
    [
      'zonder bijwerkingen, geen bijwerkingen, vrij van bijwerkingen, 100 veilig, volledig veilig, helemaal veilig, absoluut veilig, volkomen veilig, honderd procent veilig, zonder risico, geen enkel risico, risicoloos, voor iedereen veilig, volstrekt veilig',
      'absolute',
      memory,
    ],
    [
      'klinisch bewezen, wetenschappelijk bewezen, werkt gegarandeerd, gegarandeerd resultaat, gegarandeerde werking, wondermiddel*, wonderpil*, werkt altijd, 100 effectief, resultaat gegarandeerd',
      'absolute',
      memory,
      'unverified',
      'product',
    ],
    ['monacolin* … cholesterol*', 'unauthorised', monacolin, 'verified'],
  ],
}
