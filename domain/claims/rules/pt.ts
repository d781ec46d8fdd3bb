import type { ClaimRules } from '../rules.ts'
import { memory, monacolin, professionals } from './sources.ts'

export const rules: ClaimRules = {
  language: 'pt',
  negationAfter: 0,
  nutrients: { iron: 'o ferro, ferro', manganese: 'manganés', iodine: 'iodo', calcium: 'cálcio' },
  words: {
    cures:
      'cura, curam, curou, curado, curada, elimina, eliminam, erradica, acaba com, acabam com, põe fim, faz desaparecer, vence, livra, reverte, sara, tem cura, cura se, é curável, é reversível, curei me, curei, curei a minha, coisa do passado, é passado, uma recordação, em remissão, faz parte do passado',
    cure: 'curar, eliminar, erradicar, vencer, acabar com, adeus, diga adeus, reverter, cura para, livrar se, superar, ultrapassar',
    treats:
      'trata, tratam, previne, previnem, alivia, aliviam, combate, combatem, luta contra, lutam contra, protege contra, protege da, protege do, protege de, protege das, protege dos, acalma, reduz, reduzem, atenua, atua contra, age contra, eficaz contra, eficaz no, eficaz na, remédio contra, remédio para, diminui, baixa, evita, evitam, ajuda contra, trava, mata, reduz o risco, afasta',
    treat:
      'tratar, tratamento de, tratamento da, tratamento do, tratamento contra, tratamento para, tratamento, prevenir, prevenção, aliviar, alívio, combater, lutar contra, proteger contra, contra, reduzir, acalmar, ideal para, ideal contra, ideal em caso de, indicado para, indicado em, recomendado para, recomendado em caso de, perfeito para, bom para, boa para, ótimo para, útil em, em caso de, remédio, atenuar, evitar, terapia para',
    works:
      'ajuda, ajudam, funciona, funcionam, ótimo para, ótimo contra, ótima para, espetacular para, espetacular contra, top para, top contra, fantástico para, é remédio santo, remédio santo, tiro e queda, a resposta para, a solução para, mantém à distância, à distância, faz recuar, recuar, tira, tira te, tira o da, tira a da, varre, resolve, arruma com, longe, dá cabo, dar cabo, desapareceu, desapareceram, foi se, passou me, foi embora',
    noMore:
      'nunca mais, acabou se, acabaram se, acabou, acabaram, chega de, adeus, fim da, fim do, fim das, fim dos, o fim da, zero, livre de, sem mais, basta de',
    condition:
      'doença*, artrose, artrite, reumatism*, cancro, cancros, tumor, tumores, diabetes, diabétic*, hipertensão, tensão alta, tensão arterial alta, colesterol alto, colesterol elevado, mau colesterol, alzheimer, demência, parkinson, osteoporose, covid*, coronavírus, gripe*, constipaç*, resfriad*, infeção, infeções, infecção, infecções, inflamação, inflamações, enxaqueca*, dor, dores, insónia*, insónias, depressão, ansiedade, ataques de pânico, phda, autismo, burnout, asma, febre, rinite*, eczema*, psoríase, acne, rosácea, dermatite*, candidíase, cândida, cistite*, cólon irritável, intestino irritável, crohn, colite*, azia, refluxo, gastrite*, úlcera*, prisão de ventre, obstipação, diarreia, inchaço, barriga inchada, gases, cãibras, cólicas, síndrome pré menstrual, tpm, endometriose, ovários poliquísticos, infertilidade, afrontamentos, sintomas da menopausa, disfunção erétil, impotência, próstata, hashimoto, hipotiroidismo, anemia, pedras nos rins, fígado gordo, hepatite*, icterícia, enfarte*, avc, trombose*, varizes, fadiga crónica, fibromialgia, esclerose, epilepsia, zumbidos, acufenos, vertigens, tonturas, náuseas, vírus, parasitas, tosse, bronquite*, sinusite*, queda de cabelo, obesidade, ressaca, neuropatia, perturbaç*, distúrbio*, ciática, hemorroidas, hemorroides, herpes, sibo, lyme, borreli*, doença celíaca, dpoc, lúpus, lombalgia, lumbago, tendinite, verruga*, angina, palpitaç*, arritmia*, pernas cansadas, bulimia, esquizofrenia, dependência, mioma*, quisto*, celulite, ressonar, suores noturnos, lombrigas, açúcar alto, problemas de pele, problemas de sono, dor de barriga, dores de barriga, aftas, otite, amigdalite, faringite, nevoeiro mental, indigestão, ardor, retenção de líquidos, rinite, pingo no nariz, nariz a pingar, enfartamento, cervical, contratura*, crises de, sinusite, constipações, alergia, alergias, fungos nas, cálculos renais, crises de gota, ataques de gota, a gota, herpes zóster, resistência à insulina, enxaquecas',
    product:
      'produto*, suplemento*, cápsula*, comprimido*, pastilha*, pó, gotas, tintura*, extrato*, óleo*, infusão, infusões, chá, chás, complexo, fórmula, probiótico*, planta, plantas, erva*, vitaminas, minerais, mistura, colagénio, xarope, remédio natural, remédios naturais, superalimento*, preparado*, saquetas, ampolas, pílula*, sumo*, mel, bebida*, batido*, caldo*, vinagre, pomada*, creme*, bálsamo, elixir*, tónico*, frasco*, boião, spray, colher*, colherada*, barra*, cogumelo*, tisana*, shot, shots, unguento, geleia real, programa de emagrecimento, a tomar isto, este chá',
    plan: 'plano, protocolo, programa, método, alimentação, dieta, nutrição, abordagem, desafio, receita*, curso',
    ours: 'nosso, nossa, nossos, nossas, recomenda o',
    lowers:
      'baixa, baixam, baixar, reduz, reduzem, reduzir, diminui, normaliza, regula, estabiliza, controla, desce, descem, faz baixar, faz descer',
    marker:
      'tensão, tensão arterial, pressão arterial, colesterol, ldl, triglicéridos, glicemia, glicose, açúcar no sangue, ácido úrico, cortisol',
    nutrient:
      'vitamina*, mineral*, ashwagandha, curcuma, açafrão da índia, curcumina, ginseng, ginkgo, valeriana, equinácea, hipericão, cardo mariano, alho, gengibre, camomila, sabugueiro, arando*, cominho preto, espirulina, chlorella, clorela, maca, rhodiola, reishi, cbd, q10, glucosamina, quercetina, berberina, própolis, aloe vera, urtiga, lavanda, alfazema, chá verde, canela, vinagre de maçã, psyllium, msm, boswellia, monacolin*, levedura de arroz vermelho, arroz vermelho, taurina, teanina, triptofano, luteína, moringa, orégãos, oligoelemento*, ómega, mel, matricária, aloé, óleo de fígado, óleo de coco, beterraba, inositol, carnitina, d manose, opc, lisina, tomilho, hortelã*, menta, funcho, artemísia, absinto, trevo vermelho, cimicífuga, cordyceps, colostro, zeólito, bentonite, prata coloidal, visco, espinheiro, passiflora, maracujá, erva cidreira, melissa, lúpulo, rosa mosqueta, cavalinha, dente de leão, alcachofra, aipo, matcha, erva trigo, glutationa, krill, linhaça, garra do diabo, harpago*, açafrão, b12, tília, alecrim, alcaçuz, eucalipto, juba de leão, boldo, cardo, ginja, glutamina',
    medicine:
      'médic*, medicamento*, fármaco*, antibióticos, vacina*, cirurgia*, cirurgiã*, operação, hospita*, especialista*, farmacêutic*, farmácia, fisioterap*, insulina, receita, receitad*, prescrit*, tratamento médico, psicólog*, psiquiatra*, dentista*, clínica, doutor*, cardiologista*, dermatologista*',
    self: 'eu, nós, sessão, sessões, consulta*, acompanho, acompanhamos, ajudo, ajudamos, trato, tratamos, massage*, coaching, acupuntura, osteopat*, naturopat*, dietista*, nutricionista*, terapeuta*, trabalho com, atendo, recebo, ofereço, falo, falamos, escrevo, explico, ensino, comigo, trabalhamos, escrevi, recebemos, proponho',
    not: 'não, nunca, jamais, nenhum, nenhuma, nada, ninguém, nem, sem, em vez de, tampouco',
    but: 'mas, porém, contudo, todavia, senão',
    that: 'que, nem, ou, qual, quais',
    doubt:
      'promete, prometem, prometer, prometia*, promessa*, alega, alegam, alegadamente, alegação, alegações, afirma que, afirmam que, afirme, diz que, dizem que, diga que, suposto, suposta*, supostamente, chamad*, mito*, lenda*, cuidado com, desconfi*, atenção a, proibid*, proíbe, ilegal, ilegais, a lei, anúncio*, publicidade, slogan*, fals*, mentira*, engano*, enganador*, burla*, charlat*, quem lhe, quem diz, quem diga, quem prometa, qualquer pessoa que, se alguém, acreditava*, acreditavam, perguntam me, pergunta se, perguntam se, não comprovad*, boato*, exager*, retirar, retirad*, sancion*, multa*, multou, tribunal, juiz, asae, frases como, expressões como, palavras como, mensagens como, não é permitido, não é legal, não acredite, treta*, rótulos que, rótulo que, banha da cobra',
    work: 'livro*, conferência*, curso*, tese, teses, artigo*, estudo, estudos, capítulo*, título*, intitulad*, palestra*, workshop*, seminário*, webinar*, podcast*, filme, congresso*, documentário, módulo*, formação, canção, dissertação',
    ignore:
      'não só, não apenas, não somente, sem dúvida, nunca mais, já não, sem medicamentos, sem receita, sem químicos, sem efeitos secundários, nenhum efeito secundário, sem risco, sem riscos, sem cirurgia, melhor do que os medicamentos, melhor que os medicamentos, melhor do que qualquer medicamento, melhor do que um medicamento, como um medicamento, em tratamento, em tratamento para, nenhum outro, nada como, não espere, não sofra, não se preocupe, prometemos, prometo, em vez de medicamentos, esqueça os medicamentos, trata se, trata de, trata sobre, os estudos mostram, os estudos demonstram, estudos demonstram, baixa de, com calma, tratamento de dados, não é por acaso, resistência à insulina',
    caution:
      'se tem, se sofre, se está, se tiver, pessoas com, não indicado, não é indicado, contraindicad*, consulte, pergunte, fale com, antes de tomar, pode causar, podem causar, pode provocar, alergéni*, vestígios, precaução, precauções, interaç*, antecedentes, diagnosticad*, sofrem, sofre, diário, lista, encomenda*, pesa, questionário',
    drug: 'estatina*, antidepressivo*, analgésico*, comprimidos para dormir, sonífero*, antibiótico*, cortisona, ibuprofeno, paracetamol, aspirina, antiácido*, omeprazol, anticoagulante*, ansiolítico*, calmantes, medicamento*, fármaco*, betabloqueador*, metformina, insulina, operação, anti histamínico*, medicação, remédios da farmácia',
    replaces:
      'em vez de, em vez da, em vez do, em lugar de, sem, substitui, substituem, substituir, deixar, deixei, larguei, largar, já não preciso, já não precisa, já não tomo, deitar fora, melhor do que, melhor que, tão bom como, tão eficaz como, tal como, esqueça, adeus a, alternativa, dispensa, faz tudo o que, deixando',
    lacking: 'sem, se não tomar, quem não toma, se deixar de tomar',
    suffers:
      'sofre, sofrem, enfraquece, enfraquecem, ressente se, ressentem se, adoece, adoecer, doente, deteriora se, envelhece, falha, falham, vai falhar, mais cedo ou mais tarde, em risco, risco de, em perigo, vai abaixo, cede, quebra, esgota se, paga a fatura, desregula, descontrola, não aguenta, ressentir, fraqueja, vai adoecer, adoecerá, vai ressentir se, vai ceder, vai quebrar, envelhecerá, vai pagar, vai sofrer, descamba',
    diet: 'dieta, alimentação, comida, comer, comendo, coma, legumes, fruta, alimentos, refeições, solos, prato',
    lacks:
      'não chega, não chegam, já não chega, não basta, não bastam, não é suficiente, não são suficientes, insuficiente*, impossível, não cobre, já não cobre, não consegue, ninguém consegue, já ninguém, ninguém, não fornece, já não fornece, empobrecid*, esgotad*, indispensáve*, obrigatóri*, não contêm, por muito bem que coma, mesmo comendo, já não alimentam, já não têm, já não tem, é impossível, não há quem, hoje em dia ninguém',
    title:
      'dr, dra, prof, doutor, doutora, professor, professora, meu médico, minha médica, meu cardiologista, minha ginecologista',
    endorses:
      'toma, recomenda, receita, usa, utiliza, jura, confia, aconselha, aprova, não dispensa, é fã, recomenda o',
    lose: 'perca, perder, perde, perdeu, perdi, perdem, emagreça, emagrecer, emagrece, perda, elimine, deite fora, livre se, a menos, quilos a menos, kg a menos, menos, perde entre',
    kilo: 'kg, quilo, quilos, libras, quil*, kil*, tamanho*',
    slim: 'emagrecer, emagreça, emagrece, perder peso, perca peso, perde peso, perda de peso, barriga lisa, queimar gordura, perder gordura, ventre liso, adelgaçar, adelgace, linha perfeita',
    within: 'em, por, cada, dentro, apenas, numa, num, após',
    span: 'dia, dias, semana, semanas, mês, meses, horas, noite',
    contributes:
      'contribui, contribuem, contribuir, desempenha um papel, tem um papel, é necessário para, é necessária para, é essencial para, aumenta, melhora, intervém, são necessários para, é necessário, participa',
    helps:
      'apoia, apoiam, ajuda, ajudam, favorece, favorecem, fortalece, fortalecem, reforça, reforçam, potencia, estimula, estimulam, melhora, melhoram, aumenta, aumentam, mantém, mantêm, protege, protegem, regula, regulam, equilibra, restaura, acalma, nutre, faz bem, é bom para, é boa para, bom para, ativa, revitaliza, otimiza, promove, promovem, impulsiona, relaxa, rejuvenesce, abranda, depura, purifica, limpa, suporta',
    effect:
      'imun*, defesas, resistência, osso*, ósse*, articulaç*, articular*, cartilagen*, cartilagem, músculo*, muscular*, pele, cabelo, unhas, olhos, visão, coração, tensão arterial, colesterol, glicemia, açúcar no sangue, cérebro, memória, concentração, nervos, sistema nervoso, humor, sono, energia, cansaço, fadiga, digestão, digestiv*, intestin*, trânsito, fígado, rins, hormon*, tiroide, metabolismo, fertilidade, libido, testosterona, circulação, stress, rugas, envelhecimento, bem estar, vitalidade, corpo, organismo, equilíbrio, células, flora, estômago',
  },
  phrases: [
    [
      'detox*, desintoxica*, depura o, depura … fígado, elimina toxinas, elimina as toxinas, elimina … toxinas, limpa … fígado, limpa … organismo, limpa … sangue, purifica … corpo, purifica … organismo',
      'detox',
      memory,
      'unverified',
      'product',
    ],
    [
      'anti inflamatóri*, analgésic*, antibacterian*, antiviral*, anticancerígen*, antibiótico natural, baixa a tensão, baixa o colesterol, baixa … colesterol, reduz … colesterol, baixa o açúcar',
      'medicinal',
      memory,
      'unverified',
      'product',
    ],
    [
      'queima gordura*, queima … gordura, queimador de gordura, emagrecimento garantido, perda de peso garantida, emagrecer sem, emagreça sem, perca peso sem, tira a fome, inibidor de apetite, barriga lisa sem, derrete … gordura, emagreça a dormir, emagrece a dormir, corta o apetite',
      'slimming',
      memory,
    ],
    [
      'recomendado por médicos, recomendado pelos médicos, recomendada por médicos, recomendada pelos médicos, recomendados por médicos, recomendadas por médicos, os médicos recomendam, médicos … recomendam, aconselhado por médicos, aconselhado pelos médicos, recomendado por farmacêuticos, recomendado pelos farmacêuticos, os farmacêuticos recomendam, recomendado por dermatologistas, recomendado pelos dermatologistas, aprovado por médicos, recomendado pelo dr, recomendado pela dra, recomendado pelo doutor, o dr … recomenda, a dra … recomenda, o doutor … recomenda, recomendado por nutricionistas, recomendado pelos nutricionistas, recomendado por cardiologistas, recomendado por profissionais de saúde, recomendado por especialistas, recomendado por terapeutas, os nutricionistas recomendam, os dermatologistas recomendam',
      'doctors',
      professionals,
      'verified',
    ],
    [
      'zero riscos, zero efeitos secundários, não faz mal a ninguém, sem efeitos secundários, nenhum efeito secundário, sem quaisquer efeitos secundários, sem efeitos colaterais, livre de efeitos secundários, 100 seguro, 100 segura, totalmente seguro, totalmente segura, completamente seguro, completamente segura, absolutamente seguro, absolutamente segura, sem risco, sem riscos, sem qualquer risco, inofensiv*',
      'absolute',
      memory,
    ],
    [
      'clinicamente provado, clinicamente comprovado, clinicamente testado e garantido, cientificamente provado, cientificamente comprovado, resultados garantidos, resultado garantido, eficácia garantida, milagre*, milagros*, 100 eficaz, funciona sempre',
      'absolute',
      memory,
      'unverified',
      'product',
    ],
    ['monacolin* … colesterol', 'unauthorised', monacolin, 'verified'],
  ],
}
