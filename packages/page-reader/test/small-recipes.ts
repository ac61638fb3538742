/** One small recipe of our own in each of ten languages, for pages that set it in many ways. */
export interface SmallRecipe {
  language: string
  name: string
  /** What pages of that language call the foods and the method. */
  labels: { foods: string; method: string }
  parts: { title: string; foods: string[]; steps: string[] }[]
}

/** Ten recipes with two parts each; a food without an amount and a step in two words among them. */
export const smallRecipes: SmallRecipe[] = [
  {
    language: 'en',
    name: 'Cheddar and leek tart',
    labels: { foods: 'Ingredients', method: 'Method' },
    parts: [
      {
        title: 'For the pastry',
        foods: ['200 g plain flour', '100 g cold butter, diced', '1 egg yolk', 'a pinch of salt'],
        steps: ['Rub the butter into the flour.', 'Stir in the egg yolk and chill the dough for 30 minutes.'],
      },
      {
        title: 'For the filling',
        foods: ['3 leeks, sliced', '150 g cheddar, grated', '200 ml double cream', 'black pepper'],
        steps: [
          'Soften the leeks in a little butter for ten minutes.',
          'Whisk the cream with the cheddar and season with pepper.',
          'Fill the tart and bake it at 180°C until golden, about 35 minutes.',
        ],
      },
    ],
  },
  {
    language: 'de',
    name: 'Kürbissuppe mit Kräuterbrot',
    labels: { foods: 'Zutaten', method: 'Zubereitung' },
    parts: [
      {
        title: 'Für die Suppe',
        foods: ['800 g Hokkaido-Kürbis', '1 Zwiebel', '750 ml Gemüsebrühe', 'Salz und Pfeffer'],
        steps: [
          'Den Kürbis waschen, entkernen und in Würfel schneiden.',
          'Die Zwiebel in etwas Öl andünsten, den Kürbis und die Brühe dazugeben und 20 Minuten kochen.',
          'Die Suppe fein pürieren und abschmecken.',
        ],
      },
      {
        title: 'Für das Brot',
        foods: ['300 g Mehl', '1 Päckchen Trockenhefe', '180 ml lauwarmes Wasser', '2 EL gehackte Kräuter'],
        steps: [
          'Alle Zutaten zu einem Teig verkneten und eine Stunde gehen lassen.',
          'Das Brot bei 220 °C 25 Minuten backen.',
        ],
      },
    ],
  },
  {
    language: 'fr',
    name: 'Tarte aux poireaux et au chèvre',
    labels: { foods: 'Ingrédients', method: 'Préparation' },
    parts: [
      {
        title: 'Pour la pâte',
        foods: ['200 g de farine', '100 g de beurre', '1 jaune d’œuf', '1 pincée de sel'],
        steps: [
          'Mélangez la farine, le sel et le beurre du bout des doigts.',
          'Ajoutez le jaune d’œuf et laissez reposer la pâte 30 minutes.',
        ],
      },
      {
        title: 'Pour la garniture',
        foods: ['3 poireaux', '150 g de fromage de chèvre', '20 cl de crème fraîche', 'poivre du moulin'],
        steps: [
          'Faites fondre les poireaux dans un peu de beurre.',
          'Étalez la pâte et garnissez-la de poireaux, de fromage et de crème.',
          'Enfournez pour 35 minutes à 180 °C.',
        ],
      },
    ],
  },
  {
    language: 'es',
    name: 'Croquetas de espinacas con alioli',
    labels: { foods: 'Ingredientes', method: 'Preparación' },
    parts: [
      {
        title: 'Para las croquetas',
        foods: [
          '300 g de espinacas frescas',
          '60 g de mantequilla',
          '60 g de harina',
          '500 ml de leche',
          'sal',
        ],
        steps: [
          'Cuece las espinacas dos minutos y escúrrelas bien.',
          'Funde la mantequilla, tuesta la harina y añade la leche poco a poco sin dejar de remover.',
          'Incorpora las espinacas y deja enfriar la masa dos horas.',
        ],
      },
      {
        title: 'Para el alioli',
        foods: ['1 diente de ajo', '1 huevo', '150 ml de aceite de girasol'],
        steps: [
          'Bate el huevo con el ajo y el aceite hasta que espese.',
          'Forma las croquetas, fríelas y sírvelas con el alioli.',
        ],
      },
    ],
  },
  {
    language: 'it',
    name: 'Gnocchi di zucca al burro e salvia',
    labels: { foods: 'Ingredienti', method: 'Preparazione' },
    parts: [
      {
        title: 'Per gli gnocchi',
        foods: ['500 g di zucca', '250 g di farina', '1 uovo', 'noce moscata q.b.'],
        steps: [
          'Cuocete la zucca in forno per 40 minuti e schiacciatela.',
          'Unite la farina, l’uovo e la noce moscata e impastate.',
          'Formate gli gnocchi e lessateli in acqua salata.',
        ],
      },
      {
        title: 'Per il condimento',
        foods: ['80 g di burro', '10 foglie di salvia', '50 g di parmigiano grattugiato'],
        steps: [
          'Sciogliete il burro con la salvia.',
          'Condite gli gnocchi con il burro e spolverate di parmigiano.',
        ],
      },
    ],
  },
  {
    language: 'nl',
    name: 'Gehaktballen met preipuree',
    labels: { foods: 'Ingrediënten', method: 'Bereiding' },
    parts: [
      {
        title: 'Voor de gehaktballen',
        foods: ['500 g rundergehakt', '1 ei', '4 el paneermeel', 'peper en zout'],
        steps: [
          'Meng het gehakt met het ei en het paneermeel en draai er acht ballen van.',
          'Bak de ballen in de boter rondom bruin en laat ze 20 minuten sudderen.',
        ],
      },
      {
        title: 'Voor de puree',
        foods: ['1 kg aardappelen', '2 preien', '150 ml warme melk', '30 g boter'],
        steps: [
          'Kook de aardappelen in 20 minuten gaar en stamp ze fijn met de melk.',
          'Bak de prei zacht in de boter en schep hem door de puree.',
        ],
      },
    ],
  },
  {
    language: 'sv',
    name: 'Fiskgratäng med dillmos',
    labels: { foods: 'Ingredienser', method: 'Gör så här' },
    parts: [
      {
        title: 'Till gratängen',
        foods: ['600 g torskfilé', '2 dl grädde', '1 dl riven ost', 'salt och peppar'],
        steps: [
          'Sätt ugnen på 200 grader och lägg fisken i en smord form.',
          'Häll över grädden, strö på osten och gratinera i 25 minuter.',
        ],
      },
      {
        title: 'Till moset',
        foods: ['1 kg potatis', '2 dl mjölk', '50 g smör', '1 knippe dill'],
        steps: [
          'Koka potatisen mjuk och mosa den med mjölken och smöret.',
          'Rör ner hackad dill och servera.',
        ],
      },
    ],
  },
  {
    language: 'da',
    name: 'Frikadeller med agurkesalat',
    labels: { foods: 'Ingredienser', method: 'Fremgangsmåde' },
    parts: [
      {
        title: 'Til frikadellerne',
        foods: ['500 g hakket svinekød', '1 løg', '1 æg', '1 dl mælk', 'salt og peber'],
        steps: [
          'Rør kødet med salt, og tilsæt revet løg, æg og mælk.',
          'Form frikadellerne, og steg dem i smør i 5 minutter på hver side.',
        ],
      },
      {
        title: 'Til agurkesalaten',
        foods: ['1 agurk', '1 dl eddike', '2 spsk sukker'],
        steps: ['Skær agurken i tynde skiver.', 'Kog eddike og sukker op, og hæld lagen over agurken.'],
      },
    ],
  },
  {
    language: 'pt',
    name: 'Bolo de cenoura com cobertura de chocolate',
    labels: { foods: 'Ingredientes', method: 'Modo de preparo' },
    parts: [
      {
        title: 'Para a massa',
        foods: [
          '3 cenouras',
          '3 ovos',
          '200 ml de óleo',
          '2 xícaras de farinha de trigo',
          'uma pitada de sal',
        ],
        steps: [
          'Bata as cenouras com os ovos e o óleo no liquidificador.',
          'Misture a farinha e o sal e leve ao forno por 40 minutos.',
        ],
      },
      {
        title: 'Para a cobertura',
        foods: ['4 colheres de sopa de chocolate em pó', '2 colheres de sopa de manteiga', '100 ml de leite'],
        steps: ['Cozinhe o chocolate com a manteiga e o leite até engrossar.', 'Cubra o bolo ainda quente.'],
      },
    ],
  },
  {
    language: 'pl',
    name: 'Pierogi z kapustą i sosem grzybowym',
    labels: { foods: 'Składniki', method: 'Przygotowanie' },
    parts: [
      {
        title: 'Na ciasto',
        foods: ['400 g mąki', '200 ml ciepłej wody', '1 łyżka oleju', 'szczypta soli'],
        steps: [
          'Zagnieć ciasto z mąki, wody, oleju i soli.',
          'Rozwałkuj ciasto, wykrój krążki i nałóż na nie duszoną kapustę.',
          'Gotuj pierogi w osolonej wodzie przez 5 minut.',
        ],
      },
      {
        title: 'Na sos',
        foods: ['250 g pieczarek', '1 cebula', '150 ml śmietany'],
        steps: ['Podsmaż cebulę i pieczarki na maśle.', 'Dodaj śmietanę i duś sos 10 minut.'],
      },
    ],
  },
]
