import type { ClaimRules } from '../rules.ts'
import { detoxRulings, memory, monacolin, professionals, rulesFile, rulings } from './sources.ts'

export const rules: ClaimRules = {
  language: 'en',
  negationAfter: 0,
  nutrients: {},
  words: {
    cures:
      'cures, cured, heals, healed, gets rid of, eliminates, eradicates, makes disappear, reverses, reversed, puts an end to, ends your, beats, cure your, heal your, is a cure for, a cure for, the cure for, heals from, knocks out, has cured, have cured, cures your, sees off, is curable, are curable, is reversible, can be cured, can be reversed, can be beaten, healed my, cured my, ate away my, a thing of the past, in remission, into remission',
    cure: 'cure, curing, heal, healing, eradicate, eliminate, get rid of, reverse, reversing, beat, say goodbye to, remedy for, remedy against, natural remedy, a remedy, goodbye, overcome, overcame, reversed, beaten, conquer',
    treats:
      'treats, prevents, relieves, alleviates, soothes, combats, fights, protects against, protects from, protects you from, protects you against, wards off, helps against, helps with, works against, effective against, is effective against, acts against, stops, eases, reduces the risk of, lowers the risk of, reduces symptoms, reduces the symptoms of, improves symptoms, improves the symptoms of, lowers, reduces, keeps away, banishes, calms, clears, clears up, shrinks, kills',
    treat:
      'treat, treating, treatment of, treatment for, to prevent, prevent, preventing, prevention of, relieve, relieving, relief from, relief of, alleviate, alleviating, combat, fight, fighting, soothe, soothing, against, effective for, ideal for, perfect for, protect against, protect you from, protect you against, protection against, protect from, help against, help with, helps people with, support people with, therapy for, works for, lower, reduce, ease, stop, medicine for, recommended for, for the relief of, good for, great for',
    works:
      'helps, help, works, works wonders, brilliant for, great for, does wonders, works a treat, sorts, sorts out, takes the edge off, sees off, fixes, knocks, helped, saved me from, brilliant against, the answer to, answer to, clears, rescue from, shifts, tackles, tames, lifts you out of, pulls you out of, keeps, disappeared, vanished, is gone, are gone, cleared up, went away',
    noMore:
      'no more, never again, the end of, end of, farewell to, goodbye to, an end to, zero, free from, free of, rid of',
    condition:
      'disease, diseases, illness*, sickness, arthritis, osteoarthritis, arthrosis, rheumat*, cancer*, tumour*, tumor*, diabet*, hypertension, high blood pressure, cholesterol levels, high cholesterol, alzheimer*, dementia, parkinson*, osteoporosis, covid*, coronavirus, influenza, flu, a cold, colds, common cold, infection*, inflammation*, migraine*, headache*, insomnia, sleeplessness, anxiety, panic attack*, adhd, autism, burnout, burn out, asthma, hay fever, eczema, psoriasis, acne, rosacea, dermatitis, candida*, thrush, cystitis, bladder infection*, urinary tract infection*, ibs, irritable bowel*, crohn*, colitis, reflux, heartburn, gastritis, ulcer*, constipation, diarrh*, bloating, bloated belly, cramps, menstrual pain*, period pain*, pms, endometriosis, pcos, infertility, menopause symptom*, menopausal symptom*, hot flush*, hot flash*, erectile dysfunction, impotence, prostat* problem*, thyroid disease*, hashimoto*, hypothyroid*, anaemia, anemia, gout, kidney stone*, gallstone*, fatty liver, liver disease*, hepatitis, jaundice, heart disease*, cardiovascular disease*, heart attack*, thrombosis, varicose vein*, joint pain*, back pain*, pain, pains, chronic fatigue*, fibromyalgia, multiple sclerosis, epilepsy, tinnitus, vertigo, nausea, parasites, worms, leaky gut, long covid, fever, cough*, sore throat*, bronchitis, pneumonia, sinusitis, hair loss, obesity, hangover*, nerve pain, neuropath*, glaucoma, cataract*, haemorrhoid*, hemorrhoid*, herpes, cold sore*, sibo, lyme, borreli*, high blood sugar, gallbladder, lupus, copd, coeliac disease, sciatica, lumbago, tendinitis, tonsillitis, ear infection*, shingles, angina, palpitation*, arrhythmia, restless legs, ptsd, ocd, bulimia, schizophrenia, addiction, fibroid*, cysts, bloated, ibd, uti, utis, stomach ache*, stomach pain*, sleep apnoea, insomniac*, macular degeneration, colds n flu, cold and flu, catch a cold, mould illness, stretch marks, cellulite, snoring, mood swings, brain fog, night sweats, water retention, acid indigestion, indigestion, sinus*, runny nose, sneezing, allergy, allergies, fungal infection*, viruses, depression, depressed, depressive, warts, a stroke, strokes, insulin resistance',
    product:
      'product*, supplement*, capsule*, tablet*, softgel*, powder*, drops, tincture*, extract*, oil, tea, complex, formula, probiotic*, gummies, this plant, herb, herbs, herbal, vitamins, minerals, natural remedy, blend, collagen, this remedy, essential oil*, pill*, sachet*, syrup, remedy for, superfood*, drink, drinks, juice*, honey, shake*, smoothie*, kefir, kombucha, vinegar, cream, balm, lotion, roll on, tonic, elixir*, spoonful*, mushroom*, patch*, chews',
    plan: 'plan, protocol, programme, program, method, diet, nutrition, food, eating, course, approach, reset, challenge, recipe*',
    ours: 'our, ours',
    lowers:
      'lowers, lower, lowering, reduces, reduce, reducing, brings down, bring down, drops, cuts, slashes, normalises, regulates, stabilises, stabilizes, controls, falls, drop, comes down',
    marker:
      'blood pressure, cholesterol, ldl, triglycerides, blood sugar, glucose levels, blood glucose, uric acid, hba1c, cortisol, crp',
    nutrient:
      'vitamin, mineral, ashwagandha, turmeric, curcumin, ginseng, ginkgo, valerian, echinacea, st john s wort, milk thistle, garlic, ginger, chamomile, elderberr*, cranberr*, black seed oil, spirulina, chlorella, maca, rhodiola, reishi, cbd, q10, coenzyme q10, glucosamin*, quercetin, resveratrol, berberine, propolis, aloe vera, nettle, lavender oil, green tea, cinnamon, apple cider vinegar, psyllium, msm, chondroitin, boswellia, saw palmetto, monacolin*, red yeast rice, antioxidant*, taurine, l theanine, 5 htp, l tryptophan, lutein, fenugreek, moringa, oregano oil, honey, feverfew, aloe, oregano, black cumin, nigella, cod liver oil, mct oil, coconut oil, beetroot juice, pea protein, inositol, l carnitine, carnitine, d mannose, opc, lysine, sage, thyme, mint, peppermint*, fennel, sea moss, shilajit, artemisia, wormwood, pau d arco, red clover, black cohosh, vitex, rhubarb, lion s mane, cordyceps, colostrum, zeolite, bentonite, colloidal silver, mistletoe, hawthorn, passionflower, lemon balm, hops, bee pollen, royal jelly, sea buckthorn, rosehip, horsetail, dandelion, artichoke, celery, rooibos, matcha, baobab, wheatgrass, kelp, nac, glutathione, sam e, st johns wort, krill, glutamine',
    medicine:
      'doctor*, physician*, gp, medicine, medicines, medication*, drug, drugs, antibiotic*, vaccin*, surgery, surgeon*, hospital*, specialist*, dentist*, pharmacist*, physiotherap*, insulin, prescription, prescribed, medical treatment, medical care, psychologist*, psychiatrist*, midwife, cardiologist*, dermatologist*, clinic',
    self: 'i, we, my consultation*, my practice, our practice, my sessions, sessions, consultation*, massage*, coaching, acupuncture, osteopath*, naturopath*, dietitian*, dietician*, nutritionist*, therapist*',
    not: 'not, no, never, cannot, don, doesn, didn, isn, aren, won, wouldn, shouldn, can t, couldn, wasn, weren, neither, nor, nobody, nothing, none, without, instead of, rather than, unable',
    but: 'but, yet, instead, however, although',
    that: 'that, nor, or, which',
    doubt:
      'promise, promises, promised, promising, claim, claims, claimed, claiming, alleged, allegedly, supposed, supposedly, so called, myth*, beware, be wary, wary of, sceptical, skeptical, suspicious, whether, believed, forbidden, prohibited, banned, illegal, unlawful, against the law, must not say, may not say, advert*, ads, slogan*, fake, nonsense, untrue, false, misleading, rumour*, hoax, if someone tells you, anyone who, anybody who, distrust, unproven, no evidence, dubious, i used to think, quack*, scam*, refuted, disproved, disproven, exaggerat*, asked me, ask me, clients ask, people ask, take off their labels, nonsense, not legal, isn t legal, isn t true, not allowed, ruling, ruled, court, regulator, asa, wording*, phrases like, sentences like, words like, told me that, no food can, no supplement can, overclaim*, hype, misinformation, don t believe, too good to be true',
    work: 'book*, lecture*, course*, thesis, article*, study, studies, chapter*, talk, title*, titled, called, headline*, dissertation, paper, workshop*, webinar*, seminar*, podcast*, film, documentary, congress, conference, song',
    ignore:
      'not only, not just, not merely, no doubt, no longer suffer, no more, no other, nothing beats, never fails, no wonder, without drugs, without medication, without medicines, without medicine, instead of drugs, instead of medicine, instead of medication, instead of antibiotics, better than drugs, better than medicine, better than any medicine, better than medication, like a drug, like medicine, being treated for, been treated for, are treated for, is treated for, was treated for, were treated for, under treatment for, in treatment for, treatment of illness is, protected against cancellation, heartbeat, tea tree, good for you, no side effects, prevent confusion, without side effects, no prescription, without a prescription, without prescription, non prescription, i promise, we promise, promise you, forget doctors, forget your doctor, without surgery, nature s doctor, i claim, why not, not to mention, no matter, no need for, do not let, don t let, don t suffer, do not suffer, don t worry, don t wait, if not, whether you, whether it s, no longer, and not for nothing, i heal with, studies show, study shows, insulin resistance',
    caution:
      'if you, if your, people with, unsuitable, not suitable, contraindicated, consult, talk to, check with, speak to, ask your, before taking, may cause, can cause, may trigger, allergen*, contains traces, caution, interact*, history of, diagnosed with, suffer from, diary, list of, parcel*, weighs, questionnaire, bring',
    drug: 'statin*, antidepressant*, painkiller*, sleeping pill*, sleeping tablet*, antibiotic*, cortisone, ibuprofen, paracetamol, aspirin, prescription, antacid*, blood thinners, tranquillis*, medication, medicine, medicines, drugs, inhaler*, steroid*, metformin, insulin, surgery, antihistamine*, hrt',
    replaces:
      'instead of, without, minus, no need for, replaces, replace your, stop taking, stopped taking, came off, come off, could stop, was able to stop, threw away, thrown away, throw away, ditch, ditched, better than, as good as, just like, does everything, goodbye to, forget, no longer need, rather than, alternative to, natural alternative',
    lacking:
      'without, if you don t take, if you skip, unless you take, if you stop taking, who don t take, go without',
    suffers:
      'won t age, suffers, suffer, weakens, will weaken, breaks down, break down, get sick, fall ill, falls ill, deteriorat*, collapse*, run down, your health, at risk, damage*, decline*, can t cope, fails, fail, give out, ages faster, worn out, pay the price, stops working, won t work, crumble, brittle, sooner or later, won t cope, won t last, hits rock bottom, is doomed, catch every, catch everything, running on empty, fall apart, goes downhill, going downhill, age well, will crash, crash, burn out',
    diet: 'diet, diets, food, foods, vegetables, fruit, eat, eating, meals, nutrition, plate, soil*',
    lacks:
      'no ordinary, can t give, cannot give, can t provide, cannot provide, not enough, isn t enough, is not enough, never enough, no longer enough, no longer provides, no longer contains, nobody gets, no one gets, impossible to get, can t get enough, cannot get enough, can t cover, cannot cover, doesn t cover, don t cover, won t cover, no longer cover*, depleted, falls short, fall short, can t meet, cannot meet, alone can t, alone cannot, no diet can, isn t possible, however well you eat, no modern, simply doesn t, don t contain enough, doesn t contain enough, hardly any, stripped of, not what it used to be, aren t enough, are not enough, nobody can',
    title:
      'dr, prof, professor, doctor, my doctor, my gp, my own doctor, my cardiologist, my dermatologist, my gynaecologist',
    endorses:
      'takes, recommends, swears by, uses, prescribes, trusts, endorses, vouches, advises, approves, stands behind, is a fan, relies on',
    lose: 'lose, loses, losing, lost, shed, drop, dropped, weight loss, slimmer, slim down, burn, melt, drops, sheds, loss, vanish, melt away, disappear, lbs lighter, kilos lighter, kg lighter',
    kilo: 'kg, kilo, kilos, kilogram*, pounds, lbs, stone, lb, kgs, dress size*, dress sizes',
    slim: 'lose weight, loses weight, losing weight, slim down, slimmer, weight loss, flat stomach, flat belly, lose fat, slim, thinner, shed fat',
    within: 'in, within, after, per, a, every, only, just',
    span: 'day, days, week, weeks, month, months, hours, overnight',
    contributes:
      'contributes to, contribute to, contributing to, has a role in, plays a role in, play a role in, is needed for, are needed for, is necessary for, is important for, is essential for, are essential for, increases, improves',
    helps:
      'supports, support, supporting, helps, help, helping, promotes, promote, strengthens, strengthen, boosts, boost, boosting, improves, improve, enhances, enhance, maintains, maintain, maintaining, protects, protect, increases, increase, stimulates, stimulate, regulates, balances, balance, restores, calms, nourishes, keeps, is good for, are good for, good for, optimises, optimizes, activates, revitalises, reduces, rejuvenates, slows, lowers',
    effect:
      'immun*, defences, resistance, bone*, joint*, cartilage, muscle*, skin, hair, nails, eyes, vision, heart, blood pressure, cholesterol, blood sugar, brain, memory, concentration, focus, nerves, nervous system, mood, sleep, energy, tiredness, fatigue, digestion, gut, intestin*, bowel*, liver, kidneys, hormon*, thyroid, metabolism, fertility, libido, testosterone, circulation, stress, wrinkles, ageing, aging, stamina, endurance, well being, wellbeing, vitality, body, inner balance, relaxation, cells, gut flora, stomach',
  },
  phrases: [
    [
      'anti inflammatory, antiinflammatory, therapeutic power, combat allergens, stabilize blood sugar, stabilise blood sugar, stabilizes blood sugar, stabilises blood sugar',
      'medicinal',
      rulings,
      'verified',
      'product',
    ],
    ['improvement in your arthritis', 'medicinal', rulings, 'verified'],
    [
      'detox*, purify the body, purifies the body, purify your body, purifies your body, remove* toxins, removes … toxins, flushes … toxins, cleanses … toxins, rid … toxins',
      'detox',
      detoxRulings,
      'verified',
      'product',
    ],
    [
      'detox* capsules, detox* tea, detox* drops, detoxifies your, detoxifies the, detoxes your, detoxes the',
      'detox',
      detoxRulings,
      'verified',
    ],
    ['cleanses … liver, cleanses … gut, cleanses … body, cleanses … blood, flushes out', 'detox', memory],
    ['nootropic*, adaptogen*, antioxidant*', 'unauthorised', rulings, 'unverified', 'product'],
    [
      'boosts immunity, immune boosting, powerful antioxidant, fights free radicals, rebuilds cartilage, collagen for skin, testosterone booster, boosts testosterone, anabolic, nitric oxide booster, reduces cortisol, hormone balancer, nmn boosts nad, cbd for recovery, gut health',
      'unauthorised',
      rulesFile,
      'unverified',
      'product',
    ],
    [
      'burns fat, fat burner*, fat burning, thermogenic, melt* … fat, burn* … fat, boosts your metabolism and burns',
      'slimming',
      rulesFile,
    ],
    [
      'guaranteed weight loss, weight loss guaranteed, lose weight fast, lose weight without, slimming pill*, appetite suppressant*, slimming capsules, slimming tea, flat stomach without, curbs your appetite, suppresses appetite, lose weight while you sleep, makes you slim',
      'slimming',
      memory,
    ],
    [
      'doctor recommended, recommended by doctors, recommended by a doctor, recommended by leading doctors, doctors recommend, doctors swear by, doctor approved, dermatologist recommended, recommended by dermatologists, recommended by gps, recommended by pharmacists, pharmacists recommend, recommended by health professionals, health professionals recommend, recommended by physicians, doctors trust, endorsed by doctors, approved by doctors, nutritionists recommend, recommended by nutritionists, recommended by cardiologists, recommended by dr, doctors choice',
      'doctors',
      professionals,
      'verified',
    ],
    [
      'as a doctor i recommend this, as a therapist i recommend this, dr … recommends this, doctor … recommends this, dr … recommends our, doctors … recommend',
      'doctors',
      professionals,
      'verified',
    ],
    [
      '100 safe, 100 percent safe, completely safe, absolutely safe, totally safe, perfectly safe, no side effects, without side effects, free of side effects, without any side effects, no risk, risk free, no known side effects, harmless, safe for everyone, safe for everybody',
      'absolute',
      memory,
    ],
    [
      'clinically proven, scientifically proven, guaranteed results, results guaranteed, guaranteed to work, miracle cure*, miracle, wonder pill*, wonder drug*, works immediately, works for everyone, 100 effective, 100 natural and safe',
      'absolute',
      memory,
      'unverified',
      'product',
    ],
    ['banned substance free, wada compliant', 'absolute', rulesFile],
    [
      'painkiller*, anti viral, antiviral, antibacterial, natural antibiotic, cholesterol lowering, lowers cholesterol, lowers your cholesterol, lowers blood pressure, lowers your blood pressure, lowers blood sugar',
      'medicinal',
      memory,
      'unverified',
      'product',
    ],
    ['monacolin* … cholesterol', 'unauthorised', monacolin, 'verified'],
  ],
}
