/** The words that recipe pages head their parts with, in the languages of the web's kitchens. */

/** 'Ingredients', 'Zutaten für 4 Personen', "You'll need": begins the ingredients. */
export const ingredientsLabel =
  /^(?:the |recipe |main |les |gli |los |die |os |de |my |list of |lista (?:de |degli )?|liste des |elenco (?:degli )?|benötigte |potrzebne )?(?:ingr[eé]di[eë]n[tcs]?\p{L}*|zutat\p{L}*|hozz[áa]val[óo]\p{L}*|υλικά|sk[łl]adniki?|suroviny|sastojci|sestavine|malzeme\p{L}*|nguyên liệu|bahan\p{L}*|材料|食材|用料|配料|재료|ингредиент\p{L}*|состав|what (?:(?:you|u)(?:['’]ll| will)? need|goes in)|(?:(?:we|you)(?:['’]ll| will)? need|necesit(?:amos|as|arás)|(?:vamos|você vai) precisar|potrzebne(?: będą| są)?|co będzie potrzebne|was (?:du|ihr|man) brauch(?:st|t)|potrzebujemy|(?:cosa |ci |ti |cosa ti )(?:serve|occorre)|servono|occorrente|il (?:vous |te )?faut|vous aurez besoin|(?:man|wir|ihr) (?:nehme|brauch(?:en|t))|(?:dette|det) trenger du|(?:du|ni) skal bruge|detta behöv(?:s|er du)|wat je nodig hebt|(?:je hebt )?nodig|was brauch(?:st du|t (?:ihr|man))|(?:vad du|det du) behöver|(?:det|hva) du trenger|dette treng du|hvad (?:skal du|du skal) bruge|ce dont vous avez besoin|vous aurez besoin de|lo que (?:necesitas|necesitamos)|(?:o )?que você (?:vai )?precisa[r]?|będziemy potrzebować|innehåll|råvar[eo]r|things you need)(?=\P{L}*$)|you(?:['’]ll| will) need|(?:your |the )?shopping list|einkaufs(?:liste|zettel)|(?:la )?lista d(?:e (?:la )?compra|e compras|ella spesa)|(?:liste de )?courses(?=\P{L}*$)|boodschappen(?:lijst(?:je)?)?(?=\P{L}*$)|ink[öo]pslista|indkøbs(?:liste|seddel)|handleliste|lista zakup[óo]w|o que (?:vais |você vai |vai )?precisa[rs]?|(?:che )?cosa (?:ti |vi |ci )?serve|czego (?:potrzebujesz|potrzeba)|qu[ée] (?:necesitas|necesitamos)|(?:dette|det) skal du bruge|du (?:trenger|behöver)|det (?:här )?behöver du|ce qu['’]il (?:vous )?faut|benodigdheden|wat heb je nodig|dit heb je nodig|(?:das|du) brauch(?:st|t)|ainekset|ainesosat|tarvitset|інгредієнт\p{L}*|съставки|продукт[иы]|необходими продукти|מצרכים|מרכיבים|רכיבים|المكونات|المقادير|مكونات|مقادير|مواد لازم|ส่วนผสม|วัตถุดิบ|सामग्री|koostisosad|koostisained|sastāvdaļas|innihald\p{L}*|hráefni|produktai|osagaiak)(?=$|[^\p{L}])/iu

/** 'For this dish we need the following ingredients:' over a list: announces foods. */
export const foodsAnnounced =
  /^\p{Lu}.{10,160}\s(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|ingrediens(?:er|ar|erna|erne|ene)|składnik(?:i|ów))(?: (?:siguientes|suivants|seguenti|seguintes))?\s*:$/iu

/** 'Method', 'Zubereitung', 'Fremgangsmåde': begins the steps. */
export const methodLabel =
  /^(?:the |recipe |cooking |baking |las? |les? |los |el |il |de |die |das |den |het |os? )?(?:methods?|directions?|instructions?|preparation|preparaci[óo]n|preparaç[ãa]o|preparazione|pr[ée]paration|preparo|procedure|procedimento|procedimiento|(?:here['’]s )?how (?:to (?:make|cook|prepare)|it(?:['’]s done| goes| is done)|we make it)|here['’]s how|let['’]s (?:cook|make)|to (?:make|cook|prepare)(?=\P{L}*$)|steps|make it|what (?:(?:you|u) do|to do)|how(?: to)?(?=\P{L}*$)|do this(?=\P{L}*$)|zubereitung\p{L}*|anleitung|so (?:geht|wird|funktioniert)|und so|(?:voor)?bereiding\p{L}*|(?:voor)?bereiden|werkwijze|zo maak je|(?:dit |zo )ga je|[ée]tapes|recette|r[ée]alisation|elaboraci[óo]n|como (?:fazer|preparar)|modo de (?:preparo|fazer|prepara\p{L}*)|pasos|instrucciones|instruç[õo]es|elk[ée]sz[íi]t[ée]s\p{L}*|εκτέλεση|przygotowanie|spos[óo]b \p{L}+|wykonanie|postup|pr[íi]prava|fremgangsm[åa][dt]e|s[åa](?:dan|nn) gj?[øo]r du|slik gj[øo]r du|slik lager du|sådan laver du|g[öo]r s[åa] h[äa]r|instru[ck]tion\p{L}*|instruksjoner|tillagning|till?beredning|tilberedning|valmistus\p{L}*|yapılışı|hazırlanışı|cách làm|cara (?:membuat|memasak)|langkah\p{L}*|做法|步骤|步驟|作り方|만드는\s?\p{L}*|조리\p{L}*|приготовление|как приготовить|in the kitchen|mod de prep\p{L}*|ohje(?:et)?|aðferð|leiðbeiningar|(?:спосіб )?приготування|(?:начин на )?приготвяне|инструкци\p{L}*|אופן ה?הכנה|הוראות ה?הכנה|דרך ה?הכנה|הכנה|طريقة \p{L}+|التحضير|الخطوات|طرز تهیه|วิธีทำ|ขั้นตอน\p{L}*|विधि|pagatavošana|gatavošana|gaminimas|paruošimas|valmistamine|priprema|elaboraci[óo]|hazırlanması|yapımı|hướng dẫn\p{L}*|step[- ]by[- ]step|oppskrift|svolgimento|come (?:fare|preparare|si (?:fa|prepara))|esecuzione|c[óo]mo (?:se )?(?:hace|hacer|preparar?)(?:lo|la)?|comment faire|jak (?:zrobi[ćc]|przygotowa[ćc])|s[åa] (?:h[äa]r )?g[öo]r (?:du|man|ni)|s[åa](?:dan|nn)(?=\P{L}*$)|zo (?:gaat het|maak je)|das geht so|vorgehen(?:sweise)?|arbeitsschritte|schritt für schritt|marche à suivre|d[ée]roul[ée]|pas à pas|paso a paso|manos a la obra|as[íi] se (?:hace|prepara)|come (?:si )?procede(?:re)?|passaggi|passo (?:a|dopo) passo|como se (?:faz|prepara)|confe[cç]ç[ãa]o|modo de confe[cç]?ç[ãa]o|(?:stap|steg) (?:voor|för|for) (?:stap|steg)|trin for trin|aan de slag|krok po kroku|(?:then )?(?:all |what )?(?:you|we) do(?: is)?(?=\P{L}*$)|jak to (?:zrobi[ćc]|si[ęe] robi)|(?:(?:koch|back|rezept)anleitung|arbeitsweise|durchführung|herstellung|so mach(?:st du|t man|en wir)(?: das|['’]s)?|schritte|anweisungen|préparer|procéd(?:é|ure)|mode (?:opératoire|de préparation)|(?:modo|forma) de (?:hacerlo|preparación|elaboración)|preparado|m[ée]todo|istruzioni|fasi(?: di preparazione)?|modalità di preparazione|pass[io]s?|passo-a-passo|etapas|instructies|stappen(?:plan)?|hoe maak je (?:het|dit)|g[öo]r såh[äa]r|såhär gör (?:du|man)|tillvägagångssätt|steg(?:en)?|utförande|metod[ea]?|trin|vejledning|fremgangsmåden|framgangsm[åa]te|slik gjer (?:du|ein)|tilbereding|instrukcj[ae]|kroki|etapy(?: przygotowania)?|opis przygotowania|how (?:we|i) (?:do|make) it)(?=\P{L}*$))(?=$|[^\p{L}])/iu

/** 'Przepis:', 'Rezept' between foods and steps: over the method there, elsewhere over all. */
export const recipeLabel = /^(?:rezept|receta|ricetta|receita|(?:het )?recept|opskrift|przepis)\s*:?$/iu

/** What tools are called, as part of a pattern. */
const tools = String.raw`equipment|cookware|tools|kit|utensils|materiaal|benodigde materialen|extra benodigd\p{L}*|keukenspullen|zubehör|ustensiles|udstyr|utstyr|utrustning|attrezzatura|utens[íi]lios|accesorios|geräte|küchengeräte|mat[ée]riel|materia(?:is|les|li)|utensilios|utensili|redskaber|redskap|köksredskap|sprzęt|przybory|instrumentos?|strumenti|utensilien|arbeitsgeräte|werkzeuge?|gereedschap|hulpmiddelen|keukengerei|outils|attrezz[io]|attrezzature|equipamentos?|(?:køkken|kjøkken|köks)(?:udstyr|utstyr|utrustning)|redskaper|verktyg|værktøj|narzędzia|akcesoria`
/** Articles before them. */
const toolsArticle = String.raw`(?:the |das |die |le |les |el |los |il |i |gli |os |as |o |de |het )?`

/** 'Equipment needed', 'Materiaal': what follows is no food. */
export const toolsLabel = new RegExp(
  String.raw`^${toolsArticle}(?:special |kitchen |extra )?(?:${tools})(?=$|[^\p{L}])`,
  'iu',
)

/** 'More', 'other' and 'recipes', as parts of a pattern. */
const moreOf = String.raw`(?:more|other|(?:nog )?meer|(?:noch )?mehr|andere|weitere|autres|plus de|altre|otras|más|outras|mais|flere|fler|więcej)`
const recipes = String.raw`(?:recipes?|\p{L}*recept\p{L}*|\p{L}*rezepte?n?|recettes?|ricette|recetas?|receitas?|\p{L}*opp?skrift\p{L}*|przepis\p{L}*)`

/** 'Notes', 'Nutrition', 'You may also like', 'More soup recipes': ends either. */
export const otherLabel = new RegExp(
  String.raw`^(?:recipe |${toolsArticle}(?=${tools}))?(?:${tools}|nutrition\p{L}*|notes?|tips?|(?:top|pro) tips?|leftovers?|let['’]s wrap|final thoughts|wrapping up|conclusion|frequently|export(?:ar)?|cook['’]?s? (?:notes?|tips?)|chef['’]?s? (?:notes?|tips?)|comments?|reviews?|related|you (?:may|might)|${moreOf} (?:\p{L}+ )?${recipes}|share|print|videos?|details|links?|suggest\p{L}*|sugerenc\p{L}*|uwag\p{L}*|wskazówk\p{L}*|porady|noter|notater|anteckningar|anmerkung\p{L}*|hinweise?|remarques?|opmerking\p{L}*|observaç\p{L}*|verder nodig|leave (?:a|your)|about|author|faqs?|storage|storing|aufbewahrung|haltbarkeit|conservation|conservación|conservazione|conservação|bewaren|(?:bewaar|bereidings|serveer|kook|bak)tips?|(?:zubereitungs|servier|koch|back|profi)tipps?|förvaring|opbevaring|oppbevaring|przechowywanie|how to (?:store|freeze|serve)|variations?|substitut\p{L}*|did you|have you|rate (?:this|the|our|it)|tags?|categor\p{L}*|newsletter|subscribe|sign up|follow|tried|source|recipe (?:from|by|courtesy)|credit|enjoy this|why (?:this|these|you|it|i|we|the)|serve with(?!.*\.$)|serving suggest\p{L}*|nährwert\p{L}*|tipps?|kommentar\p{L}*|komentar\p{L}*|responses|commentaires?|commenti|valeurs|astuces?|conseils?|notas?|consejos?|trucos?|coment\p{L}*|dicas?|trucchi|consiglio?|voedingswaarde\p{L}*|reacties|næring\p{L}*|lignende|relaterede|mat[ée]ri[ae]+l\p{L}*|materia\p{L}+|θρεπτικ\p{L}*|tippek|megjegyz\p{L}*|wartości|tipy|小贴士|贴士|温馨提示|コツ|poznámk\p{L}*|食谱)(?=$|[^\p{L}])`,
  'iu',
)

/** What notes are called, as part of a pattern. */
const notes = String.raw`(?:recipe |cook['’]?s? |chef['’]?s? |top |pro |expert |kitchen )?(?:notes?(?: (?:and|&) tips)?|tips?(?: (?:and|&) (?:notes|tricks))?|tipps?(?: und tricks)?|hinweise?|anmerkung(?:en)?|notizen|remarques?|astuces?|conseils?|notas?|consejos?|trucos?|consiglio?|suggerimento|notities|opmerking(?:en)?|noter|notater|anteckningar|dicas?|observaç(?:ão|ões)|uwag[ai]|wskazówk[ai]|porad[ay]|rada|storage(?: (?:tips?|instructions))?|storing|how to store|aufbewahrung|haltbarkeit|conservation|conservación|conservazione|conservação|bewaren|bewaartips?|förvaring|opbevaring|oppbevaring|przechowywanie)`

/** 'Read also', 'Try also' in ten languages, as part of a pattern. */
const also = String.raw`(?:you (?:may|might) (?:also )?(?:like|enjoy|love)|das könnte (?:dir|dich|ihnen|euch) auch|vous aimerez (?:aussi|peut-être)|(?:ti )?potrebbe(?:ro)? (?:anche )?(?:interessarti|piacerti|piacere)|(?:read|see|try|see you) (?:also|too|next)|(?:try|serve) (?:it|this|them) with(?=\s*:)|also (?:read|see|try)|(?:lesen sie|lies|probier\p{L}*|siehe?) auch|auch (?:lesen|lecker|interessant)|auch noch|(?:à )?(?:lire|voir|essaye[rz]?|d[ée]couvrir|goûter) aussi|(?:leggi|prova(?:te)?|vedi|guarda) anche|(?:lee|prueba|mira|ver|vea|te puede interesar) también|también te (?:puede|va)|(?:leia|veja|prove|experimente?|l[êe]) também|(?:lees|probeer|bekijk|zie) ook|(?:läs|prova|se|testa) (?:också|även)|(?:læs|prøv|se|les) også|(?:czytaj|przeczytaj|zobacz|spróbuj|wypróbuj) (?:też|także|również))`

/** 'Try also: Mushroom soup' over another recipe, or in a line that leads to it. */
export const alsoLabel = new RegExp(String.raw`^${also}(?=$|\P{L})`, 'iu')

/** 'Notes', 'Tipps', 'Astuces' and nothing more: what follows is said of the recipe. */
export const notesTitle = new RegExp(String.raw`^${notes}\s*:?$`, 'iu')

/** 'Wine', 'Source' beside a recipe, as part of a pattern. */
const asides = String.raw`(?:vins? (?:conseillés?|recommandés?)|accord vin|wine (?:pairing|suggestion|tip)|wein(?:empfehlung|tipp)|vino (?:consigliato|recomendado)|vinho (?:sugerido|recomendado)|wijn(?:tip|advies)|vin(?:tips?|förslag|forslag)|sources?|quellen?|fuentes?|font[ei]|fontes|bron(?:nen)?|källa|kilder?|źródło)`

/** 'Note: keeps for a week', 'Tipp: …', 'Source: …': what follows is said of the recipe. */
export const noteBefore = new RegExp(String.raw`^(?:${notes}|${also}|links?|${asides})\s*:\s+\S`, 'iu')

/** 'Tips: …': more of them may follow in lines of their own. */
export const tipsBefore =
  /^(?:tips|tipps|hinweise|astuces|conseils|consejos|trucos|consigli|dicas|porady|wskazówki|notes|notas|notities|råd)\s*:\s+\S/iu

/** '… until golden. Read also: Leek soup': behind a sentence, to the end. */
export const alsoBehind = new RegExp(String.raw`(?<=[.!?]) +(?:${also}|links?)\s*:\s+\S.*$`, 'isu')

/** 'Equipment', 'Küchengeräte' and nothing more: what follows is no food. */
export const toolsTitle = new RegExp(
  String.raw`^${toolsArticle}(?:special |kitchen |extra |küchen)?(?:${tools})(?: (?:de cuisine|de cocina|da cucina|de cozinha))?(?: (?:needed|required|necess\p{L}+|nécess\p{L}+|neces\p{L}+|nodig|potrzebn\p{L}+))?\s*:?$`,
  'iu',
)

/** 'Filling', 'For the dough', 'Teig' and nothing more, in ten languages: a part of one dish. */
export const partName =
  /^(?:(?:for |für |pour |para |per |voor |till? |dla )?(?:the |den |die |la |le |el |il |de |het )?)(?:pastry|sauce|dressing|fillings?|toppings?|marinade|crust|glaze|frosting|icing|dough|batter|teig|füllung|belag|guss|glasur|streusel|pâte|garniture|glaçage|nappage|masa|relleno|glaseado|impasto|ripieno|glassa|deeg|beslag|vulling|glazuur|deg|fyllning|fyld|fyll|glasyr|dej|ciasto|nadzienie|farsz|polewa|massa|recheio|cobertura)\s*:?$/iu

/** 'For the', 'Für die', 'Pour la': how the title of a part begins, in ten languages. */
export const partBeginning =
  /^(?:for (?:the|a)|für (?:den|die|das)|pour (?:la|le|les|l['’])|para (?:el|la|los|las|o|a|os|as)|per (?:il|la|lo|le|i|gli|l['’])|voor (?:de|het)|til|till|do|na)(?=$|\P{L})/iu

/** Characters of a title of a part that nothing sets apart. */
const LONGEST_PART_TITLE = 40

/** Whether a line says of what part the lines below it are, and no more: 'Für die Füllung'. */
export const isPartTitle = (text: string): boolean =>
  partName.test(text) ||
  (text.length <= LONGEST_PART_TITLE &&
    /^\p{Lu}[^\d.!?,;:]*:?$/u.test(text) &&
    partBeginning.test(text.replace(/:$/, '')) &&
    /\s\p{L}|['’]\p{L}/u.test(text))
