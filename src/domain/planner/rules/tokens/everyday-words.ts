/** Everyday words that look like misspelt kitchen words. */

import { wordList } from './phrase-list.ts'

/**
 * Of the 15,000 most frequent words of English subtitles (SUBTLEX-US), those that differ from a
 * kitchen word by a letter or sound: 'colour' is not 'celery', nor 'cards' 'carbs'.
 */
const wordsLikeOurs = `
    abort agent agents alter ambitions ample applies arena backed badger bangs banker bankers banner
    banter barging barking barney baron barren barry baton beacon began beirut bench benny berger
    bingo blake blink boils bowel bowels boxers brake brakes branch breed broad broads brock brook
    brooks budge bugger bundy burner buster butler carbon cards caress carson cartoon cartoons carts
    casting caves cellar cheater checkup cheeks chill chills chloe choking chopper choppers chunk
    claire clause cluck coarse coast coats codes collar collier colour colours county crane crates
    create creates curly curse curses davies deceit descent detect diary divers dumping dutch empire
    endure enters esther ether express fellow fellows fester fired flood forks foster gazette gents
    gloat grant harsh haste hastings hating heel helium heroes hobby invite involve involves joints
    karma lanes launch lease lending lively lotus mafia maids marking markings masses mating medal
    medals meddling messes messing metal midway morse mourning nancy needle needles nerds orion
    otter override package packs palms parks partly patsy perky picket pioneer planting plots plugs
    poets pointy ports provide quack quote rally ramon raven ravens recite refuge repent reset riley
    ruining salon saloon sample samples sands scamp scans scenes search sending series servers sewer
    shaft shawl ships simmer sipping sites sizes skies skills skins slang slept slides slipping
    slope smith snuck snuff solemn solomon soothing speeding spill spirits spouse staging starling
    starring startling starving stats steven stiff stray streak summit supports suppress swift tales
    tanks taxes tears texas thirsty thorough thrive tides tiles tires triple tubes tuned tuning
    turtle voters weave weeds whipping whooping willing winds winner winners wounds`

/** Everyday words, which are never taken for misspelt kitchen words. */
export const everydayWords: ReadonlySet<string> = new Set(
  wordList(`
    cheer about above again alone along aren't asked aunt away awful ready actually after already
    anyway asleep aware baked basic beach begin being better birthday bitter black blame block
    board bored boring boxes brain brand break bring broke broken brother brown brush build built
    busy catch cause chair change charge check chief class clean clear clever climb clock close
    coach could count course court cover crash crazy cross daily dance dead death doing doubt dozen
    drama dream dress drink drive earth early eight either email enough enter entry equal error
    event every exact exam exist extra faith false fault field fight final first flight floor focus
    force found front funny giant given glass going grand great group grown guard guess guide happy
    heard heart heavy hello hence homework horse hotel house human idea image issue juice kinda
    knife known large later laugh learn leave least legal level light limit local loose lover lucky
    lunch magic major maker march match maybe mayor meant media might minor mixed model money month
    moral motor mount mouse mouth movie music naked never newly night noise north noted novel nurse
    occur ocean offer often older order other ought owner paint panel paper party peace phase phone
    photo piece pilot place plain plane plant plate point power press price pride print prize proof
    proud queen quiet quite radio raise range rapid reach react ready refer reply right river robin
    rough round route royal rural scale scene school score sense serve seven shall shape share
    sharp sheet shelf shell shift shirt shock shoot short shown sight since sixth skill sleep small
    smart smile smoke solid solve sorry sound south space spare speak speed spend split spoke sport
    staff stage stand start state steam steel stick still stock stone stood store storm story strip
    stuck study style super sweet table taken taste teach thank their theme there these thick thing
    think third those three threw throw tight times tired title today token topic total touch tough
    tower track trade train treat trend trial tried truck truly trust truth twice under union until
    upper upset urban usage usual valid value video visit vital voice waste watch water weather
    wheel where which while whole whose woman world worry sitter worse worst worth would wound
    write wrong wrote young yours yesterday mother father sister brother friend people person other
    twins hamster movie biscuit crashed starts skint shoes spider spiders feather maths learning didnt
    wasnt leaning sturdy pension session lesson lessons match matches mates packed
    ${wordsLikeOurs}`),
)
