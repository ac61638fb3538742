/** The words of recipes in the held-out layouts that were composed later: none is looked at. */

import { lists } from './composed-words.mjs'

/** Words that stand in no other recipe here; the foods by how they are measured. */
export const heldOutWords = {
  foods: {
    weighed: lists(
      `wholemeal flour; spelt flour; demerara sugar; salted butter; pancetta; lamb neck; duck breast; smoked haddock; mussels; puy lentils; arborio rice; farfalle; desiccated coconut; milk chocolate; feta; goat's cheese; stilton; broad beans; rocket; chestnut mushrooms; turnips; floury potatoes; savoy cabbage; dried cranberries; blackberries; edamame; bulgur wheat; polenta; clotted cream; merguez; pork belly; venison mince; sea bass; cavolo nero; fennel; prunes; walnuts; filo pastry; quinoa; butternut squash`,
    ),
    poured: lists(
      `skimmed milk; soured cream; beef stock; fish stock; warm water; kefir; condensed milk; dry sherry; pineapple juice; tomato ketchup; port; almond milk; lemonade; white wine; evaporated milk`,
    ),
    spooned: lists(
      `rapeseed oil; bicarbonate of soda; ground coriander; cayenne pepper; oyster sauce; Worcestershire sauce; treacle; wholegrain mustard; sundried tomato paste; ground ginger; almond extract; curry powder; dried sage; walnut oil; cider vinegar; arrowroot; horseradish; agave syrup; allspice; fennel seeds; poppy seeds; gochujang; capers; mango chutney; sumac; marmalade`,
    ),
    counted: lists(
      `white onions; garlic bulbs; duck eggs; parsnips; celery hearts; radishes; curry leaves; oranges; plantains; marrows; yellow peppers; artichokes; banana shallots; Scotch bonnets; cinnamon sticks; turnips; corn cobs; naan breads; crumpets; egg whites; conference pears; lamb cutlets; thyme sprigs; figs; juniper berries; vanilla pods; vine tomatoes; bread rolls`,
    ),
  },
  without: lists(
    `freshly ground pepper; a pinch of salt; sunflower oil, for frying; basil leaves; cocoa, for dusting; orange wedges; smoked salt; a few mint leaves; extra butter for the tin; crusty bread, to serve`,
  ),
  notes: lists(
    `cut into chunks; very finely chopped; shredded; patted dry; chilled; beaten; coarsely grated; shelled; bruised; to finish; sliced into rounds; roasted; soaked overnight; quartered; zested; bones removed; warmed; cored; crumbled; strained`,
  ),
  ways: lists(
    `Charred; Poached; Herby; Hearty; Pickled; Toasted; Chilled; Buttery; Tray-baked; Festive; Simple; Peppered; Midweek; Steamed; Harvest; Zesty`,
  ),
  dishes: lists(
    `Ragout; Flan; Pasties; Slaw; Broth; Lasagne; Biryani; Rissoles; Frittata; Risotto; Scones; Kebabs; Goulash; Cobbler; Stir-fry; Gnocchi; Terrine; Waffles; Bisque; Strudel`,
  ),
  doings: [
    (a, b) =>
      `Set the oven to 175°C and butter a deep dish. Spread the ${a} over the base and tuck in the ${b}.`,
    (a) =>
      `Melt a spoonful of fat in a wide pot, tip in the ${a} and soften for 9 minutes without letting it brown.`,
    (a, b) => `Tip the ${a} into the pot with the ${b}, bring to the boil and skim off any froth.`,
    (a, b) => `Work the ${a} into the ${b} with your fingertips until it looks like breadcrumbs.`,
    (a) => `Lower the heat, add the ${a} and put the lid on for 40 minutes.`,
    (a) => `Taste, add more seasoning if it needs it, and leave the ${a} to rest for 5 minutes.`,
    (a, b) => `Lay the ${a} on a tray, brush with the ${b} and roast until browned at the edges.`,
    (a) => `Blend with the ${a} until completely smooth, then pass through a sieve.`,
    (a, b) => `Roll out on a floured board, fill with the ${a} and the ${b}, and pinch the edges shut.`,
    (a) => `Spoon onto plates and crumble the ${a} on top.`,
    (a) => `Chill for 2 hours, then turn out and serve with the ${a} on the side.`,
  ],
  intros: [
    'Nobody at home ever leaves any of this, so I usually double it.',
    'A good one for the freezer, and kind to a small budget.',
    'It came from a neighbour who cooked for a ship for thirty years.',
    'Bright, sharp and ready in no time at all.',
  ],
}
