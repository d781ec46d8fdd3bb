import type { ClaimRules } from '../rules.ts'
import { fraudOffice, legalAdvice, memory, monacolin, professionals } from './sources.ts'

export const rules: ClaimRules = {
  language: 'fr',
  negationAfter: 2,
  nutrients: { iron: 'le fer, du fer, fer', copper: 'cuivre' },
  words: {
    cures:
      'guérit, guérissent, guéri, guérie, élimine, éliminent, éradique, éradiquent, fait disparaître, font disparaître, met fin à, met fin aux, mettent fin, vient à bout, viennent à bout, débarrasse, débarrassent, venu à bout, en finir avec, vainc, supprime, suppriment, se guérit, est guérissable, est réversible, faire reculer, fait reculer, se soigne, guéri de, débarrassé de, une histoire ancienne, qu un souvenir, un mauvais souvenir, en rémission, de l histoire ancienne',
    cure: 'guérir, guérison, éliminer, éradiquer, vaincre, se débarrasser, dites adieu, adieu, supprimer, surmonter, venir à bout',
    treats:
      'soigne, soignent, traite, traitent, prévient, préviennent, soulage, soulagent, combat, combattent, lutte contre, luttent contre, protège contre, protègent contre, protège de, protège des, protège efficacement contre, apaise, apaisent, calme, calment, réduit, réduisent, atténue, atténuent, diminue, diminuent, agit contre, agissent contre, efficace contre, efficaces contre, efficace en cas de, remède contre, remède à, fait baisser, abaisse, stoppe, évite, évitent, chasse, tue, repousse, empêche, empêchent',
    treat:
      'soigner, traiter, traitement de, traitement des, traitement du, traitement de la, traitement contre, traitement, prévenir, prévention, soulager, soulagement, combattre, lutter contre, protéger contre, protéger de, apaiser, réduire, atténuer, contre, idéal en cas de, idéal contre, idéal pour, recommandé en cas de, indiqué en cas de, indiqué contre, parfait contre, remède, remèdes, en cas de, lors d un, lors d une, bon pour, bonne pour, calmer, éviter, aide contre',
    works:
      'aide, aident, marche, marchent, fonctionne, top contre, top pour, super contre, génial contre, génial pour, radical contre, idéal contre, imparable contre, souverain contre, la réponse à, la solution contre, vous sort de, tient à distance, à distance, fait reculer, faire reculer, recule, chasse, remède, règle, le top contre, sauve, nickel contre, nickel pour, à bout, a disparu, ont disparu, disparu, envolé, envolées',
    noMore:
      'plus jamais de, plus jamais, fini, finie, finis, finies, fini les, adieu, terminé, terminés, terminées, zéro, fin de, la fin de, la fin des, libéré de, stop à, stop aux, halte à, halte aux, au revoir',
    condition:
      'maladie*, pathologie*, arthrose*, arthrite*, arthritique*, rhumatism*, rhumatisme*, cancer*, tumeur*, diabète*, diabétique*, hypertension, tension artérielle élevée, cholestérol, alzheimer, démence, parkinson, ostéoporose, covid*, coronavirus, grippe*, rhume*, infection*, inflammation*, migraine*, mal de tête, maux de tête, insomnie*, dépression*, dépressif*, anxiété, angoisse*, crises d angoisse, tdah, autisme, burn out, asthme, rhume des foins, eczéma, psoriasis, acné, rosacée, mycose*, candidose*, cystite*, syndrome de l intestin irritable, côlon irritable, intestin irritable, crohn, colite*, reflux, brûlures d estomac, gastrite*, ulcère*, constipation, diarrhée*, ballonnement*, crampe*, règles douloureuses, douleurs, douleur, spm, syndrome prémenstruel, endométriose, sopk, infertilité, stérilité, bouffées de chaleur, trouble du, impuissance, troubles de l érection, prostate, hashimoto, hypothyroïdie, anémie, foie gras, stéatose, hépatite*, jaunisse, maladies cardiovasculaires, infarctus, avc, thrombose*, varices, mal de dos, fatigue chronique, fibromyalgie, sclérose, épilepsie, acouphène*, vertige*, nausée*, virus, parasites, fièvre, toux, mal de gorge, bronchite*, sinusite*, angine*, chute de cheveux, obésité, gueule de bois, neuropathie*, dermatose*, addiction*, tendinite*, sciatique, lumbago, hémorroïde*, stress chronique, hémorroïdes, herpès, bouton de fièvre, boutons de fièvre, sibo, lyme, borréli*, maladie cœliaque, bpco, lupus, lumbalgie*, lombalgie*, zona, verrue*, palpitation*, arythmie*, jambes lourdes, jambes sans repos, tocs, boulimie, schizophrénie, dépendance*, fibrome*, kyste*, cellulite, ronflement*, sueurs nocturnes, candida, parasite*, glycémie élevée, excès de sucre, problèmes de peau, problèmes de sommeil, maux de ventre, mal au ventre, aphte*, otite*, laryngite*, brouillard mental, indigestion*, aigreurs, remontées acides, rétention d eau, sclérose en plaques, crises de goutte, déprime, blues, nez qui coule, hypertendu*, tachycardie, rhinite*, rhino*, sinus, allergie, allergies, calculs rénaux, calculs biliaires, crise de goutte, attaque de goutte, troubles digestifs, troubles du sommeil, troubles anxieux, troubles intestinaux, troubles de la ménopause, troubles hormonaux, troubles articulaires, résistance à l insuline, insulinorésistance',
    product:
      'produit*, complément*, gélule*, capsule*, comprimé*, poudre*, gouttes, teinture*, extrait*, huile*, tisane*, infusion*, thé, complexe, formule, probiotique*, plante*, herbe*, vitamines, minéraux, mélange, collagène, sirop, remède naturel, superaliment*, pilule*, baume, ampoule*, cure de, antibiotique naturel, sachet*, actif*, jus, miel, boisson*, shake*, smoothie*, bouillon*, vinaigre*, pommade, crème, élixir*, tonique, flacon, spray, cuillère*, cuillerée*, champignons médicinaux, barre*, programme minceur, shot*, lait d or, bourgeon*, macérat*, sève, complémenter, se complémenter, complémentation',
    plan: 'plan, protocole, programme, méthode, alimentation, régime, nutrition, cure, approche, défi, recette*, diète, assiette',
    ours: 'notre, nos, en',
    lowers:
      'baisse, baissent, fait baisser, font baisser, abaisse, abaissent, réduit, réduisent, diminue, diminuent, normalise, régule, stabilise, fait chuter, chute, contrôle, dégringole',
    marker:
      'tension, tension artérielle, cholestérol, ldl, triglycérides, glycémie, sucre sanguin, acide urique, cortisol, sucre dans le sang',
    nutrient:
      'vitamine*, minéral*, ashwagandha, curcuma, curcumine, ginseng, ginkgo, valériane, échinacée, millepertuis, chardon marie, ail, gingembre, camomille, sureau, canneberge, cranberry, nigelle, spiruline, chlorelle, maca, rhodiole*, reishi, cbd, q10, glucosamine, quercétine, berbérine, propolis, aloe vera, ortie, lavande, thé vert, cannelle, vinaigre de cidre, psyllium, msm, boswellia, palmier nain, monacolin*, levure de riz rouge, taurine, théanine, tryptophane, lutéine, moringa, origan, harpagophytum, chondroïtine, oligoélément*, miel, grande camomille, aloès, aloé, huile de foie de morue, huile de coco, betterave*, inositol, carnitine, d mannose, opc, lysine, sauge, thym, menthe*, fenouil, artemisia, absinthe, armoise, trèfle rouge, actée, gattilier, cordyceps, colostrum, zéolithe, bentonite, argent colloïdal, gui, aubépine, passiflore, mélisse, houblon, gelée royale, argousier, cynorrhodon, prêle, pissenlit, artichaut, céleri, matcha, herbe de blé, glutathion, krill, huile de lin, griffe du diable, cassis, safran, bouleau, eucalyptus, radis noir, magnésium marin, b12, reine des prés, glutamine',
    medicine:
      'médecin*, médicament*, antibiotiques, vaccin*, opération, chirurgie, chirurgien*, hôpital, hôpitaux, spécialiste*, pharmacien*, kinésithérap*, kiné, insuline, ordonnance, prescrit*, suivi médical, traitement médical, traitements médicaux, psychologue*, psychiatre*, dentiste*, sage femme, clinique, docteur*, cardiologue*, anesthésie',
    self: 'je, j, nous, séance*, consultation*, accompagnement, massage*, coaching, acupuncture, ostéopath*, naturopath*, diététicien*, thérapeute*, praticien*, mon cabinet, notre cabinet',
    not: 'ne, n, pas, jamais, aucun, aucune, rien, personne ne, sans, ni, nul, nulle, plutôt que, au lieu de, non',
    but: 'mais, cependant, pourtant, toutefois, en revanche',
    that: 'que, qu, ou, ni, quel, quelle, quels, quelles',
    doubt:
      'promet, promettent, promettre, promettant, promesse*, prétend, prétendent, prétendre, prétendant, prétendu*, soi disant, mythe*, légende*, méfiez vous, méfie*, méfiance, attention aux, gare aux, interdit*, interdiction, illégal*, illicite*, la loi, publicité*, slogan*, réclame*, annonces, faux, fausse*, mensong*, trompeu*, arnaque*, charlatan*, rumeur*, idée reçue, idées reçues, si quelqu un, quiconque, celui qui, ceux qui, croyai*, croyait, allégation*, non prouvé, autrefois, on me demande, me demandent, allègue, vantent, exagér*, retirer la mention, fait retirer, dgccrf, mentions comme, phrases comme, formules comme, mots comme, étiquettes, tribunal, condamné*, sanctionn*, fuyez, n est pas autorisé, ne croyez pas, poudre aux yeux, promesses',
    work: 'livre*, conférence*, cours, mémoire, thèse*, article*, étude, études, chapitre*, titre*, intitulé*, atelier*, webinaire*, séminaire*, podcast*, film, congrès, colloque, émission, documentaire, formation*, module*, chanson',
    ignore:
      'non seulement, pas seulement, pas que, sans aucun doute, sans doute, plus besoin, sans médicament, sans médicaments, sans ordonnance, sans chimie, sans effets secondaires, sans effet secondaire, aucun effet secondaire, sans danger, sans risque, mieux que les médicaments, mieux qu un médicament, mieux que n importe quel médicament, plus efficace que, comme un médicament, sans opération, sous traitement, en traitement, suivez un traitement, suis un traitement, suivent un traitement, prenez un traitement, traitement en cours, aucun autre, rien de tel, sans attendre, ne vous inquiétez pas, je promets, nous promettons, je vous promets, promis, n attendez plus, n attendez pas, ne souffrez plus, au lieu de médicaments, à la place des médicaments, les études montrent, une étude montre, traite des questions, bouche, ne ratez pas, même sans, réduit les coûts, calme et, dans le calme, ail leurs, tension artérielle normale, résistance à l insuline, insulinorésistance',
    caution:
      'si vous, en cas d allergie, personnes atteintes, personnes souffrant, souffrez, déconseillé*, contre indiqué*, ne convient pas, demandez conseil, consultez, parlez en, avant de prendre, peut provoquer, peuvent provoquer, allergène*, traces de, prudence, précaution*, interaction*, antécédent*, diagnostiqué*, atteint*, carnet, liste, colis, pèse, journal, questionnaire',
    drug: 'statine*, antidépresseur*, antidouleur*, somnifère*, antibiotique*, cortisone, ibuprofène, paracétamol, doliprane, aspirine, ordonnance*, anti acide*, anticoagulant*, anxiolytique*, médicament*, bêtabloquant*, metformine, insuline, opération, antihistaminique*, ipp, tranquillisant*',
    replaces:
      'au lieu de, à la place, sans, remplace, remplacent, remplacer, arrêter, arrêté, arrêtez, plus besoin, jeter, jeté, mieux que, aussi bien que, aussi efficace, exactement comme, oubliez, reste au placard, au placard, à la poubelle, alternative, se passer de, se passe de, plutôt que, plus jamais',
    lacking: 'sans, si vous ne prenez pas, à défaut de, se priver, privé de',
    suffers:
      'va craquer, craque, souffre, s affaiblit, s épuise, tombe malade, tomber malade, malade, se dégrade, vieillit, lâche, va lâcher, tôt ou tard, en danger, risque de, risquez, s effondre, fragile*, abîme, flanche, va flancher, en pâtit, à plat, s use, déraille, se dérègle, vous lâchera, finira, finissent, tomberez malade, tombez malade, va s effondrer, en souffrira, souffrira, vieillira',
    diet: 'alimentation, assiette, manger, mangeant, légume*, fruits, repas, nourriture, aliments, sols, varié*, équilibré*',
    lacks:
      'ne suffit plus, ne suffit pas, ne suffisent plus, ne suffisent pas, impossible de, ne couvre plus, ne couvre pas, ne couvrent plus, plus assez, pas assez, ne peut plus, ne peuvent plus, ne permet plus, appauvri*, personne n arrive, plus personne, insuffisant*, ne contiennent plus, ne contient plus, obligatoire, indispensable, même en mangeant, ne nourrissent plus, n apportent plus, n apporte plus, n y suffit plus, n y suffit pas',
    title:
      'dr, pr, docteur, professeur, docteure, mon médecin, ma médecin, mon généraliste, mon cardiologue, ma gynécologue, mon docteur',
    endorses:
      'en prend, prend, prennent, recommande, conseille, prescrit, utilise, jure, ne jure que, fait confiance, approuve, cautionne',
    lose: 'perdez, perdre, perd, perdent, perdu, perte, perdrez, maigrir, maigrissez, délester, éliminez, fondre, envolent, s envolent, fondent, envolés, kilos en moins, débarrassez, délestez, en moins, kilos de moins, kg de moins',
    kilo: 'kg, kilo, kilos, livres, kilo*, taille*',
    slim: 'maigrir, maigrissez, mincir, perdre du poids, perdez du poids, perte de poids, ventre plat, minceur, affine, silhouette, perdre du ventre, svelte',
    within: 'en, par, chaque, dès, après, sous',
    span: 'jour, jours, semaine, semaines, mois, heures, nuit',
    contributes:
      'contribue, contribuent, contribuer, joue un rôle, jouent un rôle, est nécessaire, sont nécessaires, est essentiel*, accroît, augmente, améliore, intervient, participe, participent',
    helps:
      'soutient, soutiennent, aide, aident, favorise, favorisent, renforce, renforcent, booste, boostent, stimule, stimulent, améliore, améliorent, augmente, augmentent, maintient, maintiennent, protège, protègent, régule, régulent, équilibre, restaure, apaise, calme, nourrit, est bon pour, bon pour, bonne pour, active, revitalise, optimise, facilite, entretient, préserve, détend, rajeunit, ralentit, nettoie, purifie',
    effect:
      'immun*, défenses, résistance, os, ossature, osseu*, articulation*, articulaire*, cartilage*, muscle*, musculaire*, peau, cheveux, ongles, yeux, vision, vue, cœur, tension, cholestérol, glycémie, cerveau, mémoire, concentration, nerfs, système nerveux, humeur, sommeil, énergie, fatigue, digestion, digestif*, intestin*, transit, foie, reins, hormon*, thyroïde, métabolisme, fertilité, libido, testostérone, circulation, stress, rides, vieillissement, endurance, bien être, vitalité, corps, équilibre, cellules, flore, estomac, organisme, détente',
  },
  phrases: [
    ['détente et sérénité, bien être hépatique', 'medicinal', fraudOffice, 'verified', 'product'],
    [
      'soigne le rhume, s utilise lors d un rhume, lutte contre le covid 19, lutter contre le cholestérol, traitement contre une maladie, lutter contre l anémie, traitement de dermatoses, lutter contre les addictions, antibiotique naturel, traite les maladies, réduit la douleur, traitement des dépressions',
      'medicinal',
      fraudOffice,
      'verified',
    ],
    ['détox*, cure détox, jus détox, thé détox, tisane détox', 'detox', fraudOffice, 'verified', 'product'],
    ['cure détox, jus détox, thé détox, tisane détox, gélules détox', 'detox', fraudOffice, 'verified'],
    [
      'augmente les défenses immunitaires, boostent les défenses immunitaires, booste les défenses immunitaires, booste vos défenses immunitaires, augmente vos défenses immunitaires, préviennent les infections',
      'unauthorised',
      fraudOffice,
      'verified',
    ],
    [
      'favorise la fixation du calcium, facilite la digestion, biotine … ongles',
      'unauthorised',
      fraudOffice,
      'verified',
      'product',
    ],
    ['actif minceur, actifs minceur', 'slimming', fraudOffice, 'verified'],
    [
      'fait maigrir, font maigrir, perte de poids garantie, brûle graisse*, brûle graisses, brûleur de graisse*',
      'slimming',
      legalAdvice,
      'verified',
    ],
    [
      'brûle les graisses, brûle … graisses, coupe faim, gélules minceur, minceur garantie, maigrir sans, perdre du poids sans, perdez du poids sans, fait fondre, ventre plat sans, maigrissez en dormant',
      'slimming',
      memory,
    ],
    [
      'élimine les toxines, éliminent les toxines, élimine … toxines, détoxifie*, nettoie … foie, purifie … organisme, purifie … foie, purifie … corps, draine … toxines, débarrasse … toxines',
      'detox',
      memory,
    ],
    [
      'anti inflammatoire*, antidouleur*, anticancer, antiviral*, antibactérien*, fait baisser la tension, fait baisser le cholestérol, fait baisser la glycémie',
      'medicinal',
      memory,
      'unverified',
      'product',
    ],
    [
      'recommandé par les médecins, recommandés par les médecins, recommandée par les médecins, recommandé par des médecins, recommandée par des médecins, les médecins recommandent, les médecins le recommandent, approuvé par les médecins, recommandé par les pharmaciens, les pharmaciens recommandent, recommandé par les dermatologues, recommandée par les dermatologues, conseillé par les médecins, conseillé par les pharmaciens, conseillé par les professionnels de santé, recommandé par les professionnels de santé, recommandé par le docteur, le docteur … recommande, le dr … recommande, recommandé par le dr, recommandés par des médecins, les nutritionnistes recommandent, recommandé par les thérapeutes, recommandé par les naturopathes, les dermatologues recommandent, médecins … recommandent',
      'doctors',
      professionals,
      'verified',
    ],
    [
      'sans effets secondaires, sans effet secondaire, aucun effet secondaire, sans aucun effet secondaire, 100 sûr, 100 sans danger, totalement sûr, totalement sans danger, absolument sans danger, sans aucun risque, sans aucun danger, zéro risque, sans risque, inoffensif*, parfaitement sûr',
      'absolute',
      memory,
    ],
    [
      'cliniquement prouvé*, scientifiquement prouvé*, efficacité garantie, résultats garantis, résultat garanti, miracle*, miraculeu*, 100 efficace, effet immédiat garanti',
      'absolute',
      memory,
      'unverified',
      'product',
    ],
    ['monacolin* … cholestérol', 'unauthorised', monacolin, 'verified'],
  ],
}
