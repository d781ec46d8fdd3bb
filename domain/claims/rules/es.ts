import type { ClaimRules } from '../rules.ts'
import { memory, monacolin, professionals } from './sources.ts'

export const rules: ClaimRules = {
  language: 'es',
  negationAfter: 0,
  nutrients: { selenium: 'selenio', calcium: 'calcio' },
  words: {
    cures:
      'cura, curan, curó, curado, sana la, sana el, sana tu, sanan, elimina, eliminan, erradica, acaba con, acaban con, pone fin a, hace desaparecer, vence, revierte, libera de, te libra de, remedio definitivo, tiene cura, se cura, es curable, es reversible, superado, se supera, cosa del pasado, solo un recuerdo, mal recuerdo, en remisión, pasa a la historia, pasan a la historia',
    cure: 'curar, curación, sanar, eliminar, erradicar, vencer, acabar con, revertir, adiós, di adiós, despídete, cura para, cura contra, superar',
    treats:
      'trata, tratan, previene, previenen, alivia, alivian, combate, combaten, lucha contra, luchan contra, protege contra, protege frente a, protege de, calma, calman, reduce, reducen, ayuda contra, eficaz contra, eficaz para, efectivo contra, actúa contra, remedio contra, remedio para, disminuye, baja, evita, evitan, mejora los síntomas, frena, mata, reduce el riesgo, mitiga, ahuyenta',
    treat:
      'tratar, tratamiento de, tratamiento del, tratamiento contra, tratamiento para, tratamiento, prevenir, prevención, aliviar, alivio, combatir, luchar contra, proteger contra, contra, para la prevención, reducir, ideal para, ideal contra, indicado para, indicado en, recomendado para, recomendado en caso de, perfecto para, bueno para, calmar, disminuir, evitar, terapia para, remedio, remedios, en caso de, frente a, útil en',
    works:
      'ayuda, ayudan, funciona, funcionan, va genial para, va genial contra, va de maravilla, va de cine, va bien para, va muy bien, viene genial, mano de santo, genial para, genial contra, top contra, la respuesta a, la solución a, te saca de, mantiene a raya, a raya, planta cara, hace retroceder, retroceder, funciona de maravilla, espanta, barre, fulmina, arregla, quita, te quita, desapareció, ha desaparecido, desaparecieron, se fue, se me fue, se fueron',
    noMore:
      'nunca más, no más, se acabó, se acabaron, se acabaron los, se acabó el, adiós, fin de, el fin de, hasta nunca, cero, libre de, olvídate de, dile adiós, basta de',
    condition:
      'enfermedad*, dolencia*, artrosis, artritis, reuma*, cáncer*, tumor*, diabetes, diabétic*, hipertensión, tensión alta, presión alta, colesterol alto, colesterol elevado, colesterol malo, alzheimer, demencia, parkinson, osteoporosis, covid*, coronavirus, gripe*, resfriado*, catarro*, infeccion*, infección, inflamación, inflamaciones, migraña*, jaqueca*, dolor, dolores, insomnio, depresión, depresion*, ansiedad, ataques de pánico, tdah, autismo, burnout, asma, fiebre, eccema*, eczema*, psoriasis, acné, rosácea, candidiasis, cándida, cistitis, colon irritable, intestino irritable, crohn, colitis, acidez, reflujo, gastritis, úlcera*, estreñimiento, diarrea, hinchazón, gases, calambres, síndrome premenstrual, endometriosis, sop, infertilidad, esterilidad, sofocos, síntomas de la menopausia, disfunción eréctil, impotencia, próstata, hashimoto, hipotiroidismo, anemia, piedras en, hígado graso, hepatitis, ictericia, infarto*, ictus, trombosis, varices, fatiga crónica, fibromialgia, esclerosis, epilepsia, acúfenos, tinnitus, vértigo*, mareos, náuseas, virus, parásitos, tos, bronquitis, sinusitis, caída del cabello, caída del pelo, obesidad, resaca, neuropatía, trastorno*, ciática, hemorroides, lumbalgia, intestino permeable, almorranas, herpes, calentura*, sibo, lyme, borreli*, celiaquía, epoc, lupus, lumbago, tendinitis, herpes zóster, verruga*, angina*, palpitacion*, arritmia*, piernas cansadas, toc, bulimia, esquizofrenia, adicción, mioma*, quiste*, celulitis, ronquid*, sudores nocturnos, lombrices, azúcar alto, problemas de piel, problemas de sueño, problemas digestivos, dolor de barriga, aftas, otitis, amigdalitis, faringitis, niebla mental, indigestión, ardor, ardores, ardor de estómago, retención de líquidos, rinitis, constipado*, mocos, crisis de, hinchad*, contractura*, cándidas, ansiedades, hernia*, alergia, alergias, infección por hongos, hongos en, cálculos renales, crisis de gota, ataques de gota, ataque de gota, resistencia a la insulina',
    product:
      'producto*, complemento*, suplemento*, cápsula*, comprimido*, pastilla*, polvo*, gotas, tintura*, extracto*, aceite*, infusión*, complejo, fórmula, probiótico*, planta, plantas, hierba*, vitaminas, minerales, mezcla, colágeno, jarabe, remedio natural, remedios naturales, superalimento*, píldora*, preparado*, perlas, sobres, ampollas, zumo*, jugo*, miel, bebida*, batido*, caldo*, vinagre*, pomada*, crema*, bálsamo*, elixir*, tónico*, frasco*, bote, spray, cucharada*, cucharadita*, barrita*, tisana*, ungüento, shot, shots, seta*, jalea*, el té, un té, nuestro té, tés, té de hierbas, tomándolo',
    plan: 'plan, protocolo, programa, método, alimentación, dieta, nutrición, enfoque, reto, receta*, curso',
    ours: 'nuestro, nuestra, nuestros, nuestras',
    lowers:
      'baja, bajan, bajar, reduce, reducen, reducir, disminuye, normaliza, regula, estabiliza, controla, desciende, descienden, hace bajar, ajusta',
    marker:
      'tensión, tensión arterial, presión arterial, colesterol, ldl, triglicéridos, glucosa, glucemia, azúcar en sangre, ácido úrico, cortisol, el azúcar',
    nutrient:
      'vitamina*, mineral*, ashwagandha, cúrcuma, curcumina, ginseng, ginkgo, valeriana, equinácea, hipérico, hierba de san juan, cardo mariano, ajo, jengibre, manzanilla, saúco, arándano*, comino negro, espirulina, chlorella, maca, rhodiola, reishi, cbd, q10, glucosamina, quercetina, berberina, propóleo*, aloe vera, ortiga, lavanda, té verde, canela, vinagre de manzana, psyllium, msm, boswellia, monacolin*, levadura roja, levadura de arroz rojo, taurina, teanina, triptófano, luteína, moringa, orégano, oligoelemento*, omega*, miel, matricaria, aloe, aceite de hígado, aceite de coco, remolacha, inositol, carnitina, d manosa, opc, lisina, salvia, tomillo, hinojo, artemisia, ajenjo, trébol rojo, cimicífuga, sauzgatillo, cordyceps, calostro, zeolita, bentonita, plata coloidal, muérdago, espino blanco, pasiflora, melisa, lúpulo, jalea real, espino amarillo, escaramujo, cola de caballo, diente de león, alcachofa, apio, matcha, hierba de trigo, glutatión, krill, lino, harpagofito, garra del diablo, azafrán, b12, tila, romero, cúrcuma*, melena de león, mct, regaliz, eucalipto, boldo, menta, menta piperita, glutamina',
    medicine:
      'médic*, medicamento*, medicina, medicinas, fármaco*, antibiótico*, vacuna*, cirugía, cirujan*, operación, hospital*, especialista*, farmacéutic*, farmacia, fisioterap*, insulina, receta, recetad*, tratamiento médico, psicólog*, psiquiatra*, dentista*, clínica, doctor*, cardiólog*, dermatólog*',
    self: 'yo, nosotr*, sesión, sesiones, consulta*, acompaño, acompañamos, trato, tratamos, ayudo, ayudamos, masaje*, coaching, acupuntura, osteopat*, naturópat*, dietista*, nutricionista*, terapeuta*, trabajo con, trabajamos, atiendo, atendemos, recibo, ofrezco, imparto, hablo, hablamos, escribo, cuido, explico, enseño, mido, conmigo, propongo, mi consulta',
    not: 'no, nunca, jamás, ningún, ninguna, ninguno, nada, nadie, ni, sin, tampoco, en vez de, en lugar de, en absoluto',
    but: 'pero, sino, sin embargo, aunque, en cambio',
    that: 'que, ni, o, qué, cuál',
    doubt:
      'promete, prometen, prometer, prometía*, promesa*, afirma que, afirman que, asegura que, aseguran que, dice que, dicen que, supuest*, presunt*, llamad*, mito*, leyenda*, cuidado con, desconfí*, desconfia*, ojo con, prohibid*, prohíbe, prohibe, ilegal*, la ley, anuncio*, publicidad, eslogan*, eslóganes, fals*, mentira*, engaños*, bulo*, estafa*, charlatan*, quien diga, quien te diga, cualquiera que, si alguien, creía*, creían, antes se creía, me preguntan, pregunta si, preguntan si, no está demostrado, milagrero*, exagera*, sospech*, pretende*, retirar, retirado, sancion*, multa*, multó, tribunal, juez, aecosan, aesan, frases como, expresiones como, palabras como, mensajes como, no está permitido, no te creas, no creas, humo, patraña*, etiqueta que diga',
    work: 'libro*, conferencia*, curso*, tesis, artículo*, estudio, estudios, capítulo*, título*, titulad*, charla*, taller*, seminario*, webinar*, podcast*, película, congreso, ponencia*, documental, formación, módulo*, canción, tfg, máster',
    ignore:
      'corrector de la acidez, corrector de acidez, correctores de acidez, hongos en polvo, no solo, no sólo, no únicamente, sin duda, ya no, nunca más, sin medicamentos, sin medicinas, sin fármacos, sin receta, sin química, sin efectos secundarios, ningún efecto secundario, sin riesgo, sin riesgos, sin cirugía, mejor que los medicamentos, mejor que cualquier medicamento, mejor que un medicamento, como un medicamento, en tratamiento, bajo tratamiento, estás en tratamiento, sigues un tratamiento, recibe tratamiento, ningún otro, nada como, no esperes, no sufras, no te preocupes, prometemos, te prometo, te prometemos, en lugar de medicamentos, en vez de medicamentos, olvida los medicamentos, olvídate de los medicamentos, se trata de, se trata, trata de, tratan de, trata sobre, con calma, la calma, tratar con respeto, los estudios demuestran, estudios demuestran, no es casualidad, baja de, baja intensidad, evita el desperdicio, dar el pecho, sin más, tratamiento de datos, resistencia a la insulina',
    caution:
      'si tienes, si padeces, si sufres, si estás, personas con, no apto, no es apto, contraindicad*, consulta con, consulta a, pregunta a, habla con, antes de tomar, puede causar, pueden causar, puede provocar, alérgeno*, trazas, precaución, interaccion*, antecedentes, diagnosticad*, padecen, padece, diario, lista, paquete*, pesa, cuestionario',
    drug: 'estatina*, antidepresivo*, analgésico*, somnífero*, antibiótico*, cortisona, ibuprofeno, paracetamol, aspirina, antiácido*, omeprazol, anticoagulante*, ansiolítico*, medicamento*, fármaco*, betabloqueante*, metformina, insulina, operación, antihistamínico*, quirófano, medicación',
    replaces:
      'en lugar de, en vez de, sin, sustituye, sustituyen, sustituir, reemplaza, dejar, dejé, dejado, he dejado, ya no necesito, ya no necesitas, ya no tomo, tirar, mejor que, tan bueno como, tan eficaz como, igual que, olvida, olvídate, adiós a, alternativa, jubila, dejando',
    lacking: 'sin, si no tomas, si no toma, quien no toma, si dejas de tomar, si no repones, si no aportas',
    suffers:
      'sufre, sufren, se debilita, se debilitan, se resiente, se resienten, enferma, enfermar, enfermas, enfermo, se deteriora, envejece, falla, fallan, fallará, tarde o temprano, en peligro, riesgo, se rompe, se viene abajo, pasa factura, se agota, se apaga, acabará, se desequilibra, no aguanta, se hunde, caerás enfermo, acabarás, se vendrá abajo, se resentirá, se resentirán, lo pagará, lo pagarán, envejecerá, no aguantará, se te caerá, acabarán, fallando, pasándote factura, factura',
    diet: 'dieta, alimentación, comida, comer, comiendo, verdura*, fruta*, alimentos, plato, suelos, comas',
    lacks:
      'no basta, no bastan, ya no basta, no es suficiente, no son suficientes, insuficiente*, imposible, ya no aporta, ya no aportan, no aporta, no cubre, no cubren, ya no cubre, ya nadie, nadie, no alcanza, no llega, no llegan, empobrecid*, agotad*, imprescindible*, obligatori*, no contienen, por mucho que comas, aunque comas, ya no alimenta, ya no tienen, ya no tiene, no hay quien, es imposible',
    title:
      'dr, dra, prof, doctor, doctora, profesor, profesora, mi médico, mi médica, mi doctor, mi doctora, mi cardiólogo, mi ginecóloga',
    endorses:
      'toma, recomienda, receta, usa, utiliza, jura, confía, aconseja, avala, aprueba, se fía, es fan, no hay nada que funcione mejor, me lo recomendó',
    lose: 'pierde, perder, pierdes, pierda, perdí, perdió, perdido, adelgaza, adelgazar, baja, bajar, pérdida, quítate, quita, elimina, pierden, perderás, adelgazan, bajan, kilos menos, kg menos, kilos de menos, menos, una media',
    kilo: 'kg, kilo, kilos, libras, kilo*, kilito*, talla*',
    slim: 'adelgaza, adelgazar, adelgazas, perder peso, pierde peso, pierdes peso, bajar de peso, pérdida de peso, vientre plano, quemar grasa, perder grasa, figura soñada, bajas de peso',
    within: 'en, por, cada, dentro, solo, tras',
    span: 'día, días, semana, semanas, mes, meses, horas, noche',
    contributes:
      'contribuye, contribuyen, contribuir, desempeña un papel, es necesario para, es necesaria para, son necesarios para, es esencial para, ayuda a disminuir, aumenta, mejora, interviene',
    helps:
      'apoya, apoyan, ayuda, ayudan, favorece, favorecen, fortalece, fortalecen, refuerza, refuerzan, potencia, potencian, estimula, estimulan, mejora, mejoran, aumenta, aumentan, mantiene, mantienen, protege, protegen, regula, regulan, equilibra, restaura, calma, nutre, es bueno para, es buena para, bueno para, buena para, activa, revitaliza, optimiza, impulsa, relaja, rejuvenece, ralentiza, limpia, depura, purifica, sube',
    effect:
      'inmun*, defensas, resistencia, hueso*, óse*, articulacion*, articulación, articulares, cartílago*, músculo*, muscular*, piel, cabello, pelo, uñas, ojos, visión, vista, corazón, tensión arterial, colesterol, glucosa, azúcar en sangre, cerebro, memoria, concentración, nervios, sistema nervioso, ánimo, sueño, energía, energético, cansancio, fatiga, digestión, digestiv*, intestin*, tránsito, hígado, riñones, hormon*, tiroides, metabolismo, fertilidad, libido, testosterona, circulación, estrés, arrugas, envejecimiento, bienestar, vitalidad, cuerpo, organismo, equilibrio, células, flora, estómago',
  },
  phrases: [
    [
      'detox*, desintoxica*, depura el organismo, depura … hígado, elimina toxinas, elimina las toxinas, elimina … toxinas, limpia … hígado, limpia … organismo, limpia … sangre, purifica … cuerpo, purifica … organismo',
      'detox',
      memory,
      'unverified',
      'product',
    ],
    [
      'antiinflamatori*, analgésic*, antibacterian*, antiviral*, anticáncer*, antibiótico natural, baja la tensión, baja el colesterol, baja … colesterol, reduce … colesterol, baja el azúcar, reduce … tensión',
      'medicinal',
      memory,
      'unverified',
      'product',
    ],
    [
      'quemagrasa*, quema grasa*, quema … grasa, adelgazante*, pérdida de peso garantizada, adelgaza sin, adelgazar sin, pierde peso sin, quita el hambre, vientre plano sin, inhibidor del apetito, derrite … grasa, adelgaza mientras duermes, quita … apetito',
      'slimming',
      memory,
    ],
    [
      'recomendado por médicos, recomendado por los médicos, recomendada por médicos, recomendados por médicos, recomendadas por médicos, los médicos recomiendan, los médicos lo recomiendan, médicos … recomiendan, recomendado por farmacéuticos, recomendado por dermatólogos, recomendada por dermatólogos, recomendado por expertos médicos, avalado por médicos, avalado por los médicos, aprobado por médicos, recomendado por el doctor, recomendado por la doctora, el doctor … recomienda, la doctora … recomienda, el dr … recomienda, la dra … recomienda, recomendado por nutricionistas, los nutricionistas recomiendan, recomendado por cardiólogos, recomendado por profesionales de la salud, farmacéuticos recomiendan, dermatólogos recomiendan, recomendado por especialistas, recomendado por terapeutas',
      'doctors',
      professionals,
      'verified',
    ],
    [
      'sin efectos secundarios, ningún efecto secundario, sin ningún efecto secundario, libre de efectos secundarios, 100 seguro, 100 segura, totalmente seguro, totalmente segura, completamente seguro, completamente segura, absolutamente seguro, absolutamente segura, sin riesgo, sin ningún riesgo, sin riesgos, inofensiv*, apto para todos sin riesgo',
      'absolute',
      memory,
    ],
    [
      'clínicamente probado, clínicamente demostrado, clínicamente comprobado, científicamente probado, científicamente demostrado, resultados garantizados, resultado garantizado, eficacia garantizada, milagro*, milagros*, 100 eficaz, 100 efectivo, cura milagrosa, funciona siempre',
      'absolute',
      memory,
      'unverified',
      'product',
    ],
    ['monacolin* … colesterol', 'unauthorised', monacolin, 'verified'],
  ],
}
