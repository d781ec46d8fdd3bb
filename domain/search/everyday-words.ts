import type { Language } from '../languages.ts'

/**
 * Everyday words that a supplement shop does not sell: they are taken literally and never corrected to a product. Words
 * in the shop's own texts need not be repeated here.
 */
export const everydayWords: Record<Language, string> = {
  en: `help me i you we us our your it is are am be can can't cannot want need give get buy find show have has how what
    when where who why which not no yes please thanks hello good bad morning evening night day week month year today
    tomorrow gift gifts card cards voucher coupon code present birthday christmas mother father wife husband friend man
    men woman women house home cat dog car job news book phone number address track parcel order delivery fast feel
    feeling make made more less most very much many some something anything nothing money cheap sale friday like love`,
  de: `hilf hilfe hilft helfen mir mich ich du wir uns ihr euch sie es ist sind bin kann kannst können möchte will brauche
    suche finde habe hat wie was wann wo wer warum welche nicht kein keine ja bitte danke hallo guten morgen abend nacht
    tag woche monat jahr heute gutschein gutscheine geschenk geschenke geschenkkarte karte geburtstag weihnachten mutter
    vater frau mann freund haus katze hund auto arbeit buch telefon nummer adresse paket bestellung lieferung schnell
    mehr weniger sehr viel etwas nichts geld billig besser machen kaufen wieder freitag`,
  da: `hjælp hjælpe hjælper mig jeg du vi os dig er kan vil skal have har hvordan hvad hvornår hvor hvem hvorfor ikke
    nej ja tak hej god morgen aften nat dag uge måned år gave gaver gavekort kort fødselsdag jul mor far kone mand ven
    hus kat hund bil arbejde bog telefon nummer adresse pakke ordre levering hurtig mere mindre meget noget intet penge
    billig købe finde at`,
  es: `ayuda ayudar ayúdame ayudame me mi yo tú nosotros nos es son soy puedo puede quiero necesito busco tengo tiene
    cómo qué cuándo dónde quién por no sí gracias hola buenos buenas días tardes noches semana mes año hoy regalo
    regalos tarjeta tarjetas vale cheque cupón cumpleaños navidad madre padre mujer hombre amigo casa gato perro coche
    trabajo libro teléfono número dirección paquete pedido envío rápido más menos muy mucho algo nada dinero barato`,
  fr: `aide aider aidez moi je tu nous vous il elle est sont suis peux peut veux veut besoin cherche trouver ai a
    comment quoi quand où qui pourquoi ne pas non oui merci bonjour bonsoir matin soir nuit jour semaine mois année
    aujourd'hui cadeau cadeaux carte cartes chèque bon anniversaire noël mère père femme homme ami maison chat chien
    voiture travail livre téléphone numéro adresse colis commande livraison rapide plus moins très beaucoup quelque
    rien argent acheter`,
  hu: `segítség segít segíts segítsen nekem engem én te mi ti ők van vagyok tudok tud akarok kell keresek találni hogyan
    mit mikor hol ki miért nem igen köszönöm kérem szia jó reggelt estét éjszaka nap hét hónap év ma ajándék ajándékok
    ajándékkártya kártya utalvány kupon születésnap karácsony anya apa feleség férj barát ház macska kutya autó munka
    könyv telefon szám cím csomag rendelés szállítás gyors több kevesebb nagyon sok valami semmi pénz olcsó venni`,
  it: `aiuto aiutare aiutami aiuta mi io tu noi ci voi è sono posso può voglio ho ha bisogno cerco trovare come cosa
    quando dove chi perché non no sì grazie ciao buon buongiorno buonasera mattina sera notte giorno settimana mese anno
    oggi regalo regali carta carte buono tessera compleanno natale madre padre donna uomo amico casa gatto cane
    macchina lavoro libro telefono numero indirizzo pacco ordine consegna veloce più meno molto qualcosa niente soldi`,
  ja: `ギフトカード ギフト ギフト券 商品券 プレゼント クーポン 誕生日 おはよう こんにちは ありがとう 電話 電話番号 住所`,
  nl: `help helpen helpt mij me ik jij je wij we ons onze is zijn ben kan kun wil moet zoek heb heeft hoe wat wanneer
    waar wie waarom niet geen ja nee bedankt hallo goede goedemorgen morgen avond nacht dag week maand jaar vandaag
    cadeau cadeaus cadeaubon cadeaukaart kaart bon tegoedbon verjaardag kerst moeder vader vrouw man vriend huis kat
    hond auto werk boek telefoon nummer adres pakket bestelling levering snel meer minder heel veel iets niets geld`,
  pt: `ajuda ajudar ajude me eu tu você nós nos é são sou posso pode quero preciso procuro tenho tem como que quando
    onde quem porquê por não sim obrigado olá bom boa dia tarde noite semana mês ano hoje presente presentes prenda
    cartão cartões vale cheque cupão aniversário natal mãe pai mulher homem amigo casa gato cão carro trabalho livro
    telefone número endereço morada encomenda entrega rápido mais menos muito algo nada dinheiro barato`,
  ro: `să ajutor ajută ajuta ajutați mă mi eu tu noi ne voi este sunt pot poate vreau trebuie caut am are cum ce când unde
    cine nu da mulțumesc bună ziua dimineața seara noapte zi săptămână lună an azi cadou cadouri card carduri voucher
    tichet cupon naștere crăciun mamă tată soție soț prieten casă pisică câine mașină muncă carte telefon număr adresă
    colet comandă livrare rapid mai mult puțin foarte ceva nimic bani ieftin`,
  zh_tw: `禮品卡 禮物卡 禮物 禮券 優惠券 折扣碼 生日 早安 你好 謝謝 電話 電話號碼 地址`,
}
