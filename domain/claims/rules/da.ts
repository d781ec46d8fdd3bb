import type { ClaimRules } from '../rules.ts'
import { memory, monacolin, professionals } from './sources.ts'

export const rules: ClaimRules = {
  language: 'da',
  negationAfter: 4,
  nutrients: { iron: 'jern' },
  words: {
    cures:
      'helbreder, helbredte, helbredt, kurerer, kurerede, læger dine, læger sygdom*, fjerner, udrydder, overvinder, besejrer, gør en ende på, gør det af med, får til at forsvinde, slipper af med, befrier dig for, eliminerer, kur mod, kan helbredes, er helbredelig*, kan kureres, kan spises væk, spiste mig rask, blev rask, er blevet rask, spist mig fri, er fortid, hører fortiden til, i remission, et overstået kapitel',
    cure: 'helbrede, helbredelse, kurere, fjerne, udrydde, overvinde, slip af med, slippe af med, farvel, sig farvel, eliminere, slip for, slippe af, komme af med, blive fri for, bliv fri for, bliver fri for, af med, slipper for, slippe for',
    treats:
      'behandler, forebygger, lindrer, bekæmper, modvirker, hjælper mod, hjælper på, hjælper ved, hjælper dig mod, hjælper hurtigt mod, beskytter mod, beskytter dig mod, virker mod, virker på, middel mod, dæmper, mindsker, reducerer, sænker risikoen, sænker, nedsætter, effektiv mod, effektivt mod, stopper, hæmmer, afhjælper, dræber, beroliger, holder væk, forhindrer, mindsker risikoen',
    treat:
      'behandle, behandling af, behandling mod, behandling, forebygge, forebyggelse, lindre, lindring, bekæmpe, bekæmpelse, modvirke, beskytte mod, beskyttelse mod, mod, ideel til, ideel mod, perfekt til, perfekt mod, god mod, godt mod, godt ved, god ved, hjælp mod, anbefalet ved, anbefales ved, bruges ved, anvendes ved, til brug ved, virker ved, velegnet ved, gavnlig ved, gavnligt ved, mindske, reducere, dæmpe, terapi mod, hjælpe mod, virke mod, forhindre',
    works:
      'hjælper, hjalp, virker, virkede, super mod, super til, genialt mod, genial mod, fantastisk mod, fantastisk til, perfekt mod, guld mod, sindssygt godt mod, svaret på, løsningen på, holder på afstand, på afstand, holder fra døren, fra døren, jager, løfter dig ud af, hjælper dig ud af, løfter, trænger tilbage, rydder op i, fordriver, knuser, sætter en stopper for, kan mærkes mod, sultes ihjel, af med, slipper for, forsvandt, forsvundet, gik væk, er væk',
    noMore:
      'aldrig mere, aldrig igen, slut med, farvel, farvel til, ikke mere, ikke flere, stop for, enden på, nul, fri for, slip for, færdig med',
    condition:
      '*sygdom*, *lidelse*, *smerte*, *betændelse*, *infektion*, slidgigt, leddegigt, gigt, artrose, artritis, kræftceller, tumor*, svulst*, diabetes, sukkersyge, forhøjet blodtryk, højt blodtryk, blodtrykssygdom, forhøjet kolesterol, højt kolesterol, alzheimer*, demens, parkinson*, knogleskørhed, osteoporose, covid*, corona*, influenza, forkølelse*, migræne*, hovedpine*, søvnløshed, søvnproblemer, depression*, angst, panikanfald, adhd, autisme, udbrændthed, stress sygemelding, astma, høfeber, feber, eksem, psoriasis, akne, bumser, rosacea, candida, blærebetændelse, irritabel tyktarm, crohns*, colitis, halsbrand, sure opstød, refluks, reflux, gastritis, mavesår, forstoppelse, diarré, diarre, oppustethed, oppustet mave, luft i maven, krampe*, *kramper, menstruationssmerter, pms, endometriose, pcos, barnløshed, infertilitet, hedeture, overgangsgener, impotens, rejsningsproblemer, prostata*, hashimoto*, blodmangel, anæmi, nyresten, galdesten, fedtlever, leversygdom, hepatitis, gulsot, blodprop*, hjerteanfald, slagtilfælde, åreknuder, kronisk træthed, fibromyalgi, sklerose, epilepsi, tinnitus, svimmelhed, kvalme, virus, vira, parasitter, hoste, ondt i halsen, ondt i ryggen, ondt i hovedet, bronkitis, bihulebetændelse, hårtab, overvægt, fedme, tømmermænd, nervesmerter, iskias, hæmorider, utæt tarm, hæmorroider, herpes, forkølelsessår*, sibo, borreli*, borrelia, cøliaki, kol, lupus, hold i nakken, lændesmerter, helvedesild, vorter, hjertebanken, hjerterytme*, uro i benene, bulimi, skizofreni, afhængighed, fibromer, cyster, appelsinhud, snorken, nattesved, orm, højt blodsukker, hudproblemer, maveproblemer, ondt i maven, mavepine, mellemørebetændelse, hjernetåge, sur mave, væskeansamling*, væske i kroppen, løbende næse, snue, snot, vinterdepression, stress og depression, oppustet, kløe, stofskiftesygdom, ledsmerter, halsonde, pollenallergi, årebetændelse, nældefeber, psykisk sygdom, tandkødsbetændelse, infektioner, influenzaen, forkølelsen, betændelsen, kighoste, kræft, kræften, brystkræft, tarmkræft, *allergi, *allergien, svampeinfektion*, fodsvamp, neglesvamp, svampen i tarmen, mavegener, fordøjelsesgener, søvngener, fordøjelsesbesvær, åndedrætsbesvær, mavebesvær, vandladningsbesvær, søvnforstyrrelser, spiseforstyrrelse*, hormonforstyrrelse*, insulinresistens',
    product:
      'produkt, produktet, produkter, produkterne, naturprodukt*, helseprodukt*, *tilskud*, *kapsel*, *kapsler*, *tablet*, *pulver*, *dråber*, tinktur*, *ekstrakt*, *olie, *olien, komplekset, *vitaminkompleks*, b kompleks, mineralkompleks*, urtekompleks*, enzymkompleks*, formel, probiotik*, urter, urt, planten, planterne, lægeplante*, plantemid*, planteekstrakt*, vitaminer, vitaminerne, mineraler, blandingen, blandingerne, urteblanding*, teblanding*, vitaminblanding*, vores blanding, denne blanding, min blanding, kollagen, collagen, superfood*, naturmiddel*, middel, pille*, sirup, husråd, kur, kuren, præparat*, *juice, *saft, honning, drikken, en drik, denne drik, vores drik, urtedrik*, sundhedsdrik*, helsedrik*, proteindrik*, shake*, smoothie*, bouillon, eddike, salve, creme, balsam, eliksir*, tonikum, *spray, skefuld*, teskefuld*, *svampe, shot, shots, *pulveret, *dråberne, te, teen, urtete, kamillete, nældete, ingefærte, brændenældete',
    plan: 'plan, planen, protokol*, program*, forløb*, *forløb, metode*, kost, kosten, diæt*, ernæring*, kur, udfordring*, opskrift*, kursus, forløb',
    ours: 'vores, vort',
    lowers:
      'sænker, sænke, nedsætter, reducerer, mindsker, normaliserer, regulerer, stabiliserer, falder, får til at falde, ned, holder styr på',
    marker: 'blodtryk*, kolesterol*, ldl, triglycerider*, blodsukker*, urinsyre*, kortisol*',
    nutrient:
      'vitamin*, *vitamin, mineral*, ashwagandha, gurkemeje*, curcumin, ginseng, ginkgo, baldrian*, echinacea, solhat, perikon, perikum, marietidsel*, hvidløg*, ingefær*, kamille*, hyld*, tranebær*, sort kommen, spirulina, chlorella, maca, rosenrod*, rhodiola, reishi, cbd*, q10, glucosamin*, quercetin, berberin, propolis, aloe vera, brændenælde*, lavendel*, grøn te, kanel, æblecidereddike, loppefrø*, psyllium, msm, boswellia, savpalme, monacolin*, rød gær ris, rødgærris*, taurin, theanin, tryptofan, lutein, moringa, oregano*, hyben*, sporstof*, honning, matrem, aloe, levertran, torskelevertran, kokosolie, rødbede*, inositol, carnitin, d mannose, opc, lysin, salvie, timian, mynte, pebermynte*, fennikel, malurt, rødkløver, klaseormerod, munkepeber, løvemanke, cordyceps, colostrum, zeolit, bentonit, kolloid sølv, mistelten, hvidtjørn, passionsblomst, citronmelisse, humle, bipollen, havtorn, padderok, mælkebøtte, artiskok*, selleri*, matcha, hvedegræs, glutathion, krill*, hørfrøolie, djævleklo, safran, b12, lindeblomst, rosmarin, lakridsrod, eukalyptus, d vitaminen, morgenfrue, birk, aronia, quercetin*, glutamin',
    medicine:
      'læge, lægen, læger, lægens, lægerne, egen læge, medicin*, lægemid*, antibiotika, vaccin*, operation*, hospital*, sygehus*, speciallæge*, apotek*, fysioterap*, insulin, recept, ordineret, lægebehandling, psykolog*, psykiater*, tandlæge*, klinik*, kirurg*, kardiolog*, hudlæge*, lægefaglig*',
    self: 'jeg, vi, session*, konsultation*, samtale*, forløb*, massage*, coaching, akupunktur, osteopat*, zoneterap*, naturterapeut*, diætist*, kostvejled*, ernæringsterapeut*, terapeut*, min klinik, min praksis, vores klinik, behandlere, hos mig, hos os, med mig, motion, bevægelse, gåtur*, træning, yoga, meditation, hvile, varme, vejrtrækning*, afspænding*, rygestop',
    not: 'ikke, ingen, intet, aldrig, hverken, uden, i stedet for, ingenting, næppe, heller',
    but: 'men, dog, derimod, til gengæld',
    that: 'at, om, eller, hvilken, hvilket, hvilke',
    doubt:
      'lover, lovede, love, påstår, påstås, påstand*, hævder, hævdes, angivelig*, såkaldt*, myte*, pas på, vær på vagt, mistro*, skeptisk, om det, forbud*, forbudt, ulovlig*, må ikke, reklame*, annonce*, slogan*, falsk*, vildledende, rygte*, løgn*, svindel, kvaksalver*, den der siger, hvis nogen, enhver der, troede, troede man, udokumenteret, spørger mig, spørger om, bliver spurgt, har hørt at, loven, dømt, bøde*, retten, domstol*, forbrugerombudsmand*, fødevarestyrelsen, sætninger som, udsagn som, ord som, vendinger som, ikke tilladt, tro ikke, hokuspokus løfter, humbug, fup, etiket*, påbud, overdrevne løfter, overdrevne påstande, usikker, usikkert, ubevist*, ikke bevist, ikke er bevist, ikke dokumenteret, ikke er dokumenteret, uafklaret*, modstridende, mangler bevis*, mangler dokumentation, sådan en sætning, den slags sætninger, den slags løfter, løfte, løfter om, løfterne',
    work: 'bog, bogen, bøger, foredrag*, kursus, kurset, kurser, speciale*, artikel*, artikler, studie, studier, undersøgelse*, kapitel*, titel*, titlen, afhandling*, workshop*, webinar*, seminar*, podcast*, film*, kongres*, konference*, overskrift*, hedder, modul*, tema, uddannelse*, sang',
    ignore:
      'ikke kun, ikke bare, ikke blot, ikke længere, ikke mere, uden tvivl, aldrig mere, uden medicin, uden recept, uden kemi, uden bivirkninger, ingen bivirkninger, uden risiko, uden operation, i stedet for medicin, bedre end medicin, bedre end al medicin, bedre end antibiotika, som medicin, ligesom medicin, i behandling, under behandling, ingen anden, ingen andre, intet andet, intet virker bedre, intet under, vi lover, jeg lover, vent ikke, undgå medicin, glem medicin, studier viser, som behandler, en behandler, din behandler, er behandler, uddannet behandler, hos os, ved mig, ved os, ved siden af, ved at, ved behov, mod slutningen, mod betaling, ikke for ingenting, bivirkning*, ved spørgsmål, medicin mod, medicin ved, lægemidler mod, vaccine mod, vaccination mod, allergi mod, nedsætter virkning*, mindsker virkning*, reducerer virkning*, hæmmer virkning*, sænker virkning*, få tilskud, får tilskud, giver tilskud, tilskud fra, offentligt tilskud, du tager, man tager, tager du, at jeg tager, behandling af data, behandling af personoplysninger, rådgivning ved, insulinresistens',
    caution:
      'hvis du, personer med, mennesker med, folk med, uegnet, ikke egnet, frarådes, spørg, spørge, tal med, tale med, talt med, rådfør, rådføre, fortæl, oplys, kontakt, før brug, før indtagelse, kan forårsage, kan udløse, kan give, kan medføre, kan føre til, kan fremkalde, store mængder, store doser, overskrid*, overdriv*, overfølsom*, gravid*, nedsætter virkning*, påvirker virkning*, allergen*, spor af, forsigtig*, obs, interaktion*, diagnosticeret, lider, *dagbog, liste, pakke*, vejer, spørgeskema*',
    drug: 'statin*, antidepressiv*, smertestillende piller, smertestillende medicin, panodil*, ipren, sovepille*, sovemedicin, antibiotika, binyrebarkhormon, kortison, ibuprofen, paracetamol, aspirin, syrepumpe*, mavesyrehæmmer*, syreneutraliserende, blodfortyndende, beroligende, medicin*, betablokker*, metformin, insulin, operation, antihistamin*, blodtryksmedicin',
    replaces:
      'i stedet for, uden, erstatter, erstatte, stoppe med, stoppet med, stoppede med, droppe, droppet, droppede, ikke længere brug for, smide, smid, smed, bedre end, lige så god som, ligesom, præcis som, glem, farvel, alternativ, overflødig*, undvære, gør det samme som, kan alt det',
    lacking: 'uden, hvis du ikke tager, den der ikke tager, springer du, dropper du, hvis du springer',
    suffers:
      'lider, svækkes, svækker, syg, ødelægges, går i stykker, bryder, ældes, svigter, før eller siden, i fare, risikerer, skade, skader, kollapser, ud af balance, går ned, slides, halter, forfalder, falder fra, giver op, bliver slidt, knækker, går det ud over, går ud over, så hænger, bliver du syg, bliver syg, falder sammen, går galt, vil lide, ender med, kommer til at',
    diet: 'mad, maden, kost, kosten, spise, spiser, grøntsag*, frugt*, måltid*, fødevarer, jord, jorden, tallerken*, seks om dagen, rugbrød',
    lacks:
      'ikke nok, ikke længere nok, rækker ikke, er ikke tilstrækkelig*, utilstrækkelig*, umuligt, dækker ikke, dækker ikke længere, kan ikke dække, ingen får, kan ikke længere, udpint*, udtømt*, uundværlig*, nødvendigt at supplere, nok længere, aldrig nok, for lidt, ingen kan, ingen får nok, ikke få nok, ikke få vitaminer nok, vitaminer nok, mineraler nok, uanset hvor meget, selv om du spiser, indeholder ikke længere, giver ikke længere, slår ikke til',
    title: 'dr, prof, professor, doktor, overlæge, læge, min læge, min egen læge, min kardiolog, min hudlæge',
    endorses: 'tager, anbefaler, sværger, bruger, ordinerer, stoler, står inde, spiser selv, tager selv',
    lose: 'tab, taber, tabe, tabte, tabt, smid, smider, smed, vægttab, slankere, rasler, forsvinder, smutte, af med, kilo mindre, kg mindre, kilo lettere, kg lettere, kilo ned',
    kilo: 'kg, kilo, kiloene, pund, kilo*, tøjstørrelse*',
    slim: 'tab dig, taber dig, tabe dig, vægttab, slank, slanke, slankere, flad mave, tabe sig, smid kiloene, fedtforbrænding, slankekur',
    within: 'på, inden, om, hver, per, pr, efter, kun, i løbet',
    span: 'dag, dage, uge, uger, måned, måneder, timer, nat',
    contributes:
      'bidrager, bidrage, er nødvendig*, er vigtig* for, spiller en rolle, spiller ind, har en rolle, øger, forbedrer, har betydning, er essentiel*, har en funktion, medvirker',
    helps:
      'støtter, støtte, understøtter, hjælper, fremmer, styrker, styrke, booster, øger, forbedrer, vedligeholder, bevarer, beskytter, regulerer, balancerer, genopretter, beroliger, nærer, er god for, er godt for, god for, godt for, aktiverer, optimerer, stimulerer, afspænder, forynger, bremser, renser, giver, sænker',
    effect:
      'immun*, modstandskraft*, forsvar, knogle*, led, leddene, brusk*, muskel*, muskler*, hud*, hår, håret, negle*, øjne*, syn, synet, hjerte*, blodtryk*, kolesterol*, blodsukker*, hjerne*, hukommelse*, koncentration*, nerve*, humør*, søvn*, energi*, træthed, fordøjelse*, tarm*, mave*, lever, leveren, nyrer*, hormon*, skjoldbruskkirtel*, stofskifte*, frugtbarhed*, libido*, testosteron*, kredsløb*, stress, rynker, aldring*, udholdenhed*, velvære, vitalitet*, krop, kroppen, balance, celler*',
  },
  phrases: [
    [
      'detox*, afgifter, afgiftning*, udrenser, udrensning*, renser … lever*, renser … krop*, renser … blod*, renser … tarm*, fjerner … giftstoffer, affaldsstoffer, skyller … ud',
      'detox',
      memory,
      'unverified',
      'product',
    ],
    [
      'betændelseshæmmende, smertestillende, antibakteriel*, antiviral*, blodtrykssænkende, kolesterolsænkende, naturligt antibiotikum, naturens antibiotika, sænker blodtrykket, sænker kolesterolet, sænker kolesteroltallet, sænker blodsukkeret, antiinflammatorisk*',
      'medicinal',
      memory,
      'unverified',
      'product',
    ],
    [
      'fedtforbrænder*, forbrænder fedt, forbrænder … fedt, brænder fedt, brænder … fedt, slankepille*, slankekapsler, slankete, appetithæmmer*, hæmmer … appetit*, garanteret vægttab, tab dig uden, vægttab uden, flad mave uden, smelter … fedt, slank mens du sover, tab dig mens, slankemiddel',
      'slimming',
      memory,
    ],
    [
      'anbefalet af læger, anbefales af læger, læger anbefaler, lægerne anbefaler, lægeanbefalet, anbefalet af lægen, anbefales af lægen, godkendt af læger, anbefalet af apotekere, farmaceuter anbefaler, anbefalet af farmaceuter, anbefalet af hudlæger, anbefales af hudlæger, hudlæger anbefaler, dermatologer anbefaler, anbefalet af dermatologer, dr … anbefaler, doktor … anbefaler, læge … anbefaler, overlæge … anbefaler, anbefalet af dr, anbefales af dr, anbefalet af doktor, anbefalet af diætister, diætister anbefaler, anbefalet af eksperter, anbefalet af sundhedsprofessionelle, anbefalet af behandlere, anbefalet af terapeuter, læger sværger til, anbefales af diætister, anbefales af eksperter, anbefalet af ernæringseksperter, kardiologer anbefaler, anbefalet af kardiologer, anbefalet af førende læger',
      'doctors',
      professionals,
      'verified',
    ],
    [
      'uden bivirkninger, ingen bivirkninger, fri for bivirkninger, bivirkningsfri, 100 sikker, 100 sikkert, helt sikker, helt sikkert at, fuldstændig sikker*, fuldkommen sikker, absolut sikker*, hundrede procent sikker*, uden risiko, risikofri*, helt ufarlig*, fuldstændig ufarlig*, ganske ufarlig*, uskadelig*',
      'absolute',
      memory,
    ],
    [
      'klinisk bevist, klinisk dokumenteret, videnskabeligt bevist, videnskabeligt dokumenteret, virker garanteret, garanteret virkning, garanteret effekt, garanterede resultater, mirakel*, vidundermid*, vidunderkur, 100 effektiv*, virker altid, garanteret resultat',
      'absolute',
      memory,
      'unverified',
      'product',
    ],
    ['monacolin* … kolesterol*', 'unauthorised', monacolin, 'verified'],
  ],
}
