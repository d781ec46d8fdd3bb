import type { ClaimRules } from '../rules.ts'
import { memory, monacolin, professionals } from './sources.ts'

export const rules: ClaimRules = {
  language: 'it',
  negationAfter: 0,
  nutrients: { iron: 'il ferro, ferro', calcium: 'calcio' },
  words: {
    cures:
      'guarisce, guariscono, guarito, guarita, elimina, eliminano, debella, debellano, sconfigge, sconfiggono, fa sparire, fa scomparire, mette fine, pone fine, libera da, libera dalla, libera dall, sradica, fa passare, risolve, vince, è curabile, è guaribile, si guarisce, si cura, è reversibile, guarito da, guarita da, regredisce, un lontano ricordo, solo un ricordo, un ricordo, in remissione, acqua passata, spegne',
    cure: 'guarire, guarigione, eliminare, debellare, sconfiggere, addio, liberarsi, dire addio, risolvere, superare',
    treats:
      'cura, curano, tratta, trattano, previene, prevengono, allevia, alleviano, lenisce, combatte, combattono, contrasta, contrastano, lotta contro, protegge da, protegge dal, protegge dalla, protegge dall, protegge dai, protegge dalle, protegge contro, calma, riduce, riducono, attenua, agisce contro, efficace contro, efficaci contro, rimedio contro, rimedio per, abbassa, ferma, diminuisce, evita, aiuta contro, seda, riduce il rischio, uccide, scaccia',
    treat:
      'curare, per la cura, trattare, trattamento di, trattamento del, trattamento della, trattamento dell, trattamento, prevenire, prevenzione, alleviare, sollievo, lenire, combattere, contrastare, proteggere, contro, ridurre, calmare, ideale per, ideale contro, ideale in caso di, indicato per, indicato in caso di, consigliato per, consigliato in caso di, perfetto per, perfetto contro, ottimo per, ottimo contro, utile contro, utile in caso di, utile per, in caso di, rimedio, rimedi, buono per, terapia per, attenuare, evitare',
    works:
      'aiuta, aiutano, funziona, funzionano, ottimo per, ottimo contro, una bomba contro, una bomba per, perfetto contro, un toccasana per, toccasana, fantastico per, fantastico contro, top contro, la risposta a, la soluzione a, la soluzione per, tiene lontano, tiene lontana, tengono lontano, tiene a bada, tengono a bada, a bada, alla larga, fa regredire, regredire, ti tira fuori, toglie, scaccia, spazza via, mette ko, manda via, alleato contro, è sparito, è sparita, sono spariti, sono sparite, scomparso, scomparsi, passato, sfiamma, scioglie',
    noMore:
      'mai più, basta, basta con, stop a, stop al, stop alla, stop ai, stop agli, addio, addio a, fine di, la fine di, zero, libera da, libero da, liberi da, dì addio, finiti, finita, finito, finite, niente più',
    condition:
      'malattia, malattie, patologi*, artrosi, artrite, reumatism*, cancro, tumore, tumori, diabete, diabetic*, ipertensione, pressione alta, colesterolo alto, colesterolo cattivo, alzheimer, demenza, parkinson, osteoporosi, covid*, coronavirus, influenza, raffreddor*, infezion*, infiammazion*, emicrani*, mal di testa, mal di schiena, mal di gola, mal di stomaco, dolore, dolori, insonnia, depressione, ansia, attacchi di panico, adhd, autismo, burnout, asma, febbre, raffreddore da fieno, eczema, psoriasi, dermatit*, acne, rosacea, micosi, candida, candidosi, cistite, colon irritabile, intestino irritabile, crohn, colite, bruciore di stomaco, bruciori, reflusso, acidità di stomaco, gastrite, ulcera, ulcere, stitichezza, stipsi, diarrea, gonfiore, gonfiori, pancia gonfia, crampi, dolori mestruali, sindrome premestruale, endometriosi, ovaio policistico, infertilità, sterilità, vampate, impotenza, disfunzione erettile, prostata, hashimoto, ipotiroidismo, anemia, gotta, fegato grasso, epatite, ittero, infarto, ictus, trombosi, vene varicose, varici, stanchezza cronica, fibromialgia, sclerosi, epilessia, acufeni, vertigini, nausea, virus, parassiti, tosse, bronchite, sinusite, caduta dei capelli, obesità, postumi, neuropati*, sciatica, emorroidi, lombalgia, cefale*, herpes, febbre sorda, sibo, lyme, borreli*, celiachia, bpco, lupus, lombaggine, tendinite, fuoco di sant antonio, verruch*, angina, palpitazion*, aritmi*, tachicardia, gambe pesanti, gambe senza riposo, bulimia, schizofrenia, dipendenz*, fibrom*, ciste, cisti, cellulite, russamento, sudorazioni notturne, vermi, glicemia alta, problemi di pelle, problemi di sonno, mal di pancia, afte, otite, tonsillite, faringite, nebbia mentale, indigestione, acidità, ritenzione idrica, rinite, naso che cola, cervicale, contratture, spossatezza, malanni, acciacchi, congestione, crisi di, allergia, allergie, infezione da funghi, calcoli renali, calcoli biliari, disturbi digestivi, disturbi del sonno, disturbi d ansia, disturbi intestinali, disturbi gastr*, disturbi della menopausa, disturbi di, insulino resistenza, insulinoresistenza, resistenza all insulina, cistifellea, tiroidite*',
    product:
      'prodott*, integrator*, capsul*, compress*, pastigli*, polver*, gocce, tintur*, estratt*, olio, oli essenziali, tisan*, complesso, formula, probiotic*, piant*, erbe, erba, vitamine, minerali, miscela, collagene, sciroppo, rimedio naturale, rimedi naturali, superfood, pillol*, preparat*, bustin*, fiale, succo, succhi, miele, bevand*, frullat*, shake, brodo, aceto, pomat*, crem*, balsamo, elisir, tonico, flacon*, barattolo, spray, cucchiai*, cucchiain*, barrett*, fungh*, shot, unguento, pappa reale, programma dimagrante, infus*, il tè, un tè, nostro tè, tè alle erbe, scatol*, misurin*',
    plan: 'piano, protocollo, programma, metodo, alimentazione, dieta, nutrizione, approccio, sfida, ricett*, corso',
    ours: 'nostro, nostra, nostri, nostre',
    lowers:
      'abbassa, abbassano, abbassare, riduce, riducono, ridurre, diminuisce, normalizza, regola, stabilizza, controlla, scende, scendono, fa scendere, cala',
    marker:
      'pressione, pressione arteriosa, colesterolo, ldl, trigliceridi, glicemia, zuccheri nel sangue, acido urico, cortisolo',
    nutrient:
      'vitamina*, mineral*, ashwagandha, curcuma, curcumina, ginseng, ginkgo, valeriana, echinacea, iperico, cardo mariano, aglio, zenzero, camomilla, sambuco, mirtillo, cranberry, cumino nero, spirulina, clorella, maca, rodiola, rhodiola, reishi, cbd, q10, glucosamina, quercetina, berberina, propoli, aloe vera, ortica, lavanda, tè verde, cannella, aceto di mele, psillio, msm, boswellia, serenoa, monacolin*, riso rosso, taurina, teanina, triptofano, luteina, moringa, origano, oligoelement*, omega, miele, partenio, aloe, olio di fegato, olio di cocco, barbabietola, inositolo, carnitina, d mannosio, opc, lisina, salvia, timo, finocchio, artemisia, assenzio, trifoglio rosso, cimicifuga, agnocasto, cordyceps, colostro, zeolite, bentonite, argento colloidale, vischio, biancospino, passiflora, melissa, luppolo, olivello, rosa canina, equiseto, tarassaco, carciofo, sedano, matcha, glutatione, krill, olio di lino, artiglio del diavolo, zafferano, b12, tiglio, rosmarino, liquirizia, eucalipto, bergamotto, griffonia, ribes, malva, criniera di leone, menta, menta piperita, glutammina',
    medicine:
      'medic*, farmaco, farmaci, farmacist*, farmacia, antibiotici, antibiotico prescritto, vaccin*, chirurg*, operazione, ospedal*, specialist*, fisioterap*, insulina, ricetta, prescritt*, terapia medica, psicolog*, psichiatr*, dentista, clinica, dottor*, cardiolog*, dermatolog*, ostetrica',
    self: 'io, noi, mi occupo, ci occupiamo, aiuto, aiutiamo, accompagno, accompagniamo, seguo, tratto, trattiamo, curo, sedut*, consulenz*, colloqui*, massagg*, coaching, agopuntura, osteopat*, naturopat*, dietist*, nutrizionist*, terapeut*, percorso, lavoro con, il mio studio, ricevo, offro, parlo, parliamo, scrivo, spiego, insegno, lavoriamo, vediamo, offriamo, con me, misuro, racconto, propongo',
    not: 'non, mai, nessun, nessuna, nessuno, niente, nulla, né, senza, invece di, anziché, neppure, neanche, al posto di',
    but: 'ma, però, bensì, tuttavia, invece',
    that: 'che, né, o, quale, quali',
    doubt:
      'promette, promettono, promettere, prometteva*, promess*, sostiene di, sostiene che, sostengono che, afferma, affermano, dice che, dicono che, dichiara, presunt*, cosiddett*, mito, miti, leggend*, attenzione a, diffid*, occhio a, vietat*, vieta, illegal*, la legge, pubblicità, annunci*, slogan, fals*, bugi*, ingannevol*, bufal*, truff*, ciarlatan*, chi ti dice, chi dice, chiunque, se qualcuno, credeva*, si credeva, credono che, mi chiedono, chiede se, chiedono se, non dimostrat*, una volta pensavo, esager*, sedicent*, spaccia*, ritirat*, sanzion*, multa*, multat*, tribunale, antitrust, agcm, frasi come, espressioni come, parole come, scritte come, slogan come, non è consentito, non è ammesso, non credere, non credete, fumo negli occhi, etichett*, claim',
    work: 'libro, libri, conferenza, conferenze, corso, corsi, tesi, articolo, articoli, studio, studi, capitolo, titolo, intitolat*, lezione, lezioni, laboratorio, workshop, seminari*, webinar, podcast, film, congresso, convegno, relazione, documentario, modulo, canzone, rubrica',
    ignore:
      'correttore di acidità, correttori di acidità, non solo, non soltanto, senza dubbio, mai più, non più, senza farmaci, senza medicine, senza medicinali, senza ricetta, senza chimica, senza effetti collaterali, nessun effetto collaterale, senza rischi, senza interventi, meglio dei farmaci, meglio di un farmaco, meglio di qualsiasi farmaco, come un farmaco, come un medicinale, in cura, sotto cura, nessun altro, niente funziona meglio, non aspettare, non soffrire, non ti preoccupare, promettiamo, ti prometto, te lo prometto, invece dei farmaci, al posto dei farmaci, la cura, di cura, con cura, prendo cura, prende cura, prendersi cura, prendiamo cura, a cura, si tratta, tratta di, in trattamento, se sei in terapia, la calma, con calma, gli studi dimostrano, trattamento dei dati, non a caso, lo studio, mio studio, nostro studio, nello studio, in studio, allo studio, vieni in studio, non vedi l ora, insulino resistenza, insulinoresistenza, resistenza all insulina',
    caution:
      'se hai, se soffri, se soffre, se sei, persone con, non adatto, non è adatto, controindicat*, consulta, chiedi, parla con, prima di assumere, prima dell assunzione, può causare, possono causare, può provocare, allergen*, tracce, cautela, interazion*, diagnosticat*, soffre, soffrono, affett*, diario, elenco, pacco, pacchi, pesa, questionario, lista',
    drug: 'statin*, antidepressiv*, antidolorific*, sonnifer*, antibiotic*, cortisone, ibuprofene, paracetamolo, tachipirina, aspirina, antiacid*, gastroprotettor*, anticoagulant*, ansiolitic*, farmaco, farmaci, medicine, betabloccant*, metformina, insulina, operazione, antistaminic*, medicinali',
    replaces:
      'invece di, invece del, invece dei, al posto di, al posto del, al posto dei, al posto della, senza, sostituisce, sostituiscono, sostituire, smettere, smesso, ho smesso, non servono più, non serve più, buttare, buttato, meglio di, meglio del, meglio dei, efficace come, proprio come, dimentica, addio a, alternativa, fa tutto quello che',
    lacking: 'senza, se non prendi, se non assumi, chi non prende, chi non assume',
    suffers:
      'soffre, soffrono, si indebolisce, si indeboliscono, ne risente, ne risentono, ammala, ammali, malat*, si deteriora, invecchia, cede, cedono, crolla, crollano, prima o poi, a rischio, rischi, rischia, in pericolo, si spegne, si inceppa, va in tilt, si logora, si ferma, si sgretola, non regge, cala, peggiora, ti ammalerai, si ammala, ne risentirà, ne risentiranno, cederà, cederanno, crollerà, invecchierà, andrà in tilt, non reggerà, ne pagherai, presenta il conto',
    diet: 'dieta, alimentazione, cibo, cibi, mangiare, mangiando, mangi, verdur*, frutta, alimenti, pasti, terren*, piatto, tavola',
    lacks:
      'non basta, non bastano, non basta più, non bastano più, non è sufficiente, insufficient*, impossibile, non copre, non coprono, non riesce più, non si riesce, nessuno riesce, nessuno, non contengono, non contiene più, impoverit*, indispensabil*, obbligatori*, non fornisce, non forniscono, per quanto tu mangi, anche mangiando, non nutrono più, non hanno più, non bastano mai, è impossibile, ormai non',
    title:
      'dr, dott, dottor, dottore, dottoressa, dottssa, prof, professor, professore, professoressa, primario, il mio medico, la mia dottoressa, il mio dottore, mio ginecologo, mia ginecologa, il mio cardiologo, mio medico',
    endorses:
      'prende, assume, consiglia, raccomanda, prescrive, usa, utilizza, giura, si fida, approva, sceglie, ci mette la firma, li prende, entusiasta, prescrive da',
    lose: 'perdi, perdere, perde, perdono, perso, persi, dimagrisci, dimagrire, perdita, butta, giù, in meno, smaltisci, smaltire, chili in meno, kg in meno, meno',
    kilo: 'kg, chilo, chili, chilogrammi, libbre, chil*, kil*, tagli*',
    slim: 'dimagrire, dimagrisci, dimagrisce, dimagrante, perdere peso, perdi peso, perdita di peso, pancia piatta, snellire, bruciare grassi, linea perfetta, snella, magra',
    within: 'in, entro, ogni, al, alla, a, dopo, sole, soli',
    span: 'giorno, giorni, settimana, settimane, mese, mesi, ore, notte',
    contributes:
      'contribuisce, contribuiscono, contribuire, interviene, svolge un ruolo, è necessario per, è necessaria per, è essenziale per, accresce, aumenta, migliora, è necessario, sono necessari, incrementa',
    helps:
      'sostiene, sostengono, supporta, supportano, aiuta, aiutano, favorisce, favoriscono, rafforza, rafforzano, rinforza, rinforzano, potenzia, stimola, stimolano, migliora, migliorano, aumenta, aumentano, mantiene, mantengono, protegge, proteggono, regola, regolano, riequilibra, equilibra, ripristina, calma, nutre, fa bene a, fa bene al, fa bene alla, fa bene, attiva, rivitalizza, ottimizza, rilassa, ringiovanisce, rallenta, depura, purifica, dona, promuove',
    effect:
      'immunit*, difese, resistenza, ossa, osse*, articolazion*, articolar*, cartilagin*, muscol*, pelle, capelli, unghie, occhi, vista, capacità visiva, cuore, pressione, colesterolo, glicemia, cervello, memoria, concentrazione, nervi, sistema nervoso, umore, sonno, energi*, stanchezza, affaticamento, digestione, digestiv*, intestin*, fegato, reni, ormon*, tiroide, metabolismo, fertilità, libido, testosterone, circolazione, stress, rughe, invecchiamento, benessere, vitalità, corpo, organismo, equilibrio, cellule, flora, stomaco',
  },
  phrases: [
    [
      'detox*, disintossica*, depura il, depura … fegato, depura … organismo, elimina le tossine, elimina … tossine, purifica … corpo, purifica … organismo, purifica … fegato, pulisce … fegato, pulisce … intestino',
      'detox',
      memory,
      'unverified',
      'product',
    ],
    [
      'antinfiammatori*, antidolorific*, antibatteric*, antiviral*, anticancro, antitumoral*, antibiotico naturale, abbassa la pressione, abbassa il colesterolo, abbassa … colesterolo, riduce … colesterolo, abbassa la glicemia',
      'medicinal',
      memory,
      'unverified',
      'product',
    ],
    [
      'bruciagrassi, brucia grassi, brucia i grassi, brucia … grasso, brucia … grassi, fa dimagrire, perdita di peso garantita, dimagrire senza, dimagrisci senza, perdi peso senza, perdere peso senza, spezzafame, toglie la fame, pancia piatta senza, scioglie … grasso, snellisce, dimagrisci dormendo, blocca la fame',
      'slimming',
      memory,
    ],
    [
      'consigliato dai medici, consigliata dai medici, consigliati dai medici, raccomandato dai medici, raccomandata dai medici, raccomandati dai medici, i medici consigliano, i medici raccomandano, i medici lo consigliano, medici … consigliano, medici … raccomandano, consigliato dai farmacisti, i farmacisti consigliano, consigliato dai dermatologi, raccomandato dai dermatologi, approvato dai medici, consigliato dal dottor, consigliato dal dott, il dottor … consiglia, il dott … consiglia, la dottoressa … consiglia, consigliato dalla dottoressa, raccomandato dai nutrizionisti, consigliato dai nutrizionisti, consigliato da medici, raccomandato da medici, consigliato dai cardiologi, consigliato dai professionisti della salute, consigliato dagli specialisti, consigliato dai terapeuti, raccomandato dal dottor, il dottor … raccomanda',
      'doctors',
      professionals,
      'verified',
    ],
    [
      'senza controindicazioni, sicuro al 100, sicura al 100, senza effetti collaterali, nessun effetto collaterale, privo di effetti collaterali, priva di effetti collaterali, privi di effetti collaterali, 100 sicuro, 100 sicura, totalmente sicuro, totalmente sicura, completamente sicuro, completamente sicura, assolutamente sicuro, assolutamente sicura, del tutto sicuro, senza rischi, senza alcun rischio, senza nessun rischio, innocu*, zero rischi',
      'absolute',
      memory,
    ],
    [
      'clinicamente provato, clinicamente testato e garantito, clinicamente dimostrato, scientificamente provato, scientificamente dimostrato, risultati garantiti, risultato garantito, efficacia garantita, miracolo*, miracolos*, 100 efficace, funziona sempre',
      'absolute',
      memory,
      'unverified',
      'product',
    ],
    ['monacolin* … colesterolo', 'unauthorised', monacolin, 'verified'],
  ],
}
