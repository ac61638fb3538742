/**
 * The words over the parts of recipes on pages, by language; `part-label-patterns` makes patterns
 * of them.
 */

import type { WordsByLanguage } from './words-by-language.ts'

/** Over what is to be bought: the foods where nothing else is over them. */
export const shoppingListWords = {
  en: `(your |the )?(shopping|grocery) list`,
  de: `einkaufsliste, einkaufszettel`,
  fr: `(la )?liste de(s)? courses`,
  es: `(la )?lista de (la )?compras?`,
  it: `(la )?lista della spesa`,
  nl: `boodschappenlijst(je)?`,
  sv: `inköpslista`,
  da: `indkøbs(liste|seddel)`,
  no: `handleliste`,
  pl: `lista zakupów`,
} satisfies WordsByLanguage

/** Over the foods; more words may follow: 'Ingredients for the dough'. */
export const ingredientsWords: WordsByLanguage = {
  en: `ingrédiën*, ind?[gc]r?[aei]d[ij]?[eaë]n*, what goes in, what (you|u)( will|'ll)? need, you( will|'ll) need, ${shoppingListWords.en}`,
  de: `zutat*, ${shoppingListWords.de}, (das|du) brauch(st|t)`,
  fr: `ce qu'il (vous |te |nous )?faut`,
  es: `${shoppingListWords.es}, qué (necesitas|necesitamos)`,
  it: `${shoppingListWords.it}, (che )?cosa (ti |vi |ci )?serve`,
  nl: `benodigdheden, (wat|dit) heb je nodig`,
  sv: `${shoppingListWords.sv}, du behöver, det (här )?behöver du`,
  da: `${shoppingListWords.da}, (det|dette) skal du bruge`,
  no: `${shoppingListWords.no}, du trenger`,
  pt: `o que (vais |você vai |vai )?precisa[rs]?`,
  pl: `składnik*, ${shoppingListWords.pl}, czego (potrzebujesz|potrzeba)`,
  ar: `المكونات, المقادير, مكونات, مقادير`,
  bg: `съставки, продукт[иы], необходими продукти`,
  cs: `suroviny`,
  el: `υλικά`,
  et: `koostisosad, koostisained`,
  eu: `osagaiak`,
  fa: `مواد لازم`,
  fi: `ainekset, ainesosat, tarvitset`,
  he: `מצרכים, מרכיבים, רכיבים`,
  hi: `सामग्री`,
  hr: `sastojci`,
  hu: `hozzávaló*`,
  id: `bahan*`,
  is: `innihald*, hráefni`,
  ko: `재료`,
  lt: `produktai`,
  lv: `sastāvdaļas`,
  ru: `ингредиент*, состав`,
  sl: `sestavine`,
  th: `ส่วนผสม, วัตถุดิบ`,
  tr: `malzeme*`,
  uk: `інгредієнт*`,
  vi: `nguyên liệu`,
  zh: `材料, 食材, 用料, 配料`,
}

/** Over the foods with nothing behind: 'We need', which may begin a sentence too. */
export const ingredientsWordsAlone: WordsByLanguage = {
  en: `(we|you)( will|'ll)? need, (the )?things (you|we) need, grocery list, (here's )?what (we|you) use(d)?, components,
    (here's )?what you('ll| will)? need, what's in it`,
  de: `(was|das|dies) (du|ihr|man|sie|wir) (brauch(st|t|en)|benötig(st|t|en)), was brauch(st du|t ihr|t man|en wir|en sie),
    (man|wir|ihr|sie) (nehmen?|brauch(en|t)|benötig(en|t)), (dafür|dazu|hierfür) brauch(st du|t ihr|t man|en wir|en sie),
    das kommt (hi)?nein, benötigt (werden|wird), benötigtes, das braucht (ihr|man), für den einkauf`,
  fr: `il (vous |te |nous )?faut, vous aurez besoin( de)?, (ce )?dont vous avez besoin, (liste de |les )?courses, la liste de courses,
    tu auras besoin( de)?, (de )?quoi (avez-vous|as-tu) besoin, on a besoin de, nous aurons besoin( de)?`,
  es: `necesit(amos|as|arás|aremos|an), (lo )?que (vas|vamos) a necesitar, lo que (necesitas|necesitamos|necesitan), se necesita,
    (hace|hacen) falta, (vas|vamos) a necesitar`,
  it: `(cosa |ci |vi |ti |cosa ti |cosa vi |cosa ci )(serve|occorre), (ci |vi |ti )?(servono|occorrono), (l')?occorrente, quello che serve,
    di cosa (hai|avete) bisogno, dosi, avrete bisogno di, avrai bisogno di`,
  nl: `wat (je|we|u) nodig (hebt|hebben|heeft), ((je|u) hebt |we hebben |dit heeft u )?nodig, boodschappen(lijst(je)?)?,
    wat (hebben we|heeft u) nodig`,
  sv: `innehåll, råvaror, (vad|det) du behöver, detta behöv(s|er du|er ni), det behövs, (ni|man|vi) behöver`,
  da: `(du|ni|vi|man|i) skal bruge, hvad (skal du|du skal) bruge, råvarer, du behøver, det skal (du|i|vi|man) bruge, (det )?skal bruges`,
  no: `(dette|det|hva) (trenger du|du trenger|treng du|vi trenger), hva trenger (du|vi), råvarer, (man|vi|dere) trenger, det trengs`,
  pt: `(vamos|você vai|vai|vais|vou) precisar( de)?, (o |do )?que (você )?(vai )?precisa[rs]?, precisamos de, o que é (preciso|necessário)`,
  pl: `potrzebne( będą| są)?, co (będzie|jest) potrzebne, potrzebuj(emy|esz|ecie), będziemy potrzebować, (potrzebne )?produkty,
    co (potrzebujemy|potrzebujesz|potrzebne)`,
}

/** What stands before the words over the foods. */
export const beforeIngredientsWords = `the |recipe |main |needed |required |les |gli |los |die |os |as |de |my |our |list of |lista (de |degli |dos |de los )?|
  liste (des |d')|elenco (degli )?|benötigte |potrzebne |nødvendige |benodigde |nödvändiga |necessary `

/** Over the steps; more words may follow: 'Method for the sauce'. */
export const methodWords: WordsByLanguage = {
  en: `methods?, directions?, instruction*, preparation, procedure, (here's )?how (to (make|cook|prepare)|it('s done| goes| is done)|we make it),
    here's how, let's (cook|make), steps, make it, what ((you|u) do|to do), in the kitchen, step[- ]by[- ]step`,
  de: `zubereitung*, anleitung, so (geht|wird|funktioniert), und so, schritt für schritt`,
  fr: `préparation, étapes, recette(?! pour [0-9]| de (ma|mon|notre) ), réalisation`,
  es: `preparación, procedimiento, elaboración, pasos, instrucciones, cómo (se )?(hace|hacer|preparar?)(lo|la)?`,
  it: `preparazione, procedimento, svolgimento, come (fare|preparare|si (fa|prepara)), esecuzione`,
  nl: `(voor)?bereiding*, (voor)?bereiden, werkwijze, zo maak je, (dit |zo )ga je`,
  sv: `tillagning, till?beredning, gör så här, så (här )?gör (du|man|ni), så här lagar (du|man)`,
  da: `fremgangsm(å|aa)de, så(dan|nn) gj?ør du, sådan laver du, instruktioner, sådan gør man`,
  no: `fremgangsm(å|aa)te, slik gj?ør du, slik lager du, tilberedning, oppskrift, instruksjoner`,
  pt: `preparação, preparo, como (fazer|preparar), modo de (preparo|fazer|prepara*), instruções, elaboração`,
  pl: `przygotowanie, sposób *, wykonanie, jak (zrobić|przygotować)`,
  ar: `طريقة *, التحضير, الخطوات`,
  bg: `(начин на )?приготвяне`,
  ca: `elaboració`,
  cs: `postup, příprava`,
  el: `εκτέλεση`,
  et: `valmistamine`,
  fa: `طرز تهیه`,
  fi: `valmistus*, ohje(et)?`,
  he: `אופן ה?הכנה, הוראות ה?הכנה, דרך ה?הכנה, הכנה`,
  hi: `विधि`,
  hr: `priprema`,
  hu: `elkészítés*`,
  id: `cara (membuat|memasak), langkah*`,
  is: `aðferð, leiðbeiningar`,
  ja: `作り方`,
  ko: `만드는\\s?*, 조리*`,
  lt: `gaminimas, paruošimas`,
  lv: `pagatavošana, gatavošana`,
  ro: `mod de prep*`,
  ru: `приготовление, как приготовить, инструкци*`,
  th: `วิธีทำ, ขั้นตอน*`,
  tr: `yapılışı, hazırlanışı, hazırlanması, yapımı`,
  uk: `(спосіб )?приготування`,
  vi: `cách làm, hướng dẫn*`,
  zh: `做法, 步骤, 步驟`,
}

/** Over the steps with nothing behind: 'Steps', which may begin a sentence or another title too. */
export const methodWordsAlone: WordsByLanguage = {
  en: `how( to)?, to (make|cook|prepare), do this, (then )?(all |what )?(you|we) do( is)?, how (we|i) (do|make) it, (the )?process,
    preparing, making it, (putting|bringing) it( all)? together, (here's )?what you do, (prep|preparation|cooking|baking) (steps|instructions),
    how (do )?(you|to) (make|do|cook|prepare) (it|this|them), to do`,
  de: `das geht so, vorgehen(sweise)?, arbeitsschritte, (koch|back|rezept)anleitung, arbeitsweise, durchführung, herstellung,
    so (wird es|wird's|wirds|geht es) gemacht, so mach(st du|t man|t ihr|en wir)( das| es|'s)?, schritte, anweisungen, vorbereitung(en)?,
    zubereiten, ablauf, wie (es|das) geht, wie geht('s| das| es), (und )?los geht('s|s)`,
  fr: `comment (faire|procéder)( \\?)?, marche à suivre, déroulé, déroulement, pas à pas, préparer, procéd(é|ure), mode (opératoire|de préparation), méthode,
    instructions, exécution, confection, progression, façon de (faire|procéder), élaboration, technique( de réalisation)?, (à vos |aux )fourneaux,
    c'est parti, on y va, recette (étape par étape|pas à pas), étape par étape`,
  es: `paso a paso, (pasos a seguir|pasos de preparación), manos a la obra, así (se )?(hace|prepara|lo hacemos), (modo|forma|manera) de (hacerlo|preparación|preparar(lo)?|elaboración|hacer),
    preparado, método, modo de preparo, realización, proceso, desarrollo, receta paso a paso, a cocinar`,
  it: `come (si )?procede(re)?, (i )?passaggi, passo (a|dopo) passo, istruzioni, fasi( di preparazione)?, modalità di preparazione, pass[io]s?, metodo( di preparazione)?,
    procedura, lavorazione, realizzazione, (la )?ricetta passo (a|dopo|per) passo, come si (fa|fanno|preparano)`,
  nl: `stap voor stap, aan de slag, instructies, stappen(plan)?, (hoe|zo) maak je (het|dit|ze), zo (gaat|doe je) (het|dit), uitvoering, hoe te maken,
    wat (moet je doen|te doen), klaarmaken, maken`,
  sv: `så (här )?gör (du|man|ni), så här, gör såhär, såhär gör du, tillvägagångssätt, steg(en)?, utförande, metod, steg för steg,
    så (lagar|bakar|tillagar) (du|man|ni), gör så här, instruktioner, förberedelser`,
  da: `sådan, vejledning, trin, trin for trin, metoden?, fremgangsmåden, sådan (bager|bages|gøres|laves) (du|det|den|de)?, så gør vi, udførelse, tilberedningen, forberedelse`,
  no: `slik gjer (du|ein), tilbereding, steg for steg, framgangsmåte, slik (gjøres|lages) (det|den|de), slik baker du, (slik )?gjør slik, utførelse,
    hvordan (lage|gjøre) (det|den|dette), sånn gjør du, forberedelser, slik`,
  pt: `como se (faz|prepara), confecç?ão, modo de confecç?ão, passo[- ]a[- ]passo, passos?, etapas, (modo|forma|maneira) de (fazer|preparo|preparar),
    modo preparo, execução, método, procedimento, preparando`,
  pl: `krok po kroku, jak to (zrobić|się robi|robimy|zrobimy), instrukcj[ae], kroki, etapy( przygotowania)?, opis( przygotowania| wykonania)?, metoda,
    robimy, przyrządzanie, proces przygotowania`,
}

/** What stands before the words over the steps. */
export const beforeMethodWords = `the |recipe |cooking |baking |las? |les? |los |el |il |gli |de |die |das |den |het |os? |as `

/** Over what is needed beside the foods: 'Equipment', 'Küchengeräte'. */
export const toolWords: WordsByLanguage = {
  en: `equipment, cookware, tools, kit, utensils`,
  de: `zubehör, (küchen)?geräte, utensilien, (küchen)?utensilien, arbeitsgeräte, arbeitsmaterial, (küchen)?helfer, werkzeuge?, küchenwerkzeuge?`,
  fr: `ustensiles, matériel, outils, équipements?`,
  es: `accesorios, utensilios, instrumentos?, equipo, herramientas`,
  it: `attrezz[io], attrezzatur[ae], utensili, strumenti`,
  nl: `materia(al|len), benodigde materialen, extra benodigd*, keukenspullen, gereedschap, hulpmiddelen, keukengerei`,
  sv: `utrustning, redskap, köksredskap, köksutrustning, verktyg`,
  da: `udstyr, køkkenudstyr, (køkken)?redskaber, værktøj`,
  no: `utstyr, kj?økkenutstyr, (kjøkken)?redskaper, verktøy`,
  pt: `utensílios, materia(is|les|li), equipamentos?, ferramentas`,
  pl: `sprzęt, przybory, narzędzia, akcesoria`,
}

/** Over what is neither foods nor steps, whatever follows them. */
export const otherWords: WordsByLanguage = {
  en: `nutrition*, (top |pro )?tips?, notes?, (cook|chef)'?s? (notes?|tips?), leftovers?, let's wrap, final thoughts, wrapping up, conclusion, frequently,
    comments?, reviews?, responses, related, you (may|might), share, print, videos?, details, links?, suggest*, leave (a|your), about, author, faqs?,
    storage, storing, how to (store|freeze|serve), variations?, substitut*, did you, have you, rate (this|the|our|it), tags?, categor*, newsletter,
    subscribe, sign up, follow, tried, source, recipe (from|by|courtesy), credit, enjoy this, why (this|these|you|it|i|we|the),
    serving suggest*, export(ar)?, original recipe`,
  de: `anmerkung*, hinweise?, (zubereitungs|servier|koch|back|profi)?tipps?, aufbewahrung, haltbarkeit, nährwert*, kommentar*, material*, originalrezept`,
  fr: `remarques?, conservation, commentaires?, valeurs, astuces?, conseils?, matéri[ae]+l*, recette originale`,
  es: `sugerenc*, conservación, notas?, consejos?, trucos?, coment*, materia*, receta original`,
  it: `conservazione, commenti, trucchi, consiglio?, materia*, ricetta originale`,
  nl: `opmerking*, verder nodig, bewaren, (bewaar|bereidings|serveer|kook|bak)tips?, voedingswaarde*, reacties, materia*, origine(e)?le recept`,
  sv: `anteckningar, förvaring, kommentar*, komentar*, tipsa?, originalrecept(et)?`,
  da: `noter, opbevaring, næring*, lignende, relaterede`,
  no: `notater, oppbevaring, næring*, lignende`,
  pt: `observaç*, conservação, dicas?, receita original`,
  pl: `uwag*, wskazówk*, porady, przechowywanie, wartości, tipy, materia*, oryginalny przepis`,
  cs: `poznámk*`,
  el: `θρεπτικ*`,
  hu: `tippek, megjegyz*`,
  ja: `コツ`,
  zh: `小贴士, 贴士, 温馨提示, 食谱`,
}

/** Over notes, or before one: 'Tip: …'. */
export const noteWords: WordsByLanguage = {
  en: `notes?( (and|&) tips)?, tips?( (and|&) (notes|tricks))?, storage( (tips?|instructions))?, storing, how to store, good to know, (make|cook) ahead`,
  de: `tipps?( und tricks)?, hinweise?, anmerkung(en)?, notizen?, aufbewahrung, haltbarkeit, gut zu wissen, (variante|abwandlung|variation)(en|n)?`,
  fr: `remarques?, astuces?, conseils?( du chef)?, conservation, bon à savoir, variantes?, variations?, le petit plus`,
  es: `notas?, consejos?, trucos?, conservación, variantes?`,
  it: `consiglio?, suggeriment[oi], conservazione, note e consigli, curiosità, variant[ei]`,
  nl: `notities?, opmerking(en)?, bewaren, bewaartips?, variaties?, weetje`,
  sv: `anteckningar, förvaring, tips(et)?, obs, varia(tion(er)?|nter)`,
  da: `noter, opbevaring, bemærk, varia(tion(er)?|nter)`,
  no: `notater, oppbevaring, merknad(er)?, varia(sjon(er)?|nter)`,
  pt: `dicas?, observaç(ão|ões), conservação, obs, varia(ção|ções|ntes?)`,
  pl: `uwag[ai], wskazówk[ai], porad[ay], rada, przechowywanie, wariant[y]?`,
}

/** Over several notes in lines of their own: 'Tips: …'. */
export const tipsWords: WordsByLanguage = {
  en: `tips, notes`,
  de: `tipps, hinweise`,
  fr: `astuces, conseils`,
  es: `consejos, trucos, notas`,
  it: `consigli`,
  nl: `notities`,
  da: `råd`,
  pt: `dicas`,
  pl: `porady, wskazówki`,
}

/** What may be changed in a dish, anywhere in a title: 'Optional additions or substitutions'. */
export const changeWords: WordsByLanguage = {
  en: `variations?, substitutions?, substitutes?, swaps?`,
  de: `varianten?, variationen?, abwandlungen?`,
  fr: `variantes?, variations?`,
  es: `variantes?, variaciones, sustituciones`,
  it: `varianti, sostituzioni`,
  nl: `variaties?, varianten`,
  sv: `variationer, varianter`,
  da: `variationer, varianter`,
  no: `variasjoner, varianter`,
  pt: `variações, variantes?, substituições`,
  pl: `warianty, zamienniki`,
}

/** Leads to another recipe: 'Try also', 'Das könnte dir auch schmecken'. */
export const moreRecipesWords: WordsByLanguage = {
  en: `you (may|might) (also )?(like|enjoy|love), (read|see|try|see you) (also|too|next), (try|serve) (it|this|them) with(?= ?:),
    also (read|see|try), see more recipes`,
  de: `das könnte (dir|dich|ihnen|sie|euch) auch, (lesen sie|lies|probier*|siehe?) auch, auch (lesen|lecker|interessant|noch)`,
  fr: `(vous|tu) aimer(ez|as) (aussi|peut-être), (à )?(lire|voir|essaye[rz]?|découvrir|goûter) aussi`,
  es: `(lee|prueba|mira|ver|vea|te puede interesar) también, también te (puede|va)`,
  it: `(ti |vi )?potrebbe(ro)? (anche )?(interessarti|interessarvi|piacerti|piacere), (leggi|prova(te)?|vedi|guarda(te)?) anche`,
  nl: `(lees|probeer|bekijk|zie) ook, misschien vind je (dit|deze) ook`,
  sv: `(läs|prova|se|testa) (också|även)`,
  da: `(læs|prøv|se|les) også`,
  pt: `(leia|veja|prove|experimente?|lê) também`,
  pl: `(czytaj|przeczytaj|zobacz|spróbuj|wypróbuj) (też|także|również)`,
}

/** Before wine and source beside a recipe. */
export const asideWords: WordsByLanguage = {
  en: `wine (pairing|suggestion|tip), sources?`,
  de: `wein(empfehlung|tipp), quellen?`,
  fr: `vins? (conseillés?|recommandés?), accord vin`,
  es: `vino recomendado, fuentes?`,
  it: `vino consigliato, font[ei]`,
  nl: `wijn(tip|advies), bron(nen)?`,
  sv: `vin(tips?|förslag), källa`,
  da: `vinforslag, kilder?`,
  pt: `vinho (sugerido|recomendado), fontes`,
  pl: `źródło`,
}

/** Parts of one dish. */
export const partWords: WordsByLanguage = {
  en: `pastry, sauce, dressing, fillings?, toppings?, marinade, crust, glaze, frosting, icing, dough, batter, base, crumble, ganache, garnish,
    vinaigrette, spice mix, rub, stuffing, coating, decoration`,
  de: `teig, füllung, belag, guss, glasur, streusel, boden, so(ß|ss)e, panade, deko(ration)?, beilage, zum (servieren|garnieren|bestreuen|bestreichen|anrichten)`,
  fr: `pâte, garniture, glaçage, nappage, croûte, farce, appareil, décor(ation)?, accompagnement`,
  es: `masa, relleno, glaseado, cobertura, aderezo, adobo, decoración, guarnición, acompañamiento, salsa`,
  it: `impasto, ripieno, glassa, farcia, condimento, copertura, decorazione, guarnizione, salsa`,
  nl: `deeg, beslag, vulling, glazuur, bodem, saus, garnering, decoratie, korst`,
  sv: `deg, fyllning, glasyr, botten, sås, garnering, dekoration, tillbehör, till servering, (fyllningen|degen|såsen|glasyren|bottnen)`,
  da: `dej, fyld, glasur, bund, sovs, pynt, tilbehør, til servering`,
  no: `deig, fyll, glasur, bunn, saus, pynt, tilbehør, til servering`,
  pt: `massa, recheio, cobertura, molho, decoração, calda, guarnição, acompanhamento`,
  pl: `ciasto, nadzienie, farsz, polewa, spód, sos, kruszonka, dekoracja, dodatki, marynata`,
}

/** How the title of a part begins: 'For the', 'Für die'. */
export const partBeginnings: WordsByLanguage = {
  en: `for (the|a)`,
  de: `für (den|die|das)`,
  fr: `pour (la|le|les|l')`,
  es: `para (el|la|los|las)`,
  it: `per (il|la|lo|le|i|gli|l')`,
  nl: `voor (de|het)`,
  sv: `till`,
  da: `til`,
  pt: `para (o|a|os|as)`,
  pl: `do, na`,
}

/** Over an advertisement, and over what goes on below it. */
export const adWords: WordsByLanguage = {
  en: `advert(isement|ising)?, sponsored, ((article|story|recipe|text) )?continue[sd]? (below|after)( (the|this))?( advertisement| ad| advert)?`,
  de: `anzeige, werbung, (weiter|fortsetzung|artikel geht weiter) nach der (anzeige|werbung)`,
  fr: `publicité, (la )?suite (de l'article )?après (la|cette) publicité`,
  es: `publicidad, (el artículo )?continúa después de la publicidad`,
  it: `pubblicità, continua dopo la pubblicità`,
  nl: `advertentie, ((artikel|tekst) )?gaat verder (onder|na) de advertentie`,
  sv: `annons, fortsättning efter annonsen, artikeln fortsätter (efter|under) annonsen`,
  da: `annonce, reklame, (artiklen )?fortsætter (under|efter) (annoncen|reklamen)`,
  no: `reklame, (artikkelen|saken) fortsetter (under|etter) (annonsen|reklamen)`,
  pt: `publicidade, continua (após( a)?|depois da) publicidade`,
  pl: `reklama, (dalsza część|ciąg dalszy) (tekstu |artykułu )?pod reklamą`,
}
