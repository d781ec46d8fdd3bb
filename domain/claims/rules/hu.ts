import type { ClaimRules } from '../rules.ts'
import { memory, monacolin, professionals } from './sources.ts'

export const rules: ClaimRules = {
  language: 'hu',
  negationAfter: 3,
  nutrients: { iron: 'vas, a vas, vasat', calcium: 'kalcium*', iodine: 'jód*', fluoride: 'fluor*' },
  words: {
    cures:
      'gyógyít, gyógyítja, gyógyítják, meggyógyítja, meggyógyít, kigyógyít, kigyógyítja, megszünteti, megszüntetik, eltünteti, legyőzi, felszámolja, véget vet, megszabadít, kikúrálja, elmulasztja, visszafordítja, elűzi, gyógyítható, meggyógyítható, visszafordítható, gyógyultam, kigyógyultam, meggyógyultam, gyógyult, kigyógyult, a múlté, csak emlék, remisszió*, már csak rossz emlék',
    cure: 'gyógyítás*, gyógyulás*, gyógyítani, meggyógyítani, megszüntetés*, legyőzni, megszabadulni, búcsút, gyógyír, gyógyítására, gyógyszere, legyőzte, leküzdött, túljutni, megszabadult*',
    treats:
      'kezeli, kezelik, megelőzi, megelőzik, enyhíti, enyhítik, csillapítja, csillapítják, mérsékli, csökkenti, csökkentik, leküzdi, hatásos, hatékony, véd a, megvéd a, védi, megvédi, segít a, harcol a, küzd a, gátolja, megakadályozza, megállítja, elpusztítja, elöli, javítja',
    treat:
      'kezelés*, kezelni, megelőzés*, megelőzni, enyhítés*, enyhíteni, csillapítás*, csillapítani, ellen, ellenszere, elleni, leküzdés*, leküzdeni, esetén, gyógymód*, terápia, terápiája, panaszaira, ajánlott, javallott, ideális, segít, segítenek, csökkentés*, kezelésére, megelőzésére',
    works:
      'segít, segítenek, hat, hatnak, használ, bevált, beválik, rendbe teszi, rendbe hozza, helyrehozza, elállította, elállítja, elmulasztotta, remek, kiváló, szuper, tuti, a megoldás, megoldás, távol tartja, távol tart, távoltartja, elkergeti, kihúz, kiragad, kihajtja, kiűzi, kiűzésére, kiirtására, kiirtja, megvéd, megóv, letaglózza, megfutamítja, jó, hasfogó, visszaszorítja, eltűnt, eltűntek, elmúlt, elmúltak, megszűnt',
    noMore:
      'soha többé, soha többet, vége a, vége az, vége, nincs többé, viszlát, búcsú, nulla, mentes, ég veled, búcsút',
    condition:
      '*betegség*, betegségek*, *gyulladás*, *fájás*, *fájdalom*, *fájdalm*, *fertőzés*, ízületi kopás*, artrózis*, arthritis*, reuma*, reumá*, rák, rákos*, daganat*, tumor*, cukorbaj*, cukorbeteg*, diabétesz*, diabetes*, magas vérnyomás*, magas koleszterin*, alzheimer*, demencia*, demenciá*, parkinson*, csontritkulás*, osteoporosis*, covid*, koronavírus*, influenza*, influenzá*, megfázás*, nátha*, náthá*, migrén*, álmatlanság*, depresszió*, szorongás*, pánikroham*, pánik, adhd*, autizmus*, asztma*, asztmá*, allergiá*, szénanátha*, szénanáthá*, láz, lázat, ekcéma*, ekcémá*, pikkelysömör*, psoriasis*, akné*, pattanás*, rosacea*, candida*, candidá*, hólyaghurut*, felfázás*, ibs, irritábilis bél*, crohn*, colitis*, gyomorégés*, reflux*, gastritis*, fekély*, székrekedés*, hasmenés*, puffadás*, görcs*, *görcs, *görcsök*, pms*, endometriózis*, pcos*, meddőség*, hőhullám*, impotencia*, impotenciá*, merevedési*, prosztata*, prosztatá*, hashimoto*, vérszegénység*, köszvény*, vesekő*, epekő*, zsírmáj*, hepatitis*, sárgaság*, infarktus*, szívinfarktus*, stroke*, trombózis*, visszér*, visszeret, krónikus fáradtság*, fibromyalgia*, szklerózis*, epilepszia*, epilepsziá*, fülzúgás*, tinnitus*, szédülés*, hányinger*, vírus*, parazita*, parazitá*, köhögés*, torokfájás*, hörghurut*, hajhullás*, elhízás*, másnaposság*, neuropátia*, áteresztő bél*, isiász*, aranyér*, aranyeret, herpesz*, sibo, lyme*, borreli*, lisztérzékenység*, copd*, lupus*, lumbágó*, ínhüvely*, övsömör*, szemölcs*, angina*, szívdobogás*, ritmuszavar*, nyugtalan láb*, bulimia*, bulimiá*, skizofrénia*, függőség*, mióma*, miómá*, ciszta*, cisztá*, narancsbőr*, horkolás*, éjszakai izzadás*, bélféreg*, bélférg*, féreg*, férg*, magas vércukor*, bőrproblém*, alvásproblém*, emésztési problém*, hasfájás*, afta*, fülgyulladás*, torokgyulladás*, agyköd*, emésztési zavar*, savtúltengés*, vízvisszatartás*, vizesedés*, orrfolyás*, rosszullét*, zsibbadás*, kimerültség*, szénanáth*, reum*, ibs nek, kipörgés*, vérnyomásproblém*, kiégés, kiégést, kiégésből, allergia, allergiát, allergiája, gombásodás*, gombafertőzés*, körömgomb*, mellrák*, bőrrák, tüdőrák, vastagbélrák, rákot, emésztési panasz*, ízületi panasz*, gyomorpanasz*, klimaxos panasz*, menopauzás panasz*, bőrpanasz*, hasi panasz*, menstruációs panasz*, emésztőrendszeri panasz*, alvászavar*, szorongásos zavar*, hormonzavar*, keringési zavar*, pajzsmirigyzavar*, epebántalm*, epegörcs*, mandulagyulladás*, inzulinrezisztenci*',
    product:
      'termék*, *termék, *készítmény*, étrend kiegészítő*, kapszula*, kapszulá*, *kapszula, *kapszulák, tabletta*, tablettá*, por, poraink, csepp*, *csepp, tinktúra*, tinktúrá*, kivonat*, *kivonat*, *olaj, *olaja, *tea, *teánk, komplex, formula*, formulá*, probiotik*, gyógynövény*, növény*, vitaminok, vitaminjaink, ásványi anyagok, keverék*, kollagén*, szirup*, szuperélelmiszer*, természetes gyógymód*, csodaszer*, szer, kúra, kúránk, tasak*, ampulla*, lé, ital*, turmix*, shake*, leves*, *ecet, ecet, kenőcs*, krém*, balzsam*, elixír*, tonik*, üveg*, spray*, kanál*, kiskanál*, gomba kivonat, *keserű, cukorka*, *szörp, gyógygomba*, méhpempő*, *bogyó, tonikum*, *tinktúra*, bogyó*, céklalé, gyümölcslé, zöldséglé, homoktövislé, aloe lé, noni lé, méz, mézet, mézzel, mézünk',
    plan: 'terv, tervem, protokoll*, program*, módszer*, étrend*, diétá*, diéta, táplálkozás*, kúra, kúrá*, kihívás*, recept*, tanfolyam',
    ours: 'miénk, ezzel, a mi, ajánlja is, ezzel kezdi',
    lowers:
      'csökkenti, csökkentik, leviszi, levisz, normalizálja, szabályozza, stabilizálja, beállítja, csökken, rendbe teszi, rendezi, helyreállítja, karbantartja, kordában',
    marker: 'vérnyomás*, koleszterin*, ldl, triglicerid*, vércukor*, cukorszint*, húgysav*, kortizol*',
    nutrient:
      'vitamin*, *vitamin, ásványi*, ashwagandha*, asvaganda*, kurkuma*, kurkumá*, ginzeng*, ginkgo*, macskagyökér*, echinacea*, bíbor kasvirág*, orbáncfű*, máriatövis*, fokhagyma*, fokhagymá*, gyömbér*, kamilla*, kamillá*, bodza*, bodzá*, tőzegáfonya*, feketekömény*, spirulina*, spiruliná*, chlorella*, rhodiola*, reishi*, cbd*, q10, glükozamin*, kvercetin*, berberin*, propolisz*, aloe vera*, csalán*, levendula*, levendulá*, zöld tea*, fahéj*, almaecet*, útifű*, msm, boswellia*, monacolin*, monakolin*, vörös rizs*, taurin*, teanin*, triptofán*, lutein*, moringa*, oregánó*, nyomelem*, antioxidáns*, omega, őszi margitvirág*, aloe*, csukamájolaj*, kókuszolaj*, cékla*, céklá*, inozit*, karnitin*, d mannóz*, opc, lizin*, zsálya*, zsályá*, kakukkfű*, borsmentá*, édeskömény*, artemisia*, üröm*, vörös here*, poloskavész*, barátcserje*, cordyceps*, kolosztrum*, zeolit*, bentonit*, kolloid ezüst*, fagyöngy*, galagonya*, galagonyá*, golgotavirág*, citromfű*, komló*, virágpor*, homoktövis*, csipkebogyó*, zsurló*, gyermekláncfű*, pitypang*, articsóka*, articsóká*, zeller*, matcha*, búzafű*, glutation*, krill*, lenmagolaj*, ördögcsáklya*, sáfrány*, b12, hársfa*, rozmaring*, édesgyökér*, eukaliptusz*, svédkeserű*, feketedió*, süngomba*, oroszlánsörény*, d vitamin*, körömvirág*, nyírfa*, mézet, mézzel, mézünk, menta, mentolos, borsmenta, maca, mézes tea, glutamin*',
    medicine:
      'orvos*, háziorvos*, szakorvos*, gyógyszer*, gyógyszerész*, antibiotikum*, védőoltás*, oltás*, műtét*, kórház*, szakrendel*, gyógytorn*, fizioterápi*, inzulin*, recept, receptre, pszichológus*, pszichiáter*, fogorvos*, klinika*, klinikán, doktor*, kardiológus*, bőrgyógyász*, gyógytornász*, orvosi kezelés*',
    self: 'én, mi, segítek, segítünk, foglalkozom, foglalkozunk, kezelek, kezelünk, kísérek, kísérem, konzultáció*, tanácsadás*, beszélgetés*, masszázs*, coaching, akupunktúr*, csontkovács*, természetgyógyász*, dietetikus*, táplálkozási tanácsadó*, terapeuta*, terapeutá*, rendelőm*, rendelésem*, ülés, ülések, dolgozom, tartok, írok, írtam, beszélek, tanítok, nálam, velem, várom, kínálok, mérek, dolgozunk, rendelek, hozzám, magyarázok',
    not: 'nem, sem, nincs, nincsenek, soha, sose, senki, semmi, semmilyen, egyetlen, nélkül, helyett, ne, se, sohasem, egyik sem, tilos',
    but: 'hanem, de, viszont, azonban, ellenben',
    that: 'hogy, vagy, sem, és, melyik, milyen',
    doubt:
      'ígér, ígéri, ígérik, ígérnek, ígérő, ígéret*, állít*, állítja, állítják, állítólag*, úgynevezett*, mítosz*, tévhit*, legenda*, legendá*, vigyázz*, vigyázzon*, óvakodj*, bizalmatlan*, tilos, tiltott*, tiltja, törvénytelen*, jogszabály*, törvény*, reklám*, hirdet*, szlogen*, hamis*, hazug*, hazugság*, megtéveszt*, pletyka*, csaló*, kuruzsló*, sarlatán*, aki azt, bárki, ha valaki, hitték, azt hittem, kérdez*, kérdés*, bizonyítatlan*, nem bizonyított*, vajon, gyanús*, betiltott*, betiltotta, bírság*, bíróság*, gvh, versenyhivatal*, mondatok, kifejezések, szavak, feliratok, olyan mondat*, nem szabad, nem engedélyezett, ne higgy*, ne higgyen, porhintés*, címkén, címkéken, kamu, szélhámos*, hitegeti, hiteget*, túlzó állítás*, túlzó ígéret*',
    work: 'könyv*, előadás*, tanfolyam*, szakdolgozat*, cikk*, tanulmány*, fejezet*, című, cím, címen, címmel, disszertáció*, workshop*, szeminárium*, webinárium*, podcast*, film*, kongresszus*, konferencia*, konferenciá*, dokumentumfilm*, képzés*, modul*, dal',
    ignore:
      'nem csak, nemcsak, nem csupán, kétség nélkül, kétségtelen*, soha többé, többé nem, gyógyszer nélkül, gyógyszerek nélkül, recept nélkül, vény nélkül, mellékhatás nélkül, mellékhatások nélkül, kockázat nélkül, műtét nélkül, gyógyszer helyett, gyógyszerek helyett, jobb mint a gyógyszer*, jobban mint a gyógyszer*, hatásosabb mint, mint egy gyógyszer, kezelés alatt, kezelés alatt áll, nincs más, semmi más, ne várjon, ne szenvedjen, ne aggódjon, ígérjük, ígérem, megígérem, a tanulmányok igazolják, kezelési díj, mi segít, nem véletlen, orvosságos, nem kell orvos, mi a, mi az, mi történik, adatkezelés*, inzulinrezisztenci*',
    caution:
      'ha ön, ha önnek, amennyiben, ha szed, szenved, szenvedők, betegek, nem alkalmas, nem javasolt, ellenjavallt*, kérdezze, konzultáljon, beszélje meg, forduljon, szedése előtt, okozhat, okozhatnak, kiválthat, allergén*, nyomokban, figyelem, kölcsönhatás*, diagnosztizált*, élők*, élő, érzékenység*, *napló*, *lista, listát, listáját, csomag, csomagja, csomagot, kérdőív*',
    drug: 'sztatin*, antidepresszáns*, fájdalomcsillapítót, fájdalomcsillapító, fájdalomcsillapítók, altató*, antibiotikum*, kortizon*, szteroid*, ibuprofen*, paracetamol*, aszpirin*, savlekötő*, vérhígító*, nyugtató*, gyógyszer*, bétablokkoló*, metformin*, inzulin*, műtét*, antihisztamin*, vérnyomáscsökkentőt, nyugtatót, nyugtatók*',
    replaces:
      'helyett, nélkül, kiváltja, kiváltják, kiváltható, helyettesíti, elhagy*, abbahagy*, letette, leraktam, letettem, nincs szükség, nem kell többé, kidobhat*, kidobtam, jobb mint, jobban mint, ugyanúgy mint, ugyanolyan, felejtse, búcsút, alternatív*, elfelejthet*, akár egy, ugyanazt tudja, letehet*, elhagyhat*, abbahagyhat*',
    lacking:
      'nélkül, ha nem szed, ha nem szedi, aki nem szed, hiányában, nem szed, nem szedi, nem iszik, nem visz be',
    suffers:
      'szenved, legyengül, gyengül, megbetegszik, beteg lesz, betegedik, tönkremegy, tönkremennek, károsod*, romlik, leromlik, öregszik, felmondja, előbb utóbb, veszélyben, veszélyezteti, összeomlik, kimerül, kibillen, lemerül, megsínyli, feladja, leáll, csődöt, ágynak esik, ledől, elkapja, legyengül*, meg fog betegedni, le fog gyengülni, szétesik, kikészül, ki fog',
    diet: 'étrend, étrenddel, étkezés*, táplálkozás*, étel*, zöldség*, gyümölcs*, ennivaló*, élelmiszer*, talaj*, eszik, eszünk, evés*',
    lacks:
      'nem elég, nem elegendő, már nem elég, nem fedezi, már nem fedezi, nem fedezhető, lehetetlen, képtelenség, senki sem, senki, nem biztosít*, már nem tartalmaz*, kevés, elszegényed*, kimerült*, nélkülözhetetlen*, kötelező, nem pótolható, nem juthat*, nem jut, hiába eszik, bármennyit, már nem tartalmaznak, már nincs, alig van',
    title:
      'dr, prof, professzor, doktor, doktornő, főorvos, doktor úr, orvosom, háziorvosom, kardiológusom, nőgyógyászom, doktornőm',
    endorses:
      'szedi, szed, ajánlja, ajánl, javasolja, felírja, használja, esküszik, megbízik, bízik, tanácsolja, iszik, issza, jóváhagyta',
    lose: 'fogyjon, fogyott, leadni, leadott, lead, leadhat*, adjon le, ledob*, dobjon le, lefogy*, megszabadul*, szabadul*, eltűn*, leolvad*, olvad*, dobj*, fogyni, fogyhat, fogyás, fogyást, kilóval kevesebb, kiló mínusz, kiló le',
    kilo: 'kg, kiló, kilót, kilóval, kilogramm*, kilós, kilo*, kiló*, ruhaméret*',
    slim: 'lefogy*, karcsú*, lapos has, lapos hasat, zsírégetés*, súlyvesztés*, súlycsökkenés*, alakformálás*, fogyjon, fogyni, fogyhat, fogyott, fogyás, fogyást, fogyáshoz, fogyásod',
    within: '',
    span: 'nap alatt, napon belül, hét alatt, héten belül, hónap alatt, hónapon belül, óra alatt, éjszaka alatt, hetente, naponta, pár nap, egyetlen hét',
    contributes:
      'hozzájárul*, járul hozzá, szükséges, szerepet játszik, szerepe van, fontos szerepet, növeli, fokozza, nélkülözhetetlen*, részt vesz, vesz részt, javítja',
    helps:
      'támogatja, támogatják, támogat, segíti, segít, segítik, erősíti, erősítik, serkenti, javítja, javítják, növeli, fokozza, megőrzi, megőrzésében, fenntartja, fenntartásában, védi, védik, szabályozza, egyensúlyba, helyreállítja, nyugtatja, táplálja, jót tesz, aktiválja, élénkíti, optimalizálja, ellazítja, fiatalítja, lassítja, tisztítja, méregteleníti, pörgeti, feltölti',
    effect:
      'immun*, védekező*, ellenálló*, csont*, ízület*, porc*, izom*, izm*, bőr*, haj*, köröm*, köröm, körm*, szem*, látás*, szív*, vérnyomás*, koleszterin*, vércukor*, agy*, memória*, memóriá*, koncentráció*, ideg*, hangulat*, alvás*, energia*, energiá*, fáradtság*, emésztés*, bél*, máj*, vese*, vesé*, hormon*, pajzsmirigy*, anyagcser*, termékenység*, libidó*, tesztoszteron*, keringés*, stressz*, ránc*, öregedés*, közérzet*, vitalitás*, test, testet, szervezet*, egyensúly*, sejt*, flóra, flórát, gyomor*, gyomr*',
  },
  phrases: [
    [
      'detox*, méregtelenít*, salaktalanít*, tisztítja … szervezetet, tisztítja … májat, tisztítja … vért, méreganyagok*, kitisztítja … szervezetet',
      'detox',
      memory,
      'unverified',
      'product',
    ],
    [
      'gyulladáscsökkentő*, fájdalomcsillapító*, antibakteriális*, vírusölő*, rákellenes*, természetes antibiotikum*, vérnyomáscsökkentő*, koleszterincsökkentő*, csökkenti a vérnyomást, csökkenti a koleszterinszintet, csökkenti a vércukorszintet',
      'medicinal',
      memory,
      'unverified',
      'product',
    ],
    [
      'zsírégető*, zsírégetés*, égeti … zsírt, garantált fogyás*, fogyókúra nélkül, fogyás diéta nélkül, fogyjon … nélkül, fogyasztótabletta*, fogyasztó kapszula*, fogyasztószer*, étvágycsökkentő*, csökkenti … étvágyat, lapos has … nélkül, olvasztja … zsírt, fogyjon alvás közben',
      'slimming',
      memory,
    ],
    [
      'orvosok ajánlják, orvosok által ajánlott, az orvosok ajánlják, az orvosok ajánlásával, orvosok ajánlásával, orvosi ajánlással, orvosok javasolják, gyógyszerészek ajánlják, gyógyszerészek által ajánlott, bőrgyógyászok ajánlják, bőrgyógyászok által ajánlott, dr … ajánlja, dr … ajánlásával, doktor … ajánlja, dietetikusok ajánlják, kardiológusok ajánlják, szakorvosok ajánlják, terapeuták ajánlják, orvosok … ajánlják, táplálkozási szakértők ajánlják, orvosok által jóváhagyott, orvosok … javasolják, kardiológusok által ajánlott, szakemberek ajánlják',
      'doctors',
      professionals,
      'verified',
    ],
    [
      'mellékhatás nélkül*, mellékhatások nélkül*, mellékhatásmentes*, nincs mellékhatás*, nincsenek mellékhatás*, nincs semmilyen mellékhatás*, 100 biztonságos, teljesen biztonságos, tökéletesen biztonságos, abszolút biztonságos, kockázatmentes*, kockázat nélkül, teljesen ártalmatlan, ártalmatlan*, száz százalékig biztonságos',
      'absolute',
      memory,
    ],
    [
      'klinikailag bizonyított*, klinikailag igazolt*, tudományosan bizonyított*, tudományosan igazolt*, garantált eredmény*, garantált hatás*, csodaszer*, csodatabletta*, csoda*, 100 hatékony, mindig hat, garantáltan hat',
      'absolute',
      memory,
      'unverified',
      'product',
    ],
    ['monakolin* … koleszterin*, monacolin* … koleszterin*', 'unauthorised', monacolin, 'verified'],
  ],
}
