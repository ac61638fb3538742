/** What pots, pans and other tools of a kitchen are called, by language. */

import { memoize } from '@plateful/ingredients/memoize'
import { anyOf, type WordsByLanguage } from './words-by-language.ts'

/** Tools that other words stand before or grow together with: 'large frying pan', 'Springform'. */
const toolsAtEnd: WordsByLanguage = {
  en: `ovens?, stove, microwave, pans?, pots?, skillet, wok, saucepan, casserole, bowls?, dish, whisk, mixer, blender, processor, spatulas?, ladle, tongs,
    (wooden |slotted |measuring |mixing )?spoons?, knife, knives, forks?, (cutting|chopping) boards?, sieve, strainer, colander, grater, peeler, zester,
    rolling pin, (baking|cookie|oven) (sheets?|trays?|pans?|mats?), trays?, (cake|loaf|muffin|pie|tart) tins?, tins?, moulds?, molds?, (wire|cooling) racks?,
    (measuring )?(cups|jugs?), (kitchen )?scales?, thermometer, timer, brush, skewers?, (parchment|baking|greaseproof) paper, (tin|aluminium|aluminum) foil, foil,
    cling film, slow cooker, pressure cooker, rice cooker, mandoline, mortar( and pestle)?, (piping|pastry) bags?, nozzles?, cutters?, tea towel, toothpicks?`,
  de: `*öfen, *ofen, herd, mikrowelle, *pfannen?, *topf, *töpfe, *schüsseln?, *schneebesen, *rührgerät, *mixer, *pürierstab, *küchenmaschine, *formen?, *bleche?,
    *messer, *brett, *bretter, *sieb, *reibe, *schäler, *nudelholz, *kochlöffel, *esslöffel, *löffel, *gabeln?, *teigschaber, *spatel, *pinsel, *waage,
    messbecher, *backpapier, *alufolie, *frischhaltefolie, *spritzbeutel, *thermometer, *gitter, *kelle, *zange, *schere, *geschirrtuch, *stampfer, (holz|metall|schaschlik|grill)spieße`,
  nl: `*oven, *magnetron, *fornuis, (koeken|braad|steel|soep|kook|hapjes|grill|wok|saus)?pan(nen|netje)?, (meng)?kom(men)?, *schaal, garde, *mixer, *blender, *keukenmachine, *vorm, *bakplaat, (koks|schil|keuken|brood)?mes(sen)?,
    *snijplank, *zeef, *vergiet, rasp, *dunschiller, *deegroller, *pollepel, *lepel, *vork, *spatel, *kwast, *weegschaal, *maatbeker, *bakpapier, *aluminiumfolie,
    *waterkoker, *staafmixer, *spuitzak, *theedoek, *huishoudfolie, *satéprikkers`,
  sv: `ugn, *spis, *panna, *stekpanna, *kastrull, *gryta, *bunke, *skål, *visp, *elvisp, *mixer, *stavmixer, *matberedare, *form, *plåt, *kniv, *skärbräda, sil,
    *durkslag, *rivjärn, *skalare, *kavel, *träslev, *slev, *sked, *gaffel, *slickepott, *pensel, *våg, *måttsats, *decilitermått, *bakplåtspapper, *folie, *galler`,
  da: `ovn, *komfur, *pande, *gryde, *kasserolle, *skål, *piskeris, *elpisker, *håndmixer, *blender, *stavblender, *foodprocessor, *form, (bage|brade)?plade, *kniv,
    *skærebræt, *sigte, *dørslag, *rivejern, *skræller, *kagerulle, (gryde|spise|te)?ske, *gaffel, *dejskraber, *pensel, *vægt, *decilitermål, *bagepapir, *stanniol,
    *sølvpapir, *rist, *spande?, *køkkenrulle`,
  no: `*komfyr, *panne, *kjele, *gryte, (bake|røre)bolle, *visp, *miksmaster, *stekebrett, *langpanne, *brett, *skjærefjøl, *sikt, *dørslag, *kjevle, *sleiv, *skje, *slikkepott,
    *vekt, *desilitermål, *bakepapir, *matpapir, *pannekakestekepanne, *hurtigmikser, *kjøkkenmaskin, *ildfast form`,
  pl: `piekarnik, kuchenka, *patelni[ae], *garn(ek|ki), *rondel(ek)?, misk[ai], miseczk[ai], trzepaczka, mikser, blender, robot kuchenny, form[ay], foremk[ai],
    blacha, nóż, noże, deska( do krojenia)?, sito, sitko, durszlak, tarka, obieraczka, wałek( do ciasta)?, łyżka, łyżki, łopatka, widelec, szpatułka, pędzelek, waga,
    papier do pieczenia, folia( aluminiowa)?, tortownica, keksówka, brytfanna, naczynie żaroodporne`,
  cs: `trouba, sporák, pánev, hrnec, *rendlík, mís[ay], miska, metla, mixér, plech, nůž, prkénko, síto, cedník, struhadlo, škrabka, váleček, vařečka, lžíce, vidlička,
    stěrka, váha, odměrka, pečicí papír, alobal, *forma`,
  fi: `uuni, liesi, *pannu, *kattila, *kulho, *vispilä, *vatkain, *sauvasekoitin, *vuoka, *pelti, *veitsi, *leikkuulauta, *siivilä, *raastin, *kaulin, *kauha, *lusikka,
    *haarukka, *nuolija, *vaaka, *leivinpaperi, *folio`,
  hu: `sütő, tűzhely, serpenyő, *fazék, *lábas, *tál, habverő, *mixer, *turmixgép, *tepsi, *kés, vágódeszka, *szita, *szűrő, *reszelő, sodrófa, fakanál, *kanál, villa,
    spatula, mérleg, sütőpapír, alufólia, *forma`,
}

/** Tools that words follow which say of what kind they are: 'plat à gratin', 'sartén grande'. */
const toolsAtStart: WordsByLanguage = {
  fr: `four, plaque, poêle, casserole, cocotte, marmite, faitout, sauteuse, wok, saladier, bol, cul-de-poule, fouet, batteur, mixeur, blender, robot, plat, moule,
    couteau, planche, passoire, tamis, râpe, économe, éplucheur, rouleau, spatule, maryse, louche, écumoire, cuillères?, fourchettes?, pinceau, balance, verre doseur,
    papier (cuisson|sulfurisé|aluminium|alu), film alimentaire, poche, douille, emporte-pièces?, grille, thermomètre, micro-ondes, ramequins?, presse-agrumes, cercle`,
  es: `horno, cocina, sartén, olla, cazuela, cazo, cacerola, bol, cuenco, fuente, batidora, varillas, licuadora, procesador, robot, molde, bandeja, cuchillo, tabla,
    colador, tamiz, rallador, pelador, rodillo, espátula, cucharón, cucharas?, tenedor, brocha, pincel, báscula, balanza, papel (de horno|vegetal|de aluminio|film),
    manga pastelera, rejilla, termómetro, microondas, mortero, espumadera`,
  it: `forno, fornello, padella, pentola, pentolino, casseruola, tegame, ciotola, terrina, frusta, fruste, sbattitore, frullatore, mixer, robot, planetaria, teglia, tortiera,
    stampo, stampini, pirofila, placca, coltello, tagliere, colino, setaccio, grattugia, pelapatate, mattarello, spatola, mestolo, schiumarola, cucchiai?, forchetta,
    pennello, bilancia, carta (forno|da forno|alluminio), pellicola, sac à poche, spianatoia, termometro, microonde`,
  pt: `forno, fogão, frigideira, panela, tacho, caçarola, tigela, taça, batedeira, batedor, liquidificador, varinha, processador, forma( de bolo)?, assadeira, tabuleiro, travessa,
    faca, tábua, peneira, escorredor, ralador, descascador, rolo, espátula, concha, colher(es)?, garfo, pincel, balança, papel (vegetal|manteiga|alumínio),
    saco de pasteleiro, grelha, termómetro, micro-ondas, fouet`,
}

/** How many, and of which size, before a tool: '2', 'eine', 'a large'. */
const countBefore =
  /^(?:\d+(?:\s?[-–x]\s?\d+)?\s|(?:an?|one|two|eine?n?|zwei|une?|deux|un[ao]?|dos|due|uma?|dois|duas|een|twee|en|ett?|två|et|to|egy)\s)/iu
/** A size behind it: '26-28 centimeter diameter', 'Ø 24 cm'. */
const sizeBehind =
  /[\s,]+(?:ø|diam\p{L}*|von|de|di|da|of|van|på|af|av)?\s*\d[\d\s.,x×–-]*(?:cm|centim\p{L}*|inch(?:es)?|l|liter|litres?)?(?:\s\p{L}+)?$/iu

/** The words before a tool, and those behind one of the second kind. */
const tool = new RegExp(
  String.raw`^(?:(?:[\p{L}'’-]+\s){0,3}(?:${anyOf(toolsAtEnd)})|(?:(?:petit|grand|gran|grande|piccol|pequen)\p{L}*\s)?(?:${anyOf(toolsAtStart)})(?:\s(?:(?:à|au|en|para|per|pour|con|avec|com|da)\s)?(?!d[eiou]\s|d['’])[\p{L}'’-]+){0,3}(?:\sd[eia]\s(?:cuisine|cocina|cucina|cozinha|horno|four|forno|cuisson))?)$`,
  'iu',
)

/** Characters of a line that names a tool. */
const LONGEST_TOOL = 60

/** Whether a line names a tool and no food: 'Large frying pan', '1 plat à gratin'. */
export const isTool = memoize(namesTool)

function namesTool(text: string): boolean {
  if (text.length > LONGEST_TOOL) return false
  const said = text
    .replace(/\([^)]*\)/g, '')
    .replace(/^[-–—•*·\s]+|[\s.,;:]+$/gu, '')
    .replace(countBefore, '')
    .replace(sizeBehind, '')
    .trim()
  return /^[\p{L}\s'’-]+$/u.test(said) && tool.test(said)
}

/** The fewest lines that are a list of tools: one alone may be bought with the foods. */
const FEWEST_TOOLS = 2
/** Lines of a list of tools that may be something else, and the share of them. */
const [MAX_OTHERS, MAX_OTHER_SHARE] = [2, 0.25]

/** Whether lines are a list of tools: all of them are, or nearly all. */
export function areTools(texts: readonly string[]): boolean {
  let others = 0
  for (const text of texts) if (!isTool(text) && ++others > MAX_OTHERS) return false
  return texts.length - others >= FEWEST_TOOLS && others <= texts.length * MAX_OTHER_SHARE
}
