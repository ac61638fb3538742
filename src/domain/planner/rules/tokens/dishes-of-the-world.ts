import { phraseList } from './phrase-list.ts'

/** Names of dishes that the food lexicon does not have; the caller folds them. */
export const dishesOfTheWorld: readonly string[] = phraseList(`
    gumbo|jambalaya|etouffee|sloppy joe|succotash|hoppin john|hush puppy|po boy|lobster roll|
    cheesesteak|philly cheesesteak|tetrazzini|chicken a la king|corn dog|tater tot|chilaquiles|
    pozole|posole|menudo|arepa|barbacoa|ropa vieja|flauta|sopes|huevos rancheros|migas|jerk chicken|
    curry goat|goat curry|cullen skink|scouse|stovies|rarebit|welsh rarebit|bubble and squeak|
    jellied eel|pasty|cornish pasty|eggy bread|dippy egg|scrambled egg|chicken kiev|
    steak and kidney pie|cheese on toast|beans on toast|bigos|latke|kugel|galette|bircher muesli|
    cassoulet|coq au vin|ratatouille|tartiflette|croque monsieur|boeuf bourguignon|bourguignon|
    stroganoff|beef stroganoff|saltimbocca|puttanesca|arrabbiata|amatriciana|cacio e pepe|ribollita|
    minestrone|spanakopita|kofte|kofta|lahmacun|fattoush|tabbouleh|shawarma|doner kebab|efo riro|
    ayamase|waakye|kenkey|banku|akara|puff puff|pounded yam|eba|amala|nihari|karahi|keema|dosa|idli|
    sambar|uttapam|upma|chole|kadhi|dhokla|pakora|khichdi|bulgogi|japchae|yakitori|banh mi|satay|
    rendang|nasi goreng|mee goreng|massaman|massaman curry|larb|som tam|dim sum|congee|mapo tofu|
    kung pao chicken|chop suey|pot sticker|potsticker|egg roll|teriyaki`)

/**
 * More such names, which are read only as they are spelled: too many of them are near a person's
 * name or an everyday word ('Bharat', 'cuddle', 'chat').
 */
export const dishesAsSpelled: readonly string[] = phraseList(`
    coddle|dublin coddle|boxty|colcannon|clapshot|rumbledethumps|cranachan|tattie scone|
    lorne sausage|bara brith|laverbread|parmo|chicken parmo|pease pudding|pan haggerty|chip butty|
    rissole|mince and tatties|neeps and tatties|haggis neeps and tatties|mince and dumplings|
    sausage sizzle|chicken parmi|chicken parma|chicken parmy|chiko roll|dim sim|hangi|fairy bread|
    bunny chow|bobotie|mealie pap|mieliepap|sosatie|sosaties|vetkoek|potjie|potjiekos|nsima|ugali|
    sukuma wiki|nyama choma|githeri|matoke|mandazi|moin moin|kelewele|red red|injera|doro wat|
    shiro wat|misir wat|kitfo|egusi soup|ogbono soup|banga soup|okra soup|edikang ikong|
    thieboudienne|yassa|chicken yassa|maafe|bammy|cou cou|pelau|oil down|saltfish fritters|
    ackee and saltfish|stew peas|brown stew chicken|curry chicken|escovitch|escovitch fish|
    pepperpot|buljol|pholourie|cook up rice|callaloo soup|
    sabzi|sabji|subzi|dal chawal|dal bhat|rajma chawal|kadhi chawal|chole chawal|chole bhature|
    rasam|aloo gobi|aloo paratha|aloo matar|aloo palak|saag aloo|saag paneer|palak paneer|
    matar paneer|mutter paneer|shahi paneer|chilli paneer|baingan bharta|bharta|bhorta|saag|pulao|
    haleem|keema matar|keema pav|seekh kebab|shami kebab|chapli kebab|samosa chaat|chaat|pani puri|
    bhel puri|sev puri|vada pav|misal pav|thepla|undhiyu|makki di roti|sarson ka saag|puttu|appam|
    egg hopper|kottu|kottu roti|pol sambol|thukpa|panta bhat|khichuri|tarka dal|tadka dal|
    dal makhani|dal fry|chana masala|dhansak|pasanda|gulab jamun|jalebi|kheer|halwa|seviyan|ladoo|
    falooda|sheer khurma|gobi manchurian|hakka noodles|parotta|fish molee|malai kofta|zarda|
    sinigang|lumpia|kare kare|lechon|tinola|longganisa|sisig|arroz caldo|
    bun cha|bun bo hue|goi cuon|summer roll|com tam|nasi lemak|char kway teow|
    hainanese chicken rice|roti canai|char siu|xiao long bao|zongzi|hokkien mee|gado gado|soto ayam|
    bakso|tom yum|tom kha|khao pad|pad see ew|pad kra pao|khao soi|kimchi jjigae|tteokbokki|kimbap|
    gimbap|onigiri|katsudon|oyakodon|gyudon|chirashi|sukiyaki|shabu shabu|dan dan noodles|
    mujadara|koshari|maqluba|kibbeh|mansaf|kabsa|machboos|manakish|imam bayildi|menemen|borek|
    burek|plov|ghormeh sabzi|fesenjan|tahdig|zereshk polo|kuku sabzi|ash reshteh|bolani|mantu|
    kabuli pulao|harira|golabki|zurek|varenyky|holubtsi|paprikash|chicken paprikash|langos|
    pastitsio|gemista|avgolemono|fasolada|kleftiko|stifado|caldo verde|feijoada|arroz de pato|
    fabada|pupusa|lomo saltado|aji de gallina|sancocho|mofongo|gallo pinto|tostones|
    arroz con pollo|carne asada|birria|picadillo|cholent|gefilte fish|tzimmes|matzo ball soup|
    kreplach|tourtiere|hotdish|tuna melt|patty melt|sausage gravy|frito pie|red beans and rice|
    dirty rice|chicken and dumplings|boiled dinner|jiggs dinner`)
