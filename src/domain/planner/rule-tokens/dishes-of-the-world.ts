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
