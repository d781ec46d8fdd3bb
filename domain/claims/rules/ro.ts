import type { ClaimRules } from '../rules.ts'
import { memory, monacolin, professionals } from './sources.ts'

export const rules: ClaimRules = {
  language: 'ro',
  negationAfter: 0,
  nutrients: {
    iron: 'fierul, fierului, fier',
    iodine: 'iod, iodul',
    selenium: 'seleniul, seleniu',
    calcium: 'calciu, calciul',
  },
  words: {
    cures:
      'vindecă, vindeca, vindecat, elimină, eradichează, învinge, pune capăt, pun capăt, face să dispară, scapă de, te scapă de, scăpați de, scăpați definitiv de, inversează, se vindecă, este vindecabil*, este reversibil*, m am vindecat, am vindecat, s au vindecat, doar o amintire, o amintire, de domeniul trecutului, în remisie, readuce tiroida',
    cure: 'vindecare, vindecarea, vindecării, a elimina, a învinge, adio, spuneți adio, leac pentru, leac împotriva, scăpa de, învingă, scape de, depășească, vindece, înving',
    treats:
      'tratează, tratat cu, previne, previn, ameliorează, alină, calmează, combate, combat, luptă împotriva, protejează împotriva, protejează de, vă protejează de, vă protejează împotriva, atenuează, acționează împotriva, eficient împotriva, eficientă împotriva, eficient în, remediu împotriva, remediu pentru, reduce, reduc, scade, ajută împotriva, ajută la, ajută în, oprește, ucide, alungă, reduce riscul, diminuează, distruge',
    treat:
      'trata, tratarea, tratament pentru, tratament împotriva, tratamentul, prevenirea, preveni, prevenție, ameliorarea, ameliora, alinarea, combaterea, combate, împotriva, contra, protecție împotriva, reducerea, ideal pentru, ideal împotriva, ideal în caz de, indicat în, indicat pentru, recomandat în, recomandat pentru, perfect pentru, bun pentru, util în, în caz de, remediu, terapie pentru, calmarea, calma, remedii',
    works:
      'ajută, funcționează, merge, super pentru, excelent pentru, excelent în, excelent împotriva, minunat pentru, genial pentru, bun la, bună la, grozav la, leac, răspunsul la, soluția pentru, ține la distanță, țin la distanță, la distanță, ține departe, departe, vă scoate din, te scoate din, alungă, face să dea înapoi, rezolvă, spulberă, topește, ia durerea, scapă, scăpat, scapă de, a dispărut, au dispărut, a trecut, mi a trecut, n am mai avut',
    noMore:
      'niciodată, gata cu, s a terminat cu, s au terminat, adio, sfârșitul, zero, fără urmă de, scăpați de, scapi de, ați scăpat de, am scăpat de, eliberat de, stop',
    condition:
      'boală, boala, boli, bolile, bolii, bolilor, afecțiun*, afecţiun*, artroz*, artrit*, reumatism*, cancer*, tumor*, diabet*, hipertensiun*, tensiune mare, tensiunea arterială mare, tensiunii arteriale mari, colesterol mare, colesterolul mărit, alzheimer, demenț*, parkinson, osteoporoz*, covid*, coronavirus*, gripă, gripa, gripei, răceal*, răcel*, infecți*, inflamați*, migren*, durere, dureri, durerea, durerile, durerilor, insomni*, depresi*, anxietat*, atacuri de panică, adhd, autism, burnout, astm*, eczem*, psoriazis*, acnee*, rozacee, dermatit*, candid*, cistit*, colon iritabil, colonul iritabil, intestin iritabil, sindromul intestinului iritabil, crohn, colit*, arsuri, reflux*, gastrit*, ulcer*, constipați*, diaree*, balonar*, balonări*, gaze, crampe*, sindrom premenstrual, endometrioz*, ovare polichistice, infertilitat*, bufeuri, bufeurile, simptomele menopauzei, disfuncți*, impotenț*, prostat*, hashimoto, hipotiroidism*, anemi*, pietre la rinichi, ficat gras, hepatit*, icter*, infarct*, accident vascular, avc, tromboz*, varice*, oboseală cronică, fibromialgi*, scleroz*, epilepsi*, tinitus*, amețel*, vertij*, greaț*, virus*, paraziți*, tuse*, bronșit*, sinuzit*, căderea părului, obezitat*, mahmureal*, neuropati*, tulburări*, tulburare*, sciatic*, hemoroizi*, dureri de cap, durerile de cap, hemoroiz*, herpes*, sibo, lyme, borreli*, boala celiacă, bpoc, lupus, lumbago, tendinit*, zona zoster, negi, angin*, palpitați*, aritmi*, bulimi*, schizofreni*, dependenț*, fibrom*, chist*, celulit*, sforăit*, transpirații nocturne, viermi, zahăr mare, glicemie mare, probleme de piele, probleme de somn, dureri de burtă, afte, otit*, amigdalit*, faringit*, ceață mentală, indigesti*, aciditate*, retenți*, rinit*, nas înfundat, guturai*, crize de, crizele de, stare gripală, reumatic*, articulații dureroase, spondiloz*, herni*, anxios, panică, panica, panici, panicii, panicat*, insuficienț*, alergie, alergii, alergia, alergiile, micoz*, ciuperca unghiei, ciuperca piciorului, alergiei, alergiilor, rinitei, calculi renali, gută, guta, gutei, febră, febra, febrei, rezistența la insulină, rezistență la insulină, tiroidă leneșă',
    product:
      'produs*, supliment*, capsul*, comprimat*, tablet*, pastil*, pulber*, pudr*, picăturile, picături, tinctur*, extract*, ulei*, ceai*, complex, formulă, formula, probiotic*, plant*, ierburi, vitamine, vitaminele, minerale, mineralele, amestec*, colagen*, sirop*, remediu natural, remedii naturale, superaliment*, preparat*, plicuri, fiole, suc, sucul, sucuri, miere*, băutur*, shake*, smoothie*, supă de oase, oțet*, unguent*, cremă, crema, balsam*, elixir*, tonic*, flacon*, borcan*, spray*, lingur*, linguriț*, baton*, ciuperci medicinale, infuzi*, shot*, lăptișor*, cură de slăbire, macerat*, alifi*, cutie, cutii',
    plan: 'plan, planul, protocol*, program*, metod*, alimentați*, diet*, nutriți*, abordare*, provocare*, rețet*, curs',
    ours: 'nostru, noastră, noștri, noastre',
    lowers:
      'scade, scad, scădea, reduce, reduc, diminuează, normalizează, reglează, stabilizează, controlează, coboară, face să scadă, sub control',
    marker:
      'tensiun*, colesterol*, ldl, trigliceride*, glicemi*, glicemia, zahărul din sânge, acid uric, acidul uric, cortizol*',
    nutrient:
      'vitamin*, mineral*, ashwagandha, turmeric*, curcum*, ginseng*, ginkgo, valerian*, echinacea, sunătoare*, armurariu*, usturoi*, ghimbir*, mușețel*, soc, afin*, merișor*, chimen negru, spirulin*, chlorella, maca, rhodiola, reishi, cbd, q10, glucozamin*, quercetin*, berberin*, propolis*, aloe vera, urzic*, lavand*, ceai verde, scorțișoar*, oțet de mere, psyllium, msm, boswellia, monacolin*, drojdie de orez roșu, orez roșu, taurin*, teanin*, triptofan*, lutein*, moringa, oregano, oligoelement*, cătin*, miere*, aloe, ulei de ficat, ulei de cocos, sfeclă*, inozitol, carnitin*, d manoz*, opc, lizin*, salvie, cimbru, fenicul, pelin*, trifoi roșu, cimicifuga, cordyceps, colostru*, zeolit*, bentonit*, argint coloidal, vâsc, păducel*, passiflora, roiniță, hamei, măceș*, coada calului, păpădie*, anghinare*, țelină, matcha, glutation*, krill, ulei de in, gheara dracului, gheara diavolului, șofran*, b12, tei, rozmarin*, lemn dulce, eucalipt*, tătăneasă*, gălbenele*, soc*, brusture*, coama leului, obligeană, mentă, menta, izmă, glutamin*',
    medicine:
      'medic, medici, medicul, medicii, medicului, medicilor, medicament*, antibiotice, vaccin*, operați*, chirurg*, spital*, specialist*, farmacist*, farmaci*, fizioterap*, kinetoterap*, insulin*, rețet*, prescris*, tratament medical, tratamentul medical, psiholog*, psihiatr*, dentist*, clinic*, doctor*, cardiolog*, dermatolog*, stomatolog*',
    self: 'eu, noi, ședinț*, consultați*, însoțesc, ajut, ajutăm, tratez, tratăm, lucrez, lucrăm, masaj*, coaching, acupunctur*, osteopat*, naturopat*, dietetician*, nutriționist*, terapeut*, cabinetul meu, cabinetul nostru, consiliere*, ofer, vorbesc, vorbim, scriu, explic, predau, primesc, cu mine, propun, am scris',
    not: 'nu, n, niciodată, niciun, nicio, nimic, nimeni, nici, fără, în loc de, nicidecum',
    but: 'ci, dar, însă, totuși, în schimb',
    that: 'că, să, nici, sau, care, ce',
    doubt:
      'promite, promit, promitea*, promisiun*, pretinde, pretind, susține că, susțin că, afirmă că, spune că, spun că, așa zis*, mit, mitul, mituri*, legend*, feriți vă, ferește te, atenție la, neîncredere, interzis*, interzice, ilegal*, legea, reclam*, anunț*, publicitat*, slogan*, fals*, minciun*, înșelăto*, zvon*, escroc*, șarlatan*, cine spune, cine vă, oricine, dacă cineva, credea*, credeau, mă întreabă, întreabă dacă, nedovedit*, presupus*, exagera*, dacă un, retras*, sancțion*, amend*, amendat*, tribunal*, instanț*, anpc, fraze ca, expresii ca, cuvinte ca, mesaje ca, formulări ca, nu este permis, nu e permis, nu credeți, nu crede, vorbe goale, etichet*, gogoși',
    work: 'carte, cartea, cărți, conferinț*, curs, cursul, cursuri, teza, teză, articol*, studiu, studiul, studii, studiile, capitol*, titlu*, intitulat*, prelegere*, atelier*, seminar*, webinar*, podcast*, film*, congres*, documentar*, modul*, lucrare*, lucrarea, cântec',
    ignore:
      'corector de aciditate, corectori de aciditate, nu numai, nu doar, fără îndoială, niciodată mai, fără medicamente, fără rețetă, fără chimicale, fără efecte secundare, fără efecte adverse, niciun efect secundar, niciun efect advers, fără riscuri, fără operație, mai bine decât medicamentele, mai bun decât medicamentele, mai bun decât orice medicament, mai eficient decât, ca un medicament, sub tratament, în tratament, urmați un tratament, urmează un tratament, niciun alt, nimic nu se compară, nu așteptați, nu mai suferiți, nu vă faceți griji, promitem, vă promit, vă promitem, în loc de medicamente, uitați de medicamente, studiile arată, nu întâmplător, are sau nu, rezistența la insulină, rezistență la insulină',
    caution:
      'dacă aveți, dacă suferiți, dacă sunteți, dacă ai, persoane cu, persoanele cu, nu este recomandat, nu se recomandă, contraindicat*, consultați, întrebați, discutați, înainte de a lua, poate provoca, pot provoca, poate cauza, alergen*, urme de, precauți*, interacțiun*, antecedente, diagnosticat*, suferă, suferiți, jurnal*, listă, lista, colet*, cântărește, chestionar*',
    drug: 'statin*, antidepresiv*, analgezic*, somnifer*, antibiotic*, cortizon*, ibuprofen*, paracetamol*, aspirin*, antiacid*, omeprazol*, anticoagulant*, anxiolitic*, medicament*, betablocant*, metformin*, insulin*, operați*, antihistaminic*, medicați*',
    replaces:
      'în loc de, în locul, fără, înlocuiește, înlocuiesc, înlocui, renunț, renunțat, am renunțat, nu mai am nevoie, nu mai iau, aruncat, aruncați, mai bun decât, mai bine decât, la fel de bun, la fel de eficient, exact ca, uitați de, adio, alternativ*, scapi de, face tot ce',
    lacking: 'fără, dacă nu luați, dacă nu iei, cine nu ia',
    suffers:
      'suferă, slăbește, slăbesc, cedează, se îmbolnăvește, vă îmbolnăviți, bolnav*, se deteriorează, îmbătrânește, mai devreme sau mai târziu, în pericol, riscați, riscă, se prăbușește, se dereglează, o ia razna, se uzează, se strică, nu face față, clachează, vă veți îmbolnăvi, se va îmbolnăvi, va ceda, vor ceda, va suferi, va îmbătrâni, se va prăbuși, plătiți, nota de plată, o să cedeze',
    diet: 'dieta, dietă, alimentați*, mâncar*, mânca, mâncând, mâncați, legume*, fructe*, alimente*, mese, solul*, farfuri*',
    lacks:
      'nu mai ajunge, nu ajunge, nu ajung, nu este suficient*, nu e suficient*, nu sunt suficiente, insuficient*, imposibil, nu mai acoperă, nu acoperă, nu poate acoperi, nimeni nu mai, nimeni, nu mai conțin, nu mai oferă, sărăcit*, epuizat*, indispensabil*, obligatori*, nu are cum, oricât de bine, chiar dacă mâncați, nu mai hrănesc, nu mai au, nu mai are, este imposibil, e imposibil',
    title:
      'dr, prof, doctor, doctorul, doctorița, profesorul, doamna doctor, domnul doctor, medicul meu, doctorul meu, doctorița mea, cardiologul meu, medicul nostru',
    endorses:
      'ia, recomandă, prescrie, folosește, jură, are încredere, sfătuiește, aprobă, le ia, îl ia, o ia, jură pe, le dă',
    lose: 'slăbiți, slăbești, slăbi, slăbește, slăbit, pierdeți, pierzi, pierde, pierdut, scăpați, scapi, topiți, dați jos, scădere, dispar, topesc, se topesc, scădeți, dă jos, kilograme în minus, kg în minus, kilograme mai puțin, dau jos, slăbesc, dau',
    kilo: 'kg, kilogram, kilograme, kilogramele, kile, kil*, mărim*',
    slim: 'slăbiți, slăbești, slăbi, slăbește, slăbit, slăbire, pierdeți în greutate, pierde în greutate, pierdere în greutate, scădere în greutate, abdomen plat, siluet*, arderea grăsimilor',
    within: 'în, pe, la, doar, numai, după',
    span: 'zi, zile, săptămână, săptămâni, lună, luni, ore, noapte',
    contributes:
      'contribuie, contribui, contribuția, joacă un rol, are un rol, este necesar, este necesară, sunt necesare, este esențial*, crește, îmbunătățește, participă, intervine',
    helps:
      'susține, susțin, ajută, favorizează, întărește, întăresc, stimulează, îmbunătățește, îmbunătățesc, crește, cresc, menține, mențin, protejează, reglează, echilibrează, reface, calmează, hrănește, este bun pentru, este bună pentru, bun pentru, activează, revitalizează, optimizează, promovează, relaxează, întinerește, încetinește, curăță, purifică, sprijină',
    effect:
      'imun*, rezistenț*, apărare*, os, oase, oaselor, osoas*, articulați*, cartilaj*, mușchi*, muscular*, piele*, pielii, păr, părul, părului, unghii*, ochi*, vedere*, vederii, inim*, inima, tensiun*, colesterol*, glicemi*, creier*, memori*, concentrar*, nervos, nervi*, dispoziți*, somn*, energi*, oboseal*, oboselii, digesti*, intestin*, tranzit*, ficat*, rinichi*, hormon*, tiroid*, metabolism*, fertilitat*, libido*, testosteron*, circulați*, stres*, riduri*, îmbătrânir*, bunăstar*, vitalitat*, corp*, organism*, echilibr*, celul*, flora, stomac*',
  },
  phrases: [
    [
      'detox*, detoxifi*, purifică … organism*, purifică … corpul, elimină toxinele, elimină … toxine, elimină … toxinele, curăță … ficat*, curăță … organism*, curăță … sângele',
      'detox',
      memory,
      'unverified',
      'product',
    ],
    [
      'antiinflamato*, analgezic*, antibacterian*, antiviral*, anticancer*, antibiotic natural, scade tensiunea, scade colesterolul, scade … colesterolul, reduce colesterolul, scade glicemia',
      'medicinal',
      memory,
      'unverified',
      'product',
    ],
    [
      'arde grăsim*, arde … grăsimi*, arzător de grăsimi, slăbire garantată, pierdere în greutate garantată, slăbiți fără, slăbești fără, slăbit fără, slăbiți garantat, taie pofta, taie … foame*, inhibă apetitul, abdomen plat fără, topește … grăsim*, slăbești dormind, slăbiți dormind, suprimă pofta',
      'slimming',
      memory,
    ],
    [
      'recomandat de medici, recomandată de medici, recomandate de medici, recomandați de medici, medicii recomandă, medicii îl recomandă, medicii o recomandă, doctorii recomandă, recomandat de doctori, recomandat de farmaciști, farmaciștii recomandă, recomandat de dermatologi, recomandată de dermatologi, aprobat de medici, recomandat de dr, recomandat de doctorul, doctorul … recomandă, dr … recomandă, recomandat de nutriționiști, nutriționiștii recomandă, recomandat de cardiologi, recomandat de specialiști, recomandat de terapeuți, recomandat de profesioniști din sănătate, dermatologii recomandă, medicii … recomandă, cardiologii recomandă',
      'doctors',
      professionals,
      'verified',
    ],
    [
      'fără efecte secundare, fără efecte adverse, fără reacții adverse, produs 100 sigur, nu are niciun efect advers, niciun efect secundar, niciun efect advers, 100 sigur, 100 sigură, complet sigur, complet sigură, total sigur, absolut sigur, absolut sigură, fără riscuri, fără niciun risc, inofensiv*',
      'absolute',
      memory,
    ],
    [
      'dovedit clinic, demonstrat clinic, testat clinic și garantat, dovedit științific, demonstrat științific, rezultate garantate, rezultat garantat, eficiență garantată, miracol*, miraculos*, minune, 100 eficient, funcționează întotdeauna',
      'absolute',
      memory,
      'unverified',
      'product',
    ],
    ['monacolin* … colesterol*', 'unauthorised', monacolin, 'verified'],
  ],
}
