import type { ClaimRules } from '../rules.ts'
import {
  consumerCentre,
  courtBans,
  detoxGermany,
  directive,
  memory,
  monacolin,
  professionals,
} from './sources.ts'

export const rules: ClaimRules = {
  language: 'de',
  negationAfter: 5,
  nutrients: { iron: 'eisen*' },
  words: {
    cures:
      'heilt, heilte, geheilt, kuriert, kurierte, besiegt, beseitigt, macht schluss mit, schluss mit, lässt verschwinden, befreit von, befreit dich von, vertreibt, auskuriert, bringt zum verschwinden, heilbar, ist umkehrbar, lässt sich heilen, weggegessen, ausgeheilt, losgeworden, gehören der vergangenheit an, gehört der vergangenheit an, ist vergangenheit, in remission, ausgestanden',
    cure: 'heilen, heilung, heilmittel, kurieren, besiegen, beseitigen, beseitigung, loswerden, überwinden, überwunden, losgeworden, bezwungen',
    treats:
      'behandelt, lindert, beugt, verhindert, bekämpft, schützt vor, schützt dich vor, schützt gegen, schützt zuverlässig vor, schützt wirksam vor, hilft gegen, hilft bei, hilft dir bei, hilft zuverlässig bei, hilft zuverlässig gegen, hilft schnell bei, hilft schnell gegen, hilft wirksam gegen, wirkt gegen, wirkt bei, mittel gegen, senkt das risiko, senkt, verringert, reduziert, vorbeugend gegen, wirksam gegen, wirksam bei, mindert, stoppt, hemmt, dämpft, vermindert, löst, beruhigt, tötet',
    treat:
      'behandeln, behandlung, lindern, linderung, vorbeugen, vorbeugung, verhindern, verhütung, verhüten, bekämpfen, schützen vor, schützt, gegen, helfen bei, helfen gegen, helfen, wirken, therapie, ideal bei, ideal gegen, optimal bei, gut bei, zur anwendung bei, bewährt bei, empfohlen bei, bei, senken, reduzieren, stoppen, unterstützung bei',
    works:
      'hilft, helfen, wirkt, wirkt wunder, super bei, super gegen, toll bei, der hit bei, top bei, top gegen, hilfreich bei, holt dich aus, weist, in die schranken, verscheucht, räumt auf, rettung bei, rettet, killt, hält fern, bewährt sich bei, unschlagbar bei, kämpft gegen, sagt dem kampf an, ein segen bei, die antwort auf, weggeblasen, verschwunden, verschwinden, weg, wie weggeblasen, verschwand, verschwanden',
    noMore:
      'nie wieder, nie mehr, schluss mit, kein mehr, ade, adé, ende der, das ende, tschüss, auf nimmerwiedersehen, lebewohl, vorbei mit, null, frei von, heilbar, heilbar ist',
    condition:
      '*krankheit*, *erkrankung*, *schmerz*, *entzündung*, *infekt*, *infektion*, arthrose*, arthritis, rheuma*, krebs, krebszellen, brustkrebs, darmkrebs, tumor*, diabetes*, bluthochdruck, hoher blutdruck, hohen blutdruck, *cholesterinspiegel, alzheimer*, demenz, parkinson*, osteoporose, covid*, corona*, grippe*, erkältung*, schnupfen, husten, fieber, migräne*, kopfweh, schlaflosigkeit, schlafstörung*, depression*, depressiv*, angst, angstzustände*, ängste, panikattacke*, adhs, autismus, burnout, asthma, heuschnupfen, neurodermitis, schuppenflechte, psoriasis, ekzem*, akne, rosacea, pilzbefall, candida*, blasenentzündung*, reizdarm*, morbus*, colitis, sodbrennen, reflux, gastritis, *geschwür*, verstopfung, durchfall, blähung*, blähbauch, *krämpfe*, *krampf, regelschmerz*, pms, endometriose, pcos, unfruchtbarkeit, wechseljahresbeschwerden, hitzewallung*, impotenz, erektionsstörung*, potenzstörung*, hashimoto, anämie, blutarmut, gicht, nierenstein*, gallenstein*, fettleber, hepatitis, gelbsucht, herzinfarkt*, schlaganfall*, schlaganfällen, thrombose*, krampfader*, fibromyalgie, multiple sklerose, epilepsie, tinnitus, schwindel, übelkeit, viren, parasiten, leaky gut, bronchitis, haarausfall, übergewicht, neuropathie*, halsweh, arteriosklerose, wassereinlagerung*, hämorrhoid*, herpes, lippenherpes, sibo, borreli*, zöliakie, copd, lupus, ischias, hexenschuss, mandel*entzündung, gürtelrose, warzen, angina, herzrasen, herzrhythmus*, zwang*, bulimie, schizophrenie, myome, zysten, cellulite, schnarchen, nachtschweiß, verdauungsprobleme*, schlafprobleme*, hautprobleme*, gelenkprobleme*, darmprobleme*, bauchweh, nebel im kopf, hoher blutzucker, *krämpfen, nagelpilz, würmer, *anfällen, *anfälle, reizhusten, mandelentzündung, hitzewallungen, karies, paradontose, parodontitis, arthritisch*, winterblues, heuschnupfenzeit, nasennebenhöhlen*, *allergie, *allergien, nagelpilz*, fußpilz*, darmpilz*, verdauungsbeschwerden, magenbeschwerden, wechseljahrsbeschwerden, gelenkbeschwerden, menstruationsbeschwerden, darmbeschwerden, regelbeschwerden, prostatabeschwerden, rückenbeschwerden, hautbeschwerden, verdauungsstörung*, angststörung*, durchblutungsstörung*, hormonstörung*, zyklusstörung*, konzentrationsstörung*, essstörung*, funktionsstörung*, zwangsstörung*, rückenleiden, gelenkleiden, magenleiden, hautleiden, insulinresistenz',
    product:
      '*produkt*, *präparat*, *kapsel*, *tablette*, *pulver*, *tropfen, tinktur*, *extrakt*, *öl, *tee, *komplex*, nahrungsergänzung*, probiotik*, kräuter*, heilpflanze*, pflanze*, vitamine, mineralstoffe, mischung, kollagen, collagen, superfood*, naturheilmittel, hausmittel, heilmittel, mittel, globuli, pille*, wirkstoff*, *kur, formel, *saft, honig, drink*, shake*, smoothie*, *riegel, essig, salbe, creme, *balsam, fläschchen, elixier, tonikum, *beutel, trank, teelöffel, esslöffel, *duo, *spray, *pastillen, migräneschutz*, gelenkschutz*, zellschutz*, leberschutz*',
    plan: 'plan, protokoll*, programm*, *programm, methode*, ernährung*, *kur, kurs, konzept, challenge, weg, rezept*',
    ours: 'unser, unsere, unseren, unserem',
    lowers:
      'senkt, senken, reduziert, reduzieren, drückt, normalisiert, reguliert, stabilisiert, bringt runter, runter, sinkt, sinken, verbessert, hält in schach',
    marker:
      'blutdruck*, cholesterin*, ldl, triglyceride*, blutzucker*, blutfett*, harnsäure*, cortisol*, entzündungswert*, zuckerwert*',
    nutrient:
      'vitamin*, mineral*, ashwagandha, kurkuma*, curcuma*, curcumin, ginseng*, ginkgo*, baldrian*, echinacea, johanniskraut*, mariendistel*, knoblauch*, ingwer*, kamille*, holunder*, cranberry*, schwarzkümmel*, spirulina, chlorella, maca, rhodiola, rosenwurz, reishi, cbd*, q10, coenzym*, glucosamin*, quercetin, berberin, propolis, aloe vera, brennnessel*, lavendel*, grüntee*, grüner tee, zimt, apfelessig, flohsamen*, msm, weihrauch*, sägepalme*, monacolin*, rotschimmelreis, taurin, theanin, 5 htp, tryptophan, lutein, moringa, oreganoöl, spurenelement*, honig, mutterkraut, aloe, oregano*, lebertran, kokosöl, rote bete*, inositol, carnitin, d mannose, opc, lysin, salbei, thymian, minze, pfefferminz*, fenchel, artemisia, wermut, beifuß, rotklee, traubensilberkerze, mönchspfeffer, löwenmähne, igelstachelbart, cordyceps, kolostrum, zeolith, bentonit, kolloidales silber, mistel, weißdorn, passionsblume, melisse, hopfen, blütenpollen, gelée royale, sanddorn*, hagebutt*, schachtelhalm*, ackerschachtelhalm*, löwenzahn, artischocke*, sellerie*, matcha, weizengras, gerstengras, nac, glutathion, krill*, leinöl, schwarzkümmelöl, teufelskralle*, hericium, vitalpilz*, heilpilz*, gelenk*kapseln, jod, selen, schwarzer knoblauch, heilerde, glutamin',
    medicine:
      'arzt, ärzte, ärztin, ärzten, arztes, ärztlich*, hausarzt*, hausärztin*, medikament*, arzneimittel*, antibiotik*, impfung*, impfstoff*, operation*, krankenhaus*, klinik*, facharzt*, fachärzt*, apothek*, physiotherap*, insulin, rezept, verschrieben*, schulmedizin*, psychotherap*, schmerzmittel, zahnarzt*, medizin',
    self: 'ich, wir, sitzung*, beratung*, gespräch*, praxis, massage*, coaching, akupunktur, osteopath*, heilpraktiker*, ernährungsberat*, therapeut*, sprechstunde',
    not: 'nicht, kein, keine, keinen, keinem, keiner, keines, keinesfalls, keineswegs, nie, niemals, niemand, nichts, weder, ohne, statt, anstatt, nirgends, kaum',
    but: 'aber, doch, sondern, jedoch, dafür, stattdessen',
    that: 'dass, ob, zu, vorzubeugen, noch, oder, welche, welches, welcher',
    doubt:
      'verspricht, versprechen, versprach, behauptet, behaupten, behauptung*, angeblich*, sogenannt*, mythos, mythen, märchen, vorsicht, misstrau*, skeptisch, ob, glaubte, glaubten, verboten, verbot, unzulässig, gesetzwidrig, illegal, werbung, werbesprüche*, werbeversprechen*, anzeige*, falsch, irreführend, unseriös*, gerücht*, unsinn, lüge*, wer dir, wer ihnen, heilsversprechen, unbewiesen, wunderheiler*, scharlatan*, früher dachte, darf nicht, dürfen nicht, widerlegt, fragen mich, fragt mich, werde gefragt, vermeintlich*, übertrieben*, untersagt, untersagte, abgemahnt, abmahnung, gericht*, landgericht, sprüche, sätze wie, aussagen wie, formulierungen wie, wörter wie, haben nichts verloren, nichts verloren, wettbewerbszentrale, unzulässig, glauben sie nicht, glaub nicht, wunderversprechen, marktschreier*, nicht erlaubt, rechtswidrig',
    work: 'buch, bücher, vortrag*, kurs*, seminar*, studie, studien, artikel, kapitel, titel, diplomarbeit*, masterarbeit*, bachelorarbeit*, dissertation, doktorarbeit*, überschrift*, schlagzeile*, workshop*, webinar*, podcast*, film, kongress*, tagung*, fachtagung*, thema, lied',
    ignore:
      'nicht nur, nicht bloß, nicht länger, nicht mehr, ohne zweifel, zweifellos, ohne medikamente, ohne rezept, rezeptfrei*, ohne arzt, ohne chemie, ohne nebenwirkungen, keine nebenwirkungen, ohne operation, statt medikamenten, statt medikamente, statt tabletten, besser als medikamente, besser als jedes medikament, besser als antibiotika, wie ein medikament, wie medikamente, wie ein arzneimittel, in behandlung, behandlung wegen, kein anderes, keine anderen, kein anderer, kein anderes mittel, nichts hilft besser, kein wunder, vergiss, ich verspreche, wir versprechen, versprochen, studien zeigen, ist kein geheimnis, hilft dir beim verstehen, heilt die zeit, keine sorge, keine angst, nebenwirkung*, teilnahme*, bei fragen, bei bedarf, bei uns, bei mir, bei ihnen, bei dir, beratung bei, begleitung bei, arzneimittelgesetz, übermäßiger blähungen, übermäßige blähungen, insulinresistenz',
    caution:
      'wenn du, wenn sie, falls, menschen mit, personen mit, ungeeignet, nicht geeignet, frage, fragen, sprich, sprechen sie, vor der einnahme, kann auslösen, können auslösen, allergen*, spuren von, vorsicht, hinweis, wechselwirkung*, diagnostiziert, leidest, leiden, leidet, rücksprache, *tagebuch, liste, paket*, wiegt, fragebogen, karton*',
    drug: 'statin*, antidepressiv*, schmerzmittel*, schlaftablette*, schlafmittel*, antibiotik*, cortison, kortison, ibuprofen, paracetamol, aspirin, säureblocker*, magensäureblocker, blutverdünner*, beruhigungsmittel*, medikament*, blutdrucktabletten, betablocker*, metformin, spritze*, insulin, antihistaminik*, blutdrucksenker',
    replaces:
      'statt, anstelle von, ohne, ersetzt, ersetzen, absetzen, abgesetzt, brauche keine, brauche ich keine, brauchst du keine, weglassen, wegwerfen, weggeworfen, besser als, so gut wie, genauso gut wie, genau wie, vergiss, nie wieder, nicht mehr, alternative zu, natürliche alternative, überflüssig, sparst du dir',
    lacking: 'ohne, wer kein, wer keine, wer nicht, wenn du kein, wenn du keine, verzichtest du, wer auf',
    suffers:
      'gerät, leidet, leiden, schwächelt, schwächt, bricht, krank, kaputt, versagt, streikt, altert, aus dem takt, aus dem gleichgewicht, schaden, schadest, nimmt schaden, baut ab, bauen ab, lässt nach, lassen nach, früher oder später, auf der strecke, riskierst, riskieren, gefährdest, gefährdet, macht schlapp, zusammenbrechen, verkümmert, rächt, bricht zusammen, geht in die knie, geht den bach runter, fällt aus, wird krank, werden krank, lässt dich im stich, dein körper, holt sich, fängst du dir, steht still, kollabiert, sauer',
    diet: 'essen, ernährung, lebensmittel*, gemüse, obst, nahrung, kost, mahlzeiten, böden, isst, teller, kochen',
    lacks:
      'reicht nicht, reichen nicht, nicht genug, kein mensch mehr genug, niemand mehr genug, nicht mehr genug, nicht ausreich*, unmöglich, nicht mehr möglich, lässt sich nicht mehr decken, nicht decken, nicht mehr decken, nicht zu decken, kaum noch, ausgelaugt*, genügt nicht, genügt längst nicht, längst nicht, keiner mehr, niemand, kein mensch, nicht mehr aus, nicht liefern, gar nicht mehr, kaum noch jemand, zu wenig, heutzutage kein, heutzutage keine, schaffst du nicht, schafft niemand',
    title:
      'dr, prof, professor, professorin, doktor, chefarzt, chefärztin, oberarzt, oberärztin, mein arzt, meine ärztin, mein hausarzt, meine hausärztin, mein kardiologe, meine kardiologin, meine frauenärztin',
    endorses:
      'nimmt, empfiehlt, schwört, verwendet, verschreibt, vertraut, nutzt, benutzt, steht hinter, ist überzeugt',
    lose: 'abnehmen, nimmst, nimm, verliere*, verlieren, verlierst, verlor*, runter, abgenommen, abspecken, purzeln, gewichtsverlust, schmilz*, schlanker, purzel*, schwinden, wegschmelzen, loswerden, kilo weniger, kg weniger, kilos weniger, pfund weniger, kilo leichter, kg leichter, minus',
    kilo: 'kg, kilo, kilos, kilogramm, pfund, kilo*, kleidergröße*',
    slim: 'abnehmen, abspecken, schlank, schlanker, gewichtsverlust, flacher bauch, flachen bauch, bikinifigur, traumfigur, nimmst ab, fett verlieren, wunschgewicht',
    within: 'in, innerhalb, pro, jede, jeden, nach, nur',
    span: 'tag, tage, tagen, woche, wochen, monat, monate, monaten, stunden, nacht',
    contributes:
      'trägt, tragen, beitragen, wird für, ist wichtig für, ist notwendig für, ist nötig für, hat eine funktion, spielt eine rolle, erhöht, verbessert, wird benötigt, werden für',
    helps:
      'unterstützt, unterstützen, hilft, helfen, fördert, fördern, stärkt, stärken, steigert, verbessert, verbessern, erhält, erhalten, schützt, regt an, kurbelt, stimuliert, reguliert, regelt, harmonisiert, stellt wieder her, beruhigt, pflegt, aktiviert, ist gut für, gut für, sorgt für, boostet, entspannt, verlangsamt, verjüngt, bringt, senkt, entlastet, reinigt, belebt',
    effect:
      '*immun*, abwehr*, widerstandskr*, knochen*, gelenk*, knorpel*, muskel*, haut, haare, haar, nägel, augen, sehkraft, herz, blutdruck, cholesterin*, blutzucker*, gehirn, gedächtnis, konzentration, nerven*, stimmung, schlaf, energie*, müdigkeit, verdauung*, darm*, leber, nieren, hormon*, schilddrüse*, stoffwechsel, fruchtbarkeit, libido, potenz, testosteron*, durchblutung, stress*, falten, alterung*, ausdauer, wohlbefinden, vitalität, körper, gleichgewicht, zellen, darmflora, magen',
  },
  phrases: [
    [
      'hemmt das wachstum von tumoren, schützender effekt auf die leberzellen',
      'medicinal',
      detoxGermany,
      'verified',
    ],
    [
      'potenzsteigernd*, blutdrucksenkend*, günstige beeinflussung des blutzuckerspiegels',
      'medicinal',
      courtBans,
      'verified',
      'product',
    ],
    ['entzündungshemmend*', 'unauthorised', consumerCentre, 'verified', 'product'],
    [
      'stärkt das immunsystem, fördert die abwehr, hilft bei osteoporose, weniger gelenkschmerzen, gestärktes immunsystem, besseres gedächtnis, stärkt dein immunsystem, stärkt ihr immunsystem',
      'unauthorised',
      consumerCentre,
      'verified',
      'product',
    ],
    ['detox*, freetox, antitox', 'detox', detoxGermany, 'verified', 'product'],
    [
      'detox* kapseln, detox* tee, detox* kur, detoxkapseln, detoxtee, detoxkur',
      'detox',
      detoxGermany,
      'verified',
    ],
    [
      'entgiftet, entschlackt, entgiftung, entschlackung, schwemmt … aus, leitet … gifte, spült … aus, befreit … giften, reinigt … körper, reinigt … leber, reinigt … darm, reinigt … blut',
      'detox',
      memory,
      'unverified',
      'product',
    ],
    [
      'schmerzlindernd*, antibakteriell*, antiviral*, cholesterinsenkend*, natürliches antibiotikum, senkt den blutdruck, senkt den cholesterinspiegel, senkt den blutzucker, schmerzfrei',
      'medicinal',
      memory,
      'unverified',
      'product',
    ],
    [
      'fettverbrenner, fettburner, fatburner, verbrennt … fett, schlankmacher, macht schlank, garantiert abnehmen, garantierter gewichtsverlust, appetitzügler, zügelt … appetit, abnehmen ohne, lässt … purzeln, lässt … schmelzen, schlank im schlaf, fett schmilzt, abnehmen im schlaf, kurbelt … fettverbrennung',
      'slimming',
      memory,
    ],
    [
      'ärztlich empfohlen, von ärzten empfohlen, ärzte empfehlen, von ärzten … empfohlen, von therapeuten empfohlen, von experten … empfohlen, von apothekern empfohlen, apotheker empfehlen, dermatologisch empfohlen, von hautärzten empfohlen, ärzte schwören auf, von dr … empfohlen, dr … empfiehlt, von heilpraktikern empfohlen, ernährungsberater empfehlen, hausärzte empfehlen, kardiologen empfehlen, fachärzte empfehlen, von kinderärzten empfohlen, ärzteempfehlung',
      'doctors',
      professionals,
      'verified',
    ],
    [
      'ohne nebenwirkungen, keine nebenwirkungen, frei von nebenwirkungen, nebenwirkungsfrei, völlig unbedenklich, absolut sicher, 100 sicher, vollkommen sicher, völlig sicher, garantiert sicher, hundertprozentig sicher, völlig ungefährlich, absolut unbedenklich, ohne risiko, garantiert unschädlich, für jeden unbedenklich, risikofrei',
      'absolute',
      memory,
    ],
    [
      'klinisch bewiesen, wissenschaftlich bewiesen, klinisch belegt, garantierte wirkung, wirkt garantiert, wundermittel, wunderpille*, wunderwaffe, allheilmittel, wirkt sofort, 100 wirksam, wirkt immer, wunder',
      'absolute',
      memory,
      'unverified',
      'product',
    ],
    ['monacolin* … cholesterin*', 'unauthorised', monacolin, 'verified'],
    [
      'verhütung von krankheiten, zur behandlung von krankheiten, zur heilung von krankheiten',
      'medicinal',
      directive,
      'verified',
      'product',
    ],
  ],
}
