/**
 * Recipes as families have them, one a line: name; when and what it is; cuisine; minutes;
 * difficulty; pounds a serving; and what goes in for four.
 */
const lines = `
Chicken noodle soup; dinner lunch soup; British; 40; easy; 2.2; 500 g chicken thighs, 2 carrots, 2 sticks celery, 1 onion, 150 g egg noodles, 1 litre chicken stock
Roast chicken with vegetables; dinner sunday; British; 100; medium; 3.1; 1.6 kg whole chicken, 800 g potatoes, 4 carrots, 300 g broccoli, 1 lemon
Chicken fajitas; dinner kid-friendly; Mexican; 30; easy; 2.6; 500 g chicken breasts, 2 red peppers, 1 onion, 8 flour tortillas, 150 ml soured cream, 1 lime
Chicken and leek pie; dinner; British; 75; medium; 2.8; 600 g chicken thighs, 3 leeks, 200 ml double cream, 320 g puff pastry, 300 g frozen peas
Chicken korma; dinner mild; Indian; 45; easy; 2.5; 500 g chicken breasts, 1 onion, 200 ml double cream, 50 g ground almonds, 300 g basmati rice
Chicken tray bake with new potatoes; dinner one_pan; British; 55; easy; 2.4; 8 chicken drumsticks, 750 g new potatoes, 2 courgettes, 1 lemon
Chicken stir fry; dinner quick; Chinese; 20; easy; 2.5; 400 g chicken breasts, 1 red pepper, 200 g sugar snap peas, 300 g rice noodles, 3 tbsp soy sauce
Turkey meatballs with spaghetti; dinner kid-friendly; Italian; 40; easy; 2.3; 500 g turkey mince, 800 g tinned chopped tomatoes, 400 g spaghetti, 1 onion
Sausage casserole; dinner slow_cooker; British; 60; easy; 2.2; 8 pork sausages, 800 g tinned chopped tomatoes, 400 g tinned butter beans, 2 carrots, 1 onion
Sausages with mash and peas; dinner kid-friendly; British; 35; easy; 2.0; 8 pork sausages, 1 kg potatoes, 50 ml milk, 300 g frozen peas
Toad in the hole; dinner; British; 55; medium; 1.9; 8 pork sausages, 3 eggs, 200 ml milk, 140 g plain flour, 300 g green beans
Pulled pork buns; dinner slow_cooker weekend; American; 300; medium; 2.7; 1.5 kg pork shoulder, 6 burger buns, half a white cabbage, 2 carrots
Pork and apple burgers; dinner; British; 30; easy; 2.1; 500 g pork mince, 1 apple, 6 burger buns, 1 little gem lettuce
Spaghetti bolognese; dinner kid-friendly batch; Italian; 60; easy; 2.1; 500 g beef mince, 800 g tinned chopped tomatoes, 2 carrots, 1 onion, 400 g spaghetti
Cottage pie; dinner batch comfort_food; British; 75; medium; 2.3; 500 g beef mince, 1 kg potatoes, 2 carrots, 1 onion, 150 g frozen peas
Lasagne; dinner batch; Italian; 90; hard; 2.6; 500 g beef mince, 800 g tinned chopped tomatoes, 12 lasagne sheets, 600 ml milk, 120 g cheddar
Chilli con carne; dinner batch; Mexican; 70; easy; 2.1; 500 g beef mince, 400 g tinned kidney beans, 800 g tinned chopped tomatoes, 1 red pepper, 300 g long grain rice
Beef stew with dumplings; dinner batch slow_cooker; British; 180; medium; 3.2; 700 g stewing beef, 4 carrots, 2 parsnips, 1 onion, 100 g self-raising flour, 50 g suet
Beef burgers; dinner kid-friendly; American; 30; easy; 2.4; 500 g beef mince, 6 burger buns, 2 tomatoes, 1 little gem lettuce
Beef and broccoli noodles; dinner quick; Chinese; 25; easy; 3.2; 400 g rump steak, 1 head broccoli, 300 g egg noodles, 3 tbsp oyster sauce
Lamb hotpot; dinner; British; 120; medium; 3.6; 700 g lamb neck, 800 g potatoes, 3 carrots, 1 onion
Roast lamb with mint sauce; dinner sunday; British; 130; medium; 4.5; 1.8 kg leg of lamb, 1 kg potatoes, 4 carrots, 300 g green beans
Lamb koftas with flatbread; dinner; Greek; 35; medium; 3.4; 500 g lamb mince, 4 flatbreads, 1 cucumber, 200 g Greek yoghurt
Gammon with parsley sauce; dinner; British; 90; easy; 3.0; 1 kg gammon joint, 800 g potatoes, 300 ml milk, 1 savoy cabbage
Fish pie; dinner comfort_food; British; 70; medium; 3.4; 300 g cod fillets, 200 g smoked haddock, 1 kg potatoes, 400 ml milk, 150 g frozen peas
Salmon with new potatoes and peas; dinner quick; British; 25; easy; 4.0; 4 salmon fillets, 600 g new potatoes, 300 g frozen peas, 1 lemon
Fish fingers with chips and beans; dinner kid-friendly quick; British; 25; easy; 1.7; 12 fish fingers, 800 g oven chips, 400 g tinned baked beans
Tuna pasta bake; dinner kid-friendly; Italian; 40; easy; 1.8; 350 g penne, 290 g tinned tuna, 200 g tinned sweetcorn, 400 ml milk, 120 g cheddar
Cod with tomatoes and olives; dinner; Greek; 35; easy; 3.8; 4 cod fillets, 400 g cherry tomatoes, 80 g black olives, 500 g new potatoes
Prawn fried rice; dinner quick; Chinese; 25; easy; 3.1; 300 g prawns, 300 g long grain rice, 2 eggs, 150 g frozen peas, 4 spring onions
Kedgeree; dinner; Indian; 40; medium; 2.9; 350 g smoked haddock, 300 g basmati rice, 4 eggs, 1 onion
Mackerel on toast with beetroot; lunch quick; British; 10; easy; 2.0; 280 g smoked mackerel, 8 slices bread, 250 g cooked beetroot
Vegetable lasagne; dinner vegetarian; Italian; 85; medium; 2.0; 1 aubergine, 2 courgettes, 1 red pepper, 12 lasagne sheets, 600 ml milk, 120 g cheddar
Mushroom risotto; dinner vegetarian; Italian; 40; medium; 2.2; 400 g chestnut mushrooms, 300 g risotto rice, 1 onion, 60 g parmesan
Chickpea curry; dinner vegetarian quick; Indian; 30; easy; 1.5; 800 g tinned chickpeas, 400 ml coconut milk, 200 g spinach, 1 onion, 300 g basmati rice
Lentil dal with rice; dinner vegetarian; Indian; 40; easy; 1.2; 300 g red lentils, 1 onion, 200 g spinach, 300 g basmati rice
Bean chilli; dinner vegetarian batch; Mexican; 40; easy; 1.4; 400 g tinned kidney beans, 400 g tinned black beans, 800 g tinned chopped tomatoes, 1 red pepper, 300 g long grain rice
Bean burritos; dinner vegetarian quick; Mexican; 25; easy; 1.7; 800 g tinned black beans, 8 flour tortillas, 120 g cheddar, 150 ml soured cream, 1 lime
Halloumi wraps; dinner lunch vegetarian quick; Greek; 20; easy; 2.6; 450 g halloumi, 8 flour tortillas, 1 cucumber, 200 g Greek yoghurt
Halloumi and pepper tray bake; dinner vegetarian one_pan; Greek; 40; easy; 2.7; 450 g halloumi, 3 peppers, 2 courgettes, 500 g new potatoes
Macaroni cheese; dinner vegetarian kid-friendly; British; 35; easy; 1.6; 350 g macaroni, 600 ml milk, 200 g cheddar, 300 g broccoli
Pesto pasta with peas; dinner vegetarian quick kid-friendly; Italian; 20; easy; 1.5; 400 g pasta, 190 g pesto, 200 g frozen peas, 40 g parmesan
Tomato and mascarpone pasta; dinner vegetarian quick; Italian; 20; easy; 1.7; 400 g penne, 800 g tinned chopped tomatoes, 250 g mascarpone, 1 bunch basil
Spinach and ricotta cannelloni; dinner vegetarian; Italian; 60; medium; 2.1; 250 g ricotta, 400 g spinach, 16 cannelloni tubes, 800 g tinned chopped tomatoes
Vegetable stir fry with tofu; dinner vegetarian quick; Chinese; 20; easy; 2.0; 400 g tofu, 1 head broccoli, 1 red pepper, 2 carrots, 300 g rice noodles
Pad thai with tofu; dinner vegetarian; Thai; 30; medium; 2.2; 400 g tofu, 300 g rice noodles, 2 eggs, 200 g beansprouts, 60 g peanuts, 1 lime
Thai green vegetable curry; dinner vegetarian; Thai; 35; easy; 2.1; 400 ml coconut milk, 200 g green beans, 1 aubergine, 1 red pepper, 300 g jasmine rice
Margherita pizza; dinner vegetarian kid-friendly friday; Italian; 35; medium; 1.6; 500 g pizza dough, 250 g mozzarella, 400 g passata, 1 bunch basil
Homemade pizza with ham; dinner kid-friendly friday; Italian; 35; medium; 1.9; 500 g pizza dough, 250 g mozzarella, 400 g passata, 150 g ham
Vegetable toad in the hole; dinner vegetarian; British; 50; medium; 1.8; 8 vegetarian sausages, 3 eggs, 200 ml milk, 140 g plain flour, 300 g green beans
Veggie burgers and wedges; dinner vegetarian kid-friendly; American; 40; easy; 2.0; 400 g tinned chickpeas, 6 burger buns, 800 g potatoes, 1 little gem lettuce
Jacket potatoes with cheese and beans; dinner lunch vegetarian; British; 70; easy; 1.2; 4 baking potatoes, 800 g tinned baked beans, 150 g cheddar
Omelette with salad; dinner lunch vegetarian quick; French; 15; easy; 1.3; 8 eggs, 100 g cheddar, 1 little gem lettuce, 2 tomatoes
Shakshuka; dinner vegetarian; Middle Eastern; 30; easy; 1.5; 6 eggs, 800 g tinned chopped tomatoes, 2 red peppers, 1 onion
Vegetable tagine with couscous; dinner vegetarian; Moroccan; 50; easy; 1.8; 400 g tinned chickpeas, half a butternut squash, 2 carrots, 100 g apricots, 300 g couscous
Leek and potato soup; dinner lunch vegetarian soup batch; British; 40; easy; 1.1; 3 leeks, 500 g potatoes, 1 onion, 100 ml double cream
Tomato soup with cheese toasties; lunch dinner vegetarian soup; British; 30; easy; 1.4; 800 g tinned chopped tomatoes, 1 onion, 8 slices bread, 150 g cheddar
Minestrone; lunch dinner vegetarian soup batch; Italian; 45; easy; 1.3; 2 carrots, 2 sticks celery, half a savoy cabbage, 400 g tinned chopped tomatoes, 150 g small pasta
Lentil and bacon soup; lunch dinner soup batch; British; 45; easy; 1.3; 250 g red lentils, 150 g bacon, 2 carrots, 1 onion
Pea and ham soup; lunch dinner soup batch; British; 50; easy; 1.5; 500 g frozen peas, 200 g ham, 1 onion, 1 potato
Butternut squash soup; lunch dinner vegetarian soup batch; British; 45; easy; 1.2; 1 butternut squash, 1 onion, 100 ml double cream
Egg sandwiches; lunch vegetarian quick; British; 15; easy; 1.0; 6 eggs, 8 slices bread, 1 punnet cress
Cheese and ham toasties; lunch quick kid-friendly; British; 10; easy; 1.3; 8 slices bread, 150 g cheddar, 150 g ham
Hummus and carrot pittas; lunch vegetarian quick kid-friendly; Greek; 10; easy; 1.1; 200 g hummus, 2 carrots, 6 pitta breads
Tuna and sweetcorn jackets; lunch; British; 70; easy; 1.5; 4 baking potatoes, 290 g tinned tuna, 200 g tinned sweetcorn
Greek salad with pitta; lunch vegetarian quick light; Greek; 15; easy; 2.2; 200 g feta, 1 cucumber, 4 tomatoes, 6 pitta breads
Chicken Caesar salad; lunch dinner light; American; 25; easy; 2.8; 400 g chicken breasts, 2 romaine lettuces, 60 g parmesan, 4 slices bread
Couscous salad with feta; lunch vegetarian light; Middle Eastern; 20; easy; 1.9; 250 g couscous, 200 g feta, 1 cucumber, 250 g cherry tomatoes
Liver and onions; dinner; British; 35; easy; 1.9; 500 g lamb's liver, 3 onions, 800 g potatoes, 1 savoy cabbage
Cauliflower cheese with ham; dinner; British; 50; easy; 2.0; 1 cauliflower, 500 ml milk, 150 g cheddar, 200 g ham
Cauliflower cheese; dinner vegetarian; British; 45; easy; 1.6; 1 cauliflower, 500 ml milk, 150 g cheddar
Steak and kidney pie; dinner; British; 150; hard; 3.1; 500 g stewing beef, 200 g kidneys, 320 g puff pastry, 1 onion
Poached haddock with mash; dinner; British; 35; easy; 3.4; 600 g smoked haddock, 1 kg potatoes, 400 ml milk, 200 g spinach
Grilled plaice with greens; dinner quick light; British; 20; easy; 3.8; 4 plaice fillets, 500 g new potatoes, 200 g spring greens, 1 lemon
Pork chops with apple sauce; dinner; British; 35; easy; 2.7; 4 pork chops, 3 apples, 800 g potatoes, 300 g green beans
Coronation chicken salad; lunch dinner light; British; 20; easy; 2.4; 400 g cooked chicken, 150 g Greek yoghurt, 50 g sultanas, 1 little gem lettuce, 300 g basmati rice
Porridge with banana; breakfast quick; British; 10; easy; 0.5; 200 g oats, 600 ml milk, 3 bananas
Scrambled eggs on toast; breakfast quick; British; 10; easy; 0.9; 8 eggs, 8 slices bread
Pancakes with berries; breakfast weekend kid-friendly; American; 25; easy; 0.9; 200 g plain flour, 2 eggs, 300 ml milk, 200 g blueberries
Yoghurt and granola; breakfast quick; British; 5; easy; 1.0; 500 g Greek yoghurt, 200 g granola, 200 g strawberries
Garlic bread; side; Italian; 15; easy; 0.6; 1 baguette, 75 g butter, 3 cloves garlic
Green salad; side; French; 10; easy; 0.8; 1 little gem lettuce, half a cucumber, 2 tomatoes
Roast carrots and parsnips; side; British; 45; easy; 0.7; 4 carrots, 3 parsnips
Coleslaw; side; American; 15; easy; 0.6; half a white cabbage, 2 carrots, 4 tbsp mayonnaise
Guacamole; dip snack; Mexican; 10; easy; 1.1; 3 avocados, 1 lime, 1 tomato
Apple crumble; dessert; British; 60; easy; 0.9; 6 apples, 150 g plain flour, 100 g butter, 80 g sugar
`

/** All recipes in the words of the product's call. */
export const familyRecipes = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [name, tags, cuisine, minutes, difficulty, cost, ingredients] = line.split('; ')
    return {
      name,
      tags: tags.split(' ').map((tag) => tag.replace('_', ' ')),
      cuisine,
      totalTimeMinutes: Number(minutes),
      difficulty,
      budgetPerServing: cost,
      ingredients: ingredients.split(', '),
      steps: ['Cook it as always.'],
      servings: 4,
    }
  })
