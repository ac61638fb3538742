/**
 * Nutrients of foods in 100 g and weights of their portions, a JSON line each, for `nutrients.ts`.
 * Written by `scripts/lexicon.mjs` from `data/nutrition/sources.jsonl`.
 */
export const nutrientsText = `{"source":"own:0,0,0,0,0,0,0,0","description":"typical label values, own estimate","per100g":{"kcal":0,"protein":0,"carbs":0,"fat":0,"saturates":0,"fibre":0,"sugars":0,"sodium":0}}
{"source":"own:0,0,100,0,0,0,0,0","description":"typical label values, own estimate","per100g":{"kcal":0,"protein":0,"carbs":100,"fat":0,"saturates":0,"fibre":0,"sugars":0,"sodium":0}}
{"source":"own:121,7.7,9,6,1,4,0.5,350","description":"typical label values, own estimate","per100g":{"kcal":121,"protein":7.7,"carbs":9,"fat":6,"saturates":1,"fibre":4,"sugars":0.5,"sodium":350}}
{"source":"own:125,2,4,12,7,0,2,400","description":"typical label values, own estimate","per100g":{"kcal":125,"protein":2,"carbs":4,"fat":12,"saturates":7,"fibre":0,"sugars":2,"sodium":400}}
{"source":"own:137,2,9,10,1.5,3,2,300","description":"typical label values, own estimate","per100g":{"kcal":137,"protein":2,"carbs":9,"fat":10,"saturates":1.5,"fibre":3,"sugars":2,"sodium":300}}
{"source":"own:150,0,38,0,0,0,37,5","description":"typical label values, own estimate","per100g":{"kcal":150,"protein":0,"carbs":38,"fat":0,"saturates":0,"fibre":0,"sugars":37,"sodium":5}}
{"source":"own:150,2,12,10,1.5,4,5,1500","description":"typical label values, own estimate","per100g":{"kcal":150,"protein":2,"carbs":12,"fat":10,"saturates":1.5,"fibre":4,"sugars":5,"sodium":1500}}
{"source":"own:170,4.6,35,0.6,0.2,2,0.6,350","description":"typical label values, own estimate","per100g":{"kcal":170,"protein":4.6,"carbs":35,"fat":0.6,"saturates":0.2,"fibre":2,"sugars":0.6,"sodium":350}}
{"source":"own:18,1,3,0.2,0,0,0,10","description":"typical label values, own estimate","per100g":{"kcal":18,"protein":1,"carbs":3,"fat":0.2,"saturates":0,"fibre":0,"sugars":0,"sodium":10}}
{"source":"own:195,2,5,19,3,0,3,60","description":"typical label values, own estimate","per100g":{"kcal":195,"protein":2,"carbs":5,"fat":19,"saturates":3,"fibre":0,"sugars":3,"sodium":60}}
{"source":"own:240,0.3,45,0,0,0,40,20","description":"typical label values, own estimate","per100g":{"kcal":240,"protein":0.3,"carbs":45,"fat":0,"saturates":0,"fibre":0,"sugars":40,"sodium":20}}
{"source":"own:250,8,49,2.5,0.4,2,2,500","description":"typical label values, own estimate","per100g":{"kcal":250,"protein":8,"carbs":49,"fat":2.5,"saturates":0.4,"fibre":2,"sugars":2,"sodium":500}}
{"source":"own:26,2.5,3.1,0.4,0.1,2,1.9,5","description":"typical label values, own estimate","per100g":{"kcal":26,"protein":2.5,"carbs":3.1,"fat":0.4,"saturates":0.1,"fibre":2,"sugars":1.9,"sodium":5}}
{"source":"own:270,15,15,17,3,1,0.5,550","description":"typical label values, own estimate","per100g":{"kcal":270,"protein":15,"carbs":15,"fat":17,"saturates":3,"fibre":1,"sugars":0.5,"sodium":550}}
{"source":"own:270,41,44,3.7,0.7,36,0.5,530","description":"typical label values, own estimate","per100g":{"kcal":270,"protein":41,"carbs":44,"fat":3.7,"saturates":0.7,"fibre":36,"sugars":0.5,"sodium":530}}
{"source":"own:270,7,35,12,5,1.5,3,350","description":"typical label values, own estimate","per100g":{"kcal":270,"protein":7,"carbs":35,"fat":12,"saturates":5,"fibre":1.5,"sugars":3,"sodium":350}}
{"source":"own:274,0.6,62,4.3,2,1.3,60,20","description":"typical label values, own estimate","per100g":{"kcal":274,"protein":0.6,"carbs":62,"fat":4.3,"saturates":2,"fibre":1.3,"sugars":60,"sodium":20}}
{"source":"own:284,11,46,5,1.5,2.5,2,450","description":"typical label values, own estimate","per100g":{"kcal":284,"protein":11,"carbs":46,"fat":5,"saturates":1.5,"fibre":2.5,"sugars":2,"sodium":450}}
{"source":"own:290,12,45,6.5,3.5,2.5,2,350","description":"typical label values, own estimate","per100g":{"kcal":290,"protein":12,"carbs":45,"fat":6.5,"saturates":3.5,"fibre":2.5,"sugars":2,"sodium":350}}
{"source":"own:290,9,20,20,9,1.5,2,550","description":"typical label values, own estimate","per100g":{"kcal":290,"protein":9,"carbs":20,"fat":20,"saturates":9,"fibre":1.5,"sugars":2,"sodium":550}}
{"source":"own:316,8,50,9,4,2,10,400","description":"typical label values, own estimate","per100g":{"kcal":316,"protein":8,"carbs":50,"fat":9,"saturates":4,"fibre":2,"sugars":10,"sodium":400}}
{"source":"own:324,30,39,5.3,0.8,38,0,30","description":"typical label values, own estimate","per100g":{"kcal":324,"protein":30,"carbs":39,"fat":5.3,"saturates":0.8,"fibre":38,"sugars":0,"sodium":30}}
{"source":"own:329,6,41,16,6,1.5,8,550","description":"typical label values, own estimate","per100g":{"kcal":329,"protein":6,"carbs":41,"fat":16,"saturates":6,"fibre":1.5,"sugars":8,"sodium":550}}
{"source":"own:330,10,65,2,0.4,15,20,500","description":"typical label values, own estimate","per100g":{"kcal":330,"protein":10,"carbs":65,"fat":2,"saturates":0.4,"fibre":15,"sugars":20,"sodium":500}}
{"source":"own:350,40,30,5,1,30,5,200","description":"typical label values, own estimate","per100g":{"kcal":350,"protein":40,"carbs":30,"fat":5,"saturates":1,"fibre":30,"sugars":5,"sodium":200}}
{"source":"own:36,0,2.6,0,0,0,2.6,4","description":"typical label values, own estimate","per100g":{"kcal":36,"protein":0,"carbs":2.6,"fat":0,"saturates":0,"fibre":0,"sugars":2.6,"sodium":4}}
{"source":"own:380,4,92,0,0,0,92,60","description":"typical label values, own estimate","per100g":{"kcal":380,"protein":4,"carbs":92,"fat":0,"saturates":0,"fibre":0,"sugars":92,"sodium":60}}
{"source":"own:388,50,40,4.5,0.8,22,0,30","description":"typical label values, own estimate","per100g":{"kcal":388,"protein":50,"carbs":40,"fat":4.5,"saturates":0.8,"fibre":22,"sugars":0,"sodium":30}}
{"source":"own:42,2,2,0,0,80,0,0","description":"typical label values, own estimate","per100g":{"kcal":42,"protein":2,"carbs":2,"fat":0,"saturates":0,"fibre":80,"sugars":0,"sodium":0}}
{"source":"own:43,0.9,7,0,0,2,5,20","description":"typical label values, own estimate","per100g":{"kcal":43,"protein":0.9,"carbs":7,"fat":0,"saturates":0,"fibre":2,"sugars":5,"sodium":20}}
{"source":"own:441,10,63,18,2,9,3,700","description":"typical label values, own estimate","per100g":{"kcal":441,"protein":10,"carbs":63,"fat":18,"saturates":2,"fibre":9,"sugars":3,"sodium":700}}
{"source":"own:45,1,6.7,1.5,0.2,0.8,4,42","description":"typical label values, own estimate","per100g":{"kcal":45,"protein":1,"carbs":6.7,"fat":1.5,"saturates":0.2,"fibre":0.8,"sugars":4,"sodium":42}}
{"source":"own:456,6,44,30,8,2,32,250","description":"typical label values, own estimate","per100g":{"kcal":456,"protein":6,"carbs":44,"fat":30,"saturates":8,"fibre":2,"sugars":32,"sodium":250}}
{"source":"own:484,4.5,72.6,19.5,9.4,1.3,38,380","description":"typical label values, own estimate","per100g":{"kcal":484,"protein":4.5,"carbs":72.6,"fat":19.5,"saturates":9.4,"fibre":1.3,"sugars":38,"sodium":380}}
{"source":"own:527,0.5,60,31,3,1,3,900","description":"typical label values, own estimate","per100g":{"kcal":527,"protein":0.5,"carbs":60,"fat":31,"saturates":3,"fibre":1,"sugars":3,"sodium":900}}
{"source":"own:530,7,54,32,5,3,2,700","description":"typical label values, own estimate","per100g":{"kcal":530,"protein":7,"carbs":54,"fat":32,"saturates":5,"fibre":3,"sugars":2,"sodium":700}}
{"source":"own:592,6,40,44,20,3,9,500","description":"typical label values, own estimate","per100g":{"kcal":592,"protein":6,"carbs":40,"fat":44,"saturates":20,"fibre":3,"sugars":9,"sodium":500}}
{"source":"own:75,0.8,2,7,6,0.3,1,15","description":"typical label values, own estimate","per100g":{"kcal":75,"protein":0.8,"carbs":2,"fat":7,"saturates":6,"fibre":0.3,"sugars":1,"sodium":15}}
{"source":"own:780,9,9,80,12,3,5,900","description":"typical label values, own estimate","per100g":{"kcal":780,"protein":9,"carbs":9,"fat":80,"saturates":12,"fibre":3,"sugars":5,"sodium":900}}
{"source":"sr28:01001","description":"Butter, salted","per100g":{"kcal":717,"protein":0.85,"carbs":0.06,"fat":81.11,"saturates":51.368,"fibre":0,"sugars":0.06,"sodium":643},"portions":[["pat (1\\" sq, 1/3\\" high)",5],["tbsp",14.2],["cup",227],["stick",113]]}
{"source":"sr28:01002","description":"Butter, whipped, with salt","per100g":{"kcal":718,"protein":0.49,"carbs":2.87,"fat":78.3,"saturates":45.39,"fibre":0,"sugars":0.06,"sodium":583},"portions":[["pat (1\\" sq, 1/3\\" high)",3.8],["tbsp",9.4],["cup",151],["stick",76]]}
{"source":"sr28:01003","description":"Butter oil, anhydrous","per100g":{"kcal":876,"protein":0.28,"carbs":0,"fat":99.48,"saturates":61.924,"fibre":0,"sugars":0,"sodium":2},"portions":[["tbsp",12.8],["cup",205]]}
{"source":"sr28:01004","description":"Cheese, blue","per100g":{"kcal":353,"protein":21.4,"carbs":2.34,"fat":28.74,"saturates":18.669,"fibre":0,"sugars":0.5,"sodium":1146},"portions":[["cup, crumbled, not packed",135]]}
{"source":"sr28:01006","description":"Cheese, brie","per100g":{"kcal":334,"protein":20.75,"carbs":0.45,"fat":27.68,"saturates":17.41,"fibre":0,"sugars":0.45,"sodium":629},"portions":[["cup, sliced",144],["cup, melted",240],["package (4.5 oz)",128]]}
{"source":"sr28:01007","description":"Cheese, camembert","per100g":{"kcal":300,"protein":19.8,"carbs":0.46,"fat":24.26,"saturates":15.259,"fibre":0,"sugars":0.46,"sodium":842},"portions":[["cup",246],["wedge (1.33 oz)",38]]}
{"source":"sr28:01009","description":"Cheese, cheddar","per100g":{"kcal":404,"protein":22.87,"carbs":3.09,"fat":33.31,"saturates":18.867,"fibre":0,"sugars":0.48,"sodium":653},"portions":[["cup, diced",132],["cup, melted",244],["cup, shredded",113],["slice (1 oz)",28]]}
{"source":"sr28:01010","description":"Cheese, cheshire","per100g":{"kcal":387,"protein":23.37,"carbs":4.78,"fat":30.6,"saturates":19.475,"fibre":0,"sodium":700}}
{"source":"sr28:01011","description":"Cheese, colby","per100g":{"kcal":394,"protein":23.76,"carbs":2.57,"fat":32.11,"saturates":20.218,"fibre":0,"sugars":0.52,"sodium":604},"portions":[["cup, diced",132],["cup, shredded",113],["slice (1 oz)",28]]}
{"source":"sr28:01012","description":"Cheese, cottage, creamed, large or small curd","per100g":{"kcal":98,"protein":11.12,"carbs":3.38,"fat":4.3,"saturates":1.718,"fibre":0,"sugars":2.67,"sodium":364},"portions":[["cup, large curd (not packed)",210],["cup, small curd (not packed)",225]]}
{"source":"sr28:01015","description":"Cheese, cottage, lowfat, 2% milkfat","per100g":{"kcal":81,"protein":10.45,"carbs":4.76,"fat":2.27,"saturates":1.235,"fibre":0,"sugars":4,"sodium":308},"portions":[["cup (not packed)",226]]}
{"source":"sr28:01017","description":"Cheese, cream","per100g":{"kcal":350,"protein":6.15,"carbs":5.52,"fat":34.44,"saturates":20.213,"fibre":0,"sugars":3.76,"sodium":314},"portions":[["tbsp",14.5],["cup",232],["tbsp, whipped",10],["package, small (3 oz)",85]]}
{"source":"sr28:01018","description":"Cheese, edam","per100g":{"kcal":357,"protein":24.99,"carbs":1.43,"fat":27.8,"saturates":17.572,"fibre":0,"sugars":1.43,"sodium":812},"portions":[["package (7 oz)",198]]}
{"source":"sr28:01019","description":"Cheese, feta","per100g":{"kcal":264,"protein":14.21,"carbs":4.09,"fat":21.28,"saturates":14.946,"fibre":0,"sugars":4.09,"sodium":917},"portions":[["cup, crumbled",150],["wedge (1.33 oz)",38]]}
{"source":"sr28:01020","description":"Cheese, fontina","per100g":{"kcal":389,"protein":25.6,"carbs":1.55,"fat":31.14,"saturates":19.196,"fibre":0,"sugars":1.55,"sodium":800},"portions":[["cup, diced",132],["cup, shredded",108],["slice (1 oz)",28],["package (8 oz)",227]]}
{"source":"sr28:01022","description":"Cheese, gouda","per100g":{"kcal":356,"protein":24.94,"carbs":2.22,"fat":27.44,"saturates":17.614,"fibre":0,"sugars":2.22,"sodium":819},"portions":[["package (7 oz)",198]]}
{"source":"sr28:01023","description":"Cheese, gruyere","per100g":{"kcal":413,"protein":29.81,"carbs":0.36,"fat":32.34,"saturates":18.913,"fibre":0,"sugars":0.36,"sodium":714},"portions":[["slice (1 oz)",28],["cup, diced",132],["cup, shredded",108],["package (6 oz)",170]]}
{"source":"sr28:01025","description":"Cheese, monterey","per100g":{"kcal":373,"protein":24.48,"carbs":0.68,"fat":30.28,"saturates":19.066,"fibre":0,"sugars":0.5,"sodium":600},"portions":[["cup, diced",132],["cup, shredded",113],["slice (1 oz)",28],["package (6 oz)",170]]}
{"source":"sr28:01026","description":"Cheese, mozzarella, whole milk","per100g":{"kcal":300,"protein":22.17,"carbs":2.19,"fat":22.35,"saturates":13.152,"fibre":0,"sugars":1.03,"sodium":627},"portions":[["cup, shredded",112],["slices",28.33]]}
{"source":"sr28:01029","description":"Cheese, mozzarella, low moisture, part-skim","per100g":{"kcal":295,"protein":23.75,"carbs":5.58,"fat":19.78,"saturates":11.295,"fibre":0,"sugars":1.9,"sodium":666},"portions":[["cup, diced",132],["cup, shredded",113],["slice (1 oz)",28]]}
{"source":"sr28:01030","description":"Cheese, muenster","per100g":{"kcal":368,"protein":23.41,"carbs":1.12,"fat":30.04,"saturates":19.113,"fibre":0,"sugars":1.12,"sodium":628},"portions":[["cup, diced",132],["cup, shredded",113],["slice (1 oz)",28],["package (6 oz)",170]]}
{"source":"sr28:01031","description":"Cheese, neufchatel","per100g":{"kcal":253,"protein":9.15,"carbs":3.59,"fat":22.78,"saturates":12.79,"fibre":0,"sugars":3.19,"sodium":334},"portions":[["package (3 oz)",85]]}
{"source":"sr28:01032","description":"Cheese, parmesan, grated","per100g":{"kcal":420,"protein":28.42,"carbs":13.91,"fat":27.84,"saturates":15.371,"fibre":0,"sugars":0.07,"sodium":1804},"portions":[["cup",100],["tbsp",5]]}
{"source":"sr28:01033","description":"Cheese, parmesan, hard","per100g":{"kcal":392,"protein":35.75,"carbs":3.22,"fat":25.83,"saturates":16.41,"fibre":0,"sugars":0.8,"sodium":1376},"portions":[["package (5 oz)",28.4]]}
{"source":"sr28:01035","description":"Cheese, provolone","per100g":{"kcal":351,"protein":25.58,"carbs":2.14,"fat":26.62,"saturates":17.078,"fibre":0,"sugars":0.56,"sodium":876},"portions":[["cup, diced",132],["slice (1 oz)",28],["package (6 oz)",170]]}
{"source":"sr28:01036","description":"Cheese, ricotta, whole milk","per100g":{"kcal":174,"protein":11.26,"carbs":3.04,"fat":12.98,"saturates":8.295,"fibre":0,"sugars":0.27,"sodium":84},"portions":[["cup",248],["cup",246]]}
{"source":"sr28:01037","description":"Cheese, ricotta, part skim milk","per100g":{"kcal":138,"protein":11.39,"carbs":5.14,"fat":7.91,"saturates":4.927,"fibre":0,"sugars":0.31,"sodium":99},"portions":[["cup",248],["cup",246]]}
{"source":"sr28:01038","description":"Cheese, romano","per100g":{"kcal":387,"protein":31.8,"carbs":3.63,"fat":26.94,"saturates":17.115,"fibre":0,"sugars":0.73,"sodium":1433},"portions":[["package (5 oz)",28.4]]}
{"source":"sr28:01039","description":"Cheese, roquefort","per100g":{"kcal":369,"protein":21.54,"carbs":2,"fat":30.64,"saturates":19.263,"fibre":0,"sodium":1809},"portions":[["package (3 oz)",85]]}
{"source":"sr28:01040","description":"Cheese, swiss","per100g":{"kcal":393,"protein":26.96,"carbs":1.44,"fat":30.99,"saturates":18.227,"fibre":0,"sugars":0,"sodium":187},"portions":[["cup, diced",132],["cup, melted",244],["cup, shredded",108],["slice (1 oz)",28]]}
{"source":"sr28:01042","description":"Cheese, pasteurized process, American, fortified with vitamin D","per100g":{"kcal":366,"protein":18.13,"carbs":4.78,"fat":30.71,"saturates":18.057,"fibre":0,"sugars":2.26,"sodium":1671},"portions":[["slice (1 oz)",28],["slice (3/4 oz)",21],["cup, shredded",113],["cup, diced",140],["cup, melted",244]]}
{"source":"sr28:01049","description":"Cream, fluid, half and half","per100g":{"kcal":123,"protein":3.13,"carbs":4.73,"fat":10.39,"saturates":7.032,"fibre":0,"sugars":4.13,"sodium":61},"portions":[["fl oz",30.2],["tbsp",15],["cup",242],["container, individual (.5 fl oz)",15]]}
{"source":"sr28:01050","description":"Cream, fluid, light (coffee cream or table cream)","per100g":{"kcal":191,"protein":2.96,"carbs":2.82,"fat":19.1,"saturates":10.176,"fibre":0,"sugars":3.67,"sodium":72},"portions":[["fl oz",30],["tbsp",15],["cup",240],["container, individual",11.1]]}
{"source":"sr28:01053","description":"Cream, fluid, heavy whipping","per100g":{"kcal":340,"protein":2.84,"carbs":2.74,"fat":36.08,"saturates":23.032,"fibre":0,"sugars":2.92,"sodium":27},"portions":[["cup, whipped",120],["tbsp",15],["fl oz",29.8]]}
{"source":"sr28:01056","description":"Cream, sour, cultured","per100g":{"kcal":198,"protein":2.44,"carbs":4.63,"fat":19.35,"saturates":10.14,"fibre":0,"sugars":3.41,"sodium":31},"portions":[["tbsp",12],["cup",230]]}
{"source":"sr28:01057","description":"Eggnog","per100g":{"kcal":88,"protein":4.55,"carbs":8.05,"fat":4.19,"saturates":2.591,"fibre":0,"sugars":8.05,"sodium":54},"portions":[["cup",254],["fl oz",31.8],["quart",1016]]}
{"source":"sr28:01069","description":"Cream substitute, powdered","per100g":{"kcal":529,"protein":2.48,"carbs":59.29,"fat":32.92,"saturates":19.146,"fibre":0,"sugars":7.77,"sodium":124},"portions":[["cup",94],["tsp",2],["packet",3]]}
{"source":"sr28:01073","description":"Dessert topping, semi solid, frozen","per100g":{"kcal":318,"protein":1.25,"carbs":23.05,"fat":25.31,"saturates":21.783,"fibre":0,"sugars":23.05,"sodium":25},"portions":[["cup",75],["tbsp",4]]}
{"source":"sr28:01077","description":"Milk, whole, 3.25% milkfat, with added vitamin D","per100g":{"kcal":61,"protein":3.15,"carbs":4.8,"fat":3.25,"saturates":1.865,"fibre":0,"sugars":5.05,"sodium":43},"portions":[["cup",244],["fl oz",30.5],["tbsp",15],["quart",976]]}
{"source":"sr28:01079","description":"Milk, reduced fat, fluid, 2% milkfat, with added vitamin A and vitamin D","per100g":{"kcal":50,"protein":3.3,"carbs":4.8,"fat":1.98,"saturates":1.257,"fibre":0,"sugars":5.06,"sodium":47},"portions":[["cup",244],["fl oz",30.5],["quart",976]]}
{"source":"sr28:01085","description":"Milk, nonfat, fluid, with added vitamin A and vitamin D (fat free or skim)","per100g":{"kcal":34,"protein":3.37,"carbs":4.96,"fat":0.08,"saturates":0.056,"fibre":0,"sugars":5.09,"sodium":42},"portions":[["cup",245],["fl oz",30.6],["quart",980]]}
{"source":"sr28:01088","description":"Milk, buttermilk, fluid, cultured, lowfat","per100g":{"kcal":40,"protein":3.31,"carbs":4.79,"fat":0.88,"saturates":0.548,"fibre":0,"sugars":4.79,"sodium":190},"portions":[["cup",245],["fl oz",30.6],["quart",980]]}
{"source":"sr28:01090","description":"Milk, dry, whole, with added vitamin D","per100g":{"kcal":496,"protein":26.32,"carbs":38.42,"fat":26.71,"saturates":16.742,"fibre":0,"sugars":38.42,"sodium":371},"portions":[["cup",128],["cup",128]]}
{"source":"sr28:01091","description":"Milk, dry, nonfat, regular, without added vitamin A and vitamin D","per100g":{"kcal":362,"protein":36.16,"carbs":51.98,"fat":0.77,"saturates":0.499,"fibre":0,"sugars":51.98,"sodium":535},"portions":[["cup",120],["cup",120],["tbsp",4.6]]}
{"source":"sr28:01095","description":"Milk, canned, condensed, sweetened","per100g":{"kcal":321,"protein":7.91,"carbs":54.4,"fat":8.7,"saturates":5.486,"fibre":0,"sugars":54.4,"sodium":127},"portions":[["fl oz",38.2],["cup",306]]}
{"source":"sr28:01096","description":"Milk, canned, evaporated, with added vitamin D and without added vitamin A","per100g":{"kcal":134,"protein":6.81,"carbs":10.04,"fat":7.56,"saturates":4.591,"fibre":0,"sugars":10.04,"sodium":106},"portions":[["fl oz",31.5],["cup",252],["can (13 oz)",369],["cup",252]]}
{"source":"sr28:01097","description":"Milk, canned, evaporated, nonfat, with added vitamin A and vitamin D","per100g":{"kcal":78,"protein":7.55,"carbs":11.35,"fat":0.2,"saturates":0.121,"fibre":0,"sugars":11.35,"sodium":115},"portions":[["fl oz",31.9],["cup",256],["cup",256]]}
{"source":"sr28:01102","description":"Milk, chocolate, fluid, commercial, whole, with added vitamin A and vitamin D","per100g":{"kcal":83,"protein":3.17,"carbs":10.34,"fat":3.39,"saturates":2.104,"fibre":0.8,"sugars":9.54,"sodium":60},"portions":[["cup",250],["fl oz",31.2],["quart",1000]]}
{"source":"sr28:01106","description":"Milk, goat, fluid, with added vitamin D","per100g":{"kcal":69,"protein":3.56,"carbs":4.45,"fat":4.14,"saturates":2.667,"fibre":0,"sugars":4.45,"sodium":50},"portions":[["fl oz",30.5],["cup",244],["quart",976]]}
{"source":"sr28:01109","description":"Milk, sheep, fluid","per100g":{"kcal":108,"protein":5.98,"carbs":5.36,"fat":7,"saturates":4.603,"fibre":0,"sodium":44},"portions":[["cup",245],["quart",980]]}
{"source":"sr28:01116","description":"Yogurt, plain, whole milk, 8 grams protein per 8 ounce","per100g":{"kcal":61,"protein":3.47,"carbs":4.66,"fat":3.25,"saturates":2.096,"fibre":0,"sugars":4.66,"sodium":46},"portions":[["container (6 oz)",170],["container (8 oz)",227],["container (4 oz)",226],["cup (8 fl oz)",245]]}
{"source":"sr28:01117","description":"Yogurt, plain, low fat, 12 grams protein per 8 ounce","per100g":{"kcal":63,"protein":5.25,"carbs":7.04,"fat":1.55,"saturates":1,"fibre":0,"sugars":7.04,"sodium":70},"portions":[["container (6 oz)",170],["container (8 oz)",227],["container (4 oz)",226],["cup (8 fl oz)",245]]}
{"source":"sr28:01118","description":"Yogurt, plain, skim milk, 13 grams protein per 8 ounce","per100g":{"kcal":56,"protein":5.73,"carbs":7.68,"fat":0.18,"saturates":0.116,"fibre":0,"sugars":7.68,"sodium":77},"portions":[["container (6 oz)",170],["container (8 oz)",227],["cup (8 fl oz)",245]]}
{"source":"sr28:01119","description":"Yogurt, vanilla, low fat, 11 grams protein per 8 ounce","per100g":{"kcal":85,"protein":4.93,"carbs":13.8,"fat":1.25,"saturates":0.806,"fibre":0,"sugars":13.8,"sodium":66},"portions":[["container (6 oz)",170],["container (8 oz)",227],["cup (8 fl oz)",245]]}
{"source":"sr28:01120","description":"Yogurt, fruit, low fat, 9 grams protein per 8 ounce","per100g":{"kcal":99,"protein":3.98,"carbs":18.64,"fat":1.15,"saturates":0.742,"fibre":0,"sugars":18.64,"sodium":53},"portions":[["container (6 oz)",170],["container (4.4 oz)",125],["container (5 oz)",142],["cup (8 fl oz)",245],["container (8 oz)",227],["container (4 oz)",226]]}
{"source":"sr28:01123","description":"Egg, whole, raw, fresh","per100g":{"kcal":143,"protein":12.56,"carbs":0.72,"fat":9.51,"saturates":3.126,"fibre":0,"sugars":0.37,"sodium":142},"portions":[["large",50],["extra large",56],["jumbo",63],["cup (4.86 large eggs)",243],["medium",44],["small",38]]}
{"source":"sr28:01124","description":"Egg, white, raw, fresh","per100g":{"kcal":52,"protein":10.9,"carbs":0.73,"fat":0.17,"saturates":0,"fibre":0,"sugars":0.71,"sodium":166},"portions":[["large",33],["cup",243]]}
{"source":"sr28:01125","description":"Egg, yolk, raw, fresh","per100g":{"kcal":322,"protein":15.86,"carbs":3.59,"fat":26.54,"saturates":9.551,"fibre":0,"sugars":0.56,"sodium":48},"portions":[["large",17],["cup",243]]}
{"source":"sr28:01129","description":"Egg, whole, cooked, hard-boiled","per100g":{"kcal":155,"protein":12.58,"carbs":1.12,"fat":10.61,"saturates":3.267,"fibre":0,"sugars":1.12,"sodium":124},"portions":[["cup, chopped",136],["tbsp",8.5],["large",50]]}
{"source":"sr28:01131","description":"Egg, whole, cooked, poached","per100g":{"kcal":143,"protein":12.51,"carbs":0.71,"fat":9.47,"saturates":3.113,"fibre":0,"sugars":0.37,"sodium":297},"portions":[["large",50]]}
{"source":"sr28:01138","description":"Egg, duck, whole, fresh, raw","per100g":{"kcal":185,"protein":12.81,"carbs":1.45,"fat":13.77,"saturates":3.681,"fibre":0,"sugars":0.93,"sodium":146},"portions":[["egg",70]]}
{"source":"sr28:01139","description":"Egg, goose, whole, fresh, raw","per100g":{"kcal":185,"protein":13.87,"carbs":1.35,"fat":13.27,"saturates":3.595,"fibre":0,"sugars":0.94,"sodium":138},"portions":[["egg",144]]}
{"source":"sr28:01140","description":"Egg, quail, whole, fresh, raw","per100g":{"kcal":158,"protein":13.05,"carbs":0.41,"fat":11.09,"saturates":3.557,"fibre":0,"sugars":0.4,"sodium":141},"portions":[["egg",9]]}
{"source":"sr28:01145","description":"Butter, without salt","per100g":{"kcal":717,"protein":0.85,"carbs":0.06,"fat":81.11,"saturates":50.489,"fibre":0,"sugars":0.06,"sodium":11},"portions":[["pat (1\\" sq, 1/3\\" high)",5],["tbsp",14.2],["cup",227],["stick",113]]}
{"source":"sr28:01159","description":"Cheese, goat, soft type","per100g":{"kcal":264,"protein":18.52,"carbs":0,"fat":21.08,"saturates":14.575,"fibre":0,"sugars":0,"sodium":459}}
{"source":"sr28:01161","description":"Cheese substitute, mozzarella","per100g":{"kcal":248,"protein":11.47,"carbs":23.67,"fat":12.22,"saturates":3.711,"fibre":0,"sugars":23.67,"sodium":685},"portions":[["cup, shredded",113],["slice",28]]}
{"source":"sr28:01166","description":"Cheese, mexican, queso asadero","per100g":{"kcal":356,"protein":22.6,"carbs":2.87,"fat":28.26,"saturates":17.939,"fibre":0,"sugars":2.87,"sodium":705},"portions":[["cup, diced",132],["cup, shredded",113],["slice (1 oz)",28]]}
{"source":"sr28:01179","description":"Sour cream, light","per100g":{"kcal":136,"protein":3.5,"carbs":7.1,"fat":10.6,"saturates":6.6,"fibre":0,"sugars":0.22,"sodium":83},"portions":[["tablespoon",12],["cup",230]]}
{"source":"sr28:01180","description":"Sour cream, fat free","per100g":{"kcal":74,"protein":3.1,"carbs":15.6,"fat":0,"saturates":0,"fibre":0,"sugars":0.39,"sodium":141},"portions":[["tablespoon",12],["cup",230]]}
{"source":"sr28:01186","description":"Cheese, cream, fat free","per100g":{"kcal":105,"protein":15.69,"carbs":7.66,"fat":1,"saturates":0.644,"fibre":0,"sugars":5.48,"sodium":702},"portions":[["tbsp",18]]}
{"source":"sr28:01225","description":"Dulce de Leche","per100g":{"kcal":315,"protein":6.84,"carbs":55.35,"fat":7.35,"saturates":4.534,"fibre":0,"sugars":49.74,"sodium":129},"portions":[["tbsp",19]]}
{"source":"sr28:01226","description":"Egg substitute, liquid or frozen, fat free","per100g":{"kcal":48,"protein":10,"carbs":2,"fat":0,"saturates":0,"fibre":0,"sugars":2,"sodium":199},"portions":[["cup",240],["cup",240]]}
{"source":"sr28:01228","description":"Cheese, fresh, queso fresco","per100g":{"kcal":299,"protein":18.09,"carbs":2.98,"fat":23.82,"saturates":12.94,"fibre":0,"sugars":2.32,"sodium":751},"portions":[["cup, crumbled",122]]}
{"source":"sr28:01251","description":"Cheese, Mexican blend","per100g":{"kcal":358,"protein":23.54,"carbs":1.75,"fat":28.51,"saturates":17.027,"fibre":0,"sugars":1.23,"sodium":338},"portions":[["cup shredded",112]]}
{"source":"sr28:01256","description":"Yogurt, Greek, plain, nonfat","per100g":{"kcal":59,"protein":10.19,"carbs":3.6,"fat":0.39,"saturates":0.117,"fibre":0,"sugars":3.24,"sodium":36},"portions":[["container",170]]}
{"source":"sr28:01260","description":"Cheese, cheddar, reduced fat","per100g":{"kcal":309,"protein":27.35,"carbs":4.06,"fat":20.41,"saturates":12.602,"fibre":0,"sugars":0.26,"sodium":628},"portions":[["slice",21]]}
{"source":"sr28:01267","description":"Cheese, mexican, queso cotija","per100g":{"kcal":366,"protein":20,"carbs":3.97,"fat":30,"saturates":17.5,"fibre":0,"sugars":0,"sodium":1400},"portions":[["tsp",2.5]]}
{"source":"sr28:01287","description":"Yogurt, Greek, plain, lowfat","per100g":{"kcal":73,"protein":9.95,"carbs":3.94,"fat":1.92,"saturates":1.23,"fibre":0,"sugars":3.56,"sodium":34},"portions":[["container (7 oz)",200]]}
{"source":"sr28:01293","description":"Yogurt, Greek, plain, whole milk","per100g":{"kcal":97,"protein":9,"carbs":3.98,"fat":5,"saturates":2.395,"fibre":0,"sugars":4,"sodium":35}}
{"source":"sr28:02001","description":"Spices, allspice, ground","per100g":{"kcal":263,"protein":6.09,"carbs":72.12,"fat":8.69,"saturates":2.55,"fibre":21.6,"sodium":77},"portions":[["tsp",1.9],["tbsp",6]]}
{"source":"sr28:02002","description":"Spices, anise seed","per100g":{"kcal":337,"protein":17.6,"carbs":50.02,"fat":15.9,"saturates":0.586,"fibre":14.6,"sodium":16},"portions":[["tsp, whole",2.1],["tbsp, whole",6.7]]}
{"source":"sr28:02003","description":"Spices, basil, dried","per100g":{"kcal":233,"protein":22.98,"carbs":47.75,"fat":4.07,"saturates":2.157,"fibre":37.7,"sugars":1.71,"sodium":76},"portions":[["tsp, leaves",0.7],["tbsp, leaves",2.1],["tsp, ground",1.4],["tbsp, ground",4.5]]}
{"source":"sr28:02004","description":"Spices, bay leaf","per100g":{"kcal":313,"protein":7.61,"carbs":74.97,"fat":8.36,"saturates":2.28,"fibre":26.3,"sodium":23},"portions":[["tsp, crumbled",0.6],["tbsp, crumbled",1.8]]}
{"source":"sr28:02005","description":"Spices, caraway seed","per100g":{"kcal":333,"protein":19.77,"carbs":49.9,"fat":14.59,"saturates":0.62,"fibre":38,"sugars":0.64,"sodium":17},"portions":[["tsp",2.1],["tbsp",6.7]]}
{"source":"sr28:02006","description":"Spices, cardamom","per100g":{"kcal":311,"protein":10.76,"carbs":68.47,"fat":6.7,"saturates":0.68,"fibre":28,"sodium":18},"portions":[["tsp, ground",2],["tbsp, ground",5.8]]}
{"source":"sr28:02007","description":"Spices, celery seed","per100g":{"kcal":392,"protein":18.07,"carbs":41.35,"fat":25.27,"saturates":2.19,"fibre":11.8,"sugars":0.67,"sodium":160},"portions":[["tsp",2],["tbsp",6.5]]}
{"source":"sr28:02008","description":"Spices, chervil, dried","per100g":{"kcal":237,"protein":23.2,"carbs":49.1,"fat":3.9,"saturates":0.169,"fibre":11.3,"sodium":83},"portions":[["tsp",0.6],["tbsp",1.9]]}
{"source":"sr28:02009","description":"Spices, chili powder","per100g":{"kcal":282,"protein":13.46,"carbs":49.7,"fat":14.28,"saturates":2.462,"fibre":34.8,"sugars":7.19,"sodium":2867},"portions":[["tsp",2.7],["tbsp",8]]}
{"source":"sr28:02010","description":"Spices, cinnamon, ground","per100g":{"kcal":247,"protein":3.99,"carbs":80.59,"fat":1.24,"saturates":0.345,"fibre":53.1,"sugars":2.17,"sodium":10},"portions":[["tsp",2.6],["tbsp",7.8]]}
{"source":"sr28:02011","description":"Spices, cloves, ground","per100g":{"kcal":274,"protein":5.97,"carbs":65.53,"fat":13,"saturates":3.952,"fibre":33.9,"sugars":2.38,"sodium":277},"portions":[["tsp",2.1],["tbsp",6.5]]}
{"source":"sr28:02012","description":"Spices, coriander leaf, dried","per100g":{"kcal":279,"protein":21.93,"carbs":52.1,"fat":4.78,"saturates":0.115,"fibre":10.4,"sugars":7.27,"sodium":211},"portions":[["tsp",0.6],["tbsp",1.8]]}
{"source":"sr28:02013","description":"Spices, coriander seed","per100g":{"kcal":298,"protein":12.37,"carbs":54.99,"fat":17.77,"saturates":0.99,"fibre":41.9,"sodium":35},"portions":[["tsp",1.8],["tbsp",5]]}
{"source":"sr28:02014","description":"Spices, cumin seed","per100g":{"kcal":375,"protein":17.81,"carbs":44.24,"fat":22.27,"saturates":1.535,"fibre":10.5,"sugars":2.25,"sodium":168},"portions":[["tsp, whole",2.1],["tbsp, whole",6]]}
{"source":"sr28:02015","description":"Spices, curry powder","per100g":{"kcal":325,"protein":14.29,"carbs":55.83,"fat":14.01,"saturates":1.648,"fibre":53.2,"sugars":2.76,"sodium":52},"portions":[["tsp",2],["tbsp",6.3]]}
{"source":"sr28:02017","description":"Spices, dill weed, dried","per100g":{"kcal":253,"protein":19.96,"carbs":55.82,"fat":4.36,"saturates":0.234,"fibre":13.6,"sodium":208},"portions":[["tsp",1],["tbsp",3.1]]}
{"source":"sr28:02018","description":"Spices, fennel seed","per100g":{"kcal":345,"protein":15.8,"carbs":52.29,"fat":14.87,"saturates":0.48,"fibre":39.8,"sodium":88},"portions":[["tsp, whole",2],["tbsp, whole",5.8]]}
{"source":"sr28:02019","description":"Spices, fenugreek seed","per100g":{"kcal":323,"protein":23,"carbs":58.35,"fat":6.41,"saturates":1.46,"fibre":24.6,"sodium":67},"portions":[["tsp",3.7],["tbsp",11.1]]}
{"source":"sr28:02020","description":"Spices, garlic powder","per100g":{"kcal":331,"protein":16.55,"carbs":72.73,"fat":0.73,"saturates":0.249,"fibre":9,"sugars":2.43,"sodium":60},"portions":[["tsp",3.1],["tbsp",9.7]]}
{"source":"sr28:02021","description":"Spices, ginger, ground","per100g":{"kcal":335,"protein":8.98,"carbs":71.62,"fat":4.24,"saturates":2.599,"fibre":14.1,"sugars":3.39,"sodium":27},"portions":[["tsp",1.8],["tbsp",5.2]]}
{"source":"sr28:02022","description":"Spices, mace, ground","per100g":{"kcal":475,"protein":6.71,"carbs":50.5,"fat":32.38,"saturates":9.51,"fibre":20.2,"sodium":80},"portions":[["tsp",1.7],["tbsp",5.3]]}
{"source":"sr28:02023","description":"Spices, marjoram, dried","per100g":{"kcal":271,"protein":12.66,"carbs":60.56,"fat":7.04,"saturates":0.529,"fibre":40.3,"sugars":4.09,"sodium":77},"portions":[["tsp",0.6],["tbsp",1.7]]}
{"source":"sr28:02024","description":"Spices, mustard seed, ground","per100g":{"kcal":508,"protein":26.08,"carbs":28.09,"fat":36.24,"saturates":1.989,"fibre":12.2,"sugars":6.79,"sodium":13},"portions":[["tsp",2],["tbsp",6.3]]}
{"source":"sr28:02025","description":"Spices, nutmeg, ground","per100g":{"kcal":525,"protein":5.84,"carbs":49.29,"fat":36.31,"saturates":25.94,"fibre":20.8,"sugars":2.99,"sodium":16},"portions":[["tsp",2.2],["tbsp",7]]}
{"source":"sr28:02026","description":"Spices, onion powder","per100g":{"kcal":341,"protein":10.41,"carbs":79.12,"fat":1.04,"saturates":0.219,"fibre":15.2,"sugars":6.63,"sodium":73},"portions":[["tsp",2.4],["tbsp",6.9]]}
{"source":"sr28:02027","description":"Spices, oregano, dried","per100g":{"kcal":265,"protein":9,"carbs":68.92,"fat":4.28,"saturates":1.551,"fibre":42.5,"sugars":4.09,"sodium":25},"portions":[["tsp, leaves",1],["tsp, ground",1.8]]}
{"source":"sr28:02028","description":"Spices, paprika","per100g":{"kcal":282,"protein":14.14,"carbs":53.99,"fat":12.89,"saturates":2.14,"fibre":34.9,"sugars":10.34,"sodium":68},"portions":[["tsp",2.3],["tbsp",6.8]]}
{"source":"sr28:02029","description":"Spices, parsley, dried","per100g":{"kcal":292,"protein":26.63,"carbs":50.64,"fat":5.48,"saturates":1.378,"fibre":26.7,"sugars":7.27,"sodium":452},"portions":[["tsp",0.5],["tbsp",1.6]]}
{"source":"sr28:02030","description":"Spices, pepper, black","per100g":{"kcal":251,"protein":10.39,"carbs":63.95,"fat":3.26,"saturates":1.392,"fibre":25.3,"sugars":0.64,"sodium":20},"portions":[["tsp, ground",2.3],["tbsp, ground",6.9],["tsp, whole",2.9],["dash",0.1]]}
{"source":"sr28:02031","description":"Spices, pepper, red or cayenne","per100g":{"kcal":318,"protein":12.01,"carbs":56.63,"fat":17.27,"saturates":3.26,"fibre":27.2,"sugars":10.34,"sodium":30},"portions":[["tsp",1.8],["tbsp",5.3]]}
{"source":"sr28:02032","description":"Spices, pepper, white","per100g":{"kcal":296,"protein":10.4,"carbs":68.61,"fat":2.12,"saturates":0.626,"fibre":26.2,"sodium":5},"portions":[["tsp, ground",2.4],["tbsp, ground",7.1]]}
{"source":"sr28:02033","description":"Spices, poppy seed","per100g":{"kcal":525,"protein":17.99,"carbs":28.13,"fat":41.56,"saturates":4.517,"fibre":19.5,"sugars":2.99,"sodium":26},"portions":[["tsp",2.8],["tbsp",8.8]]}
{"source":"sr28:02034","description":"Spices, poultry seasoning","per100g":{"kcal":307,"protein":9.59,"carbs":65.59,"fat":7.53,"saturates":3.29,"fibre":11.3,"sugars":1.8,"sodium":27},"portions":[["tsp",1.5],["tbsp",4.4]]}
{"source":"sr28:02035","description":"Spices, pumpkin pie spice","per100g":{"kcal":342,"protein":5.76,"carbs":69.28,"fat":12.6,"saturates":6.53,"fibre":14.8,"sugars":7.76,"sodium":52},"portions":[["tsp",1.7],["tbsp",5.6]]}
{"source":"sr28:02036","description":"Spices, rosemary, dried","per100g":{"kcal":331,"protein":4.88,"carbs":64.06,"fat":15.22,"saturates":7.371,"fibre":42.6,"sodium":50},"portions":[["tsp",1.2],["tbsp",3.3]]}
{"source":"sr28:02037","description":"Spices, saffron","per100g":{"kcal":310,"protein":11.43,"carbs":65.37,"fat":5.85,"saturates":1.586,"fibre":3.9,"sodium":148},"portions":[["tsp",0.7],["tbsp",2.1]]}
{"source":"sr28:02038","description":"Spices, sage, ground","per100g":{"kcal":315,"protein":10.63,"carbs":60.73,"fat":12.75,"saturates":7.03,"fibre":40.3,"sugars":1.71,"sodium":11},"portions":[["tsp",0.7],["tbsp",2]]}
{"source":"sr28:02041","description":"Spices, tarragon, dried","per100g":{"kcal":295,"protein":22.77,"carbs":50.22,"fat":7.24,"saturates":1.881,"fibre":7.4,"sodium":62},"portions":[["tsp, leaves",0.6],["tbsp, leaves",1.8],["tsp, ground",1.6],["tbsp, ground",4.8]]}
{"source":"sr28:02042","description":"Spices, thyme, dried","per100g":{"kcal":276,"protein":9.11,"carbs":63.94,"fat":7.43,"saturates":2.73,"fibre":37,"sugars":1.71,"sodium":55},"portions":[["tsp, leaves",1],["tbsp, leaves",2.7],["tsp, ground",1.4],["tbsp, ground",4.3]]}
{"source":"sr28:02043","description":"Spices, turmeric, ground","per100g":{"kcal":312,"protein":9.68,"carbs":67.14,"fat":3.25,"saturates":1.838,"fibre":22.7,"sugars":3.21,"sodium":27},"portions":[["tsp",3],["tbsp",9.4]]}
{"source":"sr28:02044","description":"Basil, fresh","per100g":{"kcal":23,"protein":3.15,"carbs":2.65,"fat":0.64,"saturates":0.041,"fibre":1.6,"sugars":0.3,"sodium":4},"portions":[["leaves",0.5],["tbsp, chopped",2.65],["cup leaves, whole",24]]}
{"source":"sr28:02045","description":"Dill weed, fresh","per100g":{"kcal":43,"protein":3.46,"carbs":7.02,"fat":1.12,"saturates":0.06,"fibre":2.1,"sodium":61},"portions":[["sprigs",0.2],["cup sprigs",8.9]]}
{"source":"sr28:02046","description":"Mustard, prepared, yellow","per100g":{"kcal":60,"protein":3.74,"carbs":5.83,"fat":3.34,"saturates":0.214,"fibre":4,"sugars":0.92,"sodium":1104},"portions":[["tsp or 1 packet",5],["cup",249]]}
{"source":"sr28:02047","description":"Salt, table","per100g":{"kcal":0,"protein":0,"carbs":0,"fat":0,"saturates":0,"fibre":0,"sugars":0,"sodium":38758},"portions":[["tsp",6],["tbsp",18],["cup",292],["dash",0.4]]}
{"source":"sr28:02048","description":"Vinegar, cider","per100g":{"kcal":21,"protein":0,"carbs":0.93,"fat":0,"saturates":0,"fibre":0,"sugars":0.4,"sodium":5},"portions":[["tbsp",14.9],["cup",239],["tsp",5]]}
{"source":"sr28:02049","description":"Thyme, fresh","per100g":{"kcal":101,"protein":5.56,"carbs":24.45,"fat":1.68,"saturates":0.467,"fibre":14,"sodium":9},"portions":[["tsp",0.8],["tsp",0.8]]}
{"source":"sr28:02050","description":"Vanilla extract","per100g":{"kcal":288,"protein":0.06,"carbs":12.65,"fat":0.06,"saturates":0.01,"fibre":0,"sugars":12.65,"sodium":9},"portions":[["tsp",4.2],["tbsp",13],["cup",208]]}
{"source":"sr28:02053","description":"Vinegar, distilled","per100g":{"kcal":18,"protein":0,"carbs":0.04,"fat":0,"saturates":0,"fibre":0,"sugars":0.04,"sodium":2},"portions":[["tbsp",14.9],["cup",238],["tsp",5]]}
{"source":"sr28:02054","description":"Capers, canned","per100g":{"kcal":23,"protein":2.36,"carbs":4.89,"fat":0.86,"saturates":0.233,"fibre":3.2,"sugars":0.41,"sodium":2348},"portions":[["tbsp, drained",8.6]]}
{"source":"sr28:02055","description":"Horseradish, prepared","per100g":{"kcal":48,"protein":1.18,"carbs":11.29,"fat":0.69,"saturates":0.09,"fibre":3.3,"sugars":7.99,"sodium":420},"portions":[["tsp",5],["tbsp",15]]}
{"source":"sr28:02063","description":"Rosemary, fresh","per100g":{"kcal":131,"protein":3.31,"carbs":20.7,"fat":5.86,"saturates":2.838,"fibre":14.1,"sodium":26},"portions":[["tsp",0.7],["tbsp",1.7]]}
{"source":"sr28:02064","description":"Peppermint, fresh","per100g":{"kcal":70,"protein":3.75,"carbs":14.89,"fat":0.94,"saturates":0.246,"fibre":8,"sodium":31},"portions":[["leaves",0.05],["tbsp",1.6]]}
{"source":"sr28:02066","description":"Spearmint, dried","per100g":{"kcal":285,"protein":19.93,"carbs":52.04,"fat":6.03,"saturates":1.577,"fibre":29.8,"sodium":344},"portions":[["tsp",0.5],["tbsp",1.6]]}
{"source":"sr28:02068","description":"Vinegar, red wine","per100g":{"kcal":19,"protein":0.04,"carbs":0.27,"fat":0,"saturates":0,"fibre":0,"sugars":0,"sodium":8},"portions":[["tbsp",14.9],["cup",239],["tsp",5]]}
{"source":"sr28:02069","description":"Vinegar, balsamic","per100g":{"kcal":88,"protein":0.49,"carbs":17.03,"fat":0,"saturates":0,"sugars":14.95,"sodium":23},"portions":[["tbsp",16],["cup",255],["tsp",5.3]]}
{"source":"sr28:02075","description":"Seasoning mix, dry, taco, original","per100g":{"kcal":322,"protein":4.5,"carbs":58,"fat":0,"saturates":0,"fibre":13.3,"sugars":10.83,"sodium":7203},"portions":[["tsp",2.85]]}
{"source":"sr28:04001","description":"Fat, beef tallow","per100g":{"kcal":902,"protein":0,"carbs":0,"fat":100,"saturates":49.8,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",12.8],["cup",205]]}
{"source":"sr28:04002","description":"Lard","per100g":{"kcal":902,"protein":0,"carbs":0,"fat":100,"saturates":39.2,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",12.8],["cup",205]]}
{"source":"sr28:04017","description":"Salad dressing, thousand island, commercial, regular","per100g":{"kcal":379,"protein":1.09,"carbs":14.64,"fat":35.06,"saturates":5.092,"fibre":0.8,"sugars":15.18,"sodium":962},"portions":[["tbsp",16],["cup",250]]}
{"source":"sr28:04018","description":"Salad dressing, mayonnaise type, regular, with salt","per100g":{"kcal":250,"protein":0.65,"carbs":14.78,"fat":21.6,"saturates":3.396,"fibre":0,"sugars":10.02,"sodium":653},"portions":[["tbsp",14.7],["cup",235]]}
{"source":"sr28:04025","description":"Salad dressing, mayonnaise, regular","per100g":{"kcal":680,"protein":0.96,"carbs":0.57,"fat":74.85,"saturates":11.703,"fibre":0,"sugars":0.57,"sodium":635},"portions":[["tbsp",13.8],["cup",220],["packet",10]]}
{"source":"sr28:04042","description":"Oil, peanut, salad or cooking","per100g":{"kcal":884,"protein":0,"carbs":0,"fat":100,"saturates":16.9,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",13.5],["cup",216],["tsp",4.5]]}
{"source":"sr28:04044","description":"Oil, soybean, salad or cooking","per100g":{"kcal":884,"protein":0,"carbs":0,"fat":100,"saturates":15.65,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",13.6],["cup",218],["tsp",4.5]]}
{"source":"sr28:04047","description":"Oil, coconut","per100g":{"kcal":892,"protein":0,"carbs":0,"fat":99.06,"saturates":82.475,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",13.6],["cup",218],["tsp",4.5]]}
{"source":"sr28:04053","description":"Oil, olive, salad or cooking","per100g":{"kcal":884,"protein":0,"carbs":0,"fat":100,"saturates":13.808,"fibre":0,"sugars":0,"sodium":2},"portions":[["tablespoon",13.5],["cup",216],["tsp",4.5]]}
{"source":"sr28:04055","description":"Oil, palm","per100g":{"kcal":884,"protein":0,"carbs":0,"fat":100,"saturates":49.3,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",13.6],["cup",216],["tsp",4.5]]}
{"source":"sr28:04058","description":"Oil, sesame, salad or cooking","per100g":{"kcal":884,"protein":0,"carbs":0,"fat":100,"saturates":14.2,"fibre":0,"sugars":0,"sodium":0},"portions":[["tablespoon",13.6],["cup",218],["tsp",4.5]]}
{"source":"sr28:04114","description":"Salad dressing, italian dressing, commercial, regular","per100g":{"kcal":240,"protein":0.41,"carbs":12.12,"fat":21.12,"saturates":2.948,"fibre":0,"sugars":10.77,"sodium":993},"portions":[["tbsp",14.7],["cup",235]]}
{"source":"sr28:04506","description":"Oil, sunflower, linoleic, (approx. 65%)","per100g":{"kcal":884,"protein":0,"carbs":0,"fat":100,"saturates":10.3,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",13.6],["cup",218],["tsp",4.5]]}
{"source":"sr28:04510","description":"Oil, safflower, salad or cooking, linoleic, (over 70%)","per100g":{"kcal":884,"protein":0,"carbs":0,"fat":100,"saturates":6.203,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",13.6],["cup",218],["tsp",4.5]]}
{"source":"sr28:04517","description":"Oil, grapeseed","per100g":{"kcal":884,"protein":0,"carbs":0,"fat":100,"saturates":9.6,"fibre":0,"sugars":0,"sodium":0},"portions":[["tablespoon",13.6],["cup",218],["tsp",4.5]]}
{"source":"sr28:04518","description":"Oil, corn, industrial and retail, all purpose salad or cooking","per100g":{"kcal":900,"protein":0,"carbs":0,"fat":100,"saturates":12.948,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",13.6],["cup",218],["tsp",4.5]]}
{"source":"sr28:04528","description":"Oil, walnut","per100g":{"kcal":884,"protein":0,"carbs":0,"fat":100,"saturates":9.1,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",13.6],["cup",218],["tsp",4.5]]}
{"source":"sr28:04532","description":"Oil, hazelnut","per100g":{"kcal":884,"protein":0,"carbs":0,"fat":100,"saturates":7.4,"fibre":0,"sugars":0,"sodium":0},"portions":[["tablespoon",13.6],["cup",218],["tsp",4.5]]}
{"source":"sr28:04539","description":"Salad dressing, blue or roquefort cheese dressing, commercial, regular","per100g":{"kcal":484,"protein":1.37,"carbs":4.77,"fat":51.1,"saturates":8.275,"fibre":0.4,"sugars":3.48,"sodium":642},"portions":[["tbsp",15],["cup",245]]}
{"source":"sr28:04542","description":"Fat, chicken","per100g":{"kcal":900,"protein":0,"carbs":0,"fat":99.8,"saturates":29.8,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",12.8],["cup",205]]}
{"source":"sr28:04574","description":"Fat, duck","per100g":{"kcal":882,"protein":0,"carbs":0,"fat":99.8,"saturates":33.2,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",12.8],["cup",205]]}
{"source":"sr28:04576","description":"Fat, goose","per100g":{"kcal":900,"protein":0,"carbs":0,"fat":99.8,"saturates":27.7,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",12.8],["cup",205]]}
{"source":"sr28:04581","description":"Oil, avocado","per100g":{"kcal":884,"protein":0,"carbs":0,"fat":100,"saturates":11.56,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",14],["cup",218],["tsp",4.5]]}
{"source":"sr28:04582","description":"Oil, canola","per100g":{"kcal":884,"protein":0,"carbs":0,"fat":100,"saturates":7.365,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",14],["cup",218],["tsp",4.5]]}
{"source":"sr28:04583","description":"Oil, mustard","per100g":{"kcal":884,"protein":0,"carbs":0,"fat":100,"saturates":11.582,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",14],["cup",218],["tsp",4.5]]}
{"source":"sr28:04601","description":"Butter, light, stick, with salt","per100g":{"kcal":499,"protein":3.3,"carbs":0,"fat":55.1,"saturates":34.321,"fibre":0,"sugars":0,"sodium":450},"portions":[["tablespoon",14]]}
{"source":"sr28:04610","description":"Margarine, regular, 80% fat, composite, stick, with salt","per100g":{"kcal":717,"protein":0.16,"carbs":0.7,"fat":80.71,"saturates":15.189,"fibre":0,"sugars":0,"sodium":751},"portions":[["tbsp",14],["cup",227],["tsp",4.7],["pat (1\\" sq, 1/3\\" high)",5],["stick",113]]}
{"source":"sr28:04613","description":"Margarine-like, vegetable oil spread, 60% fat, tub, with salt","per100g":{"kcal":533,"protein":0.17,"carbs":0.86,"fat":59.81,"saturates":12.086,"fibre":0,"sugars":0,"sodium":615},"portions":[["tbsp",14],["cup",229],["tsp",4.8]]}
{"source":"sr28:04615","description":"Shortening, vegetable, household, composite","per100g":{"kcal":884,"protein":0,"carbs":0,"fat":99.97,"saturates":24.98,"fibre":0,"sugars":0,"sodium":4},"portions":[["tbsp",12.8],["cup",205]]}
{"source":"sr28:04639","description":"Salad dressing, ranch dressing, regular","per100g":{"kcal":430,"protein":1.32,"carbs":5.9,"fat":44.54,"saturates":6.964,"fibre":0,"sugars":4.69,"sodium":901},"portions":[["tablespoon",15]]}
{"source":"sr28:04641","description":"Salad dressing, mayonnaise, light","per100g":{"kcal":238,"protein":0.37,"carbs":9.23,"fat":22.22,"saturates":3.446,"fibre":0,"sugars":3.56,"sodium":827},"portions":[["tablespoon",15]]}
{"source":"sr28:04679","description":"Oil, PAM cooking spray, original","per100g":{"kcal":792,"protein":0.26,"carbs":20.69,"fat":78.69,"saturates":5.025,"fibre":0,"sugars":0,"sodium":59}}
{"source":"sr28:05006","description":"Chicken, broilers or fryers, meat and skin, raw","per100g":{"kcal":215,"protein":18.6,"carbs":0,"fat":15.06,"saturates":4.31,"fibre":0,"sugars":0,"sodium":70},"portions":[["chicken, bone removed",920]]}
{"source":"sr28:05013","description":"Chicken, broilers or fryers, meat only, roasted","per100g":{"kcal":190,"protein":28.93,"carbs":0,"fat":7.41,"saturates":2.04,"fibre":0,"sugars":0,"sodium":86},"portions":[["cup, chopped or diced",140],["tbsp",8.7]]}
{"source":"sr28:05015","description":"Chicken, broilers or fryers, skin only, raw","per100g":{"kcal":349,"protein":13.33,"carbs":0,"fat":32.35,"saturates":9.08,"fibre":0,"sugars":0,"sodium":63},"portions":[["chicken, skin only",158]]}
{"source":"sr28:05023","description":"Chicken, gizzard, all classes, raw","per100g":{"kcal":94,"protein":17.66,"carbs":0,"fat":2.06,"saturates":0.529,"fibre":0,"sugars":0,"sodium":69}}
{"source":"sr28:05025","description":"Chicken, heart, all classes, raw","per100g":{"kcal":153,"protein":15.55,"carbs":0.71,"fat":9.33,"saturates":2.66,"fibre":0,"sugars":0,"sodium":74},"portions":[["heart",6.1]]}
{"source":"sr28:05027","description":"Chicken, liver, all classes, raw","per100g":{"kcal":119,"protein":16.92,"carbs":0.73,"fat":4.83,"saturates":1.563,"fibre":0,"sugars":0,"sodium":71},"portions":[["liver",44]]}
{"source":"sr28:05057","description":"Chicken, broilers or fryers, breast, meat and skin, raw","per100g":{"kcal":172,"protein":20.85,"carbs":0,"fat":9.25,"saturates":2.66,"fibre":0,"sugars":0,"sodium":63},"portions":[["breast, bone removed",290]]}
{"source":"sr28:05062","description":"Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw","per100g":{"kcal":120,"protein":22.5,"carbs":0,"fat":2.62,"saturates":0.563,"fibre":0,"sugars":0,"sodium":45},"portions":[["piece",272],["package",926]]}
{"source":"sr28:05064","description":"Chicken, broilers or fryers, breast, meat only, cooked, roasted","per100g":{"kcal":165,"protein":31.02,"carbs":0,"fat":3.57,"saturates":1.01,"fibre":0,"sugars":0,"sodium":74},"portions":[["cup, chopped or diced",140],["breast, bone and skin removed",172]]}
{"source":"sr28:05066","description":"Chicken, broilers or fryers, drumstick, meat and skin, raw","per100g":{"kcal":161,"protein":18.08,"carbs":0.11,"fat":9.2,"saturates":2.459,"fibre":0,"sugars":0,"sodium":106},"portions":[["drumstick with skin",133],["drumstick",130]]}
{"source":"sr28:05075","description":"Chicken, broilers or fryers, leg, meat and skin, raw","per100g":{"kcal":214,"protein":16.37,"carbs":0.17,"fat":15.95,"saturates":4.366,"fibre":0,"sugars":0,"sodium":84},"portions":[["leg, with skin (Sum of drumstick+thigh+back)",344],["drumstick with skin",111],["thigh with skin",185],["back with skin",49]]}
{"source":"sr28:05091","description":"Chicken, broilers or fryers, thigh, meat and skin, raw","per100g":{"kcal":221,"protein":16.52,"carbs":0.25,"fat":16.61,"saturates":4.524,"fibre":0,"sugars":0,"sodium":81},"portions":[["thigh with skin",193]]}
{"source":"sr28:05096","description":"Chicken, broilers or fryers, dark meat, thigh, meat only, raw","per100g":{"kcal":121,"protein":19.66,"carbs":0,"fat":4.12,"saturates":1.097,"fibre":0,"sugars":0,"sodium":95},"portions":[["thigh without skin",149]]}
{"source":"sr28:05100","description":"Chicken, broilers or fryers, wing, meat and skin, raw","per100g":{"kcal":191,"protein":17.52,"carbs":0,"fat":12.85,"saturates":3.535,"fibre":0,"sugars":0,"sodium":84},"portions":[["piece",107],["package",1150]]}
{"source":"sr28:05139","description":"Duck, domesticated, meat and skin, raw","per100g":{"kcal":404,"protein":11.49,"carbs":0,"fat":39.34,"saturates":13.22,"fibre":0,"sugars":0,"sodium":63},"portions":[["duck",1268]]}
{"source":"sr28:05146","description":"Goose, domesticated, meat and skin, raw","per100g":{"kcal":371,"protein":15.86,"carbs":0,"fat":33.62,"saturates":9.78,"fibre":0,"sugars":0,"sodium":73},"portions":[["goose",2638]]}
{"source":"sr28:05151","description":"Guinea hen, meat and skin, raw","per100g":{"kcal":158,"protein":23.4,"carbs":0,"fat":6.45,"saturates":1.77,"fibre":0,"sugars":0,"sodium":67},"portions":[["guinea",690]]}
{"source":"sr28:05153","description":"Pheasant, raw, meat and skin","per100g":{"kcal":181,"protein":22.7,"carbs":0,"fat":9.29,"saturates":2.7,"fibre":0,"sugars":0,"sodium":40},"portions":[["pheasant",800]]}
{"source":"sr28:05154","description":"Pheasant, raw, meat only","per100g":{"kcal":133,"protein":23.57,"carbs":0,"fat":3.64,"saturates":1.24,"fibre":0,"sugars":0,"sodium":37},"portions":[["pheasant",704]]}
{"source":"sr28:05157","description":"Quail, meat and skin, raw","per100g":{"kcal":192,"protein":19.63,"carbs":0,"fat":12.05,"saturates":3.38,"fibre":0,"sugars":0,"sodium":53},"portions":[["quail",109]]}
{"source":"sr28:05165","description":"Turkey, whole, meat and skin, raw","per100g":{"kcal":143,"protein":21.64,"carbs":0.13,"fat":5.64,"saturates":1.461,"fibre":0,"sugars":0.07,"sodium":112},"portions":[["bird",5002]]}
{"source":"sr28:05166","description":"Turkey, whole, meat and skin, cooked, roasted","per100g":{"kcal":189,"protein":28.55,"carbs":0.06,"fat":7.39,"saturates":2.155,"fibre":0,"sugars":0,"sodium":103},"portions":[["bird",3812]]}
{"source":"sr28:05193","description":"Turkey, all classes, leg, meat and skin, raw","per100g":{"kcal":144,"protein":19.54,"carbs":0,"fat":6.72,"saturates":2.06,"fibre":0,"sugars":0,"sodium":74},"portions":[["leg, bone removed",816]]}
{"source":"sr28:05195","description":"Turkey, all classes, wing, meat and skin, raw","per100g":{"kcal":197,"protein":20.22,"carbs":0,"fat":12.32,"saturates":3.28,"fibre":0,"sugars":0,"sodium":55},"portions":[["wing, bone removed",256]]}
{"source":"sr28:05219","description":"Turkey, breast, from whole bird, meat only, raw","per100g":{"kcal":114,"protein":23.66,"carbs":0.14,"fat":1.48,"saturates":0.289,"fibre":0,"sugars":0.05,"sodium":113},"portions":[["breast",1769]]}
{"source":"sr28:05307","description":"Chicken, cornish game hens, meat and skin, raw","per100g":{"kcal":200,"protein":17.15,"carbs":0,"fat":14.02,"saturates":3.89,"fibre":0,"sugars":0,"sodium":61},"portions":[["bird",336]]}
{"source":"sr28:05332","description":"Chicken, ground, raw","per100g":{"kcal":143,"protein":17.44,"carbs":0.04,"fat":8.1,"saturates":2.301,"fibre":0,"sugars":0,"sodium":60}}
{"source":"sr28:05662","description":"Ground turkey, fat free, raw","per100g":{"kcal":112,"protein":23.57,"carbs":0,"fat":1.95,"saturates":0.487,"fibre":0,"sugars":0,"sodium":51},"portions":[["patty (cooked from 4 oz raw)",85]]}
{"source":"sr28:05665","description":"Ground turkey, 93% lean, 7% fat, raw","per100g":{"kcal":150,"protein":18.73,"carbs":0,"fat":8.34,"saturates":2.17,"fibre":0,"sugars":0,"sodium":69}}
{"source":"sr28:05668","description":"Ground turkey, 85% lean, 15% fat, raw","per100g":{"kcal":180,"protein":16.9,"carbs":0,"fat":12.54,"saturates":3.414,"fibre":0,"sugars":0,"sodium":54},"portions":[["patty (cooked from 4 oz raw)",85]]}
{"source":"sr28:06008","description":"Soup, beef broth or bouillon canned, ready-to-serve","per100g":{"kcal":7,"protein":1.14,"carbs":0.04,"fat":0.22,"saturates":0.11,"fibre":0,"sugars":0,"sodium":372},"portions":[["cup",240],["can 14.5 oz",435],["container 32 oz",960]]}
{"source":"sr28:06016","description":"Soup, cream of chicken, canned, condensed","per100g":{"kcal":90,"protein":2.38,"carbs":7.16,"fat":5.77,"saturates":1.697,"fibre":0,"sugars":0.54,"sodium":702},"portions":[["cup (4 fl oz)",252],["can (10.75 oz)",305]]}
{"source":"sr28:06043","description":"Soup, cream of mushroom, canned, condensed","per100g":{"kcal":79,"protein":1.35,"carbs":6.8,"fat":5.3,"saturates":0.964,"fibre":0.7,"sugars":0.4,"sodium":691},"portions":[["cup",252]]}
{"source":"sr28:06075","description":"Soup, beef broth or bouillon, powder, dry","per100g":{"kcal":213,"protein":15.97,"carbs":17.4,"fat":8.89,"saturates":4.32,"fibre":0,"sugars":16.71,"sodium":26000},"portions":[["cube",3.6],["packet",6]]}
{"source":"sr28:06076","description":"Soup, beef broth, cubed, dry","per100g":{"kcal":170,"protein":17.3,"carbs":16.1,"fat":4,"saturates":1.99,"fibre":0,"sugars":14.51,"sodium":24000},"portions":[["cube",3.6]]}
{"source":"sr28:06080","description":"Soup, chicken broth or bouillon, dry","per100g":{"kcal":267,"protein":16.66,"carbs":18.01,"fat":13.88,"saturates":3.43,"fibre":0,"sugars":17.36,"sodium":23875},"portions":[["cube",4],["teaspoon",2]]}
{"source":"sr28:06081","description":"Soup, chicken broth cubes, dry","per100g":{"kcal":198,"protein":14.6,"carbs":23.5,"fat":4.7,"saturates":1.2,"fibre":0,"sugars":0,"sodium":24000},"portions":[["cube",4.8]]}
{"source":"sr28:06112","description":"Sauce, teriyaki, ready-to-serve","per100g":{"kcal":89,"protein":5.93,"carbs":15.56,"fat":0.02,"saturates":0,"fibre":0.1,"sugars":14.1,"sodium":3833},"portions":[["tbsp",18],["fl oz",36],["cup",288]]}
{"source":"sr28:06116","description":"Gravy, beef, canned, ready-to-serve","per100g":{"kcal":53,"protein":3.75,"carbs":4.81,"fat":2.36,"saturates":1.153,"fibre":0.4,"sugars":0.21,"sodium":560},"portions":[["cup",233],["can",291]]}
{"source":"sr28:06118","description":"Gravy, brown, dry","per100g":{"kcal":367,"protein":10.74,"carbs":59.38,"fat":9.61,"saturates":3.319,"fibre":2,"sodium":4843},"portions":[["tbsp",6]]}
{"source":"sr28:06150","description":"Sauce, barbecue","per100g":{"kcal":172,"protein":0.82,"carbs":40.77,"fat":0.63,"saturates":0.045,"fibre":0.9,"sugars":33.24,"sodium":1027},"portions":[["tbsp",17],["cup",286],["cup",279]]}
{"source":"sr28:06151","description":"Sauce, plum, ready-to-serve","per100g":{"kcal":184,"protein":0.89,"carbs":42.81,"fat":1.04,"saturates":0.153,"fibre":0.7,"sodium":538},"portions":[["tbsp",19],["cup",305]]}
{"source":"sr28:06152","description":"Sauce, pizza, canned, ready-to-serve","per100g":{"kcal":54,"protein":2.18,"carbs":8.66,"fat":1.15,"saturates":0.46,"fibre":2,"sugars":3.78,"sodium":348},"portions":[["cup",252]]}
{"source":"sr28:06159","description":"Soup, tomato, canned, condensed","per100g":{"kcal":66,"protein":1.46,"carbs":15.22,"fat":0.44,"saturates":0.115,"fibre":1.1,"sugars":8.23,"sodium":377},"portions":[["cup",148],["can",294]]}
{"source":"sr28:06164","description":"Sauce, salsa, ready-to-serve","per100g":{"kcal":29,"protein":1.52,"carbs":6.64,"fat":0.17,"saturates":0.021,"fibre":1.9,"sugars":4.01,"sodium":711},"portions":[["tbsp",18],["cup",260],["cup",259]]}
{"source":"sr28:06166","description":"Sauce, homemade, white, medium","per100g":{"kcal":147,"protein":3.84,"carbs":9.17,"fat":10.63,"saturates":2.854,"fibre":0.2,"sugars":4.38,"sodium":354},"portions":[["cup",250],["cup",250]]}
{"source":"sr28:06168","description":"Sauce, ready-to-serve, pepper or hot","per100g":{"kcal":11,"protein":0.51,"carbs":1.75,"fat":0.37,"saturates":0.052,"fibre":0.3,"sugars":1.26,"sodium":2643},"portions":[["tsp",4.7],["tsp",4.8]]}
{"source":"sr28:06174","description":"Soup, stock, fish, home-prepared","per100g":{"kcal":16,"protein":2.26,"carbs":0,"fat":0.81,"saturates":0.203,"fibre":0,"sugars":0,"sodium":156},"portions":[["cup",233]]}
{"source":"sr28:06175","description":"Sauce, hoisin, ready-to-serve","per100g":{"kcal":220,"protein":3.31,"carbs":44.08,"fat":3.39,"saturates":0.568,"fibre":2.8,"sugars":27.26,"sodium":1615},"portions":[["tbsp",16]]}
{"source":"sr28:06176","description":"Sauce, oyster, ready-to-serve","per100g":{"kcal":51,"protein":1.35,"carbs":10.92,"fat":0.25,"saturates":0.043,"fibre":0.3,"sugars":0,"sodium":2733},"portions":[["tbsp",18]]}
{"source":"sr28:06179","description":"Sauce, fish, ready-to-serve","per100g":{"kcal":35,"protein":5.06,"carbs":3.64,"fat":0.01,"saturates":0.003,"fibre":0,"sugars":3.64,"sodium":7851},"portions":[["tbsp",18]]}
{"source":"sr28:06194","description":"Soup, chicken broth, ready-to-serve","per100g":{"kcal":6,"protein":0.64,"carbs":0.44,"fat":0.21,"saturates":0.013,"fibre":0,"sugars":0.43,"sodium":371},"portions":[["cup",249]]}
{"source":"sr28:06583","description":"Soup, ramen noodle, any flavor, dry","per100g":{"kcal":440,"protein":10.17,"carbs":60.26,"fat":17.59,"saturates":8.117,"fibre":2.9,"sugars":1.98,"sodium":1855},"portions":[["package without flavor packet",81],["packet",5.8]]}
{"source":"sr28:06626","description":"Sauce, pesto, ready-to-serve, refrigerated","per100g":{"kcal":418,"protein":9.83,"carbs":10.09,"fat":37.6,"saturates":7.07,"fibre":1.8,"sugars":6.33,"sodium":603},"portions":[["cup",252]]}
{"source":"sr28:06631","description":"Sauce, hot chile, sriracha","per100g":{"kcal":93,"protein":1.93,"carbs":19.16,"fat":0.93,"fibre":2.2,"sugars":15.11,"sodium":2124},"portions":[["tsp",6.5]]}
{"source":"sr28:06700","description":"Soup, vegetable broth, ready to serve","per100g":{"kcal":5,"protein":0.24,"carbs":0.93,"fat":0.07,"saturates":0.028,"fibre":0,"sugars":0.55,"sodium":296},"portions":[["cup",221],["can",390],["carton (32 oz)",926]]}
{"source":"sr28:06930","description":"Sauce, cheese, ready-to-serve","per100g":{"kcal":174,"protein":6.71,"carbs":6.83,"fat":13.29,"saturates":6.01,"fibre":0.5,"sugars":0.42,"sodium":828},"portions":[["cup",252]]}
{"source":"sr28:06931","description":"Sauce, pasta, spaghetti/marinara, ready-to-serve","per100g":{"kcal":50,"protein":1.39,"carbs":7.43,"fat":1.61,"saturates":0.218,"fibre":1.8,"sugars":4.91,"sodium":437}}
{"source":"sr28:06963","description":"Fish broth","per100g":{"kcal":16,"protein":2,"carbs":0.4,"fat":0.6,"saturates":0.133,"fibre":0,"sugars":0.09,"sodium":318},"portions":[["cup",244],["fl oz",30.5]]}
{"source":"sr28:06971","description":"Sauce, worcestershire","per100g":{"kcal":78,"protein":0,"carbs":19.46,"fat":0,"saturates":0,"fibre":0,"sugars":10.03,"sodium":980},"portions":[["tbsp",17],["cup",275]]}
{"source":"sr28:07005","description":"Blood sausage","per100g":{"kcal":379,"protein":14.6,"carbs":1.29,"fat":34.5,"saturates":13.4,"fibre":0,"sugars":1.29,"sodium":680},"portions":[["slices",25]]}
{"source":"sr28:07019","description":"Chorizo, pork and beef","per100g":{"kcal":455,"protein":24.1,"carbs":1.86,"fat":38.27,"saturates":14.38,"fibre":0,"sugars":0,"sodium":1235},"portions":[["link (4\\" long)",60]]}
{"source":"sr28:07022","description":"Frankfurter, beef, unheated","per100g":{"kcal":316,"protein":11.16,"carbs":3.36,"fat":28.3,"saturates":10.979,"fibre":0,"sugars":1.31,"sodium":992},"portions":[["frankfurter",50],["package",446]]}
{"source":"sr28:07036","description":"Sausage, Italian, pork, raw","per100g":{"kcal":346,"protein":14.25,"carbs":0.65,"fat":31.33,"saturates":11.27,"fibre":0,"sodium":731},"portions":[["link, 4/lb",113],["link, 5/lb",91]]}
{"source":"sr28:07050","description":"Mortadella, beef, pork","per100g":{"kcal":311,"protein":16.37,"carbs":3.05,"fat":25.39,"saturates":9.51,"fibre":0,"sugars":0,"sodium":1246},"portions":[["slice (15 per 8 oz package)",15]]}
{"source":"sr28:07054","description":"Pate, goose liver, smoked, canned","per100g":{"kcal":462,"protein":11.4,"carbs":4.67,"fat":43.84,"saturates":14.45,"fibre":0,"sodium":697},"portions":[["tbsp",13]]}
{"source":"sr28:07055","description":"Pate, liver, not specified, canned","per100g":{"kcal":319,"protein":14.2,"carbs":1.5,"fat":28,"saturates":9.57,"fibre":0,"sodium":697},"portions":[["tbsp",13]]}
{"source":"sr28:07057","description":"Pepperoni, beef and pork, sliced","per100g":{"kcal":504,"protein":19.25,"carbs":1.18,"fat":46.28,"saturates":17.708,"fibre":0,"sugars":0,"sodium":1582},"portions":[["piece",2]]}
{"source":"sr28:07059","description":"Polish sausage, pork","per100g":{"kcal":326,"protein":14.1,"carbs":1.63,"fat":28.72,"saturates":10.33,"fibre":0,"sodium":876},"portions":[["sausage (10\\" long x 1-1/4\\" dia)",227]]}
{"source":"sr28:07063","description":"Pork sausage, link/patty, unprepared","per100g":{"kcal":288,"protein":15.39,"carbs":0.93,"fat":24.8,"saturates":7.57,"fibre":0,"sugars":0.93,"sodium":739},"portions":[["link",25]]}
{"source":"sr28:07072","description":"Salami, dry or hard, pork, beef","per100g":{"kcal":378,"protein":21.07,"carbs":0.72,"fat":31.65,"saturates":11.418,"fibre":0,"sugars":0.26,"sodium":1756},"portions":[["slice",9.8],["slices 1 serving",9]]}
{"source":"sr28:07254","description":"Turkey bacon, unprepared","per100g":{"kcal":226,"protein":15.94,"carbs":1.89,"fat":16.93,"saturates":4.52,"sodium":1069},"portions":[["slice 12 oz pkg",16],["slice 6 oz pkg",9.8]]}
{"source":"sr28:07972","description":"Meatballs, frozen, Italian style","per100g":{"kcal":286,"protein":14.4,"carbs":8.06,"fat":22.21,"saturates":7.627,"fibre":2.3,"sugars":3.47,"sodium":666},"portions":[["pieces",18.67]]}
{"source":"sr28:08013","description":"Cereals ready-to-eat, GENERAL MILLS, CHEERIOS","per100g":{"kcal":376,"protein":12.09,"carbs":73.23,"fat":6.73,"saturates":1.5,"fibre":9.4,"sugars":4.36,"sodium":497}}
{"source":"sr28:08020","description":"Cereals ready-to-eat, KELLOGG, KELLOGG'S Corn Flakes","per100g":{"kcal":357,"protein":7.5,"carbs":84.1,"fat":0.4,"saturates":0.116,"fibre":3.3,"sugars":9.5,"sodium":729}}
{"source":"sr28:08037","description":"Cereals ready-to-eat, granola, homemade","per100g":{"kcal":489,"protein":13.67,"carbs":53.88,"fat":24.31,"saturates":3.957,"fibre":8.9,"sugars":19.8,"sodium":26},"portions":[["cup",122]]}
{"source":"sr28:08065","description":"Cereals ready-to-eat, KELLOGG, KELLOGG'S RICE KRISPIES","per100g":{"kcal":381,"protein":6.75,"carbs":85.05,"fat":2.05,"saturates":0.458,"fibre":0.4,"sugars":9.87,"sodium":527},"portions":[["cup",29]]}
{"source":"sr28:08120","description":"Cereals, oats, regular and quick, not fortified, dry","per100g":{"kcal":379,"protein":13.15,"carbs":67.7,"fat":6.52,"saturates":1.11,"fibre":10.1,"sugars":0.99,"sodium":6},"portions":[["cup",81],["cup",81.08]]}
{"source":"sr28:08121","description":"Cereals, oats, regular and quick, unenriched, cooked with water (includes boiling and microwaving), without salt","per100g":{"kcal":71,"protein":2.54,"carbs":12,"fat":1.52,"saturates":0.31,"fibre":1.7,"sugars":0.27,"sodium":4},"portions":[["cup",234],["tbsp",14.6],["cup",233.33]]}
{"source":"sr28:08147","description":"Cereals ready-to-eat, POST, Shredded Wheat, original big biscuit","per100g":{"kcal":337,"protein":11.37,"carbs":78.96,"fat":2.01,"saturates":0.41,"fibre":12.4,"sugars":0.94,"sodium":2}}
{"source":"sr28:08156","description":"Cereals ready-to-eat, rice, puffed, fortified","per100g":{"kcal":402,"protein":6.3,"carbs":89.8,"fat":0.5,"saturates":0.13,"fibre":1.7,"sodium":3},"portions":[["cup",14]]}
{"source":"sr28:08160","description":"Cereals, corn grits, yellow, regular and quick, unenriched, dry","per100g":{"kcal":371,"protein":8.8,"carbs":79.6,"fat":1.2,"saturates":0.155,"fibre":1.6,"sugars":0.64,"sodium":1},"portions":[["tbsp",9.7],["cup",156]]}
{"source":"sr28:09003","description":"Apples, raw, with skin","per100g":{"kcal":52,"protein":0.26,"carbs":13.81,"fat":0.17,"saturates":0.028,"fibre":2.4,"sugars":10.39,"sodium":1},"portions":[["cup, quartered or chopped",125],["cup slices",109],["large (3-1/4\\" dia)",223],["medium (3\\" dia)",182],["small (2-3/4\\" dia)",149],["extra small (2-1/2\\" dia)",101]]}
{"source":"sr28:09004","description":"Apples, raw, without skin","per100g":{"kcal":48,"protein":0.27,"carbs":12.76,"fat":0.13,"saturates":0.021,"fibre":1.3,"sugars":10.1,"sodium":0},"portions":[["cup slices",110],["large (3-1/4\\" dia)",216],["medium (3\\" dia)",161],["small (2-3/4\\" dia)",132]]}
{"source":"sr28:09011","description":"Apples, dried, sulfured, uncooked","per100g":{"kcal":243,"protein":0.93,"carbs":65.89,"fat":0.32,"saturates":0.052,"fibre":8.7,"sugars":57.19,"sodium":87},"portions":[["cup",86],["ring",6.4]]}
{"source":"sr28:09016","description":"Apple juice, canned or bottled, unsweetened, without added ascorbic acid","per100g":{"kcal":46,"protein":0.1,"carbs":11.3,"fat":0.13,"saturates":0.022,"fibre":0.2,"sugars":9.62,"sodium":4},"portions":[["cup",248],["fl oz",31],["drink box (8.45 fl oz)",262]]}
{"source":"sr28:09021","description":"Apricots, raw","per100g":{"kcal":48,"protein":1.4,"carbs":11.12,"fat":0.39,"saturates":0.027,"fibre":2,"sugars":9.24,"sodium":1},"portions":[["cup, halves",155],["cup, sliced",165],["apricot",35]]}
{"source":"sr28:09024","description":"Apricots, canned, juice pack, with skin, solids and liquids","per100g":{"kcal":48,"protein":0.63,"carbs":12.34,"fat":0.04,"saturates":0.003,"fibre":1.6,"sugars":10.74,"sodium":4},"portions":[["cup, halves",244],["apricot half with liquid",36]]}
{"source":"sr28:09032","description":"Apricots, dried, sulfured, uncooked","per100g":{"kcal":241,"protein":3.39,"carbs":62.64,"fat":0.51,"saturates":0.017,"fibre":7.3,"sugars":53.44,"sodium":10},"portions":[["cup, halves",130],["half",3.5]]}
{"source":"sr28:09037","description":"Avocados, raw, all commercial varieties","per100g":{"kcal":160,"protein":2,"carbs":8.53,"fat":14.66,"saturates":2.126,"fibre":6.7,"sugars":0.66,"sodium":7},"portions":[["cup, cubes",150],["cup, pureed",230],["cup, sliced",146],["avocado, NS as to Florida or California",201]]}
{"source":"sr28:09040","description":"Bananas, raw","per100g":{"kcal":89,"protein":1.09,"carbs":22.84,"fat":0.33,"saturates":0.112,"fibre":2.6,"sugars":12.23,"sodium":1},"portions":[["cup, mashed",225],["cup, sliced",150],["extra small (less than 6\\" long)",81],["small (6\\" to 6-7/8\\" long)",101],["medium (7\\" to 7-7/8\\" long)",118],["large (8\\" to 8-7/8\\" long)",136],["extra large (9\\" or longer)",152]]}
{"source":"sr28:09041","description":"Bananas, dehydrated, or banana powder","per100g":{"kcal":346,"protein":3.89,"carbs":88.28,"fat":1.81,"saturates":0.698,"fibre":9.9,"sugars":47.3,"sodium":3},"portions":[["cup",100],["tbsp",6.2]]}
{"source":"sr28:09042","description":"Blackberries, raw","per100g":{"kcal":43,"protein":1.39,"carbs":9.61,"fat":0.49,"saturates":0.014,"fibre":5.3,"sugars":4.88,"sodium":1},"portions":[["cup",144]]}
{"source":"sr28:09044","description":"Cherries, tart, dried, sweetened","per100g":{"kcal":333,"protein":1.25,"carbs":80.45,"fat":0.73,"saturates":0.146,"fibre":2.5,"sugars":67.15,"sodium":13},"portions":[["cup",160]]}
{"source":"sr28:09048","description":"Blackberries, frozen, unsweetened","per100g":{"kcal":64,"protein":1.18,"carbs":15.67,"fat":0.43,"saturates":0.015,"fibre":5,"sugars":10.67,"sodium":1},"portions":[["cup, unthawed",151],["package (18 oz)",510]]}
{"source":"sr28:09050","description":"Blueberries, raw","per100g":{"kcal":57,"protein":0.74,"carbs":14.49,"fat":0.33,"saturates":0.028,"fibre":2.4,"sugars":9.96,"sodium":1},"portions":[["cup",148],["berries",1.36]]}
{"source":"sr28:09053","description":"Blueberries, wild, frozen","per100g":{"kcal":57,"protein":0,"carbs":13.85,"fat":0.16,"saturates":0.03,"fibre":4.4,"sodium":3},"portions":[["cup, frozen",140]]}
{"source":"sr28:09054","description":"Blueberries, frozen, unsweetened","per100g":{"kcal":51,"protein":0.42,"carbs":12.17,"fat":0.64,"saturates":0.053,"fibre":2.7,"sugars":8.45,"sodium":1},"portions":[["cup, unthawed",155],["package (20 oz)",567]]}
{"source":"sr28:09057","description":"Boysenberries, frozen, unsweetened","per100g":{"kcal":50,"protein":1.1,"carbs":12.19,"fat":0.26,"saturates":0.009,"fibre":5.3,"sugars":6.89,"sodium":1},"portions":[["cup, unthawed",132],["package (10 oz)",284]]}
{"source":"sr28:09060","description":"Carambola, (starfruit), raw","per100g":{"kcal":31,"protein":1.04,"carbs":6.73,"fat":0.33,"saturates":0.019,"fibre":2.8,"sugars":3.98,"sodium":2},"portions":[["cup, cubes",132],["cup, sliced",108],["large (4-1/2\\" long)",124],["medium (3-5/8\\" long)",91],["small (3-1/8\\" long)",70]]}
{"source":"sr28:09062","description":"Cherimoya, raw","per100g":{"kcal":75,"protein":1.57,"carbs":17.71,"fat":0.68,"saturates":0.233,"fibre":3,"sugars":12.87,"sodium":7},"portions":[["cup, pieces",160],["fruit without skin and seeds",235]]}
{"source":"sr28:09063","description":"Cherries, sour, red, raw","per100g":{"kcal":50,"protein":1,"carbs":12.18,"fat":0.3,"saturates":0.068,"fibre":1.6,"sugars":8.49,"sodium":3},"portions":[["cup, without pits",155]]}
{"source":"sr28:09070","description":"Cherries, sweet, raw","per100g":{"kcal":63,"protein":1.06,"carbs":16.01,"fat":0.2,"saturates":0.038,"fibre":2.1,"sugars":12.82,"sodium":0},"portions":[["cup, without pits",154],["cherry",8.2]]}
{"source":"sr28:09072","description":"Cherries, sweet, canned, juice pack, solids and liquids","per100g":{"kcal":54,"protein":0.91,"carbs":13.81,"fat":0.02,"saturates":0.004,"fibre":1.5,"sugars":12.31,"sodium":3},"portions":[["cup, pitted",250]]}
{"source":"sr28:09078","description":"Cranberries, raw","per100g":{"kcal":46,"protein":0.46,"carbs":11.97,"fat":0.13,"saturates":0.008,"fibre":3.6,"sugars":4.27,"sodium":2},"portions":[["cup, chopped",110],["cup, whole",100]]}
{"source":"sr28:09079","description":"Cranberries, dried, sweetened","per100g":{"kcal":308,"protein":0.17,"carbs":82.8,"fat":1.09,"saturates":0.088,"fibre":5.3,"sugars":72.56,"sodium":5},"portions":[["cup",160]]}
{"source":"sr28:09081","description":"Cranberry sauce, canned, sweetened","per100g":{"kcal":159,"protein":0.9,"carbs":40.4,"fat":0.15,"saturates":0.007,"fibre":1.1,"sugars":31.75,"sodium":5},"portions":[["cup",277],["slice (1/2\\" thick, approx 8 slices per can)",57]]}
{"source":"sr28:09083","description":"Currants, european black, raw","per100g":{"kcal":63,"protein":1.4,"carbs":15.38,"fat":0.41,"saturates":0.034,"sodium":2},"portions":[["cup",112]]}
{"source":"sr28:09084","description":"Currants, red and white, raw","per100g":{"kcal":56,"protein":1.4,"carbs":13.8,"fat":0.2,"saturates":0.017,"fibre":4.3,"sugars":7.37,"sodium":1},"portions":[["cup",112]]}
{"source":"sr28:09087","description":"Dates, deglet noor","per100g":{"kcal":282,"protein":2.45,"carbs":75.03,"fat":0.39,"saturates":0.032,"fibre":8,"sugars":63.35,"sodium":2},"portions":[["cup, chopped",147],["date, pitted",7.1]]}
{"source":"sr28:09088","description":"Elderberries, raw","per100g":{"kcal":73,"protein":0.66,"carbs":18.4,"fat":0.5,"saturates":0.023,"fibre":7,"sodium":6},"portions":[["cup",145]]}
{"source":"sr28:09089","description":"Figs, raw","per100g":{"kcal":74,"protein":0.75,"carbs":19.18,"fat":0.3,"saturates":0.06,"fibre":2.9,"sugars":16.26,"sodium":1},"portions":[["large (2-1/2\\" dia)",64],["medium (2-1/4\\" dia)",50],["small (1-1/2\\" dia)",40]]}
{"source":"sr28:09094","description":"Figs, dried, uncooked","per100g":{"kcal":249,"protein":3.3,"carbs":63.87,"fat":0.93,"saturates":0.144,"fibre":9.8,"sugars":47.92,"sodium":10},"portions":[["cup",149],["fig",8.4]]}
{"source":"sr28:09103","description":"Fruit salad, (peach and pear and apricot and pineapple and cherry), canned, juice pack, solids and liquids","per100g":{"kcal":50,"protein":0.51,"carbs":13.05,"fat":0.03,"saturates":0.004,"fibre":1,"sodium":5},"portions":[["cup",249]]}
{"source":"sr28:09107","description":"Gooseberries, raw","per100g":{"kcal":44,"protein":0.88,"carbs":10.18,"fat":0.58,"saturates":0.038,"fibre":4.3,"sodium":1},"portions":[["cup",150]]}
{"source":"sr28:09110","description":"Goji berries, dried","per100g":{"kcal":349,"protein":14.26,"carbs":77.06,"fat":0.39,"saturates":0,"fibre":13,"sugars":45.61,"sodium":298},"portions":[["tbsp",5.6]]}
{"source":"sr28:09111","description":"Grapefruit, raw, pink and red and white, all areas","per100g":{"kcal":32,"protein":0.63,"carbs":8.08,"fat":0.1,"saturates":0.014,"fibre":1.1,"sugars":6.98,"sodium":0},"portions":[["cup sections, with juice",230],["large (approx 4-1/2\\" dia)",332],["medium (approx 4\\" dia)",256],["small (approx 3-1/2\\" dia)",200]]}
{"source":"sr28:09132","description":"Grapes, red or green (European type, such as Thompson seedless), raw","per100g":{"kcal":69,"protein":0.72,"carbs":18.1,"fat":0.16,"saturates":0.054,"fibre":0.9,"sugars":15.48,"sodium":2},"portions":[["cup",151],["grapes",4.9]]}
{"source":"sr28:09138","description":"Groundcherries, (cape-gooseberries or poha), raw","per100g":{"kcal":53,"protein":1.9,"carbs":11.2,"fat":0.7},"portions":[["cup",140]]}
{"source":"sr28:09139","description":"Guavas, common, raw","per100g":{"kcal":68,"protein":2.55,"carbs":14.32,"fat":0.95,"saturates":0.272,"fibre":5.4,"sugars":8.92,"sodium":2},"portions":[["cup",165],["fruit, without refuse",55]]}
{"source":"sr28:09148","description":"Kiwifruit, green, raw","per100g":{"kcal":61,"protein":1.14,"carbs":14.66,"fat":0.52,"saturates":0.029,"fibre":3,"sugars":8.99,"sodium":3},"portions":[["cup, sliced",180],["fruit (2\\" dia)",69]]}
{"source":"sr28:09149","description":"Kumquats, raw","per100g":{"kcal":71,"protein":1.88,"carbs":15.9,"fat":0.86,"saturates":0.103,"fibre":6.5,"sugars":9.36,"sodium":10},"portions":[["fruit without refuse",19]]}
{"source":"sr28:09150","description":"Lemons, raw, without peel","per100g":{"kcal":29,"protein":1.1,"carbs":9.32,"fat":0.3,"saturates":0.039,"fibre":2.8,"sugars":2.5,"sodium":2},"portions":[["cup, sections",212],["fruit (2-1/8\\" dia)",58],["fruit (2-3/8\\" dia)",84],["wedge or slice (1/8 of one 2-1/8\\" dia lemon)",7]]}
{"source":"sr28:09152","description":"Lemon juice, raw","per100g":{"kcal":22,"protein":0.35,"carbs":6.9,"fat":0.24,"saturates":0.04,"fibre":0.3,"sugars":2.52,"sodium":1},"portions":[["cup",244],["fl oz",30.5]]}
{"source":"sr28:09156","description":"Lemon peel, raw","per100g":{"kcal":47,"protein":1.5,"carbs":16,"fat":0.3,"saturates":0.039,"fibre":10.6,"sugars":4.17,"sodium":6},"portions":[["tbsp",6],["tsp",2]]}
{"source":"sr28:09159","description":"Limes, raw","per100g":{"kcal":30,"protein":0.7,"carbs":10.54,"fat":0.2,"saturates":0.022,"fibre":2.8,"sugars":1.69,"sodium":2},"portions":[["fruit (2\\" dia)",67]]}
{"source":"sr28:09160","description":"Lime juice, raw","per100g":{"kcal":25,"protein":0.42,"carbs":8.42,"fat":0.07,"saturates":0.008,"fibre":0.4,"sugars":1.69,"sodium":2},"portions":[["cup",242],["fl oz",30.8]]}
{"source":"sr28:09163","description":"Blueberries, dried, sweetened","per100g":{"kcal":317,"protein":2.5,"carbs":80,"fat":2.5,"saturates":0.2,"fibre":7.5,"sugars":67.5,"sodium":3},"portions":[["cup",160]]}
{"source":"sr28:09164","description":"Litchis, raw","per100g":{"kcal":66,"protein":0.83,"carbs":16.53,"fat":0.44,"saturates":0.099,"fibre":1.3,"sugars":15.23,"sodium":1},"portions":[["cup",190],["fruit without refuse",9.6]]}
{"source":"sr28:09172","description":"Longans, raw","per100g":{"kcal":60,"protein":1.31,"carbs":15.14,"fat":0.1,"saturates":0.03,"fibre":1.1,"sodium":0},"portions":[["fruit without refuse",3.2]]}
{"source":"sr28:09176","description":"Mangos, raw","per100g":{"kcal":60,"protein":0.82,"carbs":14.98,"fat":0.38,"saturates":0.092,"fibre":1.6,"sugars":13.66,"sodium":1},"portions":[["cup pieces",165],["fruit without refuse",336]]}
{"source":"sr28:09178","description":"Mango, dried, sweetened","per100g":{"kcal":319,"protein":2.45,"carbs":78.58,"fat":1.18,"saturates":0.287,"fibre":2.4,"sugars":66.27,"sodium":162}}
{"source":"sr28:09181","description":"Melons, cantaloupe, raw","per100g":{"kcal":34,"protein":0.84,"carbs":8.16,"fat":0.19,"saturates":0.051,"fibre":0.9,"sugars":7.86,"sodium":16},"portions":[["cup, balls",177],["cup, cubes",160],["cup, diced",156],["melon, large (about 6-1/2\\" dia)",814],["wedge, large (1/8 of large melon)",102],["melon, medium (about 5\\" dia)",552],["wedge, medium (1/8 of medium melon)",69],["melon, small (about 4-1/4\\" dia)",441],["wedge, small (1/8 of small melon)",55],["cantaloupe balls",13.8]]}
{"source":"sr28:09184","description":"Melons, honeydew, raw","per100g":{"kcal":36,"protein":0.54,"carbs":9.09,"fat":0.14,"saturates":0.038,"fibre":0.8,"sugars":8.12,"sodium":18},"portions":[["cup, diced (approx 20 pieces per cup)",170],["cup, balls",177],["melon (5-1/4\\" dia)",1000],["melon (6\\" - 7\\" dia)",1280],["wedge (1/8 of 5-1/4\\" dia melon)",125],["wedge (1/8 of 6\\" to 7\\" dia melon)",160],["honeydew balls",13.8]]}
{"source":"sr28:09190","description":"Mulberries, raw","per100g":{"kcal":43,"protein":1.44,"carbs":9.8,"fat":0.39,"saturates":0.027,"fibre":1.7,"sugars":8.1,"sodium":10},"portions":[["cup",140],["fruit",1.5]]}
{"source":"sr28:09191","description":"Nectarines, raw","per100g":{"kcal":44,"protein":1.06,"carbs":10.55,"fat":0.32,"saturates":0.025,"fibre":1.7,"sugars":7.89,"sodium":0},"portions":[["cup slices",143],["small (2-1/3\\" dia)",129],["medium (2-1/2\\" dia)",142],["large (2-3/4\\" dia)",156]]}
{"source":"sr28:09193","description":"Olives, ripe, canned (small-extra large)","per100g":{"kcal":115,"protein":0.84,"carbs":6.26,"fat":10.68,"saturates":1.415,"fibre":3.2,"sugars":0,"sodium":735},"portions":[["tbsp",8.4],["large",4.4],["small",3.2]]}
{"source":"sr28:09195","description":"Olives, pickled, canned or bottled, green","per100g":{"kcal":145,"protein":1.03,"carbs":3.84,"fat":15.32,"saturates":2.029,"fibre":3.3,"sugars":0.54,"sodium":1556},"portions":[["olive",2.7]]}
{"source":"sr28:09200","description":"Oranges, raw, all commercial varieties","per100g":{"kcal":47,"protein":0.94,"carbs":11.75,"fat":0.12,"saturates":0.015,"fibre":2.4,"sugars":9.35,"sodium":0},"portions":[["cup, sections",180],["large (3-1/16\\" dia)",184],["small (2-3/8\\" dia)",96],["fruit (2-5/8\\" dia)",131]]}
{"source":"sr28:09206","description":"Orange juice, raw","per100g":{"kcal":45,"protein":0.7,"carbs":10.4,"fat":0.2,"saturates":0.024,"fibre":0.2,"sugars":8.4,"sodium":1},"portions":[["cup",248],["fl oz",31]]}
{"source":"sr28:09216","description":"Orange peel, raw","per100g":{"kcal":97,"protein":1.5,"carbs":25,"fat":0.2,"saturates":0.024,"fibre":10.6,"sodium":3},"portions":[["tbsp",6],["tsp",2]]}
{"source":"sr28:09218","description":"Tangerines, (mandarin oranges), raw","per100g":{"kcal":53,"protein":0.81,"carbs":13.34,"fat":0.31,"saturates":0.039,"fibre":1.8,"sugars":10.58,"sodium":2},"portions":[["cup, sections",195],["small (2-1/4\\" dia)",76],["medium (2-1/2\\" dia)",88],["large (2-3/4\\" dia)",120]]}
{"source":"sr28:09219","description":"Tangerines, (mandarin oranges), canned, juice pack","per100g":{"kcal":37,"protein":0.62,"carbs":9.57,"fat":0.03,"saturates":0.003,"fibre":0.7,"sugars":8.87,"sodium":5},"portions":[["cup",249]]}
{"source":"sr28:09226","description":"Papayas, raw","per100g":{"kcal":43,"protein":0.47,"carbs":10.82,"fat":0.26,"saturates":0.081,"fibre":1.7,"sugars":7.82,"sodium":8},"portions":[["cup 1\\" pieces",145],["cup, mashed",230],["fruit, small",157],["fruit, large",781]]}
{"source":"sr28:09231","description":"Passion-fruit, (granadilla), purple, raw","per100g":{"kcal":97,"protein":2.2,"carbs":23.38,"fat":0.7,"saturates":0.059,"fibre":10.4,"sugars":11.2,"sodium":28},"portions":[["cup",236],["fruit without refuse",18]]}
{"source":"sr28:09236","description":"Peaches, yellow, raw","per100g":{"kcal":39,"protein":0.91,"carbs":9.54,"fat":0.25,"saturates":0.019,"fibre":1.5,"sugars":8.39,"sodium":0},"portions":[["cup slices",154],["small (2-1/2\\" dia)",130],["medium (2-2/3\\" dia)",150],["large (2-3/4\\" dia)",175],["extra large (3\\" dia)",224]]}
{"source":"sr28:09238","description":"Peaches, canned, juice pack, solids and liquids","per100g":{"kcal":44,"protein":0.63,"carbs":11.57,"fat":0.03,"saturates":0.004,"fibre":1.3,"sugars":10.27,"sodium":4},"portions":[["cup",250],["cup, halves or slices",248],["half, with liquid",98]]}
{"source":"sr28:09246","description":"Peaches, dried, sulfured, uncooked","per100g":{"kcal":239,"protein":3.61,"carbs":61.33,"fat":0.76,"saturates":0.082,"fibre":8.2,"sugars":41.74,"sodium":7},"portions":[["cup, halves",160],["half",13]]}
{"source":"sr28:09252","description":"Pears, raw","per100g":{"kcal":57,"protein":0.36,"carbs":15.23,"fat":0.14,"saturates":0.022,"fibre":3.1,"sugars":9.75,"sodium":1},"portions":[["cup, slices",140],["cup, cubes",161],["small",148],["medium",178],["large",230]]}
{"source":"sr28:09254","description":"Pears, canned, juice pack, solids and liquids","per100g":{"kcal":50,"protein":0.34,"carbs":12.94,"fat":0.07,"saturates":0.004,"fibre":1.6,"sugars":9.7,"sodium":4},"portions":[["cup, halves",248],["half, with liquid",76]]}
{"source":"sr28:09259","description":"Pears, dried, sulfured, uncooked","per100g":{"kcal":262,"protein":1.87,"carbs":69.7,"fat":0.63,"saturates":0.035,"fibre":7.5,"sugars":62.2,"sodium":6},"portions":[["cup, halves",180],["half",18],["halves",17.5]]}
{"source":"sr28:09263","description":"Persimmons, japanese, raw","per100g":{"kcal":70,"protein":0.58,"carbs":18.59,"fat":0.19,"saturates":0.02,"fibre":3.6,"sugars":12.53,"sodium":1},"portions":[["fruit (2-1/2\\" dia)",168]]}
{"source":"sr28:09266","description":"Pineapple, raw, all varieties","per100g":{"kcal":50,"protein":0.54,"carbs":13.12,"fat":0.12,"saturates":0.009,"fibre":1.4,"sugars":9.85,"sodium":1},"portions":[["cup, chunks",165],["fruit",905],["slice (4-2/3\\" dia x 3/4\\" thick)",166],["slice (3-1/2\\" dia x 3/4\\" thick)",84],["slice, thin (3-1/2\\" dia x 1/2\\" thick)",56]]}
{"source":"sr28:09268","description":"Pineapple, canned, juice pack, solids and liquids","per100g":{"kcal":60,"protein":0.42,"carbs":15.7,"fat":0.08,"saturates":0.006,"fibre":0.8,"sugars":14.45,"sodium":1},"portions":[["cup, crushed, sliced, or chunks",249],["slice or ring (3\\" dia) with liquid",47]]}
{"source":"sr28:09273","description":"Pineapple juice, canned or bottled, unsweetened, without added ascorbic acid","per100g":{"kcal":53,"protein":0.36,"carbs":12.87,"fat":0.12,"saturates":0.008,"fibre":0.2,"sugars":9.98,"sodium":2},"portions":[["cup",250],["fl oz",31.3]]}
{"source":"sr28:09277","description":"Plantains, raw","per100g":{"kcal":122,"protein":1.3,"carbs":31.89,"fat":0.37,"saturates":0.143,"fibre":2.3,"sugars":15,"sodium":4},"portions":[["cup, sliced",148],["medium",179]]}
{"source":"sr28:09279","description":"Plums, raw","per100g":{"kcal":46,"protein":0.7,"carbs":11.42,"fat":0.28,"saturates":0.017,"fibre":1.4,"sugars":9.92,"sodium":0},"portions":[["cup, sliced",165],["fruit (2-1/8\\" dia)",66]]}
{"source":"sr28:09286","description":"Pomegranates, raw","per100g":{"kcal":83,"protein":1.67,"carbs":18.7,"fat":1.17,"saturates":0.12,"fibre":4,"sugars":13.67,"sodium":3},"portions":[["cup arils (seed/juice sacs)",174],["pomegranate (4\\" dia)",282]]}
{"source":"sr28:09291","description":"Plums, dried (prunes), uncooked","per100g":{"kcal":240,"protein":2.18,"carbs":63.88,"fat":0.38,"saturates":0.088,"fibre":7.1,"sugars":38.13,"sodium":2},"portions":[["cup, pitted",174],["prune, pitted",9.5]]}
{"source":"sr28:09295","description":"Pummelo, raw","per100g":{"kcal":38,"protein":0.76,"carbs":9.62,"fat":0.04,"saturates":0.01,"fibre":1,"sodium":1},"portions":[["cup, sections",190],["fruit without refuse",609]]}
{"source":"sr28:09296","description":"Quinces, raw","per100g":{"kcal":57,"protein":0.4,"carbs":15.3,"fat":0.1,"saturates":0.01,"fibre":1.9,"sodium":4},"portions":[["fruit without refuse",92]]}
{"source":"sr28:09298","description":"Raisins, seedless","per100g":{"kcal":299,"protein":3.07,"carbs":79.18,"fat":0.46,"saturates":0.058,"fibre":3.7,"sugars":59.19,"sodium":11},"portions":[["cup, packed",165],["cup (not packed)",145],["miniature box (.5 oz)",14],["small box (1.5 oz)",43],["raisins",0.52]]}
{"source":"sr28:09302","description":"Raspberries, raw","per100g":{"kcal":52,"protein":1.2,"carbs":11.94,"fat":0.65,"saturates":0.019,"fibre":6.5,"sugars":4.42,"sodium":1},"portions":[["cup",123],["raspberries",1.9]]}
{"source":"sr28:09307","description":"Rhubarb, raw","per100g":{"kcal":21,"protein":0.9,"carbs":4.54,"fat":0.2,"saturates":0.053,"fibre":1.8,"sugars":1.1,"sodium":4},"portions":[["cup, diced",122],["stalk",51]]}
{"source":"sr28:09316","description":"Strawberries, raw","per100g":{"kcal":32,"protein":0.67,"carbs":7.68,"fat":0.3,"saturates":0.015,"fibre":2,"sugars":4.89,"sodium":1},"portions":[["cup, halves",152],["cup, pureed",232],["cup, sliced",166],["cup, whole",144],["extra large (1-5/8\\" dia)",27],["large (1-3/8\\" dia)",18],["medium (1-1/4\\" dia)",12],["small (1\\" dia)",7]]}
{"source":"sr28:09318","description":"Strawberries, frozen, unsweetened","per100g":{"kcal":35,"protein":0.43,"carbs":9.13,"fat":0.11,"saturates":0.006,"fibre":2.1,"sugars":4.56,"sodium":2},"portions":[["cup, thawed",221],["cup, unthawed",149],["berry",10.6],["package (20 oz)",567]]}
{"source":"sr28:09322","description":"Tamarinds, raw","per100g":{"kcal":239,"protein":2.8,"carbs":62.5,"fat":0.6,"saturates":0.272,"fibre":5.1,"sugars":38.8,"sodium":28},"portions":[["cup, pulp",120],["fruit (3\\" x 1\\")",2]]}
{"source":"sr28:09326","description":"Watermelon, raw","per100g":{"kcal":30,"protein":0.61,"carbs":7.55,"fat":0.15,"saturates":0.016,"fibre":0.4,"sugars":6.2,"sodium":1},"portions":[["cup, balls",154],["cup, diced",152],["melon (15\\" long x 7-1/2\\" dia)",4518],["wedge (approx 1/16 of melon)",286],["watermelon balls",12.2]]}
{"source":"sr28:09328","description":"Maraschino cherries, canned, drained","per100g":{"kcal":165,"protein":0.22,"carbs":41.97,"fat":0.21,"saturates":0.039,"fibre":3.2,"sugars":38.77,"sodium":4}}
{"source":"sr28:09400","description":"Apple juice, canned or bottled, unsweetened, with added ascorbic acid","per100g":{"kcal":46,"protein":0.1,"carbs":11.3,"fat":0.13,"saturates":0.022,"fibre":0.2,"sugars":9.62,"sodium":4},"portions":[["cup",248],["fl oz",31]]}
{"source":"sr28:09401","description":"Applesauce, canned, unsweetened, with added ascorbic acid","per100g":{"kcal":42,"protein":0.17,"carbs":11.27,"fat":0.1,"saturates":0.008,"fibre":1.1,"sugars":9.39,"sodium":2},"portions":[["cup",244]]}
{"source":"sr28:09402","description":"Applesauce, canned, sweetened, with salt","per100g":{"kcal":76,"protein":0.18,"carbs":19.91,"fat":0.18,"saturates":0.03,"fibre":1.2,"sodium":28},"portions":[["cup",255]]}
{"source":"sr28:09404","description":"Grapefruit juice, pink, raw","per100g":{"kcal":39,"protein":0.5,"carbs":9.2,"fat":0.1,"saturates":0.014,"sodium":1},"portions":[["cup",247]]}
{"source":"sr28:09420","description":"Jackfruit, canned, syrup pack","per100g":{"kcal":92,"protein":0.36,"carbs":23.94,"fat":0.14,"saturates":0.04,"fibre":0.9,"sodium":11},"portions":[["cup, drained",178]]}
{"source":"sr28:09421","description":"Dates, medjool","per100g":{"kcal":277,"protein":1.81,"carbs":74.97,"fat":0.15,"saturates":0.04,"fibre":6.7,"sugars":66.47,"sodium":1},"portions":[["date, pitted",24]]}
{"source":"sr28:09422","description":"Durian, raw or frozen","per100g":{"kcal":147,"protein":1.47,"carbs":27.09,"fat":5.33,"fibre":3.8,"sodium":2},"portions":[["cup, chopped or diced",243],["fruit",602]]}
{"source":"sr28:09426","description":"Candied fruit","per100g":{"kcal":322,"protein":0.34,"carbs":82.74,"fat":0.07,"saturates":0.01,"fibre":1.6,"sugars":80.68,"sodium":98}}
{"source":"sr28:09433","description":"Clementines, raw","per100g":{"kcal":47,"protein":0.85,"carbs":12.02,"fat":0.15,"saturates":0.04,"fibre":1.7,"sugars":9.18,"sodium":1},"portions":[["fruit",74]]}
{"source":"sr28:09442","description":"Pomegranate juice, bottled","per100g":{"kcal":54,"protein":0.15,"carbs":13.13,"fat":0.29,"saturates":0.077,"fibre":0.1,"sugars":12.65,"sodium":9},"portions":[["cup",249],["fl oz",31.4]]}
{"source":"sr28:09501","description":"Apples, raw, golden delicious, with skin","per100g":{"kcal":57,"protein":0.28,"carbs":13.6,"fat":0.15,"saturates":0.04,"fibre":2.4,"sugars":10.04,"sodium":2},"portions":[["cup, sliced",109],["large",215],["medium",169],["small",129]]}
{"source":"sr28:09502","description":"Apples, raw, granny smith, with skin","per100g":{"kcal":58,"protein":0.44,"carbs":13.61,"fat":0.19,"saturates":0.05,"fibre":2.8,"sugars":9.59,"sodium":1},"portions":[["cup, sliced",109],["large",206],["medium",167],["small",144]]}
{"source":"sr28:09503","description":"Apples, raw, gala, with skin","per100g":{"kcal":57,"protein":0.25,"carbs":13.68,"fat":0.12,"saturates":0.03,"fibre":2.3,"sugars":10.37,"sodium":1},"portions":[["cup, sliced",109],["large",200],["medium",172],["small",157]]}
{"source":"sr28:09504","description":"Apples, raw, fuji, with skin","per100g":{"kcal":63,"protein":0.2,"carbs":15.22,"fat":0.18,"saturates":0.04,"fibre":2.1,"sugars":11.68,"sodium":1},"portions":[["cup, sliced",109],["large",236],["medium",192],["small",158]]}
{"source":"sr28:10005","description":"Pork, fresh, belly, raw","per100g":{"kcal":518,"protein":9.34,"carbs":0,"fat":53.01,"saturates":19.33,"fibre":0,"sugars":0,"sodium":32}}
{"source":"sr28:10010","description":"Pork, fresh, leg (ham), whole, separable lean only, raw","per100g":{"kcal":136,"protein":20.48,"carbs":0,"fat":5.41,"saturates":1.87,"fibre":0,"sugars":0,"sodium":55}}
{"source":"sr28:10020","description":"Pork, fresh, loin, whole, separable lean and fat, raw","per100g":{"kcal":198,"protein":19.74,"carbs":0,"fat":12.58,"saturates":4.36,"fibre":0,"sugars":0,"sodium":50}}
{"source":"sr28:10036","description":"Pork, fresh, loin, center loin (chops), bone-in, separable lean and fat, raw","per100g":{"kcal":170,"protein":20.71,"carbs":0,"fat":9.03,"saturates":2.993,"fibre":0,"sugars":0,"sodium":55},"portions":[["chop without refuse (Yield from 1 raw chop, with refuse, weighing 259g)",199]]}
{"source":"sr28:10060","description":"Pork, fresh, loin, tenderloin, separable lean only, raw","per100g":{"kcal":109,"protein":20.95,"carbs":0,"fat":2.17,"saturates":0.698,"fibre":0,"sugars":0,"sodium":53},"portions":[["roast",505]]}
{"source":"sr28:10072","description":"Pork, fresh, shoulder, whole, separable lean only, raw","per100g":{"kcal":148,"protein":19.55,"carbs":0,"fat":7.14,"saturates":2.47,"fibre":0,"sugars":0,"sodium":76}}
{"source":"sr28:10088","description":"Pork, fresh, spareribs, separable lean and fat, raw","per100g":{"kcal":277,"protein":15.47,"carbs":0,"fat":23.4,"saturates":7.529,"fibre":0,"sugars":0,"sodium":81}}
{"source":"sr28:10123","description":"Pork, cured, bacon, unprepared","per100g":{"kcal":417,"protein":12.62,"carbs":1.28,"fat":39.69,"saturates":13.296,"fibre":0,"sugars":1,"sodium":662},"portions":[["slice raw",28],["package",442]]}
{"source":"sr28:10130","description":"Canadian bacon, unprepared","per100g":{"kcal":110,"protein":20.31,"carbs":1.34,"fat":2.62,"saturates":0.9,"fibre":0,"sugars":0.9,"sodium":751},"portions":[["slices (6 per 6-oz pkg.)",28.5],["package (6 oz)",170]]}
{"source":"sr28:10141","description":"Pork, cured, ham, center slice, country-style, separable lean only, raw","per100g":{"kcal":195,"protein":27.8,"carbs":0.3,"fat":8.32,"saturates":2.78,"fibre":0,"sugars":0,"sodium":2695}}
{"source":"sr28:10182","description":"Pork, cured, ham, boneless, extra lean and regular, unheated","per100g":{"kcal":162,"protein":18.26,"carbs":2.28,"fat":8.39,"saturates":2.7,"fibre":0,"sugars":0,"sodium":1278},"portions":[["cup",140],["slice (6-1/4\\" x 4\\" x 1/16\\") (1 oz)",28]]}
{"source":"sr28:10219","description":"Pork, fresh, ground, raw","per100g":{"kcal":263,"protein":16.88,"carbs":0,"fat":21.19,"saturates":7.87,"fibre":0,"sugars":0,"sodium":56}}
{"source":"sr28:10862","description":"Pork, cured, bacon, pre-sliced, cooked, pan-fried","per100g":{"kcal":468,"protein":33.92,"carbs":1.7,"fat":35.09,"saturates":11.964,"fibre":0,"sugars":0,"sodium":1684},"portions":[["slice",11.5]]}
{"source":"sr28:10972","description":"Pork, ground, 84% lean / 16% fat, raw","per100g":{"kcal":218,"protein":17.99,"carbs":0.44,"fat":16,"saturates":4.93,"fibre":0,"sugars":0,"sodium":68}}
{"source":"sr28:11007","description":"Artichokes, (globe or french), raw","per100g":{"kcal":47,"protein":3.27,"carbs":10.51,"fat":0.15,"saturates":0.036,"fibre":5.4,"sugars":0.99,"sodium":94},"portions":[["artichoke, medium",128],["artichoke, large",162]]}
{"source":"sr28:11009","description":"Artichokes, (globe or french), frozen, unprepared","per100g":{"kcal":38,"protein":2.63,"carbs":7.75,"fat":0.43,"saturates":0.099,"fibre":3.9,"sodium":47},"portions":[["package",254.55],["package (9 oz)",255]]}
{"source":"sr28:11011","description":"Asparagus, raw","per100g":{"kcal":20,"protein":2.2,"carbs":3.88,"fat":0.12,"saturates":0.04,"fibre":2.1,"sugars":1.88,"sodium":2},"portions":[["cup",134],["spear, small (5\\" long or less)",12],["spear, medium (5-1/4\\" to 7\\" long)",16],["spear, large (7-1/4\\" to 8-1/2\\")",20],["spear, extra large (8-3/4\\" to 10\\" long)",24],["spear tip (2\\" long or less)",3.5]]}
{"source":"sr28:11015","description":"Asparagus, canned, drained solids","per100g":{"kcal":19,"protein":2.14,"carbs":2.46,"fat":0.65,"saturates":0.147,"fibre":1.6,"sugars":1.06,"sodium":287},"portions":[["cup",242],["spear (about 5\\" long)",18],["can (300 x 407)",248]]}
{"source":"sr28:11024","description":"Balsam-pear (bitter gourd), pods, raw","per100g":{"kcal":17,"protein":1,"carbs":3.7,"fat":0.17,"saturates":0.04,"fibre":2.8,"sodium":5},"portions":[["cup (1/2\\" pieces)",93],["balsam-pear",124]]}
{"source":"sr28:11028","description":"Bamboo shoots, canned, drained solids","per100g":{"kcal":19,"protein":1.72,"carbs":3.22,"fat":0.4,"saturates":0.092,"fibre":1.4,"sugars":1.89,"sodium":7},"portions":[["cup (1/8\\" slices)",131],["can (303 x 406)",262]]}
{"source":"sr28:11043","description":"Mung beans, mature seeds, sprouted, raw","per100g":{"kcal":30,"protein":3.04,"carbs":5.94,"fat":0.18,"saturates":0.046,"fibre":1.8,"sugars":4.13,"sodium":6},"portions":[["cup",104],["package (12 oz)",340]]}
{"source":"sr28:11052","description":"Beans, snap, green, raw","per100g":{"kcal":31,"protein":1.83,"carbs":6.97,"fat":0.22,"saturates":0.05,"fibre":2.7,"sugars":3.26,"sodium":6},"portions":[["cup 1/2\\" pieces",100],["beans (4\\" long)",5.5]]}
{"source":"sr28:11080","description":"Beets, raw","per100g":{"kcal":43,"protein":1.61,"carbs":9.56,"fat":0.17,"saturates":0.027,"fibre":2.8,"sugars":6.76,"sodium":78},"portions":[["cup",136],["beet (2\\" dia)",82]]}
{"source":"sr28:11086","description":"Beet greens, raw","per100g":{"kcal":22,"protein":2.2,"carbs":4.33,"fat":0.13,"saturates":0.02,"fibre":3.7,"sugars":0.5,"sodium":226},"portions":[["cup",38],["leaf",32],["cup (1\\" pieces)",38]]}
{"source":"sr28:11088","description":"Broadbeans, immature seeds, raw","per100g":{"kcal":72,"protein":5.6,"carbs":11.7,"fat":0.6,"saturates":0.138,"fibre":4.2,"sodium":50},"portions":[["cup",109],["broadbean",8]]}
{"source":"sr28:11090","description":"Broccoli, raw","per100g":{"kcal":34,"protein":2.82,"carbs":6.64,"fat":0.37,"saturates":0.039,"fibre":2.6,"sugars":1.7,"sodium":33},"portions":[["cup chopped",91],["bunch",608],["spear (about 5\\" long)",31],["stalk",151],["cup, chopped or diced",88]]}
{"source":"sr28:11096","description":"Broccoli raab, raw","per100g":{"kcal":22,"protein":3.17,"carbs":2.85,"fat":0.49,"saturates":0.05,"fibre":2.7,"sugars":0.38,"sodium":33},"portions":[["cup chopped",40],["stalk",19]]}
{"source":"sr28:11098","description":"Brussels sprouts, raw","per100g":{"kcal":43,"protein":3.38,"carbs":8.95,"fat":0.3,"saturates":0.062,"fibre":3.8,"sugars":2.2,"sodium":25},"portions":[["cup",88],["sprout",19]]}
{"source":"sr28:11104","description":"Burdock root, raw","per100g":{"kcal":72,"protein":1.53,"carbs":17.34,"fat":0.15,"saturates":0.025,"fibre":3.3,"sugars":2.9,"sodium":5},"portions":[["cup (1\\" pieces)",118],["root",156]]}
{"source":"sr28:11109","description":"Cabbage, raw","per100g":{"kcal":25,"protein":1.28,"carbs":5.8,"fat":0.1,"saturates":0.034,"fibre":2.5,"sugars":3.2,"sodium":18},"portions":[["cup, chopped",89],["cup, shredded",70],["head, large (about 7\\" dia)",1248],["leaf, large",33],["head, medium (about 5-3/4\\" dia)",908],["leaf, medium",23],["head, small (about 4-1/2\\" dia)",714],["leaf",15]]}
{"source":"sr28:11112","description":"Cabbage, red, raw","per100g":{"kcal":31,"protein":1.43,"carbs":7.37,"fat":0.16,"saturates":0.021,"fibre":2.1,"sugars":3.83,"sodium":27},"portions":[["cup, chopped",89],["cup, shredded",70],["head, large (about 5-1/2\\" dia)",1134],["leaf",23],["head, medium (about 5\\" dia)",839],["head, small (4\\" dia)",567]]}
{"source":"sr28:11114","description":"Cabbage, savoy, raw","per100g":{"kcal":27,"protein":2,"carbs":6.1,"fat":0.1,"saturates":0.013,"fibre":3.1,"sugars":2.27,"sodium":28},"portions":[["cup, shredded",70]]}
{"source":"sr28:11116","description":"Cabbage, chinese (pak-choi), raw","per100g":{"kcal":13,"protein":1.5,"carbs":2.18,"fat":0.2,"saturates":0.027,"fibre":1,"sugars":1.18,"sodium":65},"portions":[["cup, shredded",70],["head",840],["leaf",14]]}
{"source":"sr28:11118","description":"Cabbage, kimchi","per100g":{"kcal":15,"protein":1.1,"carbs":2.4,"fat":0.5,"saturates":0.067,"fibre":1.6,"sugars":1.06,"sodium":498},"portions":[["cup",150]]}
{"source":"sr28:11119","description":"Cabbage, chinese (pe-tsai), raw","per100g":{"kcal":16,"protein":1.2,"carbs":3.23,"fat":0.2,"saturates":0.043,"fibre":1.2,"sugars":1.41,"sodium":9},"portions":[["cup, shredded",76]]}
{"source":"sr28:11124","description":"Carrots, raw","per100g":{"kcal":41,"protein":0.93,"carbs":9.58,"fat":0.24,"saturates":0.037,"fibre":2.8,"sugars":4.74,"sodium":69},"portions":[["cup chopped",128],["cup grated",110],["cup strips or slices",122],["large (7-1/4\\" to 8-/1/2\\" long)",72],["medium",61],["small (5-1/2\\" long)",50],["slice",3],["strip large (3\\" long)",7],["strip medium",4]]}
{"source":"sr28:11128","description":"Carrots, canned, regular pack, drained solids","per100g":{"kcal":25,"protein":0.64,"carbs":5.54,"fat":0.19,"saturates":0.036,"fibre":1.5,"sugars":2.48,"sodium":242},"portions":[["cup, sliced",146],["cup, mashed",228],["slice",2.8],["can (303 x 406)",284]]}
{"source":"sr28:11134","description":"Cassava, raw","per100g":{"kcal":160,"protein":1.36,"carbs":38.06,"fat":0.28,"saturates":0.074,"fibre":1.8,"sugars":1.7,"sodium":14},"portions":[["cup",206],["root",408]]}
{"source":"sr28:11135","description":"Cauliflower, raw","per100g":{"kcal":25,"protein":1.92,"carbs":4.97,"fat":0.28,"saturates":0.13,"fibre":2,"sugars":1.91,"sodium":30},"portions":[["cup chopped (1/2\\" pieces)",107],["floweret",13],["head large (6-7\\" dia.)",840],["head medium (5-6\\" dia.)",588],["head small (4\\" dia.)",265]]}
{"source":"sr28:11141","description":"Celeriac, raw","per100g":{"kcal":42,"protein":1.5,"carbs":9.2,"fat":0.3,"saturates":0.079,"fibre":1.8,"sugars":1.6,"sodium":100},"portions":[["cup",156]]}
{"source":"sr28:11143","description":"Celery, raw","per100g":{"kcal":16,"protein":0.69,"carbs":2.97,"fat":0.17,"saturates":0.042,"fibre":1.6,"sugars":1.34,"sodium":80},"portions":[["cup chopped",101],["tbsp",7.5],["stalk, large (11\\"-12\\" long)",64],["stalk, medium (7-1/2\\" - 8\\" long)",40],["stalk, small (5\\" long)",17],["strip (4\\" long)",4]]}
{"source":"sr28:11147","description":"Chard, swiss, raw","per100g":{"kcal":19,"protein":1.8,"carbs":3.74,"fat":0.2,"saturates":0.03,"fibre":1.6,"sugars":1.1,"sodium":213},"portions":[["cup",36],["leaf",48]]}
{"source":"sr28:11149","description":"Chayote, fruit, raw","per100g":{"kcal":19,"protein":0.82,"carbs":4.51,"fat":0.13,"saturates":0.028,"fibre":1.7,"sugars":1.66,"sodium":2},"portions":[["cup (1\\" pieces)",132],["chayote (5-3/4\\")",203]]}
{"source":"sr28:11151","description":"Chicory, witloof, raw","per100g":{"kcal":17,"protein":0.9,"carbs":4,"fat":0.1,"saturates":0.024,"fibre":3.1,"sodium":2},"portions":[["head",53],["cup",90]]}
{"source":"sr28:11156","description":"Chives, raw","per100g":{"kcal":30,"protein":3.27,"carbs":4.35,"fat":0.73,"saturates":0.146,"fibre":2.5,"sugars":1.85,"sodium":3},"portions":[["tbsp chopped",3],["tsp chopped",1]]}
{"source":"sr28:11161","description":"Collards, raw","per100g":{"kcal":32,"protein":3.02,"carbs":5.42,"fat":0.61,"saturates":0.055,"fibre":4,"sugars":0.46,"sodium":17},"portions":[["cup, chopped",36]]}
{"source":"sr28:11165","description":"Coriander (cilantro) leaves, raw","per100g":{"kcal":23,"protein":2.13,"carbs":3.67,"fat":0.52,"saturates":0.014,"fibre":2.8,"sugars":0.87,"sodium":46},"portions":[["cup",16],["sprigs",2.22]]}
{"source":"sr28:11167","description":"Corn, sweet, yellow, raw","per100g":{"kcal":86,"protein":3.27,"carbs":18.7,"fat":1.35,"saturates":0.325,"fibre":2,"sugars":6.26,"sodium":15},"portions":[["cup",145],["ear, small (5-1/2\\" to 6-1/2\\" long)",73]]}
{"source":"sr28:11172","description":"Corn, sweet, yellow, canned, whole kernel, drained solids","per100g":{"kcal":67,"protein":2.29,"carbs":14.34,"fat":1.22,"saturates":0.245,"fibre":2,"sugars":4.44,"sodium":205},"portions":[["cup",164],["can (303 x 406)",298]]}
{"source":"sr28:11174","description":"Corn, sweet, yellow, canned, cream style, regular pack","per100g":{"kcal":72,"protein":1.74,"carbs":18.13,"fat":0.42,"saturates":0.065,"fibre":1.2,"sugars":3.23,"sodium":261},"portions":[["cup",256],["can (303 x 406)",482]]}
{"source":"sr28:11178","description":"Corn, sweet, yellow, frozen, kernels cut off cob, unprepared","per100g":{"kcal":88,"protein":3.02,"carbs":20.71,"fat":0.78,"saturates":0.119,"fibre":2.1,"sugars":2.5,"sodium":3},"portions":[["cup",136],["package",284]]}
{"source":"sr28:11205","description":"Cucumber, with peel, raw","per100g":{"kcal":15,"protein":0.65,"carbs":3.63,"fat":0.11,"saturates":0.037,"fibre":0.5,"sugars":1.67,"sodium":2},"portions":[["cup slices",104],["cucumber (8-1/4\\")",301]]}
{"source":"sr28:11207","description":"Dandelion greens, raw","per100g":{"kcal":45,"protein":2.7,"carbs":9.2,"fat":0.7,"saturates":0.17,"fibre":3.5,"sugars":0.71,"sodium":76},"portions":[["cup, chopped",55]]}
{"source":"sr28:11209","description":"Eggplant, raw","per100g":{"kcal":25,"protein":0.98,"carbs":5.88,"fat":0.18,"saturates":0.034,"fibre":3,"sugars":3.53,"sodium":2},"portions":[["cup, cubes",82],["eggplant, unpeeled (approx 1-1/4 lb)",548]]}
{"source":"sr28:11211","description":"Edamame, frozen, unprepared","per100g":{"kcal":109,"protein":11.22,"carbs":7.61,"fat":4.73,"fibre":4.8,"sugars":2.48,"sodium":6},"portions":[["cup",118],["package",432]]}
{"source":"sr28:11213","description":"Endive, raw","per100g":{"kcal":17,"protein":1.25,"carbs":3.35,"fat":0.2,"saturates":0.048,"fibre":3.1,"sugars":0.25,"sodium":22},"portions":[["cup, chopped",50],["head",513]]}
{"source":"sr28:11215","description":"Garlic, raw","per100g":{"kcal":149,"protein":6.36,"carbs":33.06,"fat":0.5,"saturates":0.089,"fibre":2.1,"sugars":1,"sodium":17},"portions":[["cup",136],["tsp",2.8],["clove",3],["cloves",3]]}
{"source":"sr28:11216","description":"Ginger root, raw","per100g":{"kcal":80,"protein":1.82,"carbs":17.77,"fat":0.75,"saturates":0.203,"fibre":2,"sugars":1.7,"sodium":13},"portions":[["tsp",2],["cup slices (1\\" dia)",96],["slices (1\\" dia)",2.2]]}
{"source":"sr28:11226","description":"Jerusalem-artichokes, raw","per100g":{"kcal":73,"protein":2,"carbs":17.44,"fat":0.01,"saturates":0,"fibre":1.6,"sugars":9.6,"sodium":4},"portions":[["cup slices",150]]}
{"source":"sr28:11233","description":"Kale, raw","per100g":{"kcal":49,"protein":4.28,"carbs":8.75,"fat":0.93,"saturates":0.091,"fibre":3.6,"sugars":2.26,"sodium":38},"portions":[["cup 1\\" pieces, loosely packed",16]]}
{"source":"sr28:11238","description":"Mushrooms, shiitake, raw","per100g":{"kcal":34,"protein":2.24,"carbs":6.79,"fat":0.49,"saturates":0.12,"fibre":2.5,"sugars":2.38,"sodium":9},"portions":[["piece whole",19]]}
{"source":"sr28:11239","description":"Mushrooms, Chanterelle, raw","per100g":{"kcal":38,"protein":1.49,"carbs":6.86,"fat":0.53,"fibre":3.8,"sugars":1.16,"sodium":9},"portions":[["cup",54],["piece",5.4]]}
{"source":"sr28:11240","description":"Mushrooms, morel, raw","per100g":{"kcal":31,"protein":3.12,"carbs":5.1,"fat":0.57,"saturates":0.065,"fibre":2.8,"sugars":0.6,"sodium":21},"portions":[["cup",66],["piece",12.9]]}
{"source":"sr28:11241","description":"Kohlrabi, raw","per100g":{"kcal":27,"protein":1.7,"carbs":6.2,"fat":0.1,"saturates":0.013,"fibre":3.6,"sugars":2.6,"sodium":20},"portions":[["cup",135],["slice",16]]}
{"source":"sr28:11246","description":"Leeks, (bulb and lower leaf-portion), raw","per100g":{"kcal":61,"protein":1.5,"carbs":14.15,"fat":0.3,"saturates":0.04,"fibre":1.8,"sugars":3.9,"sodium":20},"portions":[["cup",89],["leek",89],["slice",6]]}
{"source":"sr28:11250","description":"Lettuce, butterhead (includes boston and bibb types), raw","per100g":{"kcal":13,"protein":1.35,"carbs":2.23,"fat":0.22,"saturates":0.029,"fibre":1.1,"sugars":0.94,"sodium":5},"portions":[["cup, shredded or chopped",55],["head (5\\" dia)",163],["leaf, large",15],["leaf, medium",7.5],["leaf",5]]}
{"source":"sr28:11251","description":"Lettuce, cos or romaine, raw","per100g":{"kcal":17,"protein":1.23,"carbs":3.29,"fat":0.3,"saturates":0.039,"fibre":2.1,"sugars":1.19,"sodium":8},"portions":[["cup shredded",47],["leaf inner",6],["leaf outer",28],["head",626]]}
{"source":"sr28:11252","description":"Lettuce, iceberg (includes crisphead types), raw","per100g":{"kcal":14,"protein":0.9,"carbs":2.97,"fat":0.14,"saturates":0.018,"fibre":1.2,"sugars":1.97,"sodium":10},"portions":[["cup shredded",72],["cup, chopped (1/2\\" pieces, loosely packed)",57],["head, large",755],["head, medium (6\\" dia)",539],["head, small",324],["leaf, large",15],["leaf, medium",8],["leaf, small",5]]}
{"source":"sr28:11253","description":"Lettuce, green leaf, raw","per100g":{"kcal":15,"protein":1.36,"carbs":2.87,"fat":0.15,"saturates":0.02,"fibre":1.3,"sugars":0.78,"sodium":28},"portions":[["cup shredded",36],["head",360],["leaf inner",4.8],["leaf outer",24]]}
{"source":"sr28:11254","description":"Lotus root, raw","per100g":{"kcal":74,"protein":2.6,"carbs":17.23,"fat":0.1,"saturates":0.03,"fibre":4.9,"sodium":40},"portions":[["slices (2-1/2\\" dia)",8.1],["root (9-1/2\\" long)",115]]}
{"source":"sr28:11260","description":"Mushrooms, white, raw","per100g":{"kcal":22,"protein":3.09,"carbs":3.26,"fat":0.34,"saturates":0.05,"fibre":1,"sugars":1.98,"sodium":5},"portions":[["cup, pieces or slices",70],["cup, whole",96],["large",23],["medium",18],["slice",6],["small",10],["cup pieces",70]]}
{"source":"sr28:11264","description":"Mushrooms, canned, drained solids","per100g":{"kcal":25,"protein":1.87,"carbs":5.09,"fat":0.29,"saturates":0.038,"fibre":2.4,"sugars":2.34,"sodium":425},"portions":[["cup",156],["can",132],["large",16],["medium",12],["small",7],["slices",4],["caps",5.88],["cup pieces",156]]}
{"source":"sr28:11265","description":"Mushrooms, portabella, raw","per100g":{"kcal":22,"protein":2.11,"carbs":3.87,"fat":0.35,"saturates":0.06,"fibre":1.3,"sugars":2.5,"sodium":9},"portions":[["cup diced",86],["piece whole",84]]}
{"source":"sr28:11266","description":"Mushrooms, brown, italian, or crimini, raw","per100g":{"kcal":22,"protein":2.5,"carbs":4.3,"fat":0.1,"saturates":0.014,"fibre":0.6,"sugars":1.72,"sodium":6},"portions":[["cup whole",87],["cup sliced",72],["piece whole",20]]}
{"source":"sr28:11268","description":"Mushrooms, shiitake, dried","per100g":{"kcal":296,"protein":9.58,"carbs":75.37,"fat":0.99,"saturates":0.225,"fibre":11.5,"sugars":2.21,"sodium":13},"portions":[["mushroom",3.6],["mushrooms",3.75]]}
{"source":"sr28:11270","description":"Mustard greens, raw","per100g":{"kcal":27,"protein":2.86,"carbs":4.67,"fat":0.42,"saturates":0.01,"fibre":3.2,"sugars":1.32,"sodium":20},"portions":[["cup, chopped",56]]}
{"source":"sr28:11278","description":"Okra, raw","per100g":{"kcal":33,"protein":1.93,"carbs":7.45,"fat":0.19,"saturates":0.026,"fibre":3.2,"sugars":1.48,"sodium":7},"portions":[["cup",100],["pods (3\\" long)",11.88]]}
{"source":"sr28:11282","description":"Onions, raw","per100g":{"kcal":40,"protein":1.1,"carbs":9.34,"fat":0.1,"saturates":0.042,"fibre":1.7,"sugars":4.24,"sodium":4},"portions":[["cup, chopped",160],["cup, sliced",115],["tbsp chopped",10],["large",150],["slice, large (1/4\\" thick)",38],["medium (2-1/2\\" dia)",110],["slice, medium (1/8\\" thick)",14],["small",70],["slice, thin",9],["rings",6]]}
{"source":"sr28:11284","description":"Onions, dehydrated flakes","per100g":{"kcal":349,"protein":8.95,"carbs":83.28,"fat":0.46,"saturates":0.078,"fibre":9.2,"sugars":37.41,"sodium":21},"portions":[["tbsp",5],["cup",56]]}
{"source":"sr28:11291","description":"Onions, spring or scallions (includes tops and bulb), raw","per100g":{"kcal":32,"protein":1.83,"carbs":7.34,"fat":0.19,"saturates":0.032,"fibre":2.6,"sugars":2.33,"sodium":16},"portions":[["cup, chopped",100],["tbsp chopped",6],["large",25],["medium (4-1/8\\" long)",15],["small (3\\" long)",5]]}
{"source":"sr28:11294","description":"Onions, sweet, raw","per100g":{"kcal":32,"protein":0.8,"carbs":7.55,"fat":0.08,"saturates":0.02,"fibre":0.9,"sugars":5.02,"sodium":8},"portions":[["onion",331]]}
{"source":"sr28:11295","description":"Onion rings, breaded, par fried, frozen, unprepared","per100g":{"kcal":258,"protein":3.15,"carbs":30.53,"fat":14.1,"saturates":4.534,"fibre":1.8,"sodium":246},"portions":[["rings",14.17],["package (16 oz)",454],["package (9 oz)",255]]}
{"source":"sr28:11297","description":"Parsley, fresh","per100g":{"kcal":36,"protein":2.97,"carbs":6.33,"fat":0.79,"saturates":0.132,"fibre":3.3,"sugars":0.85,"sodium":56},"portions":[["cup chopped",60],["tbsp",3.8],["sprigs",1]]}
{"source":"sr28:11298","description":"Parsnips, raw","per100g":{"kcal":75,"protein":1.2,"carbs":17.99,"fat":0.3,"saturates":0.05,"fibre":4.9,"sugars":4.8,"sodium":10},"portions":[["cup slices",133]]}
{"source":"sr28:11300","description":"Peas, edible-podded, raw","per100g":{"kcal":42,"protein":2.8,"carbs":7.55,"fat":0.2,"saturates":0.039,"fibre":2.6,"sugars":4,"sodium":4},"portions":[["cup, chopped",98],["cup, whole",63],["pea pods",3.4]]}
{"source":"sr28:11304","description":"Peas, green, raw","per100g":{"kcal":81,"protein":5.42,"carbs":14.45,"fat":0.4,"saturates":0.071,"fibre":5.7,"sugars":5.67,"sodium":5},"portions":[["cup",145]]}
{"source":"sr28:11308","description":"Peas, green (includes baby and lesuer types), canned, drained solids, unprepared","per100g":{"kcal":68,"protein":4.47,"carbs":11.36,"fat":0.8,"saturates":0.143,"fibre":4.9,"sugars":2.99,"sodium":273},"portions":[["cup",175],["can (303 x 406)",313]]}
{"source":"sr28:11312","description":"Peas, green, frozen, unprepared","per100g":{"kcal":77,"protein":5.22,"carbs":13.62,"fat":0.4,"saturates":0.066,"fibre":4.5,"sugars":5,"sodium":108},"portions":[["cup",134],["package",284]]}
{"source":"sr28:11333","description":"Peppers, sweet, green, raw","per100g":{"kcal":20,"protein":0.86,"carbs":4.64,"fat":0.17,"saturates":0.058,"fibre":1.7,"sugars":2.4,"sodium":3},"portions":[["cup, chopped",149],["cup, sliced",92],["tbsp",9.3],["large (2-1/4 per lb, approx 3-3/4\\" long, 3\\" dia)",164],["medium (approx 2-3/4\\" long, 2-1/2\\" dia)",119],["ring (3\\" dia, 1/4\\" thick)",10],["small",74],["strips",2.7]]}
{"source":"sr28:11352","description":"Potatoes, flesh and skin, raw","per100g":{"kcal":77,"protein":2.05,"carbs":17.49,"fat":0.09,"saturates":0.025,"fibre":2.1,"sugars":0.82,"sodium":6},"portions":[["cup, diced",150],["Potato large (3\\" to 4-1/4\\" dia)",369],["Potato medium (2-1/4\\" to 3-1/4\\" dia)",213],["Potato small (1-3/4\\" to 2-1/2\\" dia)",170]]}
{"source":"sr28:11353","description":"Potatoes, russet, flesh and skin, raw","per100g":{"kcal":79,"protein":2.14,"carbs":18.07,"fat":0.08,"saturates":0.026,"fibre":1.3,"sugars":0.62,"sodium":5},"portions":[["cup, diced",150],["potato large (3\\" to 4-1/4\\" dia)",369],["Potato medium (2-1/4\\" to 3-1/4\\" dia)",213],["Potato small (1-3/4\\" to 2-1/4\\" dia)",170]]}
{"source":"sr28:11355","description":"Potatoes, red, flesh and skin, raw","per100g":{"kcal":70,"protein":1.89,"carbs":15.9,"fat":0.14,"saturates":0.035,"fibre":1.7,"sugars":1.29,"sodium":18},"portions":[["cup, diced",150],["potato large (3\\" to 4-1/4\\" dia)",369],["potato medium (2-1/4\\" to 3-1/4\\" dia)",213],["potato small (1-3/4\\" to 2-1/4\\" dia)",170]]}
{"source":"sr28:11376","description":"Potatoes, canned, drained solids","per100g":{"kcal":60,"protein":1.41,"carbs":13.61,"fat":0.21,"saturates":0.054,"fibre":2.3,"sodium":219},"portions":[["cup",180],["potato",35]]}
{"source":"sr28:11390","description":"Potatoes, hash brown, frozen, plain, unprepared","per100g":{"kcal":82,"protein":2.06,"carbs":17.72,"fat":0.62,"saturates":0.163,"fibre":1.4,"sodium":22},"portions":[["cup",210],["package (12 oz)",340]]}
{"source":"sr28:11398","description":"Potato puffs, frozen, unprepared","per100g":{"kcal":178,"protein":1.93,"carbs":24.8,"fat":8.71,"saturates":1.418,"fibre":2.3,"sugars":0.28,"sodium":428},"portions":[["cup",120],["pieces",9.1]]}
{"source":"sr28:11402","description":"Potatoes, french fried, all types, salt added in processing, frozen, unprepared","per100g":{"kcal":147,"protein":2.24,"carbs":24.81,"fat":4.66,"saturates":1.005,"fibre":1.9,"sugars":0.2,"sodium":332},"portions":[["strip",8.9],["package (9 oz)",255]]}
{"source":"sr28:11413","description":"Potato flour","per100g":{"kcal":357,"protein":6.9,"carbs":83.1,"fat":0.34,"saturates":0.09,"fibre":5.9,"sugars":3.52,"sodium":55},"portions":[["cup",160]]}
{"source":"sr28:11414","description":"Potato salad, home-prepared","per100g":{"kcal":143,"protein":2.68,"carbs":11.17,"fat":8.2,"saturates":1.429,"fibre":1.3,"sodium":529},"portions":[["cup",250]]}
{"source":"sr28:11422","description":"Pumpkin, raw","per100g":{"kcal":26,"protein":1,"carbs":6.5,"fat":0.1,"saturates":0.052,"fibre":0.5,"sugars":2.76,"sodium":1},"portions":[["cup (1\\" cubes)",116]]}
{"source":"sr28:11424","description":"Pumpkin, canned, without salt","per100g":{"kcal":34,"protein":1.1,"carbs":8.09,"fat":0.28,"saturates":0.146,"fibre":2.9,"sugars":3.3,"sodium":5},"portions":[["cup",245]]}
{"source":"sr28:11429","description":"Radishes, raw","per100g":{"kcal":16,"protein":0.68,"carbs":3.4,"fat":0.1,"saturates":0.032,"fibre":1.6,"sugars":1.86,"sodium":39},"portions":[["cup slices",116],["large (1\\" to 1-1/4\\" dia)",9],["medium (3/4\\" to 1\\" dia)",4.5],["slice",1],["small",2],["cup slices",116]]}
{"source":"sr28:11430","description":"Radishes, oriental, raw","per100g":{"kcal":18,"protein":0.6,"carbs":4.1,"fat":0.1,"saturates":0.03,"fibre":1.6,"sugars":2.5,"sodium":21},"portions":[["cup slices",116],["radish (7\\" long)",338]]}
{"source":"sr28:11435","description":"Rutabagas, raw","per100g":{"kcal":37,"protein":1.08,"carbs":8.62,"fat":0.16,"saturates":0.027,"fibre":2.3,"sugars":4.46,"sodium":12},"portions":[["cup, cubes",140],["large",772],["medium",386],["small",192]]}
{"source":"sr28:11437","description":"Salsify, (vegetable oyster), raw","per100g":{"kcal":82,"protein":3.3,"carbs":18.6,"fat":0.2,"saturates":0.05,"fibre":3.3,"sodium":20},"portions":[["cup slices",133]]}
{"source":"sr28:11439","description":"Sauerkraut, canned, solids and liquids","per100g":{"kcal":19,"protein":0.91,"carbs":4.28,"fat":0.14,"saturates":0.034,"fibre":2.9,"sugars":1.78,"sodium":661},"portions":[["cup",142],["cup, undrained",236]]}
{"source":"sr28:11445","description":"Seaweed, kelp, raw","per100g":{"kcal":43,"protein":1.68,"carbs":9.57,"fat":0.56,"saturates":0.247,"fibre":1.3,"sugars":0.6,"sodium":233},"portions":[["tbsp (1/8 cup)",5]]}
{"source":"sr28:11457","description":"Spinach, raw","per100g":{"kcal":23,"protein":2.86,"carbs":3.63,"fat":0.39,"saturates":0.063,"fibre":2.2,"sugars":0.42,"sodium":79},"portions":[["cup",30],["bunch",340],["leaf",10],["package (10 oz)",284]]}
{"source":"sr28:11463","description":"Spinach, frozen, chopped or leaf, unprepared","per100g":{"kcal":29,"protein":3.63,"carbs":4.21,"fat":0.57,"saturates":0.041,"fibre":2.9,"sugars":0.65,"sodium":74},"portions":[["cup",156],["package (10 oz)",284]]}
{"source":"sr28:11477","description":"Squash, summer, zucchini, includes skin, raw","per100g":{"kcal":17,"protein":1.21,"carbs":3.11,"fat":0.32,"saturates":0.084,"fibre":1,"sugars":2.5,"sodium":8},"portions":[["cup, chopped",124],["cup, sliced",113],["large",323],["medium",196],["slice",9.9],["small",118]]}
{"source":"sr28:11482","description":"Squash, winter, acorn, raw","per100g":{"kcal":40,"protein":0.8,"carbs":10.42,"fat":0.1,"saturates":0.021,"fibre":1.5,"sodium":3},"portions":[["cup, cubes",140],["squash (4 inch dia)",431]]}
{"source":"sr28:11485","description":"Squash, winter, butternut, raw","per100g":{"kcal":45,"protein":1,"carbs":11.69,"fat":0.1,"saturates":0.021,"fibre":2,"sugars":2.2,"sodium":4},"portions":[["cup, cubes",140]]}
{"source":"sr28:11492","description":"Squash, winter, spaghetti, raw","per100g":{"kcal":31,"protein":0.64,"carbs":6.91,"fat":0.57,"saturates":0.117,"fibre":1.5,"sugars":2.76,"sodium":17},"portions":[["cup, cubes",101]]}
{"source":"sr28:11507","description":"Sweet potato, raw, unprepared","per100g":{"kcal":86,"protein":1.57,"carbs":20.12,"fat":0.05,"saturates":0.018,"fibre":3,"sugars":4.18,"sodium":55},"portions":[["cup, cubes",133],["sweetpotato, 5\\" long",130]]}
{"source":"sr28:11518","description":"Taro, raw","per100g":{"kcal":112,"protein":1.5,"carbs":26.46,"fat":0.2,"saturates":0.041,"fibre":4.1,"sugars":0.4,"sodium":11},"portions":[["cup, sliced",104]]}
{"source":"sr28:11527","description":"Tomatoes, green, raw","per100g":{"kcal":23,"protein":1.2,"carbs":5.1,"fat":0.2,"saturates":0.028,"fibre":1.1,"sugars":4,"sodium":13},"portions":[["cup",180],["large",182],["medium",123],["slice or wedge",20],["small",91]]}
{"source":"sr28:11529","description":"Tomatoes, red, ripe, raw, year round average","per100g":{"kcal":18,"protein":0.88,"carbs":3.89,"fat":0.2,"saturates":0.028,"fibre":1.2,"sugars":2.63,"sodium":5},"portions":[["cup cherry tomatoes",149],["cup, chopped or sliced",180],["Italian tomato",62],["cherry",17],["large whole (3\\" dia)",182],["medium whole (2-3/5\\" dia)",123],["slice, medium (1/4\\" thick)",20],["plum tomato",62],["small whole (2-2/5\\" dia)",91],["slice, thick/large (1/2\\" thick)",27],["wedge (1/4 of medium tomato)",31],["slice, thin/small",15]]}
{"source":"sr28:11531","description":"Tomatoes, red, ripe, canned, packed in tomato juice","per100g":{"kcal":16,"protein":0.79,"carbs":3.47,"fat":0.25,"saturates":0.034,"fibre":1.9,"sugars":2.55,"sodium":115},"portions":[["cup",240],["tbsp",15],["can",190],["large",164],["medium",111],["small",82]]}
{"source":"sr28:11537","description":"Tomatoes, red, ripe, canned, with green chilies","per100g":{"kcal":15,"protein":0.69,"carbs":3.62,"fat":0.08,"saturates":0.011,"sodium":401},"portions":[["cup",241]]}
{"source":"sr28:11540","description":"Tomato juice, canned, with salt added","per100g":{"kcal":17,"protein":0.85,"carbs":3.53,"fat":0.29,"saturates":0.019,"fibre":0.4,"sugars":2.58,"sodium":253},"portions":[["cup",243],["fl oz",30.33]]}
{"source":"sr28:11546","description":"Tomato products, canned, paste, without salt added","per100g":{"kcal":82,"protein":4.32,"carbs":18.91,"fat":0.47,"saturates":0.1,"fibre":4.1,"sugars":12.18,"sodium":59},"portions":[["cup",264],["cup",262],["tbsp",16],["can (6 oz)",170]]}
{"source":"sr28:11547","description":"Tomato products, canned, puree, without salt added","per100g":{"kcal":38,"protein":1.65,"carbs":8.98,"fat":0.21,"saturates":0.029,"fibre":1.9,"sugars":4.83,"sodium":28},"portions":[["cup",250],["can (29 oz) (401 x 411)",822]]}
{"source":"sr28:11549","description":"Tomato products, canned, sauce","per100g":{"kcal":24,"protein":1.2,"carbs":5.31,"fat":0.3,"saturates":0.041,"fibre":1.5,"sugars":3.56,"sodium":474},"portions":[["cup",245]]}
{"source":"sr28:11564","description":"Turnips, raw","per100g":{"kcal":28,"protein":0.9,"carbs":6.43,"fat":0.1,"saturates":0.011,"fibre":1.8,"sugars":3.8,"sodium":67},"portions":[["cup, cubes",130],["large",183],["medium",122],["slice",15],["small",61],["cup, cubes",130]]}
{"source":"sr28:11578","description":"Vegetable juice cocktail, canned","per100g":{"kcal":22,"protein":0.93,"carbs":3.87,"fat":0.31,"saturates":0.088,"fibre":0.5,"sugars":2.84,"sodium":169},"portions":[["cup",253],["fl oz",30.33]]}
{"source":"sr28:11583","description":"Vegetables, mixed, frozen, unprepared","per100g":{"kcal":72,"protein":3.33,"carbs":13.47,"fat":0.52,"saturates":0.098,"fibre":4,"sodium":47},"portions":[["package (10 oz)",287.88],["package (10 oz)",284],["pack (2-1/2 lb)",1134]]}
{"source":"sr28:11588","description":"Waterchestnuts, chinese, (matai), raw","per100g":{"kcal":97,"protein":1.4,"carbs":23.94,"fat":0.1,"saturates":0.026,"fibre":3,"sugars":4.8,"sodium":14},"portions":[["cup slices",124],["waterchestnuts",9]]}
{"source":"sr28:11590","description":"Waterchestnuts, chinese, canned, solids and liquids","per100g":{"kcal":50,"protein":0.88,"carbs":12.3,"fat":0.06,"saturates":0.016,"fibre":2.5,"sugars":2.46,"sodium":8},"portions":[["cup slices",140],["waterchestnuts",7]]}
{"source":"sr28:11591","description":"Watercress, raw","per100g":{"kcal":11,"protein":2.3,"carbs":1.29,"fat":0.1,"saturates":0.027,"fibre":0.5,"sugars":0.2,"sodium":41},"portions":[["cup, chopped",34],["sprig",2.5],["sprigs",2.5]]}
{"source":"sr28:11601","description":"Yam, raw","per100g":{"kcal":118,"protein":1.53,"carbs":27.88,"fat":0.17,"saturates":0.037,"fibre":4.1,"sugars":0.5,"sodium":9},"portions":[["cup, cubes",150]]}
{"source":"sr28:11603","description":"Yambean (jicama), raw","per100g":{"kcal":38,"protein":0.72,"carbs":8.82,"fat":0.09,"saturates":0.021,"fibre":4.9,"sugars":1.8,"sodium":4},"portions":[["cup slices",120],["cup",130],["large",1200],["medium",659],["slice",6],["small",365]]}
{"source":"sr28:11609","description":"Beets, pickled, canned, solids and liquids","per100g":{"kcal":65,"protein":0.8,"carbs":16.28,"fat":0.08,"saturates":0.013,"fibre":0.8,"sugars":11.05,"sodium":149},"portions":[["cup slices",227]]}
{"source":"sr28:11615","description":"Chives, freeze-dried","per100g":{"kcal":311,"protein":21.2,"carbs":64.29,"fat":3.5,"saturates":0.591,"fibre":26.2,"sodium":70},"portions":[["tbsp",0.2],["cup",3.2]]}
{"source":"sr28:11616","description":"Dock, raw","per100g":{"kcal":22,"protein":2,"carbs":3.2,"fat":0.7,"fibre":2.9,"sodium":4},"portions":[["cup, chopped",133]]}
{"source":"sr28:11632","description":"Peppers, jalapeno, canned, solids and liquids","per100g":{"kcal":27,"protein":0.92,"carbs":4.74,"fat":0.94,"saturates":0.097,"fibre":2.6,"sugars":2.14,"sodium":1671},"portions":[["cup, chopped",136],["cup, sliced",104],["pepper",22]]}
{"source":"sr28:11641","description":"Squash, summer, all varieties, raw","per100g":{"kcal":16,"protein":1.21,"carbs":3.35,"fat":0.18,"saturates":0.044,"fibre":1.1,"sugars":2.2,"sodium":2},"portions":[["cup, sliced",113],["large",323],["medium",196],["slice",9.9],["small",118]]}
{"source":"sr28:11643","description":"Squash, winter, all varieties, raw","per100g":{"kcal":34,"protein":0.95,"carbs":8.59,"fat":0.13,"saturates":0.027,"fibre":1.5,"sugars":2.2,"sodium":4},"portions":[["cup, cubes",116]]}
{"source":"sr28:11657","description":"Potatoes, mashed, home-prepared, whole milk added","per100g":{"kcal":83,"protein":1.91,"carbs":17.57,"fat":0.57,"saturates":0.302,"fibre":1.5,"sugars":1.48,"sodium":302},"portions":[["cup",210]]}
{"source":"sr28:11663","description":"Seaweed, agar, dried","per100g":{"kcal":306,"protein":6.21,"carbs":80.88,"fat":0.3,"saturates":0.061,"fibre":7.7,"sugars":2.97,"sodium":102}}
{"source":"sr28:11669","description":"Seaweed, wakame, raw","per100g":{"kcal":45,"protein":3.03,"carbs":9.14,"fat":0.64,"saturates":0.13,"fibre":0.5,"sugars":0.65,"sodium":872},"portions":[["tbsp (1/8 cup)",5]]}
{"source":"sr28:11670","description":"Peppers, hot chili, green, raw","per100g":{"kcal":40,"protein":2,"carbs":9.46,"fat":0.2,"saturates":0.021,"fibre":1.5,"sugars":5.1,"sodium":7},"portions":[["pepper",45],["cup, chopped or diced",150]]}
{"source":"sr28:11677","description":"Shallots, raw","per100g":{"kcal":72,"protein":2.5,"carbs":16.8,"fat":0.1,"saturates":0.017,"fibre":3.2,"sugars":7.87,"sodium":12},"portions":[["tbsp chopped",10]]}
{"source":"sr28:11693","description":"Tomatoes, crushed, canned","per100g":{"kcal":32,"protein":1.64,"carbs":7.29,"fat":0.28,"saturates":0.04,"fibre":1.9,"sugars":4.4,"sodium":186},"portions":[["cup",242]]}
{"source":"sr28:11819","description":"Peppers, hot chili, red, raw","per100g":{"kcal":40,"protein":1.87,"carbs":8.81,"fat":0.44,"saturates":0.042,"fibre":1.5,"sugars":5.3,"sodium":9},"portions":[["pepper",45],["cup, chopped or diced",150]]}
{"source":"sr28:11820","description":"Peppers, hot chili, red, canned, excluding seeds, solids and liquids","per100g":{"kcal":21,"protein":0.9,"carbs":5.1,"fat":0.1,"saturates":0.01,"fibre":1.3,"sugars":3.32,"sodium":1173},"portions":[["pepper",73],["cup, chopped or diced",136]]}
{"source":"sr28:11821","description":"Peppers, sweet, red, raw","per100g":{"kcal":31,"protein":0.99,"carbs":6.03,"fat":0.3,"saturates":0.027,"fibre":2.1,"sugars":4.2,"sodium":4},"portions":[["cup, chopped",149],["cup, sliced",92],["tablespoon",9.3],["large (2-1/4 per pound, approx 3-3/4\\" long, 3\\" dia.)",164],["medium (approx 2-3/4\\" long, 2-1/2 dia.)",119],["small",74],["ring (3\\" dia., 1/4\\" thick)",10]]}
{"source":"sr28:11935","description":"Catsup","per100g":{"kcal":101,"protein":1.04,"carbs":27.4,"fat":0.1,"saturates":0.014,"fibre":0.3,"sugars":21.27,"sodium":907},"portions":[["tbsp",17],["packet",9],["cup",240]]}
{"source":"sr28:11937","description":"Pickles, cucumber, dill or kosher dill","per100g":{"kcal":12,"protein":0.5,"carbs":2.41,"fat":0.3,"saturates":0.079,"fibre":1,"sugars":1.07,"sodium":809},"portions":[["spear, small",35],["slice",7],["large (4\\" long)",135],["cup, chopped or diced",143],["cup (about 23 slices)",155]]}
{"source":"sr28:11940","description":"Pickles, cucumber, sweet (includes bread and butter pickles)","per100g":{"kcal":91,"protein":0.58,"carbs":21.15,"fat":0.41,"saturates":0.067,"fibre":1,"sugars":18.27,"sodium":457},"portions":[["cup, chopped",160],["cup sliced or chips",153],["large Gherkin (3\\" long)",35],["Gherkin (2-3/4\\" long)",25],["midget Gherkin (2-1/8\\" long)",6],["chip",7.5],["small Gherkin (2-1/2\\" long)",15],["spear Gherkin",20]]}
{"source":"sr28:11943","description":"Pimento, canned","per100g":{"kcal":23,"protein":1.1,"carbs":5.1,"fat":0.3,"saturates":0.045,"fibre":1.9,"sugars":2.71,"sodium":14},"portions":[["tbsp",12],["cup",192],["slice",1],["pimiento, whole",66]]}
{"source":"sr28:11945","description":"Pickle relish, sweet","per100g":{"kcal":130,"protein":0.37,"carbs":35.06,"fat":0.47,"saturates":0.054,"fibre":1.1,"sugars":29.13,"sodium":811},"portions":[["tbsp",15],["packet (2/3 tbsp)",10],["cup",245]]}
{"source":"sr28:11950","description":"Mushrooms, enoki, raw","per100g":{"kcal":37,"protein":2.66,"carbs":7.81,"fat":0.29,"saturates":0.02,"fibre":2.7,"sugars":0.22,"sodium":3},"portions":[["large",5],["medium",3],["cup whole",64],["cup sliced",65]]}
{"source":"sr28:11951","description":"Peppers, sweet, yellow, raw","per100g":{"kcal":27,"protein":1,"carbs":6.32,"fat":0.21,"saturates":0.031,"fibre":0.9,"sodium":2},"portions":[["pepper, large (3-3/4\\" long, 3\\" dia)",186],["strips",5.2]]}
{"source":"sr28:11952","description":"Radicchio, raw","per100g":{"kcal":23,"protein":1.43,"carbs":4.48,"fat":0.25,"saturates":0.06,"fibre":0.9,"sugars":0.6,"sodium":22},"portions":[["cup, shredded",40],["leaf",8]]}
{"source":"sr28:11954","description":"Tomatillos, raw","per100g":{"kcal":32,"protein":0.96,"carbs":5.84,"fat":1.02,"saturates":0.139,"fibre":1.9,"sugars":3.93,"sodium":1},"portions":[["medium",34],["cup, chopped or diced",132]]}
{"source":"sr28:11955","description":"Tomatoes, sun-dried","per100g":{"kcal":258,"protein":14.11,"carbs":55.76,"fat":2.97,"saturates":0.426,"fibre":12.3,"sugars":37.59,"sodium":107},"portions":[["cup",54],["piece",2]]}
{"source":"sr28:11956","description":"Tomatoes, sun-dried, packed in oil, drained","per100g":{"kcal":213,"protein":5.06,"carbs":23.33,"fat":14.08,"saturates":1.893,"fibre":5.8,"sodium":266},"portions":[["cup",110],["piece",3]]}
{"source":"sr28:11957","description":"Fennel, bulb, raw","per100g":{"kcal":31,"protein":1.24,"carbs":7.3,"fat":0.2,"saturates":0.09,"fibre":3.1,"sugars":3.93,"sodium":52},"portions":[["cup, sliced",87],["bulb",234]]}
{"source":"sr28:11959","description":"Arugula, raw","per100g":{"kcal":25,"protein":2.58,"carbs":3.65,"fat":0.66,"saturates":0.086,"fibre":1.6,"sugars":2.05,"sodium":27},"portions":[["leaf",2],["cup",20]]}
{"source":"sr28:11960","description":"Carrots, baby, raw","per100g":{"kcal":35,"protein":0.64,"carbs":8.24,"fat":0.13,"saturates":0.023,"fibre":2.9,"sugars":4.76,"sodium":78},"portions":[["large",15],["medium",10]]}
{"source":"sr28:11961","description":"Hearts of palm, canned","per100g":{"kcal":28,"protein":2.52,"carbs":4.62,"fat":0.62,"saturates":0.13,"fibre":2.4,"sodium":426},"portions":[["cup",146],["piece",33]]}
{"source":"sr28:11962","description":"Peppers, hot chile, sun-dried","per100g":{"kcal":324,"protein":10.58,"carbs":69.86,"fat":5.81,"saturates":0.813,"fibre":28.7,"sugars":41.06,"sodium":91},"portions":[["cup",37],["pepper",0.5]]}
{"source":"sr28:11965","description":"Cauliflower, green, raw","per100g":{"kcal":31,"protein":2.95,"carbs":6.09,"fat":0.3,"saturates":0.047,"fibre":3.2,"sugars":3.03,"sodium":23},"portions":[["cup",64],["floweret",25],["head, large (6-7\\" dia)",511],["head, medium (5-6\\" dia)",431],["head, small (4\\" dia)",325]]}
{"source":"sr28:11972","description":"Lemon grass (citronella), raw","per100g":{"kcal":99,"protein":1.82,"carbs":25.31,"fat":0.49,"saturates":0.119,"sodium":6},"portions":[["cup",67],["tbsp",4.8]]}
{"source":"sr28:11976","description":"Pepper, banana, raw","per100g":{"kcal":27,"protein":1.66,"carbs":5.35,"fat":0.45,"saturates":0.048,"fibre":3.4,"sugars":1.95,"sodium":13},"portions":[["cup",124],["small (4\\" long)",33],["medium (4-1/2\\" long)",46],["large (5\\" long)",75]]}
{"source":"sr28:11977","description":"Peppers, serrano, raw","per100g":{"kcal":32,"protein":1.74,"carbs":6.7,"fat":0.44,"saturates":0.059,"fibre":3.7,"sugars":3.83,"sodium":10},"portions":[["cup, chopped",105],["pepper",6.1]]}
{"source":"sr28:11979","description":"Peppers, jalapeno, raw","per100g":{"kcal":29,"protein":0.91,"carbs":6.5,"fat":0.37,"saturates":0.092,"fibre":2.8,"sugars":4.12,"sodium":3},"portions":[["cup, sliced",90],["pepper",14]]}
{"source":"sr28:11980","description":"Peppers, chili, green, canned","per100g":{"kcal":21,"protein":0.72,"carbs":4.6,"fat":0.27,"saturates":0.028,"fibre":1.7,"sodium":397},"portions":[["cup",139]]}
{"source":"sr28:11987","description":"Mushrooms, oyster, raw","per100g":{"kcal":33,"protein":3.31,"carbs":6.09,"fat":0.41,"saturates":0.062,"fibre":2.3,"sugars":1.11,"sodium":18},"portions":[["large",148],["small",15],["cup sliced",86]]}
{"source":"sr28:11994","description":"Broccoli, chinese, raw","per100g":{"kcal":30,"protein":1.2,"carbs":4.67,"fat":0.76,"saturates":0.116,"fibre":2.6,"sugars":0.88,"sodium":7}}
{"source":"sr28:12006","description":"Seeds, chia seeds, dried","per100g":{"kcal":486,"protein":16.54,"carbs":42.12,"fat":30.74,"saturates":3.33,"fibre":34.4,"sodium":16}}
{"source":"sr28:12012","description":"Seeds, hemp seed, hulled","per100g":{"kcal":553,"protein":31.56,"carbs":8.67,"fat":48.75,"saturates":4.6,"fibre":4,"sugars":1.5,"sodium":5},"portions":[["tbsp",10]]}
{"source":"sr28:12014","description":"Seeds, pumpkin and squash seed kernels, dried","per100g":{"kcal":559,"protein":30.23,"carbs":10.71,"fat":49.05,"saturates":8.659,"fibre":6,"sugars":1.4,"sodium":7},"portions":[["cup",129]]}
{"source":"sr28:12023","description":"Seeds, sesame seeds, whole, dried","per100g":{"kcal":573,"protein":17.73,"carbs":23.45,"fat":49.67,"saturates":6.957,"fibre":11.8,"sugars":0.3,"sodium":11},"portions":[["cup",144],["tbsp",9]]}
{"source":"sr28:12024","description":"Seeds, sesame seeds, whole, roasted and toasted","per100g":{"kcal":565,"protein":16.96,"carbs":25.74,"fat":48,"saturates":6.722,"fibre":14,"sodium":11}}
{"source":"sr28:12036","description":"Seeds, sunflower seed kernels, dried","per100g":{"kcal":584,"protein":20.78,"carbs":20,"fat":51.46,"saturates":4.455,"fibre":8.6,"sugars":2.62,"sodium":9},"portions":[["cup",140]]}
{"source":"sr28:12061","description":"Nuts, almonds","per100g":{"kcal":579,"protein":21.15,"carbs":21.55,"fat":49.93,"saturates":3.802,"fibre":12.5,"sugars":4.35,"sodium":1},"portions":[["cup, whole",143],["cup, sliced",92],["cup, slivered",108],["cup, ground",95],["almond",1.2]]}
{"source":"sr28:12062","description":"Nuts, almonds, blanched","per100g":{"kcal":590,"protein":21.4,"carbs":18.67,"fat":52.52,"saturates":3.953,"fibre":9.9,"sugars":4.63,"sodium":19},"portions":[["cup whole kernels",145],["tbsp",9.1]]}
{"source":"sr28:12063","description":"Nuts, almonds, dry roasted, without salt added","per100g":{"kcal":598,"protein":20.96,"carbs":21.01,"fat":52.54,"saturates":4.092,"fibre":10.9,"sugars":4.86,"sodium":3},"portions":[["cup whole kernels",138]]}
{"source":"sr28:12071","description":"Nuts, almond paste","per100g":{"kcal":458,"protein":9,"carbs":47.81,"fat":27.74,"saturates":2.629,"fibre":4.8,"sugars":36.25,"sodium":9},"portions":[["cup, firmly packed",227]]}
{"source":"sr28:12078","description":"Nuts, brazilnuts, dried, unblanched","per100g":{"kcal":659,"protein":14.32,"carbs":11.74,"fat":67.1,"saturates":16.134,"fibre":7.5,"sugars":2.33,"sodium":3},"portions":[["cup, whole",133],["kernel",5]]}
{"source":"sr28:12085","description":"Nuts, cashew nuts, dry roasted, without salt added","per100g":{"kcal":574,"protein":15.31,"carbs":32.69,"fat":46.35,"saturates":9.157,"fibre":3,"sugars":5.01,"sodium":16},"portions":[["cup, halves and whole",137],["tbsp",8.6]]}
{"source":"sr28:12087","description":"Nuts, cashew nuts, raw","per100g":{"kcal":553,"protein":18.22,"carbs":30.19,"fat":43.85,"saturates":7.783,"fibre":3.3,"sugars":5.91,"sodium":12}}
{"source":"sr28:12088","description":"Nuts, cashew butter, plain, without salt added","per100g":{"kcal":587,"protein":17.56,"carbs":27.57,"fat":49.41,"saturates":9.763,"fibre":2,"sodium":15},"portions":[["tbsp",16]]}
{"source":"sr28:12098","description":"Nuts, chestnuts, european, raw, peeled","per100g":{"kcal":196,"protein":1.63,"carbs":44.17,"fat":1.25,"saturates":0.235,"sodium":2}}
{"source":"sr28:12104","description":"Nuts, coconut meat, raw","per100g":{"kcal":354,"protein":3.33,"carbs":15.23,"fat":33.49,"saturates":29.698,"fibre":9,"sugars":6.23,"sodium":20},"portions":[["cup, shredded",80],["medium",397],["piece (2\\" x 2\\" x 1/2\\")",45]]}
{"source":"sr28:12108","description":"Nuts, coconut meat, dried (desiccated), not sweetened","per100g":{"kcal":660,"protein":6.88,"carbs":23.65,"fat":64.53,"saturates":57.218,"fibre":16.3,"sugars":7.35,"sodium":37}}
{"source":"sr28:12115","description":"Nuts, coconut cream, raw (liquid expressed from grated meat)","per100g":{"kcal":330,"protein":3.63,"carbs":6.65,"fat":34.68,"saturates":30.753,"fibre":2.2,"sodium":4},"portions":[["tbsp",15],["cup",240]]}
{"source":"sr28:12116","description":"Nuts, coconut cream, canned, sweetened","per100g":{"kcal":357,"protein":1.17,"carbs":53.21,"fat":16.31,"saturates":15.472,"fibre":0.2,"sugars":51.5,"sodium":36},"portions":[["tbsp",19],["cup",296]]}
{"source":"sr28:12117","description":"Nuts, coconut milk, raw (liquid expressed from grated meat and water)","per100g":{"kcal":230,"protein":2.29,"carbs":5.54,"fat":23.84,"saturates":21.14,"fibre":2.2,"sugars":3.34,"sodium":15},"portions":[["cup",240],["tbsp",15]]}
{"source":"sr28:12118","description":"Nuts, coconut milk, canned (liquid expressed from grated meat and water)","per100g":{"kcal":197,"protein":2.02,"carbs":2.81,"fat":21.33,"saturates":18.915,"sodium":13},"portions":[["cup",226],["tbsp",15]]}
{"source":"sr28:12119","description":"Nuts, coconut water (liquid from coconuts)","per100g":{"kcal":19,"protein":0.72,"carbs":3.71,"fat":0.2,"saturates":0.176,"fibre":1.1,"sugars":2.61,"sodium":105},"portions":[["cup",240],["tbsp",15]]}
{"source":"sr28:12120","description":"Nuts, hazelnuts or filberts","per100g":{"kcal":628,"protein":14.95,"carbs":16.7,"fat":60.75,"saturates":4.464,"fibre":9.7,"sugars":4.34,"sodium":0},"portions":[["cup, chopped",115],["cup, ground",75],["cup, whole",135],["nuts",1.4]]}
{"source":"sr28:12131","description":"Nuts, macadamia nuts, raw","per100g":{"kcal":718,"protein":7.91,"carbs":13.82,"fat":75.77,"saturates":12.061,"fibre":8.6,"sugars":4.57,"sodium":5},"portions":[["cup, whole or halves",134]]}
{"source":"sr28:12142","description":"Nuts, pecans","per100g":{"kcal":691,"protein":9.17,"carbs":13.86,"fat":71.97,"saturates":6.18,"fibre":9.6,"sugars":3.97,"sodium":0},"portions":[["cup, chopped",109],["cup, halves",99]]}
{"source":"sr28:12147","description":"Nuts, pine nuts, dried","per100g":{"kcal":673,"protein":13.69,"carbs":13.08,"fat":68.37,"saturates":4.899,"fibre":3.7,"sugars":3.59,"sodium":2},"portions":[["cup",135],["nuts",0.17]]}
{"source":"sr28:12151","description":"Nuts, pistachio nuts, raw","per100g":{"kcal":560,"protein":20.16,"carbs":27.17,"fat":45.32,"saturates":5.907,"fibre":10.6,"sugars":7.66,"sodium":1},"portions":[["cup",123],["kernel",0.7]]}
{"source":"sr28:12155","description":"Nuts, walnuts, english","per100g":{"kcal":654,"protein":15.23,"carbs":13.71,"fat":65.21,"saturates":6.126,"fibre":6.7,"sugars":2.61,"sodium":2},"portions":[["cup, chopped",117],["cup, ground",80],["cup shelled (50 halves)",100],["cup pieces or chips",120]]}
{"source":"sr28:12156","description":"Nuts, walnuts, glazed","per100g":{"kcal":500,"protein":8.28,"carbs":47.59,"fat":35.71,"saturates":3.571,"fibre":3.6,"sugars":32.14,"sodium":446}}
{"source":"sr28:12166","description":"Seeds, sesame butter, tahini, from roasted and toasted kernels (most common type)","per100g":{"kcal":595,"protein":17,"carbs":21.19,"fat":53.76,"saturates":7.529,"fibre":9.3,"sugars":0.49,"sodium":115},"portions":[["tbsp",15]]}
{"source":"sr28:12177","description":"Nuts, coconut meat, dried (desiccated), creamed","per100g":{"kcal":684,"protein":5.3,"carbs":21.52,"fat":69.08,"saturates":61.257,"sodium":37}}
{"source":"sr28:12179","description":"Nuts, coconut meat, dried (desiccated), sweetened, shredded","per100g":{"kcal":501,"protein":2.88,"carbs":47.67,"fat":35.49,"saturates":31.468,"fibre":4.5,"sugars":43.17,"sodium":262},"portions":[["cup, shredded",93],["package (7 oz)",199]]}
{"source":"sr28:12195","description":"Nuts, almond butter, plain, without salt added","per100g":{"kcal":614,"protein":20.96,"carbs":18.82,"fat":55.5,"saturates":4.152,"fibre":10.3,"sugars":4.43,"sodium":7},"portions":[["tbsp",16],["cup",250]]}
{"source":"sr28:12220","description":"Seeds, flaxseed","per100g":{"kcal":534,"protein":18.29,"carbs":28.88,"fat":42.16,"saturates":3.663,"fibre":27.3,"sugars":1.55,"sodium":30},"portions":[["tbsp, whole",10.3],["cup, whole",168],["tbsp, ground",7],["tsp, whole",3.4],["tsp, ground",2.5]]}
{"source":"sr28:12635","description":"Nuts, mixed nuts, dry roasted, with peanuts, with salt added","per100g":{"kcal":594,"protein":17.3,"carbs":25.35,"fat":51.45,"saturates":6.5,"fibre":9,"sugars":4.8,"sodium":345},"portions":[["cup",137]]}
{"source":"sr28:13095","description":"Beef, rib, eye, small end (ribs 10-12), separable lean and fat, trimmed to 0\\" fat, choice, raw","per100g":{"kcal":274,"protein":17.51,"carbs":0,"fat":22.07,"saturates":9,"fibre":0,"sugars":0,"sodium":56}}
{"source":"sr28:13147","description":"Beef, rib, shortribs, separable lean and fat, choice, raw","per100g":{"kcal":388,"protein":14.4,"carbs":0,"fat":36.23,"saturates":15.76,"fibre":0,"sugars":0,"sodium":49}}
{"source":"sr28:13325","description":"Beef, variety meats and by-products, liver, raw","per100g":{"kcal":135,"protein":20.36,"carbs":3.89,"fat":3.63,"saturates":1.233,"fibre":0,"sugars":0,"sodium":69}}
{"source":"sr28:13335","description":"Beef, variety meats and by-products, suet, raw","per100g":{"kcal":854,"protein":1.5,"carbs":0,"fat":94,"saturates":52.3,"fibre":0,"sugars":0,"sodium":7}}
{"source":"sr28:13348","description":"Beef, cured, corned beef, canned","per100g":{"kcal":250,"protein":27.1,"carbs":0,"fat":14.93,"saturates":6.18,"fibre":0,"sugars":0,"sodium":897},"portions":[["slice (3/4 oz)",21]]}
{"source":"sr28:13355","description":"Beef, cured, pastrami","per100g":{"kcal":147,"protein":21.8,"carbs":0.36,"fat":5.82,"saturates":2.681,"fibre":0,"sugars":0.1,"sodium":1078},"portions":[["package, 2.5 oz",71],["slice (1 oz)",28]]}
{"source":"sr28:13498","description":"Beef, ground, 70% lean meat / 30% fat, raw","per100g":{"kcal":332,"protein":14.35,"carbs":0,"fat":30,"saturates":11.754,"fibre":0,"sugars":0,"sodium":66}}
{"source":"sr28:13803","description":"Beef, brisket, whole, separable lean and fat, trimmed to 1/8\\" fat, all grades, raw","per100g":{"kcal":251,"protein":18.42,"carbs":0,"fat":19.06,"saturates":7.53,"fibre":0,"sugars":0,"sodium":69}}
{"source":"sr28:13815","description":"Beef, chuck, blade roast, separable lean and fat, trimmed to 1/8\\" fat, all grades, raw","per100g":{"kcal":248,"protein":17.16,"carbs":0,"fat":19.41,"saturates":7.82,"fibre":0,"sugars":0,"sodium":68}}
{"source":"sr28:13868","description":"Beef, round, bottom round, steak, separable lean and fat, trimmed to 1/8\\" fat, all grades, raw","per100g":{"kcal":192,"protein":20.7,"carbs":0,"fat":11.54,"saturates":4.544,"fibre":0,"sugars":0,"sodium":56}}
{"source":"sr28:13917","description":"Beef, tenderloin, steak, separable lean and fat, trimmed to 1/8\\" fat, all grades, raw","per100g":{"kcal":247,"protein":19.61,"carbs":0,"fat":18.16,"saturates":8.41,"fibre":0,"sugars":0,"sodium":50},"portions":[["steak",164]]}
{"source":"sr28:13929","description":"Beef, top sirloin, steak, separable lean and fat, trimmed to 1/8\\" fat, all grades, raw","per100g":{"kcal":201,"protein":20.3,"carbs":0,"fat":12.71,"saturates":5.127,"fibre":0,"sugars":0,"sodium":52},"portions":[["steak",608]]}
{"source":"sr28:13970","description":"Beef, flank, steak, separable lean and fat, trimmed to 0\\" fat, all grades, raw","per100g":{"kcal":155,"protein":21.22,"carbs":0,"fat":7.17,"saturates":2.978,"fibre":0,"sugars":0,"sodium":54},"portions":[["steak",188]]}
{"source":"sr28:14003","description":"Alcoholic beverage, beer, regular, all","per100g":{"kcal":43,"protein":0.46,"carbs":3.55,"fat":0,"saturates":0,"fibre":0,"sugars":0,"sodium":4},"portions":[["fl oz",29.7],["can",356]]}
{"source":"sr28:14034","description":"Alcoholic beverage, creme de menthe, 72 proof","per100g":{"kcal":371,"protein":0,"carbs":41.6,"fat":0.3,"saturates":0.014,"fibre":0,"sugars":41.6,"sodium":5},"portions":[["fl oz",33.6],["jigger 1.5 fl oz",50]]}
{"source":"sr28:14037","description":"Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof","per100g":{"kcal":231,"protein":0,"carbs":0,"fat":0,"saturates":0,"fibre":0,"sugars":0,"sodium":1},"portions":[["fl oz",27.8],["jigger (1.5 fl oz)",42]]}
{"source":"sr28:14057","description":"Alcoholic beverage, wine, dessert, sweet","per100g":{"kcal":160,"protein":0.2,"carbs":13.69,"fat":0,"saturates":0,"fibre":0,"sugars":7.78,"sodium":9},"portions":[["fl oz",29.5],["glass (3.5 fl oz)",103]]}
{"source":"sr28:14066","description":"Beverages, Protein powder whey based","per100g":{"kcal":352,"protein":78.13,"carbs":6.25,"fat":1.56,"saturates":0.781,"fibre":3.1,"sugars":0,"sodium":156},"portions":[["cup",96.97]]}
{"source":"sr28:14091","description":"Beverages, almond milk, unsweetened, shelf stable","per100g":{"kcal":15,"protein":0.59,"carbs":0.58,"fat":1.1,"saturates":0,"fibre":0,"sugars":0,"sodium":71},"portions":[["cup",262]]}
{"source":"sr28:14096","description":"Alcoholic beverage, wine, table, red","per100g":{"kcal":85,"protein":0.07,"carbs":2.61,"fat":0,"saturates":0,"fibre":0,"sugars":0.62,"sodium":4},"portions":[["fl oz",29.4]]}
{"source":"sr28:14106","description":"Alcoholic beverage, wine, table, white","per100g":{"kcal":82,"protein":0.07,"carbs":2.6,"fat":0,"saturates":0,"fibre":0,"sugars":0.96,"sodium":5},"portions":[["fl oz",29.4]]}
{"source":"sr28:14136","description":"Beverages, carbonated, ginger ale","per100g":{"kcal":34,"protein":0,"carbs":8.76,"fat":0,"saturates":0,"fibre":0,"sugars":8.9,"sodium":7},"portions":[["fl oz",30.5],["can or bottle (16 fl oz)",488],["can or bottle (12 fl oz)",366]]}
{"source":"sr28:14142","description":"Beverages, carbonated, grape soda","per100g":{"kcal":43,"protein":0,"carbs":11.2,"fat":0,"saturates":0,"fibre":0,"sodium":15},"portions":[["fl oz",31],["can or bottle (12 fl oz)",372]]}
{"source":"sr28:14144","description":"Beverages, carbonated, lemon-lime soda, no caffeine","per100g":{"kcal":41,"protein":0.09,"carbs":10.42,"fat":0,"saturates":0,"fibre":0,"sugars":10.38,"sodium":10},"portions":[["fl oz",30.8],["drink (12 fl oz)",368],["drink, small (16 fl oz)",491],["drink, medium (22 fl oz)",675],["drink, large (32 fl oz)",982],["drink, extra large (44 fl oz)",1351]]}
{"source":"sr28:14148","description":"Beverages, carbonated, cola, regular","per100g":{"kcal":42,"protein":0,"carbs":10.36,"fat":0.25,"saturates":0,"fibre":0,"sugars":9.94,"sodium":3},"portions":[["fl oz",30.7],["can or bottle (12 fl oz)",370],["can or bottle (16 fl oz)",492],["drink, small (16 fl oz)",492],["drink, medium (22 fl oz)",676],["drink, large (32 fl oz)",984],["drink, extra large (44 fl oz)",1353]]}
{"source":"sr28:14155","description":"Beverages, carbonated, tonic water","per100g":{"kcal":34,"protein":0,"carbs":8.8,"fat":0,"saturates":0,"fibre":0,"sugars":8.8,"sodium":12},"portions":[["fl oz",30.5],["bottle (11 fl oz)",336],["can or bottle (16 fl oz)",488],["can or bottle (12 fl oz)",366]]}
{"source":"sr28:14171","description":"Beverages, coconut milk, sweetened, fortified with calcium, vitamins A, B12, D2","per100g":{"kcal":31,"protein":0.21,"carbs":2.92,"fat":2.08,"saturates":2.083,"fibre":0,"sugars":2.5,"sodium":19},"portions":[["cup",240]]}
{"source":"sr28:14187","description":"Beverages, Clam and tomato juice, canned","per100g":{"kcal":48,"protein":0.6,"carbs":10.95,"fat":0.2,"saturates":0,"fibre":0.4,"sugars":3.31,"sodium":362},"portions":[["fl oz",30.2],["can (5.5 oz)",166]]}
{"source":"sr28:14192","description":"Beverages, Cocoa mix, powder","per100g":{"kcal":398,"protein":6.67,"carbs":83.73,"fat":4,"saturates":2.377,"fibre":3.7,"sugars":65.55,"sodium":504}}
{"source":"sr28:14209","description":"Beverages, coffee, brewed, prepared with tap water","per100g":{"kcal":1,"protein":0.12,"carbs":0,"fat":0.02,"saturates":0.002,"fibre":0,"sugars":0,"sodium":2},"portions":[["fl oz",29.6],["fl oz",29.67],["cup (8 fl oz)",237]]}
{"source":"sr28:14210","description":"Beverages, coffee, brewed, espresso, restaurant-prepared","per100g":{"kcal":9,"protein":0.12,"carbs":1.67,"fat":0.18,"saturates":0.092,"fibre":0,"sugars":0,"sodium":14},"portions":[["fl oz",29.6]]}
{"source":"sr28:14214","description":"Beverages, coffee, instant, regular, powder","per100g":{"kcal":353,"protein":12.2,"carbs":75.4,"fat":0.5,"saturates":0.197,"fibre":0,"sugars":0,"sodium":37},"portions":[["tsp",1],["packet",2]]}
{"source":"sr28:14253","description":"Alcoholic beverages, wine, rose","per100g":{"kcal":83,"protein":0.36,"carbs":3.8,"fat":0,"saturates":0,"fibre":0,"sugars":3.8,"sodium":5},"portions":[["fl oz",30.3]]}
{"source":"sr28:14278","description":"Beverages, tea, green, brewed, regular","per100g":{"kcal":1,"protein":0.22,"carbs":0,"fat":0,"saturates":0,"fibre":0,"sugars":0,"sodium":1},"portions":[["cup",245],["fl oz",29.6]]}
{"source":"sr28:14292","description":"Lemonade, frozen concentrate, white","per100g":{"kcal":196,"protein":0.22,"carbs":49.89,"fat":0.7,"saturates":0.025,"fibre":0.3,"sugars":44.46,"sodium":7},"portions":[["fl oz",36.5],["can (12 fl oz)",438],["can (6 fl oz)",219]]}
{"source":"sr28:14305","description":"Malt beverage, includes non-alcoholic beer","per100g":{"kcal":37,"protein":0.21,"carbs":8.05,"fat":0.12,"saturates":0.024,"fibre":0,"sugars":8.05,"sodium":13},"portions":[["fl oz",29.6],["cup",237]]}
{"source":"sr28:14355","description":"Beverages, tea, black, brewed, prepared with tap water","per100g":{"kcal":1,"protein":0,"carbs":0.3,"fat":0,"saturates":0.002,"fibre":0,"sugars":0,"sodium":3},"portions":[["fl oz",29.6],["fl oz",29.67],["cup (8 fl oz)",237]]}
{"source":"sr28:14412","description":"Beverages, water, tap, well","per100g":{"kcal":0,"protein":0,"carbs":0,"fat":0,"saturates":0,"fibre":0,"sugars":0,"sodium":5},"portions":[["fl oz",29.6],["liter",1000]]}
{"source":"sr28:14414","description":"Alcoholic beverage, liqueur, coffee, 53 proof","per100g":{"kcal":336,"protein":0.1,"carbs":46.8,"fat":0.3,"saturates":0.106,"fibre":0,"sugars":38.3,"sodium":8},"portions":[["fl oz",34.8]]}
{"source":"sr28:14415","description":"Alcoholic beverage, liqueur, coffee with cream, 34 proof","per100g":{"kcal":327,"protein":2.8,"carbs":20.9,"fat":15.7,"saturates":9.664,"fibre":0,"sugars":19.76,"sodium":92},"portions":[["fl oz",31.1],["fl oz",31.33]]}
{"source":"sr28:14536","description":"Alcoholic beverage, wine, dessert, dry","per100g":{"kcal":152,"protein":0.2,"carbs":11.67,"fat":0,"saturates":0,"fibre":0,"sugars":1.09,"sodium":9},"portions":[["fl oz",29.5],["glass (3.5 fl oz)",103]]}
{"source":"sr28:14639","description":"Beverages, rice milk, unsweetened","per100g":{"kcal":47,"protein":0.28,"carbs":9.17,"fat":0.97,"saturates":0,"fibre":0.3,"sugars":5.28,"sodium":39},"portions":[["fl oz (approximate weight, 1 serving)",30]]}
{"source":"sr28:15002","description":"Fish, anchovy, european, canned in oil, drained solids","per100g":{"kcal":210,"protein":28.89,"carbs":0,"fat":9.71,"saturates":2.203,"fibre":0,"sugars":0,"sodium":3668},"portions":[["anchovy",4],["can (2 oz)",45],["anchovies",4]]}
{"source":"sr28:15010","description":"Fish, catfish, channel, wild, raw","per100g":{"kcal":95,"protein":16.38,"carbs":0,"fat":2.82,"saturates":0.722,"fibre":0,"sugars":0,"sodium":43},"portions":[["fillet",159]]}
{"source":"sr28:15015","description":"Fish, cod, Atlantic, raw","per100g":{"kcal":82,"protein":17.81,"carbs":0,"fat":0.67,"saturates":0.131,"fibre":0,"sugars":0,"sodium":54},"portions":[["fillet",231]]}
{"source":"sr28:15027","description":"Fish, fish sticks, frozen, prepared","per100g":{"kcal":277,"protein":11.01,"carbs":21.66,"fat":16.23,"saturates":3.733,"fibre":1.5,"sugars":1.65,"sodium":402},"portions":[["piece (4\\" x 2\\" x 1/2\\")",57],["stick (4\\" x 1\\" x 1/2\\")",28]]}
{"source":"sr28:15028","description":"Fish, flatfish (flounder and sole species), raw","per100g":{"kcal":70,"protein":12.41,"carbs":0,"fat":1.93,"saturates":0.441,"fibre":0,"sugars":0,"sodium":296},"portions":[["fillet",163]]}
{"source":"sr28:15033","description":"Fish, haddock, raw","per100g":{"kcal":74,"protein":16.32,"carbs":0,"fat":0.45,"saturates":0.091,"fibre":0,"sugars":0,"sodium":213},"portions":[["fillet",193]]}
{"source":"sr28:15035","description":"Fish, haddock, smoked","per100g":{"kcal":116,"protein":25.23,"carbs":0,"fat":0.96,"saturates":0.173,"fibre":0,"sugars":0,"sodium":763}}
{"source":"sr28:15036","description":"Fish, halibut, Atlantic and Pacific, raw","per100g":{"kcal":91,"protein":18.56,"carbs":0,"fat":1.33,"saturates":0.292,"fibre":0,"sugars":0,"sodium":68},"portions":[["fillet",408]]}
{"source":"sr28:15042","description":"Fish, herring, Atlantic, kippered","per100g":{"kcal":217,"protein":24.58,"carbs":0,"fat":12.37,"saturates":2.791,"fibre":0,"sugars":0,"sodium":918},"portions":[["fillet, large (7\\" x 2-1/4\\" x 1/4\\")",65],["fillet, medium (5\\" x 1-3/4\\" x 1/4\\")",40],["fillet, small (2-3/8\\" x 1-3/8\\" x 1/4\\")",20]]}
{"source":"sr28:15046","description":"Fish, mackerel, Atlantic, raw","per100g":{"kcal":205,"protein":18.6,"carbs":0,"fat":13.89,"saturates":3.257,"fibre":0,"sugars":0,"sodium":90},"portions":[["fillet",112]]}
{"source":"sr28:15048","description":"Fish, mackerel, jack, canned, drained solids","per100g":{"kcal":156,"protein":23.19,"carbs":0,"fat":6.3,"saturates":1.857,"fibre":0,"sugars":0,"sodium":379},"portions":[["cup",190],["can (15 oz)",361]]}
{"source":"sr28:15054","description":"Fish, monkfish, raw","per100g":{"kcal":76,"protein":14.48,"carbs":0,"fat":1.52,"saturates":0.34,"fibre":0,"sugars":0,"sodium":18}}
{"source":"sr28:15077","description":"Fish, salmon, chinook, smoked","per100g":{"kcal":117,"protein":18.28,"carbs":0,"fat":4.32,"saturates":0.929,"fibre":0,"sugars":0,"sodium":672},"portions":[["cup, cooked",136]]}
{"source":"sr28:15088","description":"Fish, sardine, Atlantic, canned in oil, drained solids with bone","per100g":{"kcal":208,"protein":24.62,"carbs":0,"fat":11.45,"saturates":1.528,"fibre":0,"sugars":0,"sodium":307},"portions":[["cup, drained",149],["can (3.75 oz)",92],["small (2-2/3\\" x 1/2\\" x 1/4\\")",12],["sardines",12]]}
{"source":"sr28:15089","description":"Fish, sardine, Pacific, canned in tomato sauce, drained solids with bone","per100g":{"kcal":185,"protein":20.86,"carbs":0.54,"fat":10.45,"saturates":2.684,"fibre":0.1,"sugars":0.43,"sodium":414},"portions":[["cup",89],["can",370],["sardine",38]]}
{"source":"sr28:15091","description":"Fish, sea bass, mixed species, raw","per100g":{"kcal":97,"protein":18.43,"carbs":0,"fat":2,"saturates":0.511,"fibre":0,"sugars":0,"sodium":68},"portions":[["fillet",129]]}
{"source":"sr28:15101","description":"Fish, snapper, mixed species, raw","per100g":{"kcal":100,"protein":20.51,"carbs":0,"fat":1.34,"saturates":0.285,"fibre":0,"sugars":0,"sodium":64},"portions":[["fillet",218]]}
{"source":"sr28:15110","description":"Fish, swordfish, raw","per100g":{"kcal":144,"protein":19.66,"carbs":0,"fat":6.65,"saturates":1.602,"fibre":0,"sugars":0,"sodium":81},"portions":[["piece (4-1/2\\" x 2-1/8\\" x 7/8\\")",136]]}
{"source":"sr28:15119","description":"Fish, tuna, light, canned in oil, drained solids","per100g":{"kcal":198,"protein":29.13,"carbs":0,"fat":8.21,"saturates":1.534,"fibre":0,"sugars":0,"sodium":416},"portions":[["cup, solid or chunks",146],["can",171],["can (12.5 oz), drained",321]]}
{"source":"sr28:15121","description":"Fish, tuna, light, canned in water, drained solids","per100g":{"kcal":86,"protein":19.44,"carbs":0,"fat":0.96,"saturates":0.211,"fibre":0,"sugars":0,"sodium":247},"portions":[["can",165],["cup, solid or chunks",154],["can (12.5 oz), drained",315]]}
{"source":"sr28:15127","description":"Fish, tuna, fresh, yellowfin, raw","per100g":{"kcal":109,"protein":24.4,"carbs":0,"fat":0.49,"saturates":0.172,"fibre":0,"sugars":0,"sodium":45}}
{"source":"sr28:15138","description":"Crustaceans, crab, alaska king, imitation, made from surimi","per100g":{"kcal":95,"protein":7.62,"carbs":15,"fat":0.46,"saturates":0.216,"fibre":0.5,"sugars":6.25,"sodium":529}}
{"source":"sr28:15139","description":"Crustaceans, crab, blue, raw","per100g":{"kcal":87,"protein":18.06,"carbs":0.04,"fat":1.08,"saturates":0.222,"fibre":0,"sugars":0,"sodium":293},"portions":[["crab",21]]}
{"source":"sr28:15141","description":"Crustaceans, crab, blue, canned","per100g":{"kcal":83,"protein":17.88,"carbs":0,"fat":0.74,"saturates":0.201,"fibre":0,"sugars":0,"sodium":563},"portions":[["cup",135],["can (6.5 oz), drained",125]]}
{"source":"sr28:15145","description":"Crustaceans, crayfish, mixed species, wild, raw","per100g":{"kcal":77,"protein":15.97,"carbs":0,"fat":0.95,"saturates":0.159,"fibre":0,"sugars":0,"sodium":58},"portions":[["crayfish",3.38]]}
{"source":"sr28:15147","description":"Crustaceans, lobster, northern, raw","per100g":{"kcal":77,"protein":16.52,"carbs":0,"fat":0.75,"saturates":0.181,"fibre":0,"sugars":0,"sodium":423},"portions":[["lobster",150]]}
{"source":"sr28:15149","description":"Crustaceans, shrimp, mixed species, raw (may have been previously frozen)","per100g":{"kcal":71,"protein":13.61,"carbs":0.91,"fat":1.01,"saturates":0.261,"fibre":0,"sugars":0,"sodium":566},"portions":[["medium",6],["small",5],["large",7]]}
{"source":"sr28:15151","description":"Crustaceans, shrimp, mixed species, cooked, moist heat (may have been previously frozen)","per100g":{"kcal":119,"protein":22.78,"carbs":1.52,"fat":1.7,"saturates":0.521,"fibre":0,"sugars":0,"sodium":947},"portions":[["large",5.5]]}
{"source":"sr28:15157","description":"Mollusks, clam, mixed species, raw","per100g":{"kcal":86,"protein":14.67,"carbs":3.57,"fat":0.96,"saturates":0.187,"fibre":0,"sugars":0,"sodium":601},"portions":[["large",20],["medium",14.5],["small",9],["cup (with liquid and clams)",227]]}
{"source":"sr28:15160","description":"Mollusks, clam, mixed species, canned, drained solids","per100g":{"kcal":142,"protein":24.25,"carbs":5.9,"fat":1.59,"saturates":0.309,"fibre":0,"sugars":0,"sodium":112},"portions":[["cup",160]]}
{"source":"sr28:15164","description":"Mollusks, mussel, blue, raw","per100g":{"kcal":86,"protein":11.9,"carbs":3.69,"fat":2.24,"saturates":0.425,"fibre":0,"sugars":0,"sodium":286},"portions":[["cup",150],["large",20],["medium",16],["small",10]]}
{"source":"sr28:15166","description":"Mollusks, octopus, common, raw","per100g":{"kcal":82,"protein":14.91,"carbs":2.2,"fat":1.04,"saturates":0.227,"fibre":0,"sugars":0,"sodium":230}}
{"source":"sr28:15167","description":"Mollusks, oyster, eastern, wild, raw","per100g":{"kcal":51,"protein":5.71,"carbs":2.72,"fat":1.71,"saturates":0.474,"fibre":0,"sugars":0.62,"sodium":85},"portions":[["medium",14],["cup",248]]}
{"source":"sr28:15172","description":"Mollusks, scallop, mixed species, raw","per100g":{"kcal":69,"protein":12.06,"carbs":3.18,"fat":0.49,"saturates":0.128,"fibre":0,"sugars":0,"sodium":392}}
{"source":"sr28:15175","description":"Mollusks, squid, mixed species, raw","per100g":{"kcal":92,"protein":15.58,"carbs":3.08,"fat":1.38,"saturates":0.358,"fibre":0,"sugars":0,"sodium":44}}
{"source":"sr28:15179","description":"Fish, salmon, chinook, smoked, (lox), regular","per100g":{"kcal":117,"protein":18.28,"carbs":0,"fat":4.32,"saturates":0.929,"fibre":0,"sugars":0,"sodium":2000}}
{"source":"sr28:15236","description":"Fish, salmon, Atlantic, farmed, raw","per100g":{"kcal":208,"protein":20.42,"carbs":0,"fat":13.42,"saturates":3.05,"fibre":0,"sugars":0,"sodium":59},"portions":[["fillet",396]]}
{"source":"sr28:15240","description":"Fish, trout, rainbow, farmed, raw","per100g":{"kcal":141,"protein":19.94,"carbs":0,"fat":6.18,"saturates":1.383,"fibre":0,"sugars":0,"sodium":51},"portions":[["fillet",79]]}
{"source":"sr28:15260","description":"Fish, salmon, pink, canned, drained solids","per100g":{"kcal":138,"protein":23.1,"carbs":0,"fat":5.02,"saturates":0.895,"fibre":0,"sugars":0,"sodium":381},"portions":[["can drained solids (total)",315]]}
{"source":"sr28:15261","description":"Fish, tilapia, raw","per100g":{"kcal":96,"protein":20.08,"carbs":0,"fat":1.7,"saturates":0.585,"fibre":0,"sugars":0,"sodium":52},"portions":[["fillet",116]]}
{"source":"sr28:16001","description":"Beans, adzuki, mature seeds, raw","per100g":{"kcal":329,"protein":19.87,"carbs":62.9,"fat":0.53,"saturates":0.191,"fibre":12.7,"sodium":5},"portions":[["cup",197]]}
{"source":"sr28:16006","description":"Beans, baked, canned, plain or vegetarian","per100g":{"kcal":94,"protein":4.75,"carbs":21.14,"fat":0.37,"saturates":0.071,"fibre":4.1,"sugars":7.96,"sodium":343},"portions":[["cup",254]]}
{"source":"sr28:16014","description":"Beans, black, mature seeds, raw","per100g":{"kcal":341,"protein":21.6,"carbs":62.36,"fat":1.42,"saturates":0.366,"fibre":15.5,"sugars":2.12,"sodium":5},"portions":[["cup",194],["tbsp",12.1]]}
{"source":"sr28:16018","description":"Beans, black turtle, mature seeds, canned","per100g":{"kcal":91,"protein":6.03,"carbs":16.55,"fat":0.29,"saturates":0.075,"fibre":6.9,"sugars":0.23,"sodium":384},"portions":[["cup",240]]}
{"source":"sr28:16019","description":"Beans, cranberry (roman), mature seeds, raw","per100g":{"kcal":335,"protein":23.03,"carbs":60.05,"fat":1.23,"saturates":0.316,"fibre":24.7,"sodium":6},"portions":[["cup",195]]}
{"source":"sr28:16021","description":"Beans, cranberry (roman), mature seeds, canned","per100g":{"kcal":83,"protein":5.54,"carbs":15.12,"fat":0.28,"saturates":0.072,"fibre":6.3,"sodium":332},"portions":[["cup",260]]}
{"source":"sr28:16027","description":"Beans, kidney, all types, mature seeds, raw","per100g":{"kcal":333,"protein":23.58,"carbs":60.01,"fat":0.83,"saturates":0.12,"fibre":24.9,"sugars":2.23,"sodium":24},"portions":[["cup",184]]}
{"source":"sr28:16029","description":"Beans, kidney, all types, mature seeds, canned","per100g":{"kcal":84,"protein":5.22,"carbs":14.5,"fat":0.6,"saturates":0.141,"fibre":4.3,"sugars":1.85,"sodium":296},"portions":[["cup",256]]}
{"source":"sr28:16042","description":"Beans, pinto, mature seeds, raw","per100g":{"kcal":347,"protein":21.42,"carbs":62.55,"fat":1.23,"saturates":0.235,"fibre":15.5,"sugars":2.11,"sodium":12},"portions":[["cup",193],["tbsp",12]]}
{"source":"sr28:16049","description":"Beans, white, mature seeds, raw","per100g":{"kcal":333,"protein":23.36,"carbs":60.27,"fat":0.85,"saturates":0.219,"fibre":15.2,"sugars":2.11,"sodium":16},"portions":[["cup",202],["tbsp",12.6]]}
{"source":"sr28:16051","description":"Beans, white, mature seeds, canned","per100g":{"kcal":114,"protein":7.26,"carbs":21.2,"fat":0.29,"saturates":0.074,"fibre":4.8,"sugars":0.29,"sodium":340},"portions":[["cup",262]]}
{"source":"sr28:16056","description":"Chickpeas (garbanzo beans, bengal gram), mature seeds, raw","per100g":{"kcal":378,"protein":20.47,"carbs":62.95,"fat":6.04,"saturates":0.603,"fibre":12.2,"sugars":10.7,"sodium":24},"portions":[["cup",200],["tbsp",12.5]]}
{"source":"sr28:16062","description":"Cowpeas, common (blackeyes, crowder, southern), mature seeds, raw","per100g":{"kcal":336,"protein":23.52,"carbs":60.03,"fat":1.26,"saturates":0.331,"fibre":10.6,"sugars":6.9,"sodium":16},"portions":[["cup",167],["tbsp",10.5]]}
{"source":"sr28:16064","description":"Cowpeas, common (blackeyes, crowder, southern), mature seeds, canned, plain","per100g":{"kcal":77,"protein":4.74,"carbs":13.63,"fat":0.55,"saturates":0.144,"fibre":3.3,"sodium":293},"portions":[["cup",240]]}
{"source":"sr28:16069","description":"Lentils, raw","per100g":{"kcal":352,"protein":24.63,"carbs":63.35,"fat":1.06,"saturates":0.154,"fibre":10.7,"sugars":2.03,"sodium":6},"portions":[["cup",192],["tablespoon",12]]}
{"source":"sr28:16070","description":"Lentils, mature seeds, cooked, boiled, without salt","per100g":{"kcal":116,"protein":9.02,"carbs":20.13,"fat":0.38,"saturates":0.053,"fibre":7.9,"sugars":1.8,"sodium":2},"portions":[["cup",198],["tbsp",12.3]]}
{"source":"sr28:16071","description":"Lima beans, large, mature seeds, raw","per100g":{"kcal":338,"protein":21.46,"carbs":63.38,"fat":0.69,"saturates":0.161,"fibre":19,"sugars":8.5,"sodium":18},"portions":[["cup",178],["tbsp",11.1]]}
{"source":"sr28:16073","description":"Lima beans, large, mature seeds, canned","per100g":{"kcal":79,"protein":4.93,"carbs":14.91,"fat":0.17,"saturates":0.039,"fibre":4.8,"sodium":336},"portions":[["cup",241]]}
{"source":"sr28:16076","description":"Lupins, mature seeds, raw","per100g":{"kcal":371,"protein":36.17,"carbs":40.37,"fat":9.74,"saturates":1.156,"fibre":18.9,"sodium":15},"portions":[["cup",180]]}
{"source":"sr28:16080","description":"Mung beans, mature seeds, raw","per100g":{"kcal":347,"protein":23.86,"carbs":62.62,"fat":1.15,"saturates":0.348,"fibre":16.3,"sugars":6.6,"sodium":15},"portions":[["cup",207],["tbsp",13]]}
{"source":"sr28:16082","description":"Noodles, chinese, cellophane or long rice (mung beans), dehydrated","per100g":{"kcal":351,"protein":0.16,"carbs":86.09,"fat":0.06,"saturates":0.017,"fibre":0.5,"sugars":0,"sodium":10},"portions":[["cup",140]]}
{"source":"sr28:16083","description":"Mungo beans, mature seeds, raw","per100g":{"kcal":341,"protein":25.21,"carbs":58.99,"fat":1.64,"saturates":0.114,"fibre":18.3,"sodium":38},"portions":[["cup",207]]}
{"source":"sr28:16085","description":"Peas, green, split, mature seeds, raw","per100g":{"kcal":352,"protein":23.82,"carbs":63.74,"fat":1.16,"saturates":0.161,"fibre":25.5,"sugars":8,"sodium":15},"portions":[["cup",197]]}
{"source":"sr28:16086","description":"Peas, split, mature seeds, cooked, boiled, without salt","per100g":{"kcal":118,"protein":8.34,"carbs":21.1,"fat":0.39,"saturates":0.054,"fibre":8.3,"sugars":2.9,"sodium":2},"portions":[["cup",196],["tbsp",12.2]]}
{"source":"sr28:16087","description":"Peanuts, all types, raw","per100g":{"kcal":567,"protein":25.8,"carbs":16.13,"fat":49.24,"saturates":6.279,"fibre":8.5,"sugars":4.72,"sodium":18},"portions":[["cup",146]]}
{"source":"sr28:16089","description":"Peanuts, all types, oil-roasted, with salt","per100g":{"kcal":599,"protein":28.03,"carbs":15.26,"fat":52.5,"saturates":8.655,"fibre":9.4,"sugars":4.18,"sodium":320},"portions":[["cup, chopped",144]]}
{"source":"sr28:16098","description":"Peanut butter, smooth style, with salt","per100g":{"kcal":598,"protein":22.21,"carbs":22.31,"fat":51.36,"saturates":10.325,"fibre":5,"sugars":10.49,"sodium":426},"portions":[["tbsp",16],["cup",258]]}
{"source":"sr28:16099","description":"Peanut flour, defatted","per100g":{"kcal":327,"protein":52.2,"carbs":34.7,"fat":0.55,"saturates":0.063,"fibre":15.8,"sugars":8.22,"sodium":180},"portions":[["cup",60]]}
{"source":"sr28:16101","description":"Pigeon peas (red gram), mature seeds, raw","per100g":{"kcal":343,"protein":21.7,"carbs":62.78,"fat":1.49,"saturates":0.33,"fibre":15,"sodium":17},"portions":[["cup",205]]}
{"source":"sr28:16107","description":"Sausage, meatless","per100g":{"kcal":255,"protein":20.28,"carbs":8.09,"fat":18.16,"saturates":2.926,"fibre":2.8,"sugars":0,"sodium":888},"portions":[["link",25],["patty",38],["slice",28]]}
{"source":"sr28:16112","description":"Miso","per100g":{"kcal":198,"protein":12.79,"carbs":25.37,"fat":6.01,"saturates":1.025,"fibre":5.4,"sugars":6.2,"sodium":3728},"portions":[["tbsp",17],["cup",275]]}
{"source":"sr28:16113","description":"Natto","per100g":{"kcal":211,"protein":19.4,"carbs":12.68,"fat":11,"saturates":1.591,"fibre":5.4,"sugars":4.89,"sodium":7},"portions":[["cup",175]]}
{"source":"sr28:16114","description":"Tempeh","per100g":{"kcal":192,"protein":20.29,"carbs":7.64,"fat":10.8,"saturates":2.539,"sodium":9},"portions":[["cup",166]]}
{"source":"sr28:16117","description":"Soy flour, defatted","per100g":{"kcal":327,"protein":51.46,"carbs":33.92,"fat":1.22,"saturates":0.136,"fibre":17.5,"sugars":16.42,"sodium":20},"portions":[["cup",105],["tbsp",6.6]]}
{"source":"sr28:16120","description":"Soymilk, original and vanilla, unfortified","per100g":{"kcal":54,"protein":3.27,"carbs":6.28,"fat":1.75,"saturates":0.205,"fibre":0.6,"sugars":3.99,"sodium":51},"portions":[["cup",243],["fl oz",30.6]]}
{"source":"sr28:16123","description":"Soy sauce made from soy and wheat (shoyu)","per100g":{"kcal":53,"protein":8.14,"carbs":4.93,"fat":0.57,"saturates":0.073,"fibre":0.8,"sugars":0.4,"sodium":5493},"portions":[["tbsp",16],["tsp",5.3],["cup",255],["individual packet",8.9]]}
{"source":"sr28:16124","description":"Soy sauce made from soy (tamari)","per100g":{"kcal":60,"protein":10.51,"carbs":5.57,"fat":0.1,"saturates":0.011,"fibre":0.8,"sugars":1.7,"sodium":5586},"portions":[["tbsp",18],["tsp",6]]}
{"source":"sr28:16127","description":"Tofu, soft, prepared with calcium sulfate and magnesium chloride (nigari)","per100g":{"kcal":61,"protein":7.17,"carbs":1.18,"fat":3.69,"saturates":0.533,"fibre":0.2,"sugars":0.7,"sodium":8},"portions":[["piece (2-1/2\\" x 2-3/4\\" x 1\\")",120],["cup (1/2\\" cubes)",248],["block",464],["block",450]]}
{"source":"sr28:16129","description":"Tofu, fried","per100g":{"kcal":270,"protein":18.82,"carbs":8.86,"fat":20.18,"saturates":2.918,"fibre":3.9,"sugars":2.72,"sodium":16},"portions":[["piece",13]]}
{"source":"sr28:16130","description":"Okara","per100g":{"kcal":76,"protein":3.52,"carbs":12.23,"fat":1.73,"saturates":0.193,"sodium":9},"portions":[["cup",122]]}
{"source":"sr28:16138","description":"Falafel, home-prepared","per100g":{"kcal":333,"protein":13.31,"carbs":31.84,"fat":17.8,"saturates":2.383,"sodium":294},"portions":[["patty (approx 2-1/4\\" dia)",17]]}
{"source":"sr28:16144","description":"Lentils, pink or red, raw","per100g":{"kcal":358,"protein":23.91,"carbs":63.1,"fat":2.17,"saturates":0.379,"fibre":10.8,"sodium":7},"portions":[["cup",192]]}
{"source":"sr28:16146","description":"Beans, pinto, canned, drained solids","per100g":{"kcal":114,"protein":6.99,"carbs":20.22,"fat":0.9,"saturates":0.158,"fibre":5.5,"sugars":0.54,"sodium":239},"portions":[["can drained solids",277]]}
{"source":"sr28:16147","description":"Veggie burgers or soyburgers, unprepared","per100g":{"kcal":177,"protein":15.7,"carbs":14.27,"fat":6.3,"saturates":1.44,"fibre":4.9,"sugars":1.07,"sodium":569},"portions":[["pattie",70]]}
{"source":"sr28:16157","description":"Chickpea flour (besan)","per100g":{"kcal":387,"protein":22.39,"carbs":57.82,"fat":6.69,"saturates":0.693,"fibre":10.8,"sugars":10.85,"sodium":64},"portions":[["cup",92]]}
{"source":"sr28:16158","description":"Hummus, commercial","per100g":{"kcal":166,"protein":7.9,"carbs":14.29,"fat":9.6,"saturates":1.437,"fibre":6,"sodium":379},"portions":[["tbsp",15],["cup",246]]}
{"source":"sr28:16159","description":"Tofu, extra firm, prepared with nigari","per100g":{"kcal":83,"protein":9.98,"carbs":1.18,"fat":5.26,"saturates":0.919,"fibre":1,"sugars":0.71,"sodium":4},"portions":[["block",455]]}
{"source":"sr28:16171","description":"Refried beans, canned, vegetarian","per100g":{"kcal":83,"protein":5.28,"carbs":13.5,"fat":0.87,"saturates":0.142,"fibre":4.7,"sugars":0.59,"sodium":430},"portions":[["cup",242],["can",444]]}
{"source":"sr28:16358","description":"Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained solids","per100g":{"kcal":139,"protein":7.05,"carbs":22.53,"fat":2.77,"saturates":0.214,"fibre":6.4,"sugars":4.01,"sodium":246},"portions":[["can drained",253]]}
{"source":"sr28:16424","description":"Soy sauce made from soy and wheat (shoyu), low sodium","per100g":{"kcal":57,"protein":9.05,"carbs":5.59,"fat":0.3,"saturates":0.035,"fibre":0.7,"sugars":0.5,"sodium":3598},"portions":[["tbsp",14.2],["tsp",4.5],["cup",255]]}
{"source":"sr28:16426","description":"Tofu, raw, firm, prepared with calcium sulfate","per100g":{"kcal":144,"protein":17.27,"carbs":2.78,"fat":8.72,"saturates":1.261,"fibre":2.3,"sodium":14},"portions":[["cup",252],["block",324]]}
{"source":"sr28:17007","description":"Lamb, domestic, foreshank, separable lean and fat, trimmed to 1/4\\" fat, choice, raw","per100g":{"kcal":201,"protein":18.91,"carbs":0,"fat":13.38,"saturates":5.83,"fibre":0,"sugars":0,"sodium":72}}
{"source":"sr28:17011","description":"Lamb, domestic, leg, whole (shank and sirloin), separable lean and fat, trimmed to 1/4\\" fat, choice, raw","per100g":{"kcal":230,"protein":17.91,"carbs":0,"fat":17.07,"saturates":7.43,"fibre":0,"sugars":0,"sodium":56}}
{"source":"sr28:17023","description":"Lamb, domestic, loin, separable lean and fat, trimmed to 1/4\\" fat, choice, raw","per100g":{"kcal":310,"protein":16.32,"carbs":0,"fat":26.63,"saturates":11.76,"fibre":0,"sugars":0,"sodium":56}}
{"source":"sr28:17035","description":"Lamb, domestic, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/4\\" fat, choice, raw","per100g":{"kcal":264,"protein":16.58,"carbs":0,"fat":21.45,"saturates":9.28,"fibre":0,"sugars":0,"sodium":61}}
{"source":"sr28:17094","description":"Veal, leg (top round), separable lean and fat, raw","per100g":{"kcal":117,"protein":20.98,"carbs":0,"fat":3.08,"saturates":1.18,"fibre":0,"sugars":0,"sodium":63}}
{"source":"sr28:17142","description":"Veal, ground, raw","per100g":{"kcal":197,"protein":18.58,"carbs":0,"fat":13.06,"saturates":5.108,"fibre":0,"sugars":0,"sodium":103}}
{"source":"sr28:17164","description":"Game meat, deer, raw","per100g":{"kcal":120,"protein":22.96,"carbs":0,"fat":2.42,"saturates":0.95,"fibre":0,"sugars":0,"sodium":51}}
{"source":"sr28:17168","description":"Goat, raw","per100g":{"kcal":109,"protein":20.6,"carbs":0,"fat":2.31,"saturates":0.71,"fibre":0,"sugars":0,"sodium":82}}
{"source":"sr28:17177","description":"Game meat, rabbit, domesticated, composite of cuts, raw","per100g":{"kcal":136,"protein":20.05,"carbs":0,"fat":5.55,"saturates":1.66,"fibre":0,"sugars":0,"sodium":41}}
{"source":"sr28:17224","description":"Lamb, ground, raw","per100g":{"kcal":282,"protein":16.56,"carbs":0,"fat":23.41,"saturates":10.19,"fibre":0,"sugars":0,"sodium":59}}
{"source":"sr28:18001","description":"Bagels, plain, enriched, with calcium propionate (includes onion, poppy, sesame)","per100g":{"kcal":264,"protein":10.56,"carbs":52.38,"fat":1.32,"saturates":0.36,"fibre":1.6,"sugars":8.43,"sodium":422},"portions":[["bagel",99],["mini bagel (2-1/2\\" dia)",26],["small bagel (3\\" dia)",69],["medium bagel (3-1/2\\" to 4\\" dia)",105],["large bagel (4-1/2\\")",131]]}
{"source":"sr28:18014","description":"Biscuits, plain or buttermilk, refrigerated dough, higher fat","per100g":{"kcal":307,"protein":6.66,"carbs":46.32,"fat":10.58,"saturates":2.806,"fibre":0.7,"sugars":7.4,"sodium":977},"portions":[["biscuit",58],["biscuit",43],["package",398]]}
{"source":"sr28:18019","description":"Bread, banana, prepared from recipe, made with margarine","per100g":{"kcal":326,"protein":4.3,"carbs":54.6,"fat":10.5,"saturates":2.237,"fibre":1.1,"sodium":302},"portions":[["individual loaf (include Keebler Elfin Loaves)",57],["slice",60]]}
{"source":"sr28:18024","description":"Bread, cornbread, prepared from recipe, made with low fat (2%) milk","per100g":{"kcal":266,"protein":6.7,"carbs":43.5,"fat":7.1,"saturates":1.555,"sodium":658},"portions":[["piece",65]]}
{"source":"sr28:18027","description":"Bread, egg","per100g":{"kcal":287,"protein":9.5,"carbs":47.8,"fat":6,"saturates":1.593,"fibre":2.3,"sugars":1.78,"sodium":380},"portions":[["slice (5\\" x 3\\" x 1/2\\")",40]]}
{"source":"sr28:18029","description":"Bread, french or vienna (includes sourdough)","per100g":{"kcal":272,"protein":10.75,"carbs":51.88,"fat":2.42,"saturates":0.529,"fibre":2.2,"sugars":4.62,"sodium":602},"portions":[["slice",139]]}
{"source":"sr28:18033","description":"Bread, italian","per100g":{"kcal":271,"protein":8.8,"carbs":50.1,"fat":3.5,"saturates":0,"fibre":3.2,"sugars":3.17,"sodium":550},"portions":[["slice, large (4-1/2\\" x 3-1/4\\" x 3/4\\")",30],["slice, medium",20],["slice, small (3-1/4\\" x 2-1/2\\" x 1/2\\")",10]]}
{"source":"sr28:18041","description":"Bread, pita, white, enriched","per100g":{"kcal":275,"protein":9.1,"carbs":55.7,"fat":1.2,"saturates":0.166,"fibre":2.2,"sugars":1.3,"sodium":536},"portions":[["pita, large (6-1/2\\" dia)",60],["pita, small  (4\\" dia)",28]]}
{"source":"sr28:18044","description":"Bread, pumpernickel","per100g":{"kcal":250,"protein":8.7,"carbs":47.5,"fat":3.1,"saturates":0.437,"fibre":6.5,"sugars":0.53,"sodium":596},"portions":[["slice, regular",26],["slice, snack-size",7],["slice, thin",20],["slice (5\\" x 4\\" x 3/8\\")",32]]}
{"source":"sr28:18060","description":"Bread, rye","per100g":{"kcal":259,"protein":8.5,"carbs":48.3,"fat":3.3,"saturates":0.626,"fibre":5.8,"sugars":3.85,"sodium":603},"portions":[["slice, regular",32],["slice, snack-size",7],["slice, thin",25]]}
{"source":"sr28:18069","description":"Bread, white, commercially prepared (includes soft bread crumbs)","per100g":{"kcal":266,"protein":8.85,"carbs":49.42,"fat":3.33,"saturates":0.698,"fibre":2.7,"sugars":5.67,"sodium":490},"portions":[["slice",29],["cup, crumbs",45],["cup, cubes",35],["slice, large",30],["slice",25],["slice crust not eaten",12],["slice, thin",20],["slice thin, crust not eaten",9],["slice, very thin",15]]}
{"source":"sr28:18075","description":"Bread, whole-wheat, commercially prepared","per100g":{"kcal":252,"protein":12.45,"carbs":42.71,"fat":3.5,"saturates":0.722,"fibre":6,"sugars":4.34,"sodium":455},"portions":[["slice",32]]}
{"source":"sr28:18079","description":"Bread crumbs, dry, grated, plain","per100g":{"kcal":395,"protein":13.35,"carbs":71.98,"fat":5.3,"saturates":1.203,"fibre":4.5,"sugars":6.2,"sodium":732},"portions":[["cup",108]]}
{"source":"sr28:18080","description":"Bread sticks, plain","per100g":{"kcal":412,"protein":12,"carbs":68.4,"fat":9.5,"saturates":1.41,"fibre":3,"sugars":1.26,"sodium":713},"portions":[["cup, small pieces",46],["stick, small (approx 4-1/4\\" long)",5],["stick (7-5/8\\" x 5/8\\")",10],["stick (9-1/4\\" x 3/8\\")",6]]}
{"source":"sr28:18081","description":"Bread stuffing, bread, dry mix","per100g":{"kcal":386,"protein":11,"carbs":76.2,"fat":3.4,"saturates":0.845,"fibre":3.2,"sugars":8.27,"sodium":1405},"portions":[["package (6 oz)",170]]}
{"source":"sr28:18086","description":"Cake, angelfood, commercially prepared","per100g":{"kcal":258,"protein":5.9,"carbs":57.8,"fat":0.8,"saturates":0.121,"fibre":1.5,"sodium":749},"portions":[["piece (1/12 of 12 oz cake)",28],["cake (9\\" dia x 4\\")",340]]}
{"source":"sr28:18097","description":"Cake, pudding-type, chocolate, dry mix","per100g":{"kcal":391,"protein":4.6,"carbs":80.16,"fat":8.14,"saturates":2.022,"fibre":2.3,"sugars":39.53,"sodium":767},"portions":[["package (18.25 oz)",517]]}
{"source":"sr28:18116","description":"Cake, gingerbread, prepared from recipe","per100g":{"kcal":356,"protein":3.9,"carbs":49.2,"fat":16.4,"saturates":4.122,"sodium":327},"portions":[["piece (1/9 of 8\\" square)",74]]}
{"source":"sr28:18120","description":"Cake, pound, commercially prepared, butter (includes fresh and frozen)","per100g":{"kcal":353,"protein":5,"carbs":53.64,"fat":13.96,"saturates":4.811,"fibre":0.6,"sugars":33.36,"sodium":377},"portions":[["loaf 1/6 of the loaf",365.27],["piece individually wrapped cake",49]]}
{"source":"sr28:18133","description":"Cake, sponge, commercially prepared","per100g":{"kcal":290,"protein":5.4,"carbs":61,"fat":2.7,"saturates":0.802,"fibre":0.5,"sugars":36.66,"sodium":623},"portions":[["piece (1/12 of 16 oz cake)",38]]}
{"source":"sr28:18144","description":"Cake, yellow, enriched, dry mix","per100g":{"kcal":374,"protein":3.7,"carbs":81.92,"fat":3.5,"saturates":1.62,"fibre":1.2,"sugars":43.29,"sodium":728},"portions":[["package (18.50 oz)",524]]}
{"source":"sr28:18146","description":"Cake, yellow, prepared from recipe without frosting","per100g":{"kcal":361,"protein":5.3,"carbs":53,"fat":14.6,"saturates":3.924,"fibre":0.7,"sodium":343},"portions":[["piece (1/12 of 8\\" dia)",68],["cake, 2-layer (8\\" dia)",817]]}
{"source":"sr28:18154","description":"Cookies, brownies, prepared from recipe","per100g":{"kcal":466,"protein":6.2,"carbs":50.2,"fat":29.1,"saturates":7.319,"sodium":343},"portions":[["brownie (2\\" square)",24]]}
{"source":"sr28:18159","description":"Cookies, chocolate chip, commercially prepared, regular, higher fat, enriched","per100g":{"kcal":492,"protein":5.1,"carbs":65.36,"fat":24.72,"saturates":8.091,"fibre":2,"sugars":32.9,"sodium":311},"portions":[["cookie",12.9],["cookie Pepperidge Farm Chocolate Chunk Pecan",12],["cookie (average weight of 1 cookie, variety of brands)",12.2],["cookie Pepperidge Farm Chocolate Chunk Pecan",12],["cookie, big (3-1/2\\" - 4\\" dia) (include Grandma brand)",40],["cookie, medium (2-1/4\\" dia)",10],["cookie, large (include Keebler Rich 'n Chips, Pecan Chips Delux)",14],["cookie, bite size (include Mini Chips Ahoy!)",2.2]]}
{"source":"sr28:18163","description":"Cookies, chocolate chip, refrigerated dough","per100g":{"kcal":451,"protein":3.98,"carbs":61.02,"fat":21.33,"saturates":8.39,"fibre":1.5,"sugars":38.04,"sodium":321},"portions":[["portion, dough spoon from roll",29]]}
{"source":"sr28:18166","description":"Cookies, chocolate sandwich, with creme filling, regular","per100g":{"kcal":464,"protein":5.21,"carbs":71,"fat":19.14,"saturates":5.649,"fibre":2.9,"sugars":40.67,"sodium":388},"portions":[["cookie",12]]}
{"source":"sr28:18172","description":"Cookies, gingersnaps","per100g":{"kcal":416,"protein":5.6,"carbs":76.9,"fat":9.8,"saturates":2.451,"fibre":2.2,"sugars":19.92,"sodium":501},"portions":[["cookie",7],["large (approx 3-1/2\\" to 4\\" dia)",32]]}
{"source":"sr28:18173","description":"Cookies, graham crackers, plain or honey (includes cinnamon)","per100g":{"kcal":430,"protein":6.69,"carbs":77.66,"fat":10.6,"saturates":1.633,"fibre":3.4,"sugars":24.85,"sodium":459},"portions":[["cracker",15],["cup, crushed",84],["large rectangular piece or 2 squares or 4 small rectangular pieces",14]]}
{"source":"sr28:18192","description":"Cookies, shortbread, commercially prepared, plain","per100g":{"kcal":514,"protein":5.37,"carbs":63.78,"fat":26.22,"saturates":8.105,"fibre":1.3,"sugars":21.65,"sodium":353},"portions":[["cookie",11.8]]}
{"source":"sr28:18213","description":"Cookies, vanilla wafers, higher fat","per100g":{"kcal":455,"protein":4.9,"carbs":72.6,"fat":16.41,"saturates":4.245,"fibre":1.6,"sugars":35.07,"sodium":325},"portions":[["wafers",3.75],["wafers mini wafers",1.45]]}
{"source":"sr28:18216","description":"Crackers, crispbread, rye","per100g":{"kcal":366,"protein":7.9,"carbs":82.2,"fat":1.3,"saturates":0.145,"fibre":16.5,"sugars":1.07,"sodium":410},"portions":[["cup, crushed",55],["crispbread",10],["wafer, thin",2],["wafer",10],["cracker, Norwegian flatbread (4-3/4\\" x 2-3/4\\" x 1/16\\")",5.8],["wafer, Rye Krisp (triple cracker)",25],["crispbread, Wasa rye",10]]}
{"source":"sr28:18217","description":"Crackers, matzo, plain","per100g":{"kcal":395,"protein":10,"carbs":83.7,"fat":1.4,"saturates":0.226,"fibre":3,"sugars":0.29,"sodium":0},"portions":[["matzo",28]]}
{"source":"sr28:18224","description":"Crackers, rusk toast","per100g":{"kcal":407,"protein":13.5,"carbs":72.3,"fat":7.2,"saturates":1.376,"sodium":253},"portions":[["rusk",10]]}
{"source":"sr28:18228","description":"Crackers, saltines (includes oyster, soda, soup)","per100g":{"kcal":418,"protein":9.46,"carbs":74.05,"fat":8.64,"saturates":1.653,"fibre":2.8,"sugars":1.29,"sodium":941},"portions":[["crackers",2.98],["cup, crushed",70],["crackers square (1 serving)",3],["cracker square",3],["cracker, round large",10],["cracker, oyster",1],["cracker, rectangle",6],["cup oyster crackers",45]]}
{"source":"sr28:18229","description":"Crackers, standard snack-type, regular","per100g":{"kcal":510,"protein":6.64,"carbs":61.3,"fat":26.43,"saturates":5.562,"fibre":2.3,"sugars":8.18,"sodium":726},"portions":[["crackers",3.2],["crackers, regular size, round (1 serving)",3.2],["cracker, round",3.2],["cracker, rectangular",4],["cup crushed",52]]}
{"source":"sr28:18237","description":"Cream puff shell, prepared from recipe","per100g":{"kcal":360,"protein":9,"carbs":22.8,"fat":25.9,"saturates":5.599,"fibre":0.8,"sugars":0.25,"sodium":483},"portions":[["eclair (5\\" x 2\\" x 1-3/4\\")",48],["cream puff shell",66]]}
{"source":"sr28:18239","description":"Croissants, butter","per100g":{"kcal":406,"protein":8.2,"carbs":45.8,"fat":21,"saturates":11.659,"fibre":2.6,"sugars":11.26,"sodium":467},"portions":[["croissant, mini",28],["croissant, small",42],["croissant, medium",57],["croissant, large",67]]}
{"source":"sr28:18242","description":"Croutons, plain","per100g":{"kcal":407,"protein":11.9,"carbs":73.5,"fat":6.6,"saturates":1.51,"fibre":5.1,"sodium":698},"portions":[["cup",30]]}
{"source":"sr28:18249","description":"Doughnuts, cake-type, plain, chocolate-coated or frosted","per100g":{"kcal":452,"protein":4.93,"carbs":51.33,"fat":25.25,"saturates":13.47,"fibre":1.9,"sugars":26.65,"sodium":326},"portions":[["donettes (2\\" dia)",18],["doughnut, medium (approx 3\\" dia)",43],["doughnut large (approx 3-1/2\\" dia)",67]]}
{"source":"sr28:18258","description":"English muffins, plain, enriched, with ca prop (includes sourdough)","per100g":{"kcal":227,"protein":8.87,"carbs":44.17,"fat":1.69,"saturates":0.733,"fibre":3.5,"sugars":3.53,"sodium":425},"portions":[["muffin",57]]}
{"source":"sr28:18271","description":"Ice cream cones, cake or wafer-type","per100g":{"kcal":417,"protein":8.1,"carbs":79,"fat":6.9,"saturates":1.222,"fibre":3,"sugars":6,"sodium":256},"portions":[["cone",4],["large waffle cone",29]]}
{"source":"sr28:18272","description":"Ice cream cones, sugar, rolled-type","per100g":{"kcal":402,"protein":7.9,"carbs":84.1,"fat":3.8,"saturates":0.573,"fibre":1.7,"sugars":25.66,"sodium":298},"portions":[["cone",10]]}
{"source":"sr28:18273","description":"Muffins, plain, prepared from recipe, made with low fat (2%) milk","per100g":{"kcal":296,"protein":6.9,"carbs":41.4,"fat":11.4,"saturates":2.156,"fibre":2.7,"sodium":467},"portions":[["muffin",57]]}
{"source":"sr28:18293","description":"Pancakes, plain, prepared from recipe","per100g":{"kcal":227,"protein":6.4,"carbs":28.3,"fat":9.7,"saturates":2.122,"sodium":439},"portions":[["pancake (4\\" dia)",38],["pancake (6\\" dia)",77]]}
{"source":"sr28:18336","description":"Pie crust, standard-type, prepared from recipe, baked","per100g":{"kcal":527,"protein":6.4,"carbs":47.5,"fat":34.6,"saturates":8.622,"fibre":1.7,"sugars":0.17,"sodium":542},"portions":[["piece (1/8 of 9\\" crust)",23],["crust, single 9\\"",180]]}
{"source":"sr28:18337","description":"Puff pastry, frozen, ready-to-bake","per100g":{"kcal":551,"protein":7.3,"carbs":45.1,"fat":38.1,"saturates":9.643,"fibre":1.5,"sugars":0.74,"sodium":249},"portions":[["shell",47]]}
{"source":"sr28:18338","description":"Phyllo dough","per100g":{"kcal":299,"protein":7.1,"carbs":52.6,"fat":6,"saturates":1.47,"fibre":1.9,"sugars":0.18,"sodium":483},"portions":[["sheet dough",19]]}
{"source":"sr28:18350","description":"Rolls, hamburger or hotdog, plain","per100g":{"kcal":279,"protein":9.77,"carbs":50.12,"fat":3.91,"saturates":0.842,"fibre":1.8,"sugars":7.28,"sodium":494},"portions":[["roll 1 serving",44]]}
{"source":"sr28:18360","description":"Taco shells, baked","per100g":{"kcal":476,"protein":6.41,"carbs":63.49,"fat":21.79,"saturates":7.105,"fibre":6.7,"sugars":1.5,"sodium":324},"portions":[["shell",12.9],["taco",12.7],["medium (approx 5\\" dia)",13.3],["large (6-1/2\\" dia)",21],["miniature (3\\" dia)",5]]}
{"source":"sr28:18363","description":"Tortillas, ready-to-bake or -fry, corn","per100g":{"kcal":218,"protein":5.7,"carbs":44.64,"fat":2.85,"saturates":0.453,"fibre":6.3,"sugars":0.88,"sodium":45},"portions":[["enchilada",19],["tortilla",24]]}
{"source":"sr28:18364","description":"Tortillas, ready-to-bake or -fry, flour, refrigerated","per100g":{"kcal":306,"protein":8.2,"carbs":49.38,"fat":7.99,"saturates":2.924,"fibre":3.5,"sugars":3.71,"sodium":736},"portions":[["tortilla",48],["tortilla medium (approx 6\\" dia)",30],["package",407],["tortilla (approx 10\\" dia)",72],["tortilla (approx 12\\" dia)",117],["tortilla (approx 7-8\\" dia)",49]]}
{"source":"sr28:18367","description":"Waffles, plain, prepared from recipe","per100g":{"kcal":291,"protein":7.9,"carbs":32.9,"fat":14.1,"saturates":2.866,"sodium":511},"portions":[["waffle, round (7\\" dia)",75]]}
{"source":"sr28:18368","description":"Wonton wrappers (includes egg roll wrappers)","per100g":{"kcal":291,"protein":9.8,"carbs":57.9,"fat":1.5,"saturates":0.263,"fibre":1.8,"sodium":572},"portions":[["wrapper, eggroll (7\\" square)",32],["wrapper, wonton (3-1/2\\" square)",8]]}
{"source":"sr28:18369","description":"Leavening agents, baking powder, double-acting, sodium aluminum sulfate","per100g":{"kcal":53,"protein":0,"carbs":27.7,"fat":0,"saturates":0,"fibre":0.2,"sugars":0,"sodium":10600},"portions":[["tsp",4.6],["tsp",4.6]]}
{"source":"sr28:18372","description":"Leavening agents, baking soda","per100g":{"kcal":0,"protein":0,"carbs":0,"fat":0,"saturates":0,"fibre":0,"sugars":0,"sodium":27360},"portions":[["tsp",4.6],["tsp",4.6]]}
{"source":"sr28:18373","description":"Leavening agents, cream of tartar","per100g":{"kcal":258,"protein":0,"carbs":61.5,"fat":0,"saturates":0,"fibre":0.2,"sugars":0,"sodium":52},"portions":[["tsp",3],["tsp",3]]}
{"source":"sr28:18374","description":"Leavening agents, yeast, baker's, compressed","per100g":{"kcal":105,"protein":8.4,"carbs":18.1,"fat":1.9,"saturates":0.243,"fibre":8.1,"sugars":0,"sodium":30},"portions":[["cake (0.6 oz)",17]]}
{"source":"sr28:18375","description":"Leavening agents, yeast, baker's, active dry","per100g":{"kcal":325,"protein":40.44,"carbs":41.22,"fat":7.61,"saturates":1.001,"fibre":26.9,"sugars":0,"sodium":51},"portions":[["tsp",4],["tbsp",12],["packet",7.2]]}
{"source":"sr28:18376","description":"Bread crumbs, dry, grated, seasoned","per100g":{"kcal":383,"protein":14.13,"carbs":68.49,"fat":5.48,"saturates":1.391,"fibre":4.9,"sugars":5.74,"sodium":1336},"portions":[["cup",120]]}
{"source":"sr28:18399","description":"Pie crust, cookie-type, prepared from recipe, graham cracker, chilled","per100g":{"kcal":484,"protein":4.1,"carbs":63.9,"fat":24.4,"saturates":5.092,"fibre":1.5,"sugars":37.57,"sodium":560},"portions":[["piece (1/8 of 9\\" crust)",30],["crust, single 9\\"",244]]}
{"source":"sr28:18402","description":"Pie crust, standard-type, prepared from recipe, unbaked","per100g":{"kcal":469,"protein":5.7,"carbs":42.3,"fat":30.8,"saturates":7.674,"fibre":3.4,"sugars":0.15,"sodium":482},"portions":[["piece (1/8 of 9\\" crust)",24],["crust, single 9\\"",194]]}
{"source":"sr28:18423","description":"Cookies, ladyfingers, without lemon juice and rind","per100g":{"kcal":363,"protein":10.6,"carbs":59.7,"fat":9.1,"saturates":3.022,"fibre":1,"sodium":147},"portions":[["anisette sponge (4\\" x 1-1/8\\" x 7/8\\")",13],["breakfast treat (approx 4\\" x 2\\" x 7/8\\")",24],["ladyfinger",11]]}
{"source":"sr28:18973","description":"Focaccia, Italian flatbread, plain","per100g":{"kcal":249,"protein":8.77,"carbs":35.82,"fat":7.89,"saturates":0.877,"fibre":1.8,"sugars":1.75,"sodium":561},"portions":[["piece",57]]}
{"source":"sr28:19020","description":"Snacks, granola bars, soft, uncoated, plain","per100g":{"kcal":443,"protein":7.4,"carbs":67.3,"fat":17.2,"saturates":7.25,"fibre":4.6,"sodium":278},"portions":[["bar (1 oz)",28]]}
{"source":"sr28:19034","description":"Snacks, popcorn, air-popped","per100g":{"kcal":387,"protein":12.94,"carbs":77.78,"fat":4.54,"saturates":0.637,"fibre":14.5,"sugars":0.87,"sodium":8},"portions":[["cup",8]]}
{"source":"sr28:19047","description":"Snacks, pretzels, hard, plain, salted","per100g":{"kcal":384,"protein":10.04,"carbs":80.39,"fat":2.93,"saturates":0.391,"fibre":3.4,"sugars":2.21,"sodium":1240},"portions":[["twists",6]]}
{"source":"sr28:19051","description":"Snacks, rice cracker brown rice, plain","per100g":{"kcal":387,"protein":8.2,"carbs":81.5,"fat":2.8,"saturates":0.57,"fibre":4.2,"sugars":0.89,"sodium":326},"portions":[["cake",9],["cakes",9]]}
{"source":"sr28:19056","description":"Snacks, tortilla chips, plain, white corn, salted","per100g":{"kcal":472,"protein":7.1,"carbs":67.78,"fat":20.68,"saturates":2.811,"fibre":5.4,"sugars":0.78,"sodium":328},"portions":[["bag",213]]}
{"source":"sr28:19071","description":"Candies, carob, unsweetened","per100g":{"kcal":540,"protein":8.15,"carbs":56.29,"fat":31.36,"saturates":29.018,"fibre":3.8,"sugars":34.11,"sodium":107},"portions":[["bar (3 oz)",87]]}
{"source":"sr28:19074","description":"Candies, caramels","per100g":{"kcal":382,"protein":4.6,"carbs":77,"fat":8.1,"saturates":2.476,"fibre":0,"sugars":65.5,"sodium":245},"portions":[["package (2.5 oz)",71],["piece",10.1]]}
{"source":"sr28:19078","description":"Baking chocolate, unsweetened, squares","per100g":{"kcal":642,"protein":14.32,"carbs":28.42,"fat":52.31,"saturates":32.277,"fibre":16.6,"sugars":0.91,"sodium":24},"portions":[["cup, grated",132]]}
{"source":"sr28:19080","description":"Candies, semisweet chocolate","per100g":{"kcal":480,"protein":4.2,"carbs":63.9,"fat":30,"saturates":17.75,"fibre":5.9,"sugars":54.5,"sodium":11},"portions":[["cup large chips",182],["cup mini chips",173],["cup chips (6 oz package)",168]]}
{"source":"sr28:19083","description":"Candies, sweet chocolate coated fondant","per100g":{"kcal":366,"protein":2.2,"carbs":80.4,"fat":9.3,"saturates":5.46,"fibre":2.1,"sugars":71.42,"sodium":26},"portions":[["patty, large",43],["patty, small",11]]}
{"source":"sr28:19085","description":"Candies, confectioner's coating, butterscotch","per100g":{"kcal":539,"protein":2.2,"carbs":67.1,"fat":29.05,"saturates":24.1,"fibre":0,"sugars":67.1,"sodium":89},"portions":[["cup chips",170]]}
{"source":"sr28:19086","description":"Candies, confectioner's coating, peanut butter","per100g":{"kcal":529,"protein":18.3,"carbs":46.88,"fat":29.8,"saturates":13.12,"fibre":5,"sugars":38.3,"sodium":250},"portions":[["cup chips",168]]}
{"source":"sr28:19087","description":"Candies, white chocolate","per100g":{"kcal":539,"protein":5.87,"carbs":59.24,"fat":32.09,"saturates":19.412,"fibre":0.2,"sugars":59,"sodium":90},"portions":[["bar (3 oz)",85],["tbsp",14],["cup chips",170]]}
{"source":"sr28:19095","description":"Ice creams, vanilla","per100g":{"kcal":207,"protein":3.5,"carbs":23.6,"fat":11,"saturates":6.79,"fibre":0.7,"sugars":21.22,"sodium":80}}
{"source":"sr28:19097","description":"Sherbet, orange","per100g":{"kcal":144,"protein":1.1,"carbs":30.4,"fat":2,"saturates":1.16,"fibre":1.3,"sugars":24.32,"sodium":46},"portions":[["cup (4 fl oz)",148],["bar (2.75 fl oz)",66]]}
{"source":"sr28:19100","description":"Candies, fudge, chocolate, prepared-from-recipe","per100g":{"kcal":411,"protein":2.39,"carbs":76.44,"fat":10.41,"saturates":6.448,"fibre":1.7,"sugars":73.12,"sodium":45},"portions":[["piece",17]]}
{"source":"sr28:19106","description":"Candies, gumdrops, starch jelly pieces","per100g":{"kcal":396,"protein":0,"carbs":98.9,"fat":0,"saturates":0,"fibre":0.1,"sugars":58.97,"sodium":44},"portions":[["cup gumdrops",182],["gumdrops",3.6],["gummy bears",2.2],["gummy dinosaurs",6.3],["gummy fish",5],["gummy worms",7.4],["spice stick",9.5],["spice drop",24],["gumdrop, small (1/2\\" dia)",3.2],["gumdrop, medium (3/4\\" dia)",4.2],["gumdrop, large (1\\" dia)",11.6],["jelly ring (1-1/4\\" dia)",10]]}
{"source":"sr28:19107","description":"Candies, hard","per100g":{"kcal":394,"protein":0,"carbs":98,"fat":0.2,"saturates":0,"fibre":0,"sugars":62.9,"sodium":38},"portions":[["piece",6],["piece, small",3]]}
{"source":"sr28:19108","description":"Candies, jellybeans","per100g":{"kcal":375,"protein":0,"carbs":93.55,"fat":0.05,"saturates":0,"fibre":0.2,"sugars":70,"sodium":50},"portions":[["small",1.1],["large (1 oz)",2.8]]}
{"source":"sr28:19116","description":"Candies, marshmallows","per100g":{"kcal":318,"protein":1.8,"carbs":81.3,"fat":0.2,"saturates":0.056,"fibre":0.1,"sugars":57.56,"sodium":80},"portions":[["cup of miniature",50],["miniatures",0.7],["regular",7.2]]}
{"source":"sr28:19117","description":"Candies, halavah, plain","per100g":{"kcal":469,"protein":12.49,"carbs":60.49,"fat":21.52,"saturates":4.127,"fibre":4.5,"sodium":195}}
{"source":"sr28:19120","description":"Candies, milk chocolate","per100g":{"kcal":535,"protein":7.65,"carbs":59.4,"fat":29.66,"saturates":18.509,"fibre":3.4,"sugars":51.5,"sodium":79},"portions":[["bar, miniature",7],["bar (1.55 oz)",44],["cup chips",168]]}
{"source":"sr28:19125","description":"Chocolate-flavored hazelnut spread","per100g":{"kcal":541,"protein":5.41,"carbs":62.16,"fat":29.73,"saturates":28.423,"fibre":5.4,"sugars":54.05,"sodium":41}}
{"source":"sr28:19126","description":"Candies, milk chocolate coated peanuts","per100g":{"kcal":519,"protein":13.1,"carbs":49.7,"fat":33.5,"saturates":14.6,"fibre":4.7,"sugars":37.59,"sodium":41},"portions":[["cup",149],["pieces",4]]}
{"source":"sr28:19165","description":"Cocoa, dry powder, unsweetened","per100g":{"kcal":228,"protein":19.6,"carbs":57.9,"fat":13.7,"saturates":8.07,"fibre":37,"sugars":1.75,"sodium":21},"portions":[["cup",86],["tbsp",5.4]]}
{"source":"sr28:19166","description":"Cocoa, dry powder, unsweetened, processed with alkali","per100g":{"kcal":220,"protein":18.1,"carbs":58.3,"fat":13.1,"saturates":7.76,"fibre":29.8,"sugars":1.76,"sodium":19},"portions":[["cup",86],["tbsp",5.4]]}
{"source":"sr28:19172","description":"Gelatin desserts, dry mix","per100g":{"kcal":381,"protein":7.8,"carbs":90.5,"fat":0,"saturates":0,"fibre":0,"sugars":86.04,"sodium":466},"portions":[["package (3 oz)",85],["portion, amount to make 1/2 cup",21]]}
{"source":"sr28:19177","description":"Gelatins, dry powder, unsweetened","per100g":{"kcal":335,"protein":85.6,"carbs":0,"fat":0.1,"saturates":0.07,"fibre":0,"sugars":0,"sodium":196},"portions":[["envelope (1 tbsp)",7],["package (1 oz)",28]]}
{"source":"sr28:19188","description":"Puddings, chocolate, dry mix, regular","per100g":{"kcal":362,"protein":2.6,"carbs":89.3,"fat":2.1,"saturates":1.234,"fibre":4.5,"sugars":42.88,"sodium":479},"portions":[["package (3.5 oz)",99],["portion, amount to make 1/2 cup",25]]}
{"source":"sr28:19201","description":"Puddings, vanilla, ready-to-eat","per100g":{"kcal":130,"protein":1.45,"carbs":22.6,"fat":3.78,"saturates":1.016,"fibre":0,"sugars":16.97,"sodium":142},"portions":[["container refrigerated 4 oz",110],["container shelf stable 3.5 oz",97]]}
{"source":"sr28:19206","description":"Puddings, vanilla, dry mix, regular","per100g":{"kcal":379,"protein":0.3,"carbs":93.5,"fat":0.4,"saturates":0.09,"fibre":0.6,"sugars":79.34,"sodium":635},"portions":[["package (3.12 oz)",88],["portion, amount to make 1/2 cup",22]]}
{"source":"sr28:19226","description":"Frostings, chocolate, creamy, ready-to-eat","per100g":{"kcal":397,"protein":1.1,"carbs":63.2,"fat":17.6,"saturates":5.526,"fibre":0.9,"sugars":57.7,"sodium":183},"portions":[["tbsp creamy",20.5]]}
{"source":"sr28:19228","description":"Frostings, cream cheese-flavor, ready-to-eat","per100g":{"kcal":415,"protein":0.1,"carbs":67.32,"fat":17.3,"saturates":4.545,"fibre":0,"sugars":63.54,"sodium":191},"portions":[["tbsp creamy",16.5],["tbsp whipped",12]]}
{"source":"sr28:19230","description":"Frostings, vanilla, creamy, ready-to-eat","per100g":{"kcal":418,"protein":0,"carbs":67.89,"fat":16.23,"saturates":2.974,"fibre":0,"sugars":63.1,"sodium":184},"portions":[["package",457.83],["tbsp creamy",16.5],["package (16 oz)",462]]}
{"source":"sr28:19270","description":"Ice creams, chocolate","per100g":{"kcal":216,"protein":3.8,"carbs":28.2,"fat":11,"saturates":6.8,"fibre":1.2,"sugars":25.36,"sodium":76},"portions":[["individual (3.5 fl oz)",58],["cup (4 fl oz)",132]]}
{"source":"sr28:19283","description":"Frozen novelties, ice type, pop","per100g":{"kcal":79,"protein":0,"carbs":19.23,"fat":0.24,"saturates":0.013,"fibre":0,"sugars":13.66,"sodium":7}}
{"source":"sr28:19294","description":"Fruit butters, apple","per100g":{"kcal":173,"protein":0.39,"carbs":42.47,"fat":0.3,"saturates":0.053,"fibre":1.5,"sugars":35.3,"sodium":15},"portions":[["tbsp",17],["cup",282]]}
{"source":"sr28:19296","description":"Honey","per100g":{"kcal":304,"protein":0.3,"carbs":82.4,"fat":0,"saturates":0,"fibre":0.2,"sugars":82.12,"sodium":4},"portions":[["cup",339],["tbsp",21],["packet (0.5 oz)",14]]}
{"source":"sr28:19297","description":"Jams and preserves","per100g":{"kcal":278,"protein":0.37,"carbs":68.86,"fat":0.07,"saturates":0.01,"fibre":1.1,"sugars":48.5,"sodium":32},"portions":[["tbsp",20],["packet (0.5 oz)",14]]}
{"source":"sr28:19300","description":"Jellies","per100g":{"kcal":266,"protein":0.15,"carbs":69.95,"fat":0.02,"saturates":0.005,"fibre":1,"sugars":51.22,"sodium":30},"portions":[["packet (0.5 oz)",14]]}
{"source":"sr28:19303","description":"Marmalade, orange","per100g":{"kcal":246,"protein":0.3,"carbs":66.3,"fat":0,"saturates":0,"fibre":0.7,"sugars":60,"sodium":56},"portions":[["tbsp",20],["package (0.5 oz)",14],["cup",320]]}
{"source":"sr28:19304","description":"Molasses","per100g":{"kcal":290,"protein":0,"carbs":74.73,"fat":0.1,"saturates":0.018,"fibre":0,"sugars":74.72,"sodium":37},"portions":[["cup",337]]}
{"source":"sr28:19312","description":"Pie fillings, apple, canned","per100g":{"kcal":100,"protein":0.1,"carbs":26.1,"fat":0.1,"saturates":0,"fibre":1,"sugars":13.8,"sodium":47},"portions":[["can",592],["can (21 oz)",595]]}
{"source":"sr28:19314","description":"Pie fillings, canned, cherry","per100g":{"kcal":115,"protein":0.37,"carbs":28,"fat":0.07,"saturates":0.018,"fibre":0.6,"sodium":18},"portions":[["can",592],["can (21 oz)",595]]}
{"source":"sr28:19334","description":"Sugars, brown","per100g":{"kcal":380,"protein":0.12,"carbs":98.09,"fat":0,"saturates":0,"fibre":0,"sugars":97.02,"sodium":28},"portions":[["tsp unpacked",3],["cup packed",220],["cup unpacked",145],["tsp packed",4.6],["tsp brownulated",3.2]]}
{"source":"sr28:19335","description":"Sugars, granulated","per100g":{"kcal":387,"protein":0,"carbs":99.98,"fat":0,"saturates":0,"fibre":0,"sugars":99.8,"sodium":1},"portions":[["tsp",4.2],["cup",200]]}
{"source":"sr28:19336","description":"Sugars, powdered","per100g":{"kcal":389,"protein":0,"carbs":99.77,"fat":0,"saturates":0,"fibre":0,"sugars":97.81,"sodium":2},"portions":[["cup unsifted",120],["cup sifted",100],["tbsp unsifted",8],["tsp",2.5]]}
{"source":"sr28:19348","description":"Syrups, chocolate, fudge-type","per100g":{"kcal":350,"protein":4.6,"carbs":62.9,"fat":8.9,"saturates":3.98,"fibre":2.8,"sugars":34.82,"sodium":346},"portions":[["cup",304],["tbsp",19]]}
{"source":"sr28:19349","description":"Syrups, corn, dark","per100g":{"kcal":286,"protein":0,"carbs":77.59,"fat":0,"saturates":0,"fibre":0,"sugars":77.59,"sodium":155},"portions":[["cup",328],["tbsp",20]]}
{"source":"sr28:19350","description":"Syrups, corn, light","per100g":{"kcal":283,"protein":0,"carbs":76.79,"fat":0.2,"saturates":0,"fibre":0,"sugars":76.77,"sodium":62},"portions":[["cup",341],["tbsp",22]]}
{"source":"sr28:19352","description":"Syrups, malt","per100g":{"kcal":318,"protein":6.2,"carbs":71.3,"fat":0,"saturates":0,"fibre":0,"sugars":71.3,"sodium":35},"portions":[["cup",332],["tbsp",21]]}
{"source":"sr28:19353","description":"Syrups, maple","per100g":{"kcal":260,"protein":0.04,"carbs":67.04,"fat":0.06,"saturates":0.007,"fibre":0,"sugars":60.46,"sodium":12},"portions":[["tbsp",20],["cup",315]]}
{"source":"sr28:19364","description":"Toppings, butterscotch or caramel","per100g":{"kcal":216,"protein":1.21,"carbs":57.01,"fat":0,"saturates":0,"fibre":0,"sugars":57,"sodium":341},"portions":[["tbsp",20.5]]}
{"source":"sr28:19365","description":"Toppings, marshmallow cream","per100g":{"kcal":322,"protein":0.8,"carbs":79,"fat":0.3,"saturates":0.056,"fibre":0.1,"sugars":46.8,"sodium":80},"portions":[["jar",198]]}
{"source":"sr28:19383","description":"Candies, toffee, prepared-from-recipe","per100g":{"kcal":560,"protein":1.07,"carbs":64.72,"fat":32.75,"saturates":20.565,"fibre":0,"sugars":63.47,"sodium":135},"portions":[["piece",12]]}
{"source":"sr28:19411","description":"Snacks, potato chips, plain, salted","per100g":{"kcal":532,"protein":6.39,"carbs":53.83,"fat":33.98,"saturates":3.4,"fibre":3.1,"sugars":0.33,"sodium":527},"portions":[["chips",1.27],["bag (8 oz)",227]]}
{"source":"sr28:19902","description":"Chocolate, dark, 45- 59% cacao solids","per100g":{"kcal":546,"protein":4.88,"carbs":61.17,"fat":31.28,"saturates":18.519,"fibre":7,"sugars":47.9,"sodium":24},"portions":[["bar",162]]}
{"source":"sr28:19903","description":"Chocolate, dark, 60-69% cacao solids","per100g":{"kcal":579,"protein":6.12,"carbs":52.42,"fat":38.31,"saturates":22.031,"fibre":8,"sugars":36.71,"sodium":10},"portions":[["bar",112]]}
{"source":"sr28:19904","description":"Chocolate, dark, 70-85% cacao solids","per100g":{"kcal":598,"protein":7.79,"carbs":45.9,"fat":42.63,"saturates":24.489,"fibre":10.9,"sugars":23.99,"sodium":20},"portions":[["bar",101]]}
{"source":"sr28:19908","description":"Sugar, turbinado","per100g":{"kcal":399,"protein":0,"carbs":99.8,"fat":0,"saturates":0,"sugars":99.19,"sodium":3},"portions":[["tsp",4.6],["cup",202]]}
{"source":"sr28:19912","description":"Sweetener, syrup, agave","per100g":{"kcal":310,"protein":0.09,"carbs":76.37,"fat":0.45,"saturates":0,"fibre":0.2,"sugars":68.03,"sodium":4},"portions":[["tsp",6.9],["cup",220]]}
{"source":"sr28:19918","description":"Sweetener, herbal extract powder from Stevia leaf","per100g":{"kcal":0,"protein":0,"carbs":100,"fat":0,"saturates":0,"fibre":0,"sugars":0,"sodium":0},"portions":[["package",1]]}
{"source":"sr28:20001","description":"Amaranth grain, uncooked","per100g":{"kcal":371,"protein":13.56,"carbs":65.25,"fat":7.02,"saturates":1.459,"fibre":6.7,"sugars":1.69,"sodium":4},"portions":[["cup",193]]}
{"source":"sr28:20003","description":"Arrowroot flour","per100g":{"kcal":357,"protein":0.3,"carbs":88.15,"fat":0.1,"saturates":0.019,"fibre":3.4,"sodium":2},"portions":[["cup",128]]}
{"source":"sr28:20005","description":"Barley, pearled, raw","per100g":{"kcal":352,"protein":9.91,"carbs":77.72,"fat":1.16,"saturates":0.244,"fibre":15.6,"sugars":0.8,"sodium":9},"portions":[["cup",200]]}
{"source":"sr28:20008","description":"Buckwheat","per100g":{"kcal":343,"protein":13.25,"carbs":71.5,"fat":3.4,"saturates":0.741,"fibre":10,"sodium":1},"portions":[["cup",170]]}
{"source":"sr28:20011","description":"Buckwheat flour, whole-groat","per100g":{"kcal":335,"protein":12.62,"carbs":70.59,"fat":3.1,"saturates":0.677,"fibre":10,"sugars":2.6,"sodium":11},"portions":[["cup",120]]}
{"source":"sr28:20012","description":"Bulgur, dry","per100g":{"kcal":342,"protein":12.29,"carbs":75.87,"fat":1.33,"saturates":0.232,"fibre":12.5,"sugars":0.41,"sodium":17},"portions":[["cup",140]]}
{"source":"sr28:20014","description":"Corn grain, yellow","per100g":{"kcal":365,"protein":9.42,"carbs":74.26,"fat":4.74,"saturates":0.667,"fibre":7.3,"sugars":0.64,"sodium":35},"portions":[["cup",166]]}
{"source":"sr28:20017","description":"Corn flour, masa, enriched, white","per100g":{"kcal":363,"protein":8.46,"carbs":76.59,"fat":3.69,"saturates":0.532,"fibre":6.4,"sugars":1.61,"sodium":5},"portions":[["cup",114]]}
{"source":"sr28:20020","description":"Cornmeal, whole-grain, yellow","per100g":{"kcal":362,"protein":8.12,"carbs":76.89,"fat":3.59,"saturates":0.505,"fibre":7.3,"sugars":0.64,"sodium":35},"portions":[["cup",122]]}
{"source":"sr28:20027","description":"Cornstarch","per100g":{"kcal":381,"protein":0.26,"carbs":91.27,"fat":0.05,"saturates":0.009,"fibre":0.9,"sugars":0,"sodium":9},"portions":[["cup",128]]}
{"source":"sr28:20028","description":"Couscous, dry","per100g":{"kcal":376,"protein":12.76,"carbs":77.43,"fat":0.64,"saturates":0.117,"fibre":5,"sodium":10},"portions":[["cup",173]]}
{"source":"sr28:20029","description":"Couscous, cooked","per100g":{"kcal":112,"protein":3.79,"carbs":23.22,"fat":0.16,"saturates":0.029,"fibre":1.4,"sugars":0.1,"sodium":5},"portions":[["cup, cooked",157]]}
{"source":"sr28:20030","description":"Hominy, canned, white","per100g":{"kcal":72,"protein":1.48,"carbs":14.26,"fat":0.88,"saturates":0.123,"fibre":2.5,"sugars":1.82,"sodium":345},"portions":[["cup",165]]}
{"source":"sr28:20031","description":"Millet, raw","per100g":{"kcal":378,"protein":11.02,"carbs":72.85,"fat":4.22,"saturates":0.723,"fibre":8.5,"sodium":5},"portions":[["cup",200]]}
{"source":"sr28:20033","description":"Oat bran, raw","per100g":{"kcal":246,"protein":17.3,"carbs":66.22,"fat":7.03,"saturates":1.328,"fibre":15.4,"sugars":1.45,"sodium":4},"portions":[["cup",94]]}
{"source":"sr28:20035","description":"Quinoa, uncooked","per100g":{"kcal":368,"protein":14.12,"carbs":64.16,"fat":6.07,"saturates":0.706,"fibre":7,"sodium":5},"portions":[["cup",170]]}
{"source":"sr28:20036","description":"Rice, brown, long-grain, raw","per100g":{"kcal":367,"protein":7.54,"carbs":76.25,"fat":3.2,"saturates":0.591,"fibre":3.6,"sugars":0.66,"sodium":5},"portions":[["cup",185]]}
{"source":"sr28:20037","description":"Rice, brown, long-grain, cooked","per100g":{"kcal":123,"protein":2.74,"carbs":25.58,"fat":0.97,"saturates":0.26,"fibre":1.6,"sugars":0.24,"sodium":4},"portions":[["cup",202]]}
{"source":"sr28:20044","description":"Rice, white, long-grain, regular, raw, enriched","per100g":{"kcal":365,"protein":7.13,"carbs":79.95,"fat":0.66,"saturates":0.18,"fibre":1.3,"sugars":0.12,"sodium":5},"portions":[["cup",185]]}
{"source":"sr28:20045","description":"Rice, white, long-grain, regular, enriched, cooked","per100g":{"kcal":130,"protein":2.69,"carbs":28.17,"fat":0.28,"saturates":0.077,"fibre":0.4,"sugars":0.05,"sodium":1},"portions":[["cup",158]]}
{"source":"sr28:20046","description":"Rice, white, long-grain, parboiled, enriched, dry","per100g":{"kcal":374,"protein":7.51,"carbs":80.89,"fat":1.03,"saturates":0.294,"fibre":1.8,"sugars":0.33,"sodium":2},"portions":[["cup",185]]}
{"source":"sr28:20048","description":"Rice, white, long-grain, precooked or instant, enriched, dry","per100g":{"kcal":380,"protein":7.82,"carbs":82.32,"fat":0.94,"saturates":0.152,"fibre":1.9,"sugars":0.05,"sodium":10},"portions":[["cup",95]]}
{"source":"sr28:20049","description":"Rice, white, long-grain, precooked or instant, enriched, prepared","per100g":{"kcal":124,"protein":2.18,"carbs":26.76,"fat":0.5,"saturates":0.017,"fibre":0.6,"sugars":0,"sodium":4},"portions":[["cup",165]]}
{"source":"sr28:20050","description":"Rice, white, medium-grain, raw, enriched","per100g":{"kcal":360,"protein":6.61,"carbs":79.34,"fat":0.58,"saturates":0.158,"fibre":1.4,"sodium":1},"portions":[["cup",195]]}
{"source":"sr28:20052","description":"Rice, white, short-grain, enriched, uncooked","per100g":{"kcal":358,"protein":6.5,"carbs":79.15,"fat":0.52,"saturates":0.14,"fibre":2.8,"sodium":1},"portions":[["cup",200]]}
{"source":"sr28:20054","description":"Rice, white, glutinous, unenriched, uncooked","per100g":{"kcal":370,"protein":6.81,"carbs":81.68,"fat":0.55,"saturates":0.111,"fibre":2.8,"sodium":7},"portions":[["cup",185]]}
{"source":"sr28:20061","description":"Rice flour, white, unenriched","per100g":{"kcal":366,"protein":5.95,"carbs":80.13,"fat":1.42,"saturates":0.386,"fibre":2.4,"sugars":0.12,"sodium":0},"portions":[["cup",158]]}
{"source":"sr28:20062","description":"Rye grain","per100g":{"kcal":338,"protein":10.34,"carbs":75.86,"fat":1.63,"saturates":0.197,"fibre":15.1,"sugars":0.98,"sodium":2},"portions":[["cup",169]]}
{"source":"sr28:20064","description":"Rye flour, medium","per100g":{"kcal":349,"protein":10.88,"carbs":75.43,"fat":1.52,"saturates":0.18,"fibre":11.8,"sugars":1.1,"sodium":2},"portions":[["cup",102]]}
{"source":"sr28:20066","description":"Semolina, enriched","per100g":{"kcal":360,"protein":12.68,"carbs":72.83,"fat":1.05,"saturates":0.15,"fibre":3.9,"sodium":1},"portions":[["cup",167]]}
{"source":"sr28:20067","description":"Sorghum grain","per100g":{"kcal":329,"protein":10.62,"carbs":72.09,"fat":3.46,"saturates":0.61,"fibre":6.7,"sugars":2.53,"sodium":2},"portions":[["cup",192]]}
{"source":"sr28:20068","description":"Tapioca, pearl, dry","per100g":{"kcal":358,"protein":0.19,"carbs":88.69,"fat":0.02,"saturates":0.005,"fibre":0.9,"sugars":3.35,"sodium":1},"portions":[["cup",152]]}
{"source":"sr28:20071","description":"Wheat, hard red spring","per100g":{"kcal":329,"protein":15.4,"carbs":68.03,"fat":1.92,"saturates":0.314,"fibre":12.2,"sugars":0.41,"sodium":2},"portions":[["cup",192]]}
{"source":"sr28:20077","description":"Wheat bran, crude","per100g":{"kcal":216,"protein":15.55,"carbs":64.51,"fat":4.25,"saturates":0.63,"fibre":42.8,"sugars":0.41,"sodium":2},"portions":[["cup",58]]}
{"source":"sr28:20078","description":"Wheat germ, crude","per100g":{"kcal":360,"protein":23.15,"carbs":51.8,"fat":9.72,"saturates":1.665,"fibre":13.2,"sodium":12},"portions":[["cup",115]]}
{"source":"sr28:20080","description":"Wheat flour, whole-grain","per100g":{"kcal":340,"protein":13.21,"carbs":71.97,"fat":2.5,"saturates":0.43,"fibre":10.7,"sugars":0.41,"sodium":2},"portions":[["cup",120]]}
{"source":"sr28:20081","description":"Wheat flour, white, all-purpose, enriched, bleached","per100g":{"kcal":364,"protein":10.33,"carbs":76.31,"fat":0.98,"saturates":0.155,"fibre":2.7,"sugars":0.27,"sodium":2},"portions":[["cup",125]]}
{"source":"sr28:20082","description":"Wheat flour, white, all-purpose, self-rising, enriched","per100g":{"kcal":354,"protein":9.89,"carbs":74.22,"fat":0.97,"saturates":0.154,"fibre":2.7,"sugars":0.22,"sodium":1193},"portions":[["cup",125]]}
{"source":"sr28:20083","description":"Wheat flour, white, bread, enriched","per100g":{"kcal":361,"protein":11.98,"carbs":72.53,"fat":1.66,"saturates":0.244,"fibre":2.4,"sugars":0.31,"sodium":2},"portions":[["cup",137]]}
{"source":"sr28:20084","description":"Wheat flour, white, cake, enriched","per100g":{"kcal":362,"protein":8.2,"carbs":78.03,"fat":0.86,"saturates":0.127,"fibre":1.7,"sugars":0.31,"sodium":2},"portions":[["cup unsifted, dipped",137]]}
{"source":"sr28:20088","description":"Wild rice, raw","per100g":{"kcal":357,"protein":14.73,"carbs":74.9,"fat":1.08,"saturates":0.156,"fibre":6.2,"sugars":2.5,"sodium":7},"portions":[["cup",160]]}
{"source":"sr28:20089","description":"Wild rice, cooked","per100g":{"kcal":101,"protein":3.99,"carbs":21.34,"fat":0.34,"saturates":0.049,"fibre":1.8,"sugars":0.73,"sodium":3},"portions":[["cup",164]]}
{"source":"sr28:20090","description":"Rice flour, brown","per100g":{"kcal":363,"protein":7.23,"carbs":76.48,"fat":2.78,"saturates":0.557,"fibre":4.6,"sugars":0.66,"sodium":8},"portions":[["cup",158]]}
{"source":"sr28:20091","description":"Pasta, gluten-free, corn, dry","per100g":{"kcal":357,"protein":7.46,"carbs":79.26,"fat":2.08,"saturates":0.29,"fibre":11,"sodium":3},"portions":[["cup",105]]}
{"source":"sr28:20093","description":"Pasta, fresh-refrigerated, plain, as purchased","per100g":{"kcal":288,"protein":11.31,"carbs":54.73,"fat":2.3,"saturates":0.328,"sodium":26}}
{"source":"sr28:20109","description":"Noodles, egg, dry, enriched","per100g":{"kcal":384,"protein":14.16,"carbs":71.27,"fat":4.44,"saturates":1.18,"fibre":3.3,"sugars":1.88,"sodium":21},"portions":[["cup",38]]}
{"source":"sr28:20114","description":"Noodles, japanese, soba, dry","per100g":{"kcal":336,"protein":14.38,"carbs":74.62,"fat":0.71,"saturates":0.136,"sodium":792}}
{"source":"sr28:20116","description":"Noodles, japanese, somen, dry","per100g":{"kcal":356,"protein":11.35,"carbs":74.1,"fat":0.81,"saturates":0.115,"fibre":4.3,"sodium":1840}}
{"source":"sr28:20120","description":"Pasta, dry, enriched","per100g":{"kcal":371,"protein":13.04,"carbs":74.67,"fat":1.51,"saturates":0.277,"fibre":3.2,"sugars":2.67,"sodium":6},"portions":[["cup spaghetti",91],["cup elbows",122],["cup penne",95],["cup farfalle",81],["cup rotini",96],["cup shells",64],["cup lasagna",90]]}
{"source":"sr28:20121","description":"Pasta, cooked, enriched, without added salt","per100g":{"kcal":158,"protein":5.8,"carbs":30.86,"fat":0.93,"saturates":0.176,"fibre":1.8,"sugars":0.56,"sodium":1},"portions":[["cup spaghetti not packed",124],["cup spaghetti packed",151],["cup elbows not packed",120],["cup elbows packed",132],["cup penne",107],["cup farfalle",107],["cup rotini",107],["cup shells",105],["cup lasagne",116]]}
{"source":"sr28:20124","description":"Pasta, whole-wheat, dry","per100g":{"kcal":352,"protein":13.87,"carbs":73.37,"fat":2.93,"saturates":0.428,"fibre":9.2,"sugars":2.74,"sodium":6},"portions":[["cup spaghetti",91],["cup elbows",122],["cup penne",95],["cup farfalle",81],["cup rotini",96],["cup shells",64],["cup lasagne",90]]}
{"source":"sr28:20130","description":"Barley flour or meal","per100g":{"kcal":345,"protein":10.5,"carbs":74.52,"fat":1.6,"saturates":0.335,"fibre":10.1,"sugars":0.8,"sodium":4},"portions":[["cup",148]]}
{"source":"sr28:20132","description":"Oat flour, partially debranned","per100g":{"kcal":404,"protein":14.66,"carbs":65.7,"fat":9.12,"saturates":1.607,"fibre":6.5,"sugars":0.8,"sodium":19},"portions":[["cup",104]]}
{"source":"sr28:20133","description":"Rice noodles, dry","per100g":{"kcal":364,"protein":5.95,"carbs":80.18,"fat":0.56,"saturates":0.153,"fibre":1.6,"sugars":0.12,"sodium":182}}
{"source":"sr28:20137","description":"Quinoa, cooked","per100g":{"kcal":120,"protein":4.4,"carbs":21.3,"fat":1.92,"saturates":0.231,"fibre":2.8,"sugars":0.87,"sodium":7},"portions":[["cup",185]]}
{"source":"sr28:20140","description":"Spelt, uncooked","per100g":{"kcal":338,"protein":14.57,"carbs":70.19,"fat":2.43,"saturates":0.406,"fibre":10.7,"sugars":6.82,"sodium":8},"portions":[["cup",174]]}
{"source":"sr28:20142","description":"Teff, uncooked","per100g":{"kcal":367,"protein":13.3,"carbs":73.13,"fat":2.38,"saturates":0.449,"fibre":8,"sugars":1.84,"sodium":12},"portions":[["cup",193]]}
{"source":"sr28:23093","description":"Beef, chuck for stew, separable lean and fat, all grades, raw","per100g":{"kcal":128,"protein":21.75,"carbs":0.16,"fat":4.48,"saturates":1.86,"fibre":0,"sugars":0,"sodium":80}}
{"source":"sr28:23472","description":"Beef, ground, 93% lean meat / 7% fat, raw","per100g":{"kcal":152,"protein":20.85,"carbs":0,"fat":7,"saturates":2.878,"fibre":0,"sugars":0,"sodium":66}}
{"source":"sr28:23477","description":"Beef, ground, 97% lean meat / 3% fat, raw","per100g":{"kcal":121,"protein":21.98,"carbs":0,"fat":3,"saturates":1.48,"fibre":0,"sugars":0,"sodium":66}}
{"source":"sr28:23557","description":"Beef, ground, 95% lean meat / 5% fat, raw","per100g":{"kcal":137,"protein":21.41,"carbs":0,"fat":5,"saturates":2.182,"fibre":0,"sugars":0,"sodium":66}}
{"source":"sr28:23562","description":"Beef, ground, 90% lean meat / 10% fat, raw","per100g":{"kcal":176,"protein":20,"carbs":0,"fat":10,"saturates":3.927,"fibre":0,"sugars":0,"sodium":66}}
{"source":"sr28:23567","description":"Beef, ground, 85% lean meat / 15% fat, raw","per100g":{"kcal":215,"protein":18.59,"carbs":0,"fat":15,"saturates":5.715,"fibre":0,"sugars":0,"sodium":66}}
{"source":"sr28:23572","description":"Beef, ground, 80% lean meat / 20% fat, raw","per100g":{"kcal":254,"protein":17.17,"carbs":0,"fat":20,"saturates":7.581,"fibre":0,"sugars":0,"sodium":66}}
{"source":"sr28:27047","description":"Sauce, salsa, verde, ready-to-serve","per100g":{"kcal":38,"protein":1.13,"carbs":6.36,"fat":0.89,"saturates":0,"fibre":1.9,"sugars":3.5,"sodium":600},"portions":[["Tbsp",15]]}
{"source":"sr28:27048","description":"Sauce, steak, tomato based","per100g":{"kcal":95,"protein":1.25,"carbs":22.04,"fat":0.23,"saturates":0,"fibre":1.5,"sugars":9.82,"sodium":1647},"portions":[["Tbsp",17]]}
{"source":"sr28:27049","description":"Sauce, tartar, ready-to-serve","per100g":{"kcal":211,"protein":1,"carbs":13.3,"fat":16.7,"saturates":3.333,"fibre":0.5,"sugars":4.25,"sodium":667},"portions":[["tablespoons",15]]}
{"source":"sr28:27050","description":"Sauce, sweet and sour, ready-to-serve","per100g":{"kcal":150,"protein":0.27,"carbs":38.22,"fat":0.02,"saturates":0,"fibre":0.1,"sugars":18.75,"sodium":371},"portions":[["Tbsp",17.5]]}
{"source":"sr28:27052","description":"Dip, salsa con queso, cheese and salsa- medium","per100g":{"kcal":143,"protein":3.14,"carbs":11.14,"fat":9.51,"saturates":2.491,"fibre":0.7,"sugars":1.95,"sodium":796},"portions":[["tbsp",15],["cup",250]]}
{"source":"sr28:27063","description":"Sauce, enchilada, red, mild, ready to serve","per100g":{"kcal":30,"protein":0.62,"carbs":4.87,"fat":0.91,"saturates":0.111,"fibre":0.5,"sugars":1.83,"sodium":547},"portions":[["cup",224],["cup",224],["can",283]]}
{"source":"sr28:27064","description":"Wasabi","per100g":{"kcal":292,"protein":2.23,"carbs":46.13,"fat":10.9,"saturates":2.031,"fibre":6.1,"sugars":13.2,"sodium":3390},"portions":[["tablespoon",20],["teaspoon",6.5]]}
{"source":"sr28:28295","description":"Tortillas, ready-to-bake or -fry, whole wheat","per100g":{"kcal":310,"protein":9.76,"carbs":45.89,"fat":9.76,"saturates":4.878,"fibre":9.8,"sugars":2.44,"sodium":512},"portions":[["tortilla 1 serving",41]]}
{"source":"sr28:28306","description":"Bread, chapati or roti, plain, commercially prepared","per100g":{"kcal":297,"protein":11.25,"carbs":46.36,"fat":7.45,"saturates":1.953,"fibre":4.9,"sugars":2.72,"sodium":409},"portions":[["piece",68]]}
{"source":"sr28:28307","description":"Bread, naan, plain, commercially prepared, refrigerated","per100g":{"kcal":291,"protein":9.62,"carbs":50.43,"fat":5.65,"saturates":1.393,"fibre":2.2,"sugars":3.55,"sodium":465},"portions":[["piece",90]]}
{"source":"sr28:28309","description":"Cookies, coconut macaroon","per100g":{"kcal":460,"protein":3.02,"carbs":61.22,"fat":22.55,"saturates":20.099,"fibre":5.1,"sugars":45.16,"sodium":241},"portions":[["cookie 1 serving",18]]}
{"source":"sr28:28351","description":"Cookies, Marie biscuit","per100g":{"kcal":406,"protein":7.05,"carbs":70.54,"fat":10.58,"saturates":5.291,"fibre":3.5,"sugars":21.16,"sodium":370},"portions":[["cookie",5.6]]}
{"source":"sr28:31033","description":"Ginger root, pickled, canned, with artificial sweetener","per100g":{"kcal":20,"protein":0.33,"carbs":4.83,"fat":0.1,"saturates":0.037,"fibre":2.6,"sugars":0,"sodium":906},"portions":[["tablespoon",12.5]]}
{"source":"sr28:42040","description":"Syrups, grenadine","per100g":{"kcal":268,"protein":0,"carbs":66.91,"fat":0,"saturates":0,"fibre":0,"sugars":46.55,"sodium":27},"portions":[["tbsp",20],["tsp",6.7]]}
{"source":"sr28:42063","description":"Pectin, liquid","per100g":{"kcal":11,"protein":0,"carbs":2.1,"fat":0,"saturates":0,"fibre":2.1,"sugars":0,"sodium":0}}
{"source":"sr28:42200","description":"Papad","per100g":{"kcal":371,"protein":25.56,"carbs":59.87,"fat":3.25,"saturates":1.084,"fibre":18.6,"sugars":0,"sodium":1745}}
{"source":"sr28:42231","description":"Oil, flaxseed, cold pressed","per100g":{"kcal":884,"protein":0.11,"carbs":0,"fat":99.98,"saturates":8.976,"fibre":0,"sugars":0,"sodium":0},"portions":[["tbsp",13.6],["cup",218]]}
{"source":"sr28:42281","description":"Gums, seed gums (includes locust bean, guar)","per100g":{"kcal":332,"protein":4.6,"carbs":77.3,"fat":0.5,"saturates":0.06,"fibre":77.3,"sugars":0,"sodium":125}}
{"source":"sr28:43015","description":"Salad dressing, caesar dressing, regular","per100g":{"kcal":542,"protein":2.17,"carbs":3.3,"fat":57.85,"saturates":8.789,"fibre":0.5,"sugars":2.81,"sodium":1209},"portions":[["tbsp",14.7],["cup",235]]}
{"source":"sr28:43016","description":"Salad dressing, coleslaw","per100g":{"kcal":390,"protein":0.9,"carbs":23.8,"fat":33.4,"saturates":4.9,"fibre":0.1,"sugars":20.11,"sodium":710},"portions":[["tbsp",16],["cup",250]]}
{"source":"sr28:43046","description":"Candies, nougat, with almonds","per100g":{"kcal":398,"protein":3.33,"carbs":92.39,"fat":1.67,"saturates":1.667,"fibre":3.3,"sugars":44.97,"sodium":33},"portions":[["piece",14]]}
{"source":"sr28:43128","description":"Chicken, meatless","per100g":{"kcal":224,"protein":23.64,"carbs":3.64,"fat":12.73,"saturates":1.534,"fibre":3.6,"sugars":0,"sodium":709},"portions":[["cup",168]]}
{"source":"sr28:43130","description":"Frankfurter, meatless","per100g":{"kcal":233,"protein":19.61,"carbs":7.7,"fat":13.73,"saturates":1.653,"fibre":3.9,"sugars":0,"sodium":471},"portions":[["cup, sliced",140],["frankfurter",70]]}
{"source":"sr28:43132","description":"Meatballs, meatless","per100g":{"kcal":197,"protein":21,"carbs":8,"fat":9,"saturates":1.425,"fibre":4.6,"sugars":1.25,"sodium":550},"portions":[["cup",144]]}
{"source":"sr28:43143","description":"Cabbage, japanese style, fresh, pickled","per100g":{"kcal":30,"protein":1.6,"carbs":5.67,"fat":0.1,"saturates":0.013,"fibre":3.1,"sugars":1.3,"sodium":277},"portions":[["cup",150]]}
{"source":"sr28:43274","description":"Cheese, cream, low fat","per100g":{"kcal":201,"protein":7.85,"carbs":8.13,"fat":15.28,"saturates":9.098,"fibre":0,"sugars":5.82,"sodium":359},"portions":[["tbsp",15],["cup",240],["tbsp, whipped",10]]}
{"source":"sr28:43382","description":"Cranberry juice, unsweetened","per100g":{"kcal":46,"protein":0.39,"carbs":12.2,"fat":0.13,"saturates":0.01,"fibre":0.1,"sugars":12.1,"sodium":2},"portions":[["cup",253],["fl oz",31.6]]}
{"source":"sr28:43406","description":"Yeast extract spread","per100g":{"kcal":185,"protein":23.88,"carbs":20.42,"fat":0.9,"saturates":0,"fibre":6.5,"sugars":1.6,"sodium":3380},"portions":[["tsp",6]]}
{"source":"sr28:43476","description":"Tofu yogurt","per100g":{"kcal":94,"protein":3.5,"carbs":15.96,"fat":1.8,"saturates":0.259,"fibre":0.2,"sugars":1.24,"sodium":35},"portions":[["cup",262]]}
{"source":"sr28:43479","description":"Alcoholic beverage, rice (sake)","per100g":{"kcal":134,"protein":0.5,"carbs":5,"fat":0,"saturates":0,"fibre":0,"sugars":0,"sodium":2},"portions":[["fl oz",29.1]]}
{"source":"sr28:44158","description":"Pie fillings, blueberry, canned","per100g":{"kcal":181,"protein":0.41,"carbs":44.38,"fat":0.2,"saturates":0,"fibre":2.6,"sugars":37.75,"sodium":12},"portions":[["cup",262]]}
{"source":"sr28:48052","description":"Vital wheat gluten","per100g":{"kcal":370,"protein":75.16,"carbs":13.79,"fat":1.85,"saturates":0.272,"fibre":0.6,"sugars":0,"sodium":29}}
{"source":"sr28:90480","description":"Syrup, Cane","per100g":{"kcal":269,"protein":0,"carbs":73.14,"fat":0,"saturates":0,"fibre":0,"sugars":73.2,"sodium":58}}`

/**
 * Which of them a food of the lexicon has, from `data/nutrition/foods.jsonl`.
 */
export const nutrientsOfFoodsText = `{"food":"0% greek yoghurt","source":"sr28:01256","density":1.03}
{"food":"00 flour","source":"sr28:20083","density":0.53}
{"food":"2% greek yoghurt","source":"sr28:01287","density":1.03}
{"food":"50 bread","source":"sr28:18069","density":0.148}
{"food":"acorn squash","source":"sr28:11482","density":0.592}
{"food":"adzuki bean","source":"sr28:16001","density":0.75}
{"food":"agar agar","source":"sr28:11663"}
{"food":"agave syrup","source":"sr28:19912","density":1.35}
{"food":"aged cheddar","source":"sr28:01009","density":0.45}
{"food":"aged cheese","source":"sr28:01009","density":0.45}
{"food":"aged rum","source":"sr28:14037","density":0.95}
{"food":"ahi tuna","source":"sr28:15127"}
{"food":"ahi tuna steak","source":"sr28:15127"}
{"food":"aioli","source":"sr28:04025","density":0.93}
{"food":"air-dried ham","source":"sr28:10182","density":0.592}
{"food":"ajwain","source":"sr28:02028","density":0.46}
{"food":"akkawi cheese","source":"sr28:01009","density":0.45}
{"food":"ale","source":"sr28:14003","density":1}
{"food":"aleppo pepper flake","source":"sr28:02031","density":0.358}
{"food":"alfredo sauce","source":"own:125,2,4,12,7,0,2,400"}
{"food":"all-bran","source":"own:330,10,65,2,0.4,15,20,500"}
{"food":"all-butter puff pastry","source":"sr28:18337"}
{"food":"allspice","source":"sr28:02001","density":0.406}
{"food":"almond","source":"sr28:12061","density":0.55}
{"food":"almond butter","source":"sr28:12195","density":1.05}
{"food":"almond extract","source":"sr28:02050","density":0.879}
{"food":"almond flour","source":"sr28:12061","density":0.604}
{"food":"almond milk","source":"sr28:14091","density":1.03}
{"food":"almond oil","source":"sr28:04044","density":0.92}
{"food":"aloe vera juice","source":"sr28:09400","density":1.04}
{"food":"alphabet pasta","source":"sr28:20120","density":0.4}
{"food":"alphonso mango","source":"sr28:09176","density":0.697}
{"food":"alpine strawberry","source":"sr28:09316","density":0.609}
{"food":"amalfi lemon","source":"sr28:09150","density":0.896}
{"food":"amaranth","source":"sr28:20001","density":0.816}
{"food":"amarena cherry","source":"sr28:09070","density":0.651}
{"food":"amaretti biscuit","source":"sr28:28351"}
{"food":"amaretto","source":"sr28:14414","density":1.177}
{"food":"amchur","source":"sr28:02028","density":0.46}
{"food":"american beer","source":"sr28:14003","density":1}
{"food":"american cheese","source":"sr28:01042","density":0.45}
{"food":"amontillado sherry","source":"sr28:14536","density":0.99}
{"food":"anaheim pepper","source":"sr28:11670","density":0.634}
{"food":"ancho chilli","source":"sr28:11962","density":0.156,"piece":0.5}
{"food":"ancho chilli powder","source":"sr28:02009","density":0.5}
{"food":"anchovy","source":"sr28:15002"}
{"food":"anchovy fillet steak","source":"sr28:13917"}
{"food":"anchovy paste","source":"sr28:15002"}
{"food":"andouille","source":"sr28:07059"}
{"food":"angel food cake","source":"sr28:18086"}
{"food":"angel food cake mix","source":"sr28:18144"}
{"food":"angel hair pasta","source":"sr28:20120","density":0.4}
{"food":"anise","source":"sr28:02002"}
{"food":"anise extract","source":"sr28:02050","density":0.879}
{"food":"anjou pear","source":"sr28:09252","density":0.592}
{"food":"annatto","source":"sr28:02028","density":0.46}
{"food":"annatto oil","source":"sr28:04044","density":0.92}
{"food":"anya potato","source":"sr28:11352","density":0.634}
{"food":"aperol","source":"sr28:14034","density":1.136}
{"food":"appenzeller cheese","source":"sr28:01009","density":0.45}
{"food":"apple","source":"sr28:09003","density":0.461}
{"food":"apple butter","source":"sr28:19294","density":1}
{"food":"apple chutney","source":"sr28:19304","density":1.3}
{"food":"apple juice","source":"sr28:09016","density":1.04}
{"food":"apple pie filling","source":"sr28:19312"}
{"food":"apple purée","source":"sr28:09401","density":1.031}
{"food":"apple sauce","source":"sr28:09401","density":1.05,"variants":[{"when":"\\\\bsweetened","source":"sr28:09402"}]}
{"food":"apple slice","source":"sr28:09003","density":0.461,"piece":182}
{"food":"applewood cheese","source":"sr28:01009","density":0.45}
{"food":"applewood smoked bacon","source":"sr28:10123"}
{"food":"apricot","source":"sr28:09021","density":0.697}
{"food":"apricot brandy","source":"sr28:14037","density":0.95}
{"food":"apricot jam","source":"sr28:19297","density":1.3}
{"food":"apricot juice","source":"sr28:09400","density":1.04}
{"food":"aquafaba","source":"own:18,1,3,0.2,0,0,0,10"}
{"food":"arachis oil","source":"sr28:04044","density":0.92}
{"food":"arame","source":"sr28:11445"}
{"food":"argan oil","source":"sr28:04044","density":0.92}
{"food":"argentinian red prawn","source":"sr28:15149"}
{"food":"armagnac","source":"sr28:14037","density":0.95}
{"food":"arrowroot","source":"sr28:20003","density":0.541}
{"food":"arrowroot flour","source":"sr28:20003","density":0.55}
{"food":"artichoke","source":"sr28:11007"}
{"food":"artichoke heart","source":"sr28:11009"}
{"food":"asafoetida","source":"sr28:02028","density":0.46}
{"food":"asiago","source":"sr28:01033"}
{"food":"asian pear","source":"sr28:09252","density":0.592}
{"food":"asparagus","source":"sr28:11011","density":0.566}
{"food":"ataulfo mango","source":"sr28:09176","density":0.697}
{"food":"atta","source":"sr28:20080","density":0.53}
{"food":"aubergine","source":"sr28:11209","density":0.347}
{"food":"aubergine slice","source":"sr28:11209","density":0.347}
{"food":"avocado","source":"sr28:09037","density":0.634}
{"food":"avocado oil","source":"sr28:04581","density":0.92}
{"food":"baba ganoush","source":"own:137,2,9,10,1.5,3,2,300"}
{"food":"baby artichoke","source":"sr28:11007"}
{"food":"baby aubergine","source":"sr28:11209","density":0.347}
{"food":"baby banana","source":"sr28:09040","density":0.634}
{"food":"baby beetroot","source":"sr28:11080","density":0.575}
{"food":"baby bella mushroom","source":"sr28:11260","density":0.3}
{"food":"baby button mushroom","source":"sr28:11260","density":0.3}
{"food":"baby carrot","source":"sr28:11960"}
{"food":"baby cauliflower","source":"sr28:11135","density":0.452}
{"food":"baby chard","source":"sr28:11147","density":0.152}
{"food":"baby corn","source":"own:26,2.5,3.1,0.4,0.1,2,1.9,5"}
{"food":"baby courgette","source":"sr28:11477","density":0.524}
{"food":"baby cucumber","source":"sr28:11205","density":0.44}
{"food":"baby fennel","source":"sr28:11957","density":0.368}
{"food":"baby gem lettuce","source":"sr28:11253","density":0.152}
{"food":"baby kale","source":"sr28:11233","density":0.068}
{"food":"baby leek","source":"sr28:11246","density":0.376}
{"food":"baby onion","source":"sr28:11282","density":0.676}
{"food":"baby pak choi","source":"sr28:11116","density":0.296}
{"food":"baby parsnip","source":"sr28:11298","density":0.562}
{"food":"baby pasta","source":"sr28:20120","density":0.385}
{"food":"baby plum tomato","source":"sr28:11529","density":0.761}
{"food":"baby potato","source":"sr28:11352","density":0.634}
{"food":"baby pumpkin","source":"sr28:11422","density":0.49}
{"food":"baby rocket","source":"sr28:11959","density":0.085}
{"food":"baby spinach","source":"sr28:11457","density":0.13}
{"food":"baby spinach leaf","source":"sr28:11457","density":0.127}
{"food":"baby turnip","source":"sr28:11564","density":0.549,"piece":122}
{"food":"babybel cheese","source":"sr28:01009","density":0.45}
{"food":"back bacon","source":"sr28:10130"}
{"food":"bacon","source":"sr28:10123","variants":[{"when":"\\\\bcooked\\\\b","source":"sr28:10862"},{"when":"turkey","source":"sr28:07254"}]}
{"food":"bacon lardon","source":"sr28:10123"}
{"food":"bagel","source":"sr28:18001"}
{"food":"baguette","source":"sr28:18029"}
{"food":"baharat","source":"sr28:02015","density":0.426}
{"food":"baileys","source":"sr28:14415","density":1.052}
{"food":"baked bean","source":"sr28:16006","density":1.074}
{"food":"bakewell tart","source":"own:456,6,44,30,8,2,32,250"}
{"food":"baking potato","source":"sr28:11353","density":0.634}
{"food":"baking powder","source":"sr28:18369","density":0.9}
{"food":"balsamic glaze","source":"sr28:02069","density":1.078}
{"food":"balsamic glaze vinegar","source":"sr28:02053","density":1.01}
{"food":"balsamic vinaigrette","source":"sr28:04114","density":0.993}
{"food":"balsamic vinegar","source":"sr28:02069","density":1.05}
{"food":"balti curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"bamboo shoot","source":"sr28:11028","density":0.554}
{"food":"banana","source":"sr28:09040","density":0.634}
{"food":"banana bread","source":"sr28:18019"}
{"food":"banana chip","source":"sr28:09041","density":0.423}
{"food":"banana milk","source":"sr28:01077","density":1.03}
{"food":"banana pepper","source":"sr28:11976","density":0.524}
{"food":"banana shallot","source":"sr28:11677"}
{"food":"bantam egg","source":"sr28:01123","density":1.027}
{"food":"barley flake","source":"sr28:08120","density":0.342}
{"food":"barley flour","source":"sr28:20130","density":0.53}
{"food":"barley sugar","source":"sr28:19335","density":0.845}
{"food":"bartlett pear","source":"sr28:09252","density":0.592}
{"food":"basil","source":"sr28:02044","density":0.101}
{"food":"basil oil","source":"sr28:04053","density":0.92}
{"food":"basmati rice","source":"sr28:20044","density":0.85}
{"food":"batavia lettuce","source":"sr28:11253","density":0.152}
{"food":"bavarian smoked cheese","source":"sr28:01009","density":0.45}
{"food":"bavette steak","source":"sr28:13970"}
{"food":"bay leaf","source":"sr28:02004"}
{"food":"bay leaf fresh","source":"sr28:02063","density":0.115}
{"food":"bayonne ham","source":"sr28:10182","density":0.592}
{"food":"bbq sauce","source":"sr28:06150","density":1.15}
{"food":"bean sprout","source":"sr28:11043","density":0.44}
{"food":"beaufort cheese","source":"sr28:01009","density":0.45}
{"food":"bechamel","source":"sr28:06166","density":1.057}
{"food":"beech mushroom","source":"sr28:11260","density":0.3}
{"food":"beef base","source":"sr28:06075"}
{"food":"beef bouillon granule","source":"sr28:06075"}
{"food":"beef brisket","source":"sr28:13803"}
{"food":"beef chuck","source":"sr28:13815"}
{"food":"beef chuck roast","source":"sr28:13815"}
{"food":"beef dripping","source":"sr28:04001","density":0.866}
{"food":"beef fillet","source":"sr28:13917"}
{"food":"beef joint","source":"sr28:13868"}
{"food":"beef liver","source":"sr28:13325"}
{"food":"beef mince","source":"sr28:23572","density":0.95,"variants":[{"when":"9[67] ?%|97/3|extra[- ]lean","source":"sr28:23477"},{"when":"9[2-5] ?%|9[35]/","source":"sr28:23472"},{"when":"90 ?%|90/10|lean","source":"sr28:23562"},{"when":"85 ?%|85/15","source":"sr28:23567"},{"when":"70 ?%|70/30","source":"sr28:13498"},{"when":"5 ?% fat","source":"sr28:23557"}]}
{"food":"beef sausage","source":"sr28:07063"}
{"food":"beef short rib","source":"sr28:13147"}
{"food":"beef silverside","source":"sr28:13868"}
{"food":"beef sirloin","source":"sr28:13929"}
{"food":"beef sirloin joint","source":"sr28:13929"}
{"food":"beef steak","source":"sr28:13929"}
{"food":"beef stock","source":"sr28:06008","density":1,"variants":[{"when":"cube|bouillon|powder|granule","source":"sr28:06076"}]}
{"food":"beef stock cube","source":"sr28:06076"}
{"food":"beef stock pot","source":"sr28:06075"}
{"food":"beef tenderloin","source":"sr28:13917"}
{"food":"beef tomato","source":"sr28:11529","density":0.761}
{"food":"beef topside","source":"sr28:13868"}
{"food":"beefsteak tomato","source":"sr28:11529","density":0.761}
{"food":"beer","source":"sr28:14003","density":1}
{"food":"beet greens","source":"sr28:11086","density":0.161}
{"food":"beet juice","source":"sr28:09400","density":1.04}
{"food":"beet sugar","source":"sr28:19335","density":0.85}
{"food":"beetroot","source":"sr28:11080","density":0.575}
{"food":"beetroot juice","source":"sr28:09400","density":1.04}
{"food":"belgian beer","source":"sr28:14003","density":1}
{"food":"bell pepper","source":"sr28:11821","density":0.63}
{"food":"beluga lentil","source":"sr28:16069","density":0.85}
{"food":"benne wafer","source":"sr28:18271","piece":29}
{"food":"berbere","source":"sr28:02009","density":0.541}
{"food":"bergkase cheese","source":"sr28:01009","density":0.45}
{"food":"bibb lettuce","source":"sr28:11253","density":0.152}
{"food":"bicarbonate of soda","source":"sr28:18372","density":0.9}
{"food":"bilberry","source":"sr28:09053","density":0.592}
{"food":"bing cherry","source":"sr28:09070","density":0.651}
{"food":"bio fruit yoghurt","source":"sr28:01120","density":1.03}
{"food":"bird's eye chilli","source":"sr28:11819","density":0.634}
{"food":"birdseye chilli","source":"sr28:11819","density":0.634}
{"food":"biscoff biscuit","source":"sr28:28351"}
{"food":"biscuit","source":"sr28:28351"}
{"food":"bitter almond","source":"sr28:12061","density":0.55}
{"food":"bitter melon","source":"sr28:11024","density":0.393}
{"food":"bitter orange","source":"sr28:09200","density":0.761}
{"food":"black bean","source":"sr28:16018","density":0.75,"variants":[{"when":"\\\\bdried\\\\b|\\\\bdry (?!roast)\\\\S*\\\\s?(bean|chickpea|garbanzo)","source":"sr28:16014"}]}
{"food":"black beluga lentil","source":"sr28:16069","density":0.85}
{"food":"black cabbage","source":"sr28:11109","density":0.376}
{"food":"black cardamom","source":"sr28:02006"}
{"food":"black cherry","source":"sr28:09070","density":0.651}
{"food":"black chia seed","source":"sr28:12006","density":0.6}
{"food":"black cod","source":"sr28:15015"}
{"food":"black cod fillet","source":"sr28:15015"}
{"food":"black cod loin","source":"sr28:15015"}
{"food":"black cumin seed","source":"sr28:02033","density":0.595}
{"food":"black eyed bean","source":"sr28:16064","density":0.75,"variants":[{"when":"\\\\bdried\\\\b|\\\\bdry (?!roast)\\\\S*\\\\s?(bean|chickpea|garbanzo)","source":"sr28:16062"}]}
{"food":"black garlic","source":"sr28:11215","density":0.575,"piece":3}
{"food":"black grape","source":"sr28:09132","density":0.638}
{"food":"black lentil","source":"sr28:16069","density":0.85}
{"food":"black olive","source":"sr28:09193","density":0.568}
{"food":"black pepper","source":"sr28:02030","density":0.5}
{"food":"black plum","source":"sr28:09279","density":0.697}
{"food":"black pudding","source":"sr28:07005"}
{"food":"black radish","source":"sr28:11429","density":0.49,"piece":4.5}
{"food":"black raspberry","source":"sr28:09302","density":0.52}
{"food":"black rice","source":"sr28:20044","density":0.85}
{"food":"black rice vinegar","source":"sr28:02053","density":1.01}
{"food":"black salsify","source":"sr28:11437","density":0.562}
{"food":"black seedless grape","source":"sr28:09132","density":0.638}
{"food":"black sesame seed","source":"sr28:12023","density":0.6}
{"food":"black tiger prawn","source":"sr28:15149"}
{"food":"black tomato","source":"sr28:11529","density":0.761}
{"food":"black truffle oil","source":"sr28:04053","density":0.92}
{"food":"black vinegar","source":"sr28:02053","density":1.01}
{"food":"black walnut","source":"sr28:12155","density":0.45}
{"food":"blackberry","source":"sr28:09042","density":0.609}
{"food":"blackberry jam","source":"sr28:19297","density":1.3}
{"food":"blackcurrant","source":"sr28:09083","density":0.473}
{"food":"blackcurrant cordial","source":"own:150,0,38,0,0,0,37,5"}
{"food":"blackcurrant jam","source":"sr28:19297","density":1.3}
{"food":"blackcurrant juice","source":"sr28:09400","density":1.04}
{"food":"blanched almond","source":"sr28:12062","density":0.55}
{"food":"blanched hazelnut","source":"sr28:12120","density":0.55}
{"food":"blanco tequila","source":"sr28:14037","density":0.95}
{"food":"blended scotch","source":"sr28:14037","density":0.95}
{"food":"blini","source":"sr28:18293"}
{"food":"blood orange","source":"sr28:09200","density":0.761}
{"food":"blood orange juice","source":"sr28:09206","density":1.04}
{"food":"bloomer bread","source":"sr28:18069","density":0.148}
{"food":"blue cheese","source":"sr28:01004","density":0.571}
{"food":"blue cheese dressing","source":"sr28:04539","density":1.036}
{"food":"blue crab","source":"sr28:15139"}
{"food":"blue food colouring","source":"own:0,0,0,0,0,0,0,0"}
{"food":"blueberry","source":"sr28:09050","density":0.65}
{"food":"blueberry jam","source":"sr28:19297","density":1.3}
{"food":"blueberry pie filling","source":"sr28:44158","density":1.107}
{"food":"blueberry yoghurt","source":"sr28:01116","density":1.03}
{"food":"boar sausage","source":"sr28:07063"}
{"food":"boiled peanut","source":"sr28:16087","density":0.6}
{"food":"boiled sweet","source":"sr28:19107"}
{"food":"bologna sausage","source":"sr28:07063"}
{"food":"bomba rice","source":"sr28:20052","density":0.85}
{"food":"bombay duck","source":"sr28:05139"}
{"food":"bone broth","source":"sr28:06008","density":1}
{"food":"bone stock","source":"sr28:06700","density":1}
{"food":"boneless ribeye steak","source":"sr28:13095"}
{"food":"borlotti bean","source":"sr28:16021","density":0.75,"variants":[{"when":"\\\\bdried\\\\b|\\\\bdry (?!roast)\\\\S*\\\\s?(bean|chickpea|garbanzo)","source":"sr28:16019"}]}
{"food":"bosc pear","source":"sr28:09252","density":0.592}
{"food":"boston lettuce","source":"sr28:11253","density":0.152}
{"food":"bottle beer","source":"sr28:14003","density":1}
{"food":"bouquet garni","source":"sr28:02034","density":0.298}
{"food":"bourbon","source":"sr28:14037","density":0.95}
{"food":"bourbon biscuit","source":"sr28:28351"}
{"food":"bovril","source":"sr28:43406","density":1.217}
{"food":"bow tie pasta","source":"sr28:20120","density":0.4}
{"food":"bowtie pasta","source":"sr28:20120","density":0.4}
{"food":"boysenberry","source":"sr28:09057","density":0.558}
{"food":"braeburn apple","source":"sr28:09003","density":0.461}
{"food":"braising steak","source":"sr28:13815"}
{"food":"bramley apple","source":"sr28:09004","density":0.465}
{"food":"bran flake","source":"own:330,10,65,2,0.4,15,20,500"}
{"food":"brandy","source":"sr28:14037","density":0.95}
{"food":"brandy butter","source":"sr28:01001","density":0.959}
{"food":"brazil nut","source":"sr28:12078","density":0.562}
{"food":"bread","source":"sr28:18069","density":0.25}
{"food":"bread dough","source":"own:250,8,49,2.5,0.4,2,2,500"}
{"food":"bread roll","source":"sr28:18350"}
{"food":"breadcrumb","source":"sr28:18079","density":0.3,"variants":[{"when":"\\\\b(fresh|soft|white)\\\\b","source":"sr28:18069"},{"when":"seasoned|italian","source":"sr28:18376"}]}
{"food":"breaded chicken","source":"sr28:05006"}
{"food":"breaded fish","source":"sr28:15015","piece":231}
{"food":"breadstick","source":"sr28:18080","density":0.194}
{"food":"breakfast radish","source":"sr28:11429","density":0.49,"piece":4.5}
{"food":"breast of lamb","source":"sr28:17011"}
{"food":"brewer's yeast","source":"sr28:20078","density":0.486}
{"food":"brie","source":"sr28:01006","density":0.609}
{"food":"brillat-savarin cheese","source":"sr28:01009","density":0.45}
{"food":"brined green peppercorn","source":"sr28:02030"}
{"food":"brioche","source":"sr28:18027"}
{"food":"brioche bun","source":"sr28:18027"}
{"food":"broad bean","source":"sr28:11088","density":0.65}
{"food":"broccoli","source":"sr28:11090","density":0.385}
{"food":"broccoli rabe","source":"sr28:11096","density":0.169}
{"food":"broken rice","source":"sr28:20044","density":0.85}
{"food":"brown basmati rice","source":"sr28:20036","density":0.85}
{"food":"brown beer","source":"sr28:14003","density":1}
{"food":"brown bread","source":"sr28:18075"}
{"food":"brown butter","source":"sr28:01001","density":0.96}
{"food":"brown crab","source":"sr28:15139"}
{"food":"brown cube sugar","source":"sr28:19335","density":0.85}
{"food":"brown jasmine rice","source":"sr28:20044","density":0.85}
{"food":"brown lentil","source":"sr28:16069","density":0.85,"variants":[{"when":"\\\\b(tin|tinned|can|canned|cooked|pouch)\\\\b","source":"sr28:16070"}]}
{"food":"brown mushroom","source":"sr28:11260","density":0.3}
{"food":"brown rice","source":"sr28:20036","density":0.85,"variants":[{"when":"\\\\b(cooked|leftover)\\\\b","source":"sr28:20037"}]}
{"food":"brown rice flour","source":"sr28:20090","density":0.55}
{"food":"brown rice pasta","source":"sr28:20120","density":0.385}
{"food":"brown rice syrup","source":"sr28:19350","density":1.35}
{"food":"brown rice vinegar","source":"sr28:02053","density":1.01}
{"food":"brown sauce","source":"sr28:27048"}
{"food":"brown short-grain rice","source":"sr28:20052","density":0.85}
{"food":"brown sugar","source":"sr28:19334","density":0.85}
{"food":"brown trout","source":"sr28:15240"}
{"food":"brown veal stock","source":"sr28:06008","density":1}
{"food":"brownie","source":"sr28:18154"}
{"food":"brownie mix","source":"sr28:18097"}
{"food":"brunost cheese","source":"sr28:01009","density":0.45}
{"food":"brussels sprout","source":"sr28:11098","density":0.372}
{"food":"brut champagne","source":"sr28:14106","density":0.99}
{"food":"bucatini","source":"sr28:20120","density":0.4}
{"food":"buckwheat","source":"sr28:20008","density":0.719}
{"food":"buckwheat flour","source":"sr28:20011","density":0.55}
{"food":"buckwheat noodle","source":"sr28:20109","density":0.161}
{"food":"buffalo milk","source":"sr28:01077","density":1.03}
{"food":"buffalo mozzarella","source":"sr28:01026","density":0.473}
{"food":"buffalo sauce","source":"sr28:06168","density":0.954}
{"food":"bulgarian yoghurt","source":"sr28:01116","density":1.03}
{"food":"bulgur","source":"sr28:20012","density":0.75}
{"food":"bunched carrot","source":"sr28:11124","density":0.541}
{"food":"burdock root","source":"sr28:11104","density":0.499}
{"food":"burger bun","source":"sr28:18350"}
{"food":"burgundy","source":"sr28:14096","density":0.99}
{"food":"burgundy red wine","source":"sr28:14096","density":0.99}
{"food":"burgundy wine","source":"sr28:14106","density":0.99}
{"food":"burrata","source":"sr28:01026","density":0.473}
{"food":"butter","source":"sr28:01001","density":0.96,"variants":[{"when":"light","source":"sr28:04601"}]}
{"food":"butter bean","source":"sr28:16073","density":0.75,"variants":[{"when":"\\\\bdried\\\\b|\\\\bdry (?!roast)\\\\S*\\\\s?(bean|chickpea|garbanzo)","source":"sr28:16071"}]}
{"food":"butter cookie","source":"sr28:18159"}
{"food":"butter lettuce","source":"sr28:11250","density":0.232}
{"food":"buttercream","source":"sr28:19230"}
{"food":"buttercup squash","source":"sr28:11643","density":0.49}
{"food":"butterhead lettuce","source":"sr28:11250","density":0.232}
{"food":"buttermilk","source":"sr28:01088","density":1.03}
{"food":"buttermilk ranch dressing","source":"sr28:04639"}
{"food":"butternut squash","source":"sr28:11485","density":0.592}
{"food":"butterscotch chip","source":"sr28:19085","density":0.65}
{"food":"butterscotch sauce","source":"sr28:19364","density":1.386}
{"food":"cabbage","source":"sr28:11109","density":0.376}
{"food":"cabrales cheese","source":"sr28:01009","density":0.45}
{"food":"cachaca","source":"sr28:14037","density":0.95}
{"food":"caciocavallo cheese","source":"sr28:01009","density":0.45}
{"food":"caerphilly","source":"sr28:01010"}
{"food":"caesar dressing","source":"sr28:43015","density":0.993}
{"food":"caesar salad dressing","source":"sr28:43015","density":0.993}
{"food":"cajun seasoning","source":"sr28:02047","density":1.234}
{"food":"cajun spice","source":"sr28:02009","density":0.541}
{"food":"cake","source":"sr28:18133"}
{"food":"cake flour","source":"sr28:20084","density":0.53}
{"food":"cake mix","source":"sr28:18144"}
{"food":"calamansi","source":"sr28:09159","piece":67}
{"food":"calasparra rice","source":"sr28:20044","density":0.85}
{"food":"calrose rice","source":"sr28:20050","density":0.85}
{"food":"calvados","source":"sr28:14037","density":0.95}
{"food":"camargue red rice","source":"sr28:20044","density":0.85}
{"food":"camembert","source":"sr28:01007","density":1.04}
{"food":"camomile tea","source":"sr28:14355","density":1.002}
{"food":"campari","source":"sr28:14034","density":1.136}
{"food":"campari tomato","source":"sr28:11529","density":0.761}
{"food":"canadian bacon","source":"sr28:10130"}
{"food":"canadian whisky","source":"sr28:14037","density":0.95}
{"food":"canary melon","source":"sr28:09181","density":0.676}
{"food":"candied pecan","source":"sr28:12142","density":0.45}
{"food":"candied walnut","source":"sr28:12156","density":0.45}
{"food":"candy beetroot","source":"sr28:11080","density":0.575}
{"food":"candy cane","source":"sr28:19107"}
{"food":"candy corn","source":"sr28:19106","density":0.769}
{"food":"cane vinegar","source":"sr28:02053","density":1.01}
{"food":"canned asparagus","source":"sr28:11015","density":1.023}
{"food":"canned black olive","source":"sr28:09193","density":0.568}
{"food":"canned clam","source":"sr28:15160","density":0.676}
{"food":"canned green chile","source":"sr28:11980","density":0.588}
{"food":"canned mushroom","source":"sr28:11264","density":0.659,"piece":12}
{"food":"canned pumpkin","source":"sr28:11424","density":1}
{"food":"canned water chestnut","source":"sr28:11590","density":0.592}
{"food":"cannellini bean","source":"sr28:16051","density":0.75,"variants":[{"when":"\\\\bdried\\\\b|\\\\bdry (?!roast)\\\\S*\\\\s?(bean|chickpea|garbanzo)","source":"sr28:16049"}]}
{"food":"cannelloni","source":"sr28:20120","density":0.385}
{"food":"canning salt","source":"sr28:02047","density":1.2}
{"food":"cannon of lamb","source":"sr28:17011"}
{"food":"cantal cheese","source":"sr28:01009","density":0.45}
{"food":"cantaloupe","source":"sr28:09181","density":0.676}
{"food":"cantaloupe melon","source":"sr28:09181","density":0.676}
{"food":"caper","source":"sr28:02054"}
{"food":"caramel baking bit","source":"sr28:19085","density":0.65}
{"food":"caramel candy","source":"sr28:19074"}
{"food":"caramel sauce","source":"sr28:19364","density":1.386}
{"food":"caramelised onion chutney","source":"sr28:19304","density":1.424}
{"food":"caraway seed","source":"sr28:02005","density":0.453}
{"food":"cardamom","source":"sr28:02006"}
{"food":"cardoon","source":"sr28:11007"}
{"food":"carolina gold rice","source":"sr28:20044","density":0.85}
{"food":"carrot","source":"sr28:11124","density":0.541}
{"food":"carrot juice","source":"sr28:09400","density":1.04}
{"food":"carrot top","source":"sr28:11086","density":0.161}
{"food":"casarecce","source":"sr28:20120","density":0.4}
{"food":"cashew","source":"sr28:12087","density":0.55}
{"food":"cashew butter","source":"sr28:12088","density":1.05}
{"food":"cashew nut","source":"sr28:12087"}
{"food":"cassava","source":"sr28:11134","density":0.871}
{"food":"cassava leaf","source":"sr28:11134","density":0.871}
{"food":"castelluccio lentil","source":"sr28:16069","density":0.85}
{"food":"castelvetrano olive","source":"sr28:09195"}
{"food":"caster sugar","source":"sr28:19335","density":0.85}
{"food":"catfish","source":"sr28:15010"}
{"food":"catfish fillet","source":"sr28:15010"}
{"food":"catfish steak","source":"sr28:15010"}
{"food":"cauliflower","source":"sr28:11135","density":0.452}
{"food":"cauliflower pilau rice","source":"sr28:20044","density":0.85}
{"food":"cauliflower rice","source":"sr28:11135","density":0.452}
{"food":"cavatappi","source":"sr28:20120","density":0.4}
{"food":"cavolo nero","source":"sr28:11233","density":0.068}
{"food":"cayenne chilli","source":"sr28:11819","density":0.634}
{"food":"cayenne pepper","source":"sr28:02031","density":0.45}
{"food":"celeriac","source":"sr28:11141","density":0.659}
{"food":"celery","source":"sr28:11143","density":0.507,"piece":40}
{"food":"celery juice","source":"sr28:09400","density":1.048}
{"food":"celery leaf","source":"sr28:11143","density":0.507,"piece":40}
{"food":"celery salt","source":"sr28:02047","density":1.234}
{"food":"celery seed","source":"sr28:02007","density":0.44}
{"food":"celtic sea salt","source":"sr28:02047","density":1.2}
{"food":"center-cut bacon","source":"sr28:10123"}
{"food":"centre-cut bacon","source":"sr28:10123"}
{"food":"cep mushroom","source":"sr28:11260","density":0.3}
{"food":"cereal bar","source":"sr28:19020"}
{"food":"cerignola olive","source":"sr28:09193","density":0.568}
{"food":"challah","source":"sr28:18027"}
{"food":"champagne","source":"sr28:14106","density":0.99}
{"food":"champagne vinegar","source":"sr28:02068","density":1.01}
{"food":"chana dal","source":"sr28:16085","density":0.85}
{"food":"chantenay carrot","source":"sr28:11960"}
{"food":"chanterelle","source":"sr28:11239","density":0.228}
{"food":"chanterelle mushroom","source":"sr28:11260","density":0.3}
{"food":"chaource cheese","source":"sr28:01009","density":0.45}
{"food":"chapati","source":"sr28:28306"}
{"food":"chapatti flour","source":"sr28:20080","density":0.53}
{"food":"chard","source":"sr28:11147","density":0.152}
{"food":"charentais melon","source":"sr28:09181","density":0.676}
{"food":"charlotte potato","source":"sr28:11352","density":0.634}
{"food":"chartreuse","source":"sr28:14034","density":1.136}
{"food":"chayote","source":"sr28:11149","density":0.558}
{"food":"cheddar","source":"sr28:01009","density":0.45,"variants":[{"when":"(light|low[- ]?fat|reduced)","source":"sr28:01260"}]}
{"food":"cheerio","source":"sr28:08013"}
{"food":"cheese","source":"sr28:01009","density":0.45}
{"food":"cheese cracker","source":"sr28:18229","density":0.22}
{"food":"cheese puff","source":"own:530,7,54,32,5,3,2,700"}
{"food":"cheese ravioli","source":"own:290,12,45,6.5,3.5,2.5,2,350"}
{"food":"cheese sauce","source":"sr28:06930","density":1.065}
{"food":"cheese spread","source":"sr28:04613","density":0.968}
{"food":"cheese tortellini","source":"own:290,12,45,6.5,3.5,2.5,2,350"}
{"food":"cherry","source":"sr28:09070","density":0.651}
{"food":"cherry brandy","source":"sr28:14037","density":0.95}
{"food":"cherry jam","source":"sr28:19297","density":1.3}
{"food":"cherry juice","source":"sr28:09400","density":1.04}
{"food":"cherry pie filling","source":"sr28:19314"}
{"food":"cherry tomato","source":"sr28:11529","density":0.761}
{"food":"cherry yoghurt","source":"sr28:01116","density":1.03}
{"food":"chervil","source":"sr28:02008","density":0.128}
{"food":"cheshire cheese","source":"sr28:01010"}
{"food":"chestnut","source":"sr28:12098"}
{"food":"chestnut mushroom","source":"sr28:11266","density":0.3}
{"food":"chestnut purée","source":"sr28:12098"}
{"food":"chia seed","source":"sr28:12006","density":0.6}
{"food":"chicken","source":"sr28:05006","density":0.6,"variants":[{"when":"\\\\b(cooked|shredded|rotisserie|leftover|roast(ed)?)\\\\b","source":"sr28:05013"},{"when":"boneless|skinless","source":"sr28:05062"}]}
{"food":"chicken base","source":"sr28:06075"}
{"food":"chicken bouillon granule","source":"sr28:06075"}
{"food":"chicken bouillon powder","source":"sr28:06080"}
{"food":"chicken breast","source":"sr28:05062","variants":[{"when":"bone[- ]in|skin[- ]on","source":"sr28:05057"},{"when":"\\\\b(cooked|shredded|rotisserie|leftover|roast(ed)?)\\\\b","source":"sr28:05064"}]}
{"food":"chicken drumstick","source":"sr28:05066"}
{"food":"chicken gizzard","source":"sr28:05023"}
{"food":"chicken ham","source":"sr28:10182","density":0.592}
{"food":"chicken heart","source":"sr28:05025"}
{"food":"chicken joint","source":"sr28:05006"}
{"food":"chicken leg","source":"sr28:05075"}
{"food":"chicken liver","source":"sr28:05027"}
{"food":"chicken mince","source":"sr28:05332"}
{"food":"chicken mini fillet","source":"sr28:05062"}
{"food":"chicken nugget","source":"own:270,15,15,17,3,1,0.5,550"}
{"food":"chicken or vegetable stock","source":"sr28:06194","density":1}
{"food":"chicken piece","source":"sr28:05006"}
{"food":"chicken sausage","source":"sr28:07063"}
{"food":"chicken skin","source":"sr28:05015"}
{"food":"chicken stock","source":"sr28:06194","density":1,"variants":[{"when":"cube|bouillon|powder|granule","source":"sr28:06081"}]}
{"food":"chicken stock cube","source":"sr28:06081"}
{"food":"chicken stock pot","source":"sr28:06075"}
{"food":"chicken thigh","source":"sr28:05096","variants":[{"when":"bone[- ]in|skin[- ]on","source":"sr28:05091"}]}
{"food":"chicken wing","source":"sr28:05100"}
{"food":"chickpea","source":"sr28:16358","density":0.75,"variants":[{"when":"\\\\bdried\\\\b|\\\\bdry (?!roast)\\\\S*\\\\s?(bean|chickpea|garbanzo)","source":"sr28:16056"}]}
{"food":"chickpea pasta","source":"sr28:20120","density":0.385}
{"food":"chicory","source":"sr28:11151","density":0.38}
{"food":"chihuahua cheese","source":"sr28:01009","density":0.45}
{"food":"children's yoghurt","source":"sr28:01116","density":1.03}
{"food":"chilli","source":"sr28:11819","density":0.634}
{"food":"chilli bean","source":"sr28:16029","density":1.082}
{"food":"chilli crisp","source":"own:780,9,9,80,12,3,5,900"}
{"food":"chilli flake","source":"sr28:02031","density":0.4}
{"food":"chilli jam","source":"sr28:19297","density":1.353}
{"food":"chilli oil","source":"sr28:04053","density":0.92}
{"food":"chilli olive oil","source":"sr28:04053","density":0.92}
{"food":"chilli paste","source":"sr28:06631","density":1.319}
{"food":"chilli powder","source":"sr28:02009","density":0.5}
{"food":"chilli sauce","source":"sr28:06631","density":1.319}
{"food":"chinese artichoke","source":"sr28:11007"}
{"food":"chinese aubergine","source":"sr28:11209","density":0.347}
{"food":"chinese bbq sauce","source":"sr28:06150","density":1.209}
{"food":"chinese black vinegar","source":"sr28:02053","density":1.01}
{"food":"chinese broccoli","source":"sr28:11994"}
{"food":"chinese cabbage","source":"sr28:11119","density":0.321}
{"food":"chinese cooking wine","source":"sr28:14106","density":0.99}
{"food":"chinese dark soy sauce","source":"sr28:16123","density":1.15}
{"food":"chinese leaf","source":"sr28:11119","density":0.321}
{"food":"chinese light soy sauce","source":"sr28:16123","density":1.15}
{"food":"chinese rice wine","source":"sr28:43479","density":0.99}
{"food":"chinese sausage","source":"sr28:07063"}
{"food":"chinkiang vinegar","source":"sr28:02053","density":1.01}
{"food":"chioggia beetroot","source":"sr28:11080","density":0.575}
{"food":"chipolata sausage","source":"sr28:07063"}
{"food":"chipotle chilli powder","source":"sr28:02009","density":0.5}
{"food":"chipotle in adobo","source":"sr28:11820","density":0.575,"piece":73}
{"food":"chipotle mayonnaise","source":"sr28:04025","density":0.93}
{"food":"chipotle paste","source":"sr28:11820","density":0.575,"piece":73}
{"food":"chive","source":"sr28:11156"}
{"food":"chocolate","source":"sr28:19902"}
{"food":"chocolate biscuit","source":"sr28:28351"}
{"food":"chocolate cake","source":"sr28:18133"}
{"food":"chocolate cake mix","source":"sr28:18097"}
{"food":"chocolate chip","source":"sr28:19080","density":0.65}
{"food":"chocolate chip biscuit","source":"sr28:28351"}
{"food":"chocolate chip cookie","source":"sr28:18159"}
{"food":"chocolate cookie","source":"sr28:18159"}
{"food":"chocolate curl","source":"sr28:19080","density":0.769}
{"food":"chocolate digestive biscuit","source":"sr28:18173","density":0.355,"piece":14}
{"food":"chocolate frosting","source":"sr28:19226"}
{"food":"chocolate ice cream","source":"sr28:19270","density":0.55}
{"food":"chocolate kiss","source":"sr28:19120","density":0.71}
{"food":"chocolate liqueur","source":"sr28:14414","density":1.177}
{"food":"chocolate milk","source":"sr28:01102","density":1.03}
{"food":"chocolate pudding mix","source":"sr28:19188"}
{"food":"chocolate sauce","source":"sr28:19348","density":1.285}
{"food":"chocolate spread","source":"sr28:19125","density":1.2}
{"food":"chopped almond","source":"sr28:12061","density":0.55}
{"food":"chopped bacon","source":"sr28:10123"}
{"food":"chopped hazelnut","source":"sr28:12120","density":0.55}
{"food":"chopped peanut","source":"sr28:16087","density":0.6}
{"food":"chopped pecan","source":"sr28:12142","density":0.45}
{"food":"chopped pistachio","source":"sr28:12151","density":0.55}
{"food":"chopped roasted hazelnut","source":"sr28:12120","density":0.55}
{"food":"chopped spinach","source":"sr28:11457","density":0.13}
{"food":"chopped toasted hazelnut","source":"sr28:12120","density":0.55}
{"food":"chopped tomato","source":"sr28:11531","density":1,"piece":111,"variants":[{"when":"crushed","source":"sr28:11693"}]}
{"food":"chopped walnut","source":"sr28:12155","density":0.45}
{"food":"chorizo","source":"sr28:07019"}
{"food":"choux pastry","source":"sr28:18237"}
{"food":"chow mein noodle","source":"sr28:20109","density":0.161}
{"food":"chuck roast","source":"sr28:13815"}
{"food":"chuck steak","source":"sr28:13815"}
{"food":"chutney","source":"sr28:19304","density":1.3}
{"food":"ciabatta","source":"sr28:18029"}
{"food":"ciabatta bread","source":"sr28:18069","density":0.148}
{"food":"cider","source":"own:36,0,2.6,0,0,0,2.6,4","density":1}
{"food":"cider vinegar","source":"sr28:02048","density":1.01}
{"food":"cinnamon","source":"sr28:02010","density":0.5}
{"food":"cinnamon chip","source":"sr28:19085","density":0.65}
{"food":"cinnamon stick","source":"sr28:02010","density":0.527}
{"food":"cinnamon sugar","source":"sr28:19335","density":0.85}
{"food":"cipollini onion","source":"sr28:11282","density":0.676}
{"food":"citron","source":"sr28:09150","density":0.896,"piece":58}
{"food":"citrus vodka","source":"sr28:14037","density":0.95}
{"food":"citrus zest","source":"sr28:09216","density":0.406}
{"food":"clam","source":"sr28:15157","density":0.959,"piece":14.5}
{"food":"clam juice","source":"sr28:06963","density":1.031}
{"food":"clamato","source":"sr28:14187","density":1.021}
{"food":"clarified butter","source":"sr28:01003","density":0.866}
{"food":"clementine","source":"sr28:09433"}
{"food":"clementine juice","source":"sr28:09400","density":1.04}
{"food":"clotted cream","source":"sr28:01053","density":1}
{"food":"cloudy apple juice","source":"sr28:09016","density":1.04}
{"food":"clove","source":"sr28:02011","density":0.44}
{"food":"coarse kosher salt","source":"sr28:02047","density":1.2}
{"food":"coarse mustard","source":"sr28:02046","density":1.05}
{"food":"coarse sanding sugar","source":"sr28:19335","density":0.85}
{"food":"coarse sugar","source":"sr28:19335","density":0.85}
{"food":"coarse-grain mustard","source":"sr28:02046","density":1.05}
{"food":"cocktail sausage","source":"sr28:07063"}
{"food":"cocktail stick","source":"own:0,0,0,0,0,0,0,0"}
{"food":"cocktail tomato","source":"sr28:11529","density":0.761}
{"food":"cocoa nib","source":"sr28:19071"}
{"food":"cocoa powder","source":"sr28:19165","density":0.45,"variants":[{"when":"dutch","source":"sr28:19166"}]}
{"food":"coconut","source":"sr28:12104","density":0.338}
{"food":"coconut amino","source":"sr28:16123","density":1.078}
{"food":"coconut butter","source":"sr28:12177","density":1}
{"food":"coconut cream","source":"sr28:12115","density":1}
{"food":"coconut extract","source":"sr28:02050","density":0.879}
{"food":"coconut flavoured yoghurt","source":"sr28:01116","density":1.03}
{"food":"coconut flour","source":"sr28:12108"}
{"food":"coconut milk","source":"sr28:12118","density":0.98,"variants":[{"when":"\\\\b(light|lite|reduced)\\\\b","source":"own:75,0.8,2,7,6,0.3,1,15"},{"when":"\\\\b(carton|drink|beverage|unsweetened)\\\\b","source":"sr28:14171"}]}
{"food":"coconut milk drink","source":"sr28:12118","density":0.955}
{"food":"coconut oil","source":"sr28:04047","density":0.92}
{"food":"coconut rum","source":"sr28:14037","density":0.95}
{"food":"coconut sorbet","source":"sr28:19097","density":0.55}
{"food":"coconut sugar","source":"sr28:19334","density":0.85}
{"food":"coconut vinegar","source":"sr28:02053","density":1.01}
{"food":"coconut water","source":"sr28:12119","density":1.014}
{"food":"coconut yoghurt","source":"sr28:12117","density":1.014}
{"food":"cod","source":"sr28:15015"}
{"food":"cod fillet","source":"sr28:15015"}
{"food":"cod loin","source":"sr28:15015"}
{"food":"cod steak","source":"sr28:15015"}
{"food":"coeur de boeuf tomato","source":"sr28:11529","density":0.761}
{"food":"coffee","source":"sr28:14209","density":1.002,"variants":[{"when":"espresso(?! powder)","source":"sr28:14210"},{"when":"instant|powder|granule","source":"sr28:14214"}]}
{"food":"coffee ice cream","source":"sr28:19095","density":0.55}
{"food":"coffee liqueur","source":"sr28:14414","density":1.177}
{"food":"cognac","source":"sr28:14037","density":0.95}
{"food":"cola","source":"sr28:14148","density":1.04}
{"food":"colby","source":"sr28:01011","density":0.558}
{"food":"colby jack","source":"sr28:01025","density":0.558}
{"food":"coleslaw","source":"sr28:43016","density":1.057}
{"food":"coleslaw mix","source":"sr28:11109","density":0.376}
{"food":"collard greens","source":"sr28:11161","density":0.152}
{"food":"colored sugar","source":"sr28:19335","density":0.85}
{"food":"coloured sugar","source":"sr28:19335","density":0.85}
{"food":"comice pear","source":"sr28:09252","density":0.592}
{"food":"communion wafer","source":"sr28:18271","piece":29}
{"food":"comte","source":"sr28:01023","density":0.558}
{"food":"conchiglie","source":"sr28:20120","density":0.4}
{"food":"concord grape","source":"sr28:09132","density":0.638}
{"food":"concorde pear","source":"sr28:09252","density":0.592}
{"food":"condensed cream of chicken soup","source":"sr28:06016","density":1.065}
{"food":"condensed cream of mushroom soup","source":"sr28:06043","density":1.065}
{"food":"condensed milk","source":"sr28:01095","density":1.3}
{"food":"conference pear","source":"sr28:09252","density":0.592}
{"food":"confit duck leg","source":"sr28:05139"}
{"food":"converted rice","source":"sr28:20046","density":0.85}
{"food":"cooked bacon","source":"sr28:10123"}
{"food":"cooked beetroot","source":"sr28:11080","density":0.575}
{"food":"cooked chicken","source":"sr28:05064","density":0.592,"piece":172}
{"food":"cooked green lentil","source":"sr28:16069","density":0.85}
{"food":"cooked king prawn","source":"sr28:15151"}
{"food":"cooked puy lentil","source":"sr28:16069","density":0.85}
{"food":"cooked sausage","source":"sr28:07063"}
{"food":"cooked turkey","source":"sr28:05165"}
{"food":"cookie","source":"sr28:18159"}
{"food":"cookie dough","source":"sr28:18163"}
{"food":"cooking apple","source":"sr28:09004","density":0.465}
{"food":"cooking pear","source":"sr28:09252","density":0.592}
{"food":"cooking rice wine","source":"sr28:43479","density":0.99}
{"food":"cooking spray","source":"sr28:04679"}
{"food":"coriander","source":"sr28:11165","density":0.068}
{"food":"coriander seed","source":"sr28:02013","density":0.338}
{"food":"corn oil","source":"sr28:04518","density":0.92}
{"food":"corn pasta","source":"sr28:20120","density":0.385}
{"food":"corn syrup","source":"sr28:19350","density":1.4}
{"food":"corn tortilla","source":"sr28:18363"}
{"food":"cornbread","source":"sr28:18024"}
{"food":"corned beef","source":"sr28:13348"}
{"food":"cornflake","source":"sr28:08020"}
{"food":"cornflour","source":"sr28:20027","density":0.55}
{"food":"cornmeal","source":"sr28:20020","density":0.6}
{"food":"cortland apple","source":"sr28:09003","density":0.461}
{"food":"cos lettuce","source":"sr28:11251","density":0.199}
{"food":"cotija","source":"sr28:01267","density":0.507}
{"food":"cottage cheese","source":"sr28:01012","density":0.888,"variants":[{"when":"low[- ]?fat|1%|2%","source":"sr28:01015"}]}
{"food":"cottage style cheese","source":"sr28:01009","density":0.45}
{"food":"cotton candy grape","source":"sr28:09132","density":0.638}
{"food":"cottonseed oil","source":"sr28:04044","density":0.92}
{"food":"country ham","source":"sr28:10182","density":0.592}
{"food":"country sausage","source":"sr28:07063"}
{"food":"courgette","source":"sr28:11477","density":0.524}
{"food":"courgette bread","source":"sr28:18069","density":0.148}
{"food":"couscous","source":"sr28:20028","density":0.75,"variants":[{"when":"\\\\bcooked\\\\b","source":"sr28:20029"}]}
{"food":"cox apple","source":"sr28:09003","density":0.461}
{"food":"cox's orange pippin apple","source":"sr28:09003","density":0.461}
{"food":"crab","source":"sr28:15139"}
{"food":"crab apple","source":"sr28:09003","density":0.461}
{"food":"crab stick","source":"sr28:15138"}
{"food":"cracker","source":"sr28:18229","density":0.22}
{"food":"craft beer","source":"sr28:14003","density":1}
{"food":"cranberry","source":"sr28:09078","density":0.423}
{"food":"cranberry juice","source":"sr28:43382","density":1.04}
{"food":"cranberry sauce","source":"sr28:09081","density":1.171}
{"food":"crayfish","source":"sr28:15145"}
{"food":"cream","source":"sr28:01053","density":1}
{"food":"cream cheese","source":"sr28:01017","density":1,"variants":[{"when":"fat[- ]free","source":"sr28:01186"},{"when":"(light|low[- ]?fat|reduced|1/3)","source":"sr28:43274"}]}
{"food":"cream cheese frosting","source":"sr28:19228"}
{"food":"cream of chicken soup","source":"sr28:06016","density":1.065}
{"food":"cream of coconut","source":"sr28:12116","density":1}
{"food":"cream of mushroom soup","source":"sr28:06043","density":1.065}
{"food":"cream of tartar","source":"sr28:18373","density":0.9}
{"food":"cream sherry","source":"sr28:14536","density":0.99}
{"food":"cream soda","source":"sr28:14142","density":1.048}
{"food":"creamed coconut","source":"sr28:12177","density":1}
{"food":"creamed sweetcorn","source":"sr28:11174","density":1.082}
{"food":"creamer","source":"sr28:01069","density":0.397}
{"food":"creamy almond butter","source":"sr28:12195","density":1.05}
{"food":"creamy caesar dressing","source":"sr28:43015","density":0.993}
{"food":"crema","source":"sr28:01056","density":0.972}
{"food":"creme de cassis","source":"sr28:14034","density":1.136}
{"food":"creme de menthe","source":"sr28:14034","density":1.136}
{"food":"cremini mushroom","source":"sr28:11266","density":0.3}
{"food":"creole mustard","source":"sr28:02046","density":1.05}
{"food":"crepe","source":"sr28:18293"}
{"food":"crescent roll","source":"own:329,6,41,16,6,1.5,8,550"}
{"food":"crescenza cheese","source":"sr28:01009","density":0.45}
{"food":"crisp","source":"sr28:19411"}
{"food":"crisp apple","source":"sr28:09003","density":0.461}
{"food":"crisp white wine","source":"sr28:14106","density":0.99}
{"food":"crispbread","source":"sr28:18216","density":0.232}
{"food":"crispy aromatic duck","source":"sr28:05139"}
{"food":"crispy bacon","source":"sr28:10123"}
{"food":"crispy onion","source":"own:592,6,40,44,20,3,9,500"}
{"food":"croissant","source":"sr28:18239"}
{"food":"crouton","source":"sr28:18242","density":0.127}
{"food":"crown prince squash","source":"sr28:11643","density":0.49}
{"food":"crumbled blue cheese","source":"sr28:01004","density":0.571}
{"food":"crumbly cheese","source":"sr28:01009","density":0.45}
{"food":"crumpet","source":"sr28:18258"}
{"food":"crunchy nut cornflake","source":"sr28:08020"}
{"food":"crushed peanut","source":"sr28:16087","density":0.6}
{"food":"crusty french bread","source":"sr28:18029"}
{"food":"crusty white bread","source":"sr28:18069","density":0.148}
{"food":"crème fraîche","source":"sr28:01053","density":1}
{"food":"cuban bread","source":"sr28:18069","density":0.148}
{"food":"cube sugar","source":"sr28:19335","density":0.85}
{"food":"cucumber","source":"sr28:11205","density":0.44}
{"food":"cucumber juice","source":"sr28:09400","density":1.04}
{"food":"culinary pumpkin","source":"sr28:11422","density":0.49}
{"food":"cultured butter","source":"sr28:01001","density":0.96}
{"food":"cumberland sausage","source":"sr28:07063"}
{"food":"cumin seed","source":"sr28:02014"}
{"food":"cupcake","source":"sr28:18146"}
{"food":"curd cheese","source":"sr28:01009","density":0.45}
{"food":"cured ham","source":"sr28:10182","density":0.592}
{"food":"cured sausage","source":"sr28:07063"}
{"food":"curing salt","source":"sr28:02047","density":1.2}
{"food":"curly endive","source":"sr28:11213","density":0.211}
{"food":"curly parsley","source":"sr28:11297","density":0.257}
{"food":"currant","source":"sr28:09298","density":0.6,"piece":43}
{"food":"curry leaf","source":"sr28:02063","density":0.115}
{"food":"curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"curry powder","source":"sr28:02015","density":0.45}
{"food":"custard","source":"sr28:19201"}
{"food":"custard apple","source":"sr28:09062","density":0.676,"piece":235}
{"food":"custard cream biscuit","source":"sr28:28351"}
{"food":"custard powder","source":"sr28:19206","density":0.6}
{"food":"daikon radish","source":"sr28:11430","density":0.49}
{"food":"daim bar","source":"sr28:19383"}
{"food":"dairylea cheese","source":"sr28:01009","density":0.45}
{"food":"dal","source":"sr28:16069","density":0.812}
{"food":"damson","source":"sr28:09279","density":0.697}
{"food":"damson jam","source":"sr28:19297","density":1.3}
{"food":"damson plum","source":"sr28:09279","density":0.697}
{"food":"dandelion greens","source":"sr28:11207","density":0.232}
{"food":"danish bacon","source":"sr28:10123"}
{"food":"danish blue","source":"sr28:01004","density":0.571}
{"food":"dark beer","source":"sr28:14003","density":1}
{"food":"dark chocolate","source":"sr28:19902","density":0.65,"variants":[{"when":"semi-?sweet","source":"sr28:19080"},{"when":"(70|75|80|85) ?%","source":"sr28:19904"},{"when":"60 ?%","source":"sr28:19903"}]}
{"food":"dark corn syrup","source":"sr28:19349","density":1.4}
{"food":"dark meat chicken","source":"sr28:05006"}
{"food":"dark rum","source":"sr28:14037","density":0.95}
{"food":"dark rye bread","source":"sr28:18060"}
{"food":"dark rye flour","source":"sr28:20064","density":0.53}
{"food":"dark soy sauce","source":"sr28:16123","density":1.15}
{"food":"date","source":"sr28:09421"}
{"food":"date sugar","source":"sr28:19335","density":0.85}
{"food":"date syrup","source":"sr28:19350","density":1.35}
{"food":"date vinegar","source":"sr28:02053","density":1.01}
{"food":"decorating sugar","source":"sr28:19335","density":0.85}
{"food":"delicata squash","source":"sr28:11643","density":0.49}
{"food":"demerara sugar","source":"sr28:19908","density":0.85}
{"food":"demi-glace","source":"sr28:06116","density":0.985}
{"food":"desiccated coconut","source":"sr28:12108","density":0.35,"variants":[{"when":"\\\\bsweetened","source":"sr28:12179"}]}
{"food":"desiree potato","source":"sr28:11352","density":0.634}
{"food":"dessert wine","source":"sr28:14106","density":0.99}
{"food":"devil's food cake mix","source":"sr28:18144"}
{"food":"diamond crystal kosher salt","source":"sr28:02047","density":1.2}
{"food":"diced bacon","source":"sr28:10123"}
{"food":"diced chicken","source":"sr28:05006"}
{"food":"diced lamb","source":"sr28:17035"}
{"food":"diced pork","source":"sr28:10072"}
{"food":"diced turkey","source":"sr28:05165"}
{"food":"digestive biscuit","source":"sr28:18173","density":0.355}
{"food":"dijon mustard","source":"sr28:02046","density":1.05}
{"food":"dill","source":"sr28:02045","density":0.038}
{"food":"dill weed","source":"sr28:02017","density":0.21}
{"food":"dip","source":"sr28:27052","density":1.057}
{"food":"discovery apple","source":"sr28:09003","density":0.461}
{"food":"ditalini","source":"sr28:20120","density":0.4}
{"food":"doenjang","source":"sr28:16112","density":1.162}
{"food":"dolcelatte","source":"sr28:01004","density":0.571}
{"food":"doubanjiang","source":"sr28:06631","density":1.319}
{"food":"double cream","source":"sr28:01053","density":1}
{"food":"double gloucester","source":"sr28:01009","density":0.558}
{"food":"dough","source":"own:250,8,49,2.5,0.4,2,2,500"}
{"food":"doughnut","source":"sr28:18249"}
{"food":"doughnut peach","source":"sr28:09236","density":0.651}
{"food":"dover sole","source":"sr28:15028"}
{"food":"dried apple","source":"sr28:09011","density":0.364}
{"food":"dried apple ring","source":"sr28:09011","density":0.364}
{"food":"dried apricot","source":"sr28:09032","density":0.549}
{"food":"dried apricot half","source":"sr28:09032","density":0.549}
{"food":"dried banana","source":"sr28:09041","density":0.423}
{"food":"dried basil","source":"sr28:02003","density":0.15}
{"food":"dried basil leaf","source":"sr28:02003","density":0.15}
{"food":"dried blueberry","source":"sr28:09163","density":0.676}
{"food":"dried brown lentil","source":"sr28:16069","density":0.85}
{"food":"dried cherry","source":"sr28:09044","density":0.676}
{"food":"dried chervil","source":"sr28:02008","density":0.15}
{"food":"dried chilli","source":"sr28:11962","density":0.156}
{"food":"dried chive","source":"sr28:11615","density":0.15}
{"food":"dried coriander","source":"sr28:02012","density":0.15}
{"food":"dried coriander leaf","source":"sr28:02012","density":0.15}
{"food":"dried cranberry","source":"sr28:09079","density":0.676}
{"food":"dried date","source":"sr28:09087","density":0.621}
{"food":"dried dill","source":"sr28:02017","density":0.15}
{"food":"dried dill weed","source":"sr28:02017","density":0.15}
{"food":"dried fig","source":"sr28:09094","density":0.63}
{"food":"dried garlic","source":"sr28:02020","density":0.15}
{"food":"dried green lentil","source":"sr28:16069","density":0.85}
{"food":"dried guajillo chilli","source":"sr28:11962","density":0.156,"piece":0.5}
{"food":"dried italian herb","source":"sr28:02027","density":0.15}
{"food":"dried mango","source":"sr28:09178"}
{"food":"dried marjoram","source":"sr28:02023","density":0.15}
{"food":"dried minced garlic","source":"sr28:02020","density":0.15}
{"food":"dried mint","source":"sr28:02066","density":0.15}
{"food":"dried mint leaf","source":"sr28:02066","density":0.15}
{"food":"dried mushroom","source":"sr28:11268"}
{"food":"dried onion","source":"sr28:11284","density":0.15}
{"food":"dried onion flake","source":"sr28:11284","density":0.15}
{"food":"dried oregano","source":"sr28:02027","density":0.15}
{"food":"dried oregano leaf","source":"sr28:02027","density":0.15}
{"food":"dried parsley","source":"sr28:02029","density":0.15}
{"food":"dried parsley flake","source":"sr28:02029","density":0.15}
{"food":"dried pasilla chilli","source":"sr28:11962","density":0.156,"piece":0.5}
{"food":"dried peach","source":"sr28:09246","density":0.676}
{"food":"dried pear","source":"sr28:09259","density":0.761}
{"food":"dried porcini mushroom","source":"sr28:11268"}
{"food":"dried prune","source":"sr28:09291","density":0.735}
{"food":"dried puy lentil","source":"sr28:16069","density":0.85}
{"food":"dried red lentil","source":"sr28:16144","density":0.85}
{"food":"dried rosemary","source":"sr28:02036","density":0.15}
{"food":"dried rosemary leaf","source":"sr28:02036","density":0.15}
{"food":"dried rubbed sage","source":"sr28:02038","density":0.15}
{"food":"dried sage","source":"sr28:02038","density":0.15}
{"food":"dried sage leaf","source":"sr28:02038","density":0.15}
{"food":"dried shiitake mushroom","source":"sr28:11268"}
{"food":"dried tarragon","source":"sr28:02041","density":0.15}
{"food":"dried tarragon leaf","source":"sr28:02041","density":0.15}
{"food":"dried thyme","source":"sr28:02042","density":0.15}
{"food":"dried thyme leaf","source":"sr28:02042","density":0.15}
{"food":"drinking yoghurt","source":"sr28:01116","density":1.03}
{"food":"drop scone","source":"own:316,8,50,9,4,2,10,400"}
{"food":"dry black olive","source":"sr28:09193","density":0.568}
{"food":"dry madeira","source":"sr28:14057","density":0.99}
{"food":"dry marsala","source":"sr28:14057","density":0.99}
{"food":"dry onion soup mix","source":"sr28:06075"}
{"food":"dry red wine","source":"sr28:14096","density":0.99}
{"food":"dry roasted peanut","source":"sr28:16089","density":0.6}
{"food":"dry sausage","source":"sr28:07063"}
{"food":"dry sherry","source":"sr28:14536","density":0.99}
{"food":"dry sparkling wine","source":"sr28:14106","density":0.99}
{"food":"dry vermouth","source":"sr28:14536","density":0.99}
{"food":"dry white wine","source":"sr28:14106","density":0.99}
{"food":"dry wine","source":"sr28:14106","density":0.99}
{"food":"dry-cure streaky bacon","source":"sr28:10123"}
{"food":"dry-cured bacon","source":"sr28:10123"}
{"food":"dry-cured ham","source":"sr28:10182","density":0.592}
{"food":"duck","source":"sr28:05139"}
{"food":"duck breast","source":"sr28:05139"}
{"food":"duck egg","source":"sr28:01138"}
{"food":"duck fat","source":"sr28:04574","density":0.9}
{"food":"duck leg","source":"sr28:05139"}
{"food":"duck stock","source":"sr28:06194","density":1}
{"food":"dukkah","source":"sr28:12023","density":0.609}
{"food":"dulce de leche","source":"sr28:01225","density":1.285}
{"food":"dulse","source":"sr28:11445"}
{"food":"dumpling","source":"own:284,11,46,5,1.5,2.5,2,450"}
{"food":"dungeness crab","source":"sr28:15139"}
{"food":"durian","source":"sr28:09422","density":1.027,"piece":602}
{"food":"earl grey tea","source":"sr28:14355","density":1.002}
{"food":"easter egg","source":"sr28:19120","density":0.71}
{"food":"easy cook cheese","source":"sr28:01009","density":0.45}
{"food":"edam","source":"sr28:01018"}
{"food":"edamame","source":"sr28:11211","density":0.499}
{"food":"egg","source":"sr28:01123","density":1.027,"variants":[{"when":"\\\\begg whites?\\\\b","source":"sr28:01124"},{"when":"\\\\begg yolks?\\\\b","source":"sr28:01125"}]}
{"food":"egg fried rice","source":"sr28:20044","density":0.782}
{"food":"egg noodle","source":"sr28:20109","density":0.161}
{"food":"egg pasta","source":"sr28:20093"}
{"food":"egg replacer","source":"own:0,0,0,0,0,0,0,0"}
{"food":"egg roll wrapper","source":"sr28:18368"}
{"food":"egg substitute","source":"sr28:01226","density":1.014}
{"food":"egg tagliatelle","source":"sr28:20120","density":0.385}
{"food":"egg white","source":"sr28:01124","density":1.027}
{"food":"egg yolk","source":"sr28:01125","density":1.027}
{"food":"eggnog","source":"sr28:01057","density":1.074}
{"food":"egremont russet apple","source":"sr28:09003","density":0.461}
{"food":"elbow macaroni","source":"sr28:20120","density":0.4}
{"food":"elbow pasta","source":"sr28:20120","density":0.4}
{"food":"elderberry","source":"sr28:09088","density":0.613}
{"food":"elderflower cordial","source":"own:150,0,38,0,0,0,37,5"}
{"food":"elderflower liqueur","source":"sr28:14034","density":1.136}
{"food":"elephant garlic","source":"sr28:11215","density":0.575,"piece":3}
{"food":"emmental","source":"sr28:01040","density":0.558}
{"food":"empire apple","source":"sr28:09003","density":0.461}
{"food":"enchilada sauce","source":"sr28:27063","density":0.947}
{"food":"energy drink","source":"sr28:14142","density":1.048}
{"food":"english cucumber","source":"sr28:11205","density":0.44}
{"food":"english muffin","source":"sr28:18258"}
{"food":"english mustard","source":"sr28:02046","density":1.05}
{"food":"english walnut","source":"sr28:12155","density":0.45}
{"food":"enoki mushroom","source":"sr28:11950","density":0.3}
{"food":"envy apple","source":"sr28:09003","density":0.461}
{"food":"epoisses cheese","source":"sr28:01009","density":0.45}
{"food":"epsom salt","source":"sr28:02047","density":1.2}
{"food":"eryngii mushroom","source":"sr28:11260","density":0.3}
{"food":"erythritol","source":"own:0,0,0,0,0,0,0,0"}
{"food":"escarole","source":"sr28:11213","density":0.211}
{"food":"espresso powder","source":"sr28:14214","density":0.203}
{"food":"estima potato","source":"sr28:11352","density":0.634}
{"food":"european butter","source":"sr28:01001","density":0.96}
{"food":"evaporated milk","source":"sr28:01096","density":1.07,"variants":[{"when":"\\\\b(skim|fat[- ]free)","source":"sr28:01097"}]}
{"food":"everything bagel seasoning","source":"sr28:02047","density":1.234}
{"food":"ewe's cheese","source":"sr28:01009","density":0.45}
{"food":"exotic mushroom","source":"sr28:11260","density":0.3}
{"food":"explorateur cheese","source":"sr28:01009","density":0.45}
{"food":"extra mature cheddar","source":"sr28:01009","density":0.45}
{"food":"extra virgin olive oil","source":"sr28:04053","density":0.92}
{"food":"extra-sharp cheddar","source":"sr28:01009","density":0.45}
{"food":"extra-thick double cream","source":"sr28:01053","density":1}
{"food":"fajita kit","source":"sr28:02009","density":0.541}
{"food":"fajita seasoning","source":"sr28:02047","density":1.234}
{"food":"falafel","source":"sr28:16138"}
{"food":"farfalle","source":"sr28:20120","density":0.4}
{"food":"farfalle pasta","source":"sr28:20120","density":0.4}
{"food":"farmer's cheese","source":"sr28:01228","density":0.45}
{"food":"farmhouse cheddar","source":"sr28:01009","density":0.45}
{"food":"farro","source":"sr28:20140","density":0.735}
{"food":"fat-free greek yoghurt","source":"sr28:01256","density":1.03}
{"food":"fat-free mayonnaise","source":"sr28:04025","density":0.93}
{"food":"fennel","source":"sr28:11957","density":0.368}
{"food":"fennel frond","source":"sr28:02045","density":0.038}
{"food":"fennel seed","source":"sr28:02018"}
{"food":"fenugreek","source":"sr28:02019","density":0.751}
{"food":"fenugreek leaf","source":"sr28:02019","density":0.751}
{"food":"fermented black bean","source":"sr28:16018","density":1.014}
{"food":"feta","source":"sr28:01019","density":0.6}
{"food":"fettuccine","source":"sr28:20120","density":0.385}
{"food":"field mushroom","source":"sr28:11260","density":0.3}
{"food":"fig","source":"sr28:09089"}
{"food":"fig jam","source":"sr28:19297","density":1.3}
{"food":"fig vinegar","source":"sr28:02053","density":1.01}
{"food":"fillet steak","source":"sr28:13917"}
{"food":"filo pastry","source":"sr28:18338"}
{"food":"filtered milk","source":"sr28:01077","density":1.03}
{"food":"finger chilli","source":"sr28:11819","density":0.634}
{"food":"finger lime","source":"sr28:09159","piece":67}
{"food":"fingerling potato","source":"sr28:11352","density":0.634}
{"food":"finishing salt","source":"sr28:02047","density":1.2}
{"food":"fino sherry","source":"sr28:14536","density":0.99}
{"food":"fish","source":"sr28:15015","piece":231}
{"food":"fish finger","source":"sr28:15027"}
{"food":"fish sauce","source":"sr28:06179","density":1.2}
{"food":"fish stock","source":"sr28:06174","density":1}
{"food":"fish stock cube","source":"sr28:06075"}
{"food":"five spice powder","source":"sr28:02035","density":0.379}
{"food":"flaked almond","source":"sr28:12061","density":0.55}
{"food":"flank steak","source":"sr28:13970"}
{"food":"flat mushroom","source":"sr28:11260","density":0.3}
{"food":"flat peach","source":"sr28:09236","density":0.651}
{"food":"flat-leaf parsley","source":"sr28:11297","density":0.257}
{"food":"flatbread","source":"sr28:18041"}
{"food":"flaxseed","source":"sr28:12220","density":0.71}
{"food":"flaxseed oil","source":"sr28:42231","density":0.92}
{"food":"flounder","source":"sr28:15028"}
{"food":"flounder fillet","source":"sr28:15028"}
{"food":"flounder steak","source":"sr28:15028"}
{"food":"floury potato","source":"sr28:11352","density":0.634}
{"food":"focaccia","source":"sr28:18973"}
{"food":"focaccia bread","source":"sr28:18069","density":0.148}
{"food":"foie gras","source":"sr28:07054","density":0.879}
{"food":"foil","source":"own:0,0,0,0,0,0,0,0"}
{"food":"fondant icing","source":"sr28:19083"}
{"food":"fontina","source":"sr28:01020","density":0.558}
{"food":"food colouring","source":"own:0,0,0,0,0,0,0,0"}
{"food":"forbidden rice","source":"sr28:20044","density":0.85}
{"food":"forelle pear","source":"sr28:09252","density":0.592}
{"food":"forest mushroom","source":"sr28:11260","density":0.3}
{"food":"forestiere mushroom","source":"sr28:11260","density":0.3}
{"food":"four-cheese blend cheese","source":"sr28:01009","density":0.45}
{"food":"frangipane","source":"sr28:12071","density":0.959}
{"food":"freekeh","source":"sr28:20140","density":0.735}
{"food":"fregola","source":"sr28:20120","density":0.4}
{"food":"french bread","source":"sr28:18029"}
{"food":"french butter","source":"sr28:01001","density":0.96}
{"food":"french green lentil","source":"sr28:16069","density":0.85}
{"food":"french lentil","source":"sr28:16069","density":0.85}
{"food":"french mustard","source":"sr28:02046","density":1.05}
{"food":"fresh cheese","source":"sr28:01009","density":0.45}
{"food":"fresh fettuccine","source":"sr28:20120","density":0.385}
{"food":"fresh filled pasta","source":"sr28:20120","density":0.385}
{"food":"fresh herb","source":"own:121,7.7,9,6,1,4,0.5,350"}
{"food":"fresh pappardelle","source":"sr28:20120","density":0.385}
{"food":"fresh pasta","source":"sr28:20093"}
{"food":"fresh sausage","source":"sr28:07063"}
{"food":"fresh shiitake mushroom","source":"sr28:11238","density":0.3}
{"food":"fresh tagliatelle","source":"sr28:20093"}
{"food":"fresh tortellini","source":"own:290,12,45,6.5,3.5,2.5,2,350"}
{"food":"fresh white cheese","source":"sr28:01009","density":0.45}
{"food":"fresh yeast","source":"sr28:18374"}
{"food":"fresno chilli","source":"sr28:11819","density":0.634}
{"food":"fried tofu","source":"sr28:16129"}
{"food":"frisee lettuce","source":"sr28:11253","density":0.152}
{"food":"fromage blanc","source":"sr28:01256"}
{"food":"fromage frais","source":"sr28:01256"}
{"food":"frosting","source":"sr28:19230"}
{"food":"frozen banana","source":"sr28:09040","density":0.634}
{"food":"frozen black cherry","source":"sr28:09070","density":0.651}
{"food":"frozen blackberry","source":"sr28:09048","density":0.638}
{"food":"frozen blueberry","source":"sr28:09054","density":0.655}
{"food":"frozen cherry","source":"sr28:09070","density":0.651}
{"food":"frozen chip","source":"sr28:11402"}
{"food":"frozen cranberry","source":"sr28:09078","density":0.423}
{"food":"frozen lemonade concentrate","source":"sr28:14292","density":1.234}
{"food":"frozen mango","source":"sr28:09176","density":0.697}
{"food":"frozen peach","source":"sr28:09236","density":0.651}
{"food":"frozen raspberry","source":"sr28:09302","density":0.52}
{"food":"frozen raw king prawn","source":"sr28:15149"}
{"food":"frozen spinach","source":"sr28:11463","density":0.13}
{"food":"frozen strawberry","source":"sr28:09318","density":0.934}
{"food":"frozen yoghurt","source":"sr28:01116","density":1.03}
{"food":"fruit bread","source":"sr28:18069","density":0.148}
{"food":"fruit cake","source":"sr28:18133"}
{"food":"fruit cocktail","source":"sr28:09103","density":1.052}
{"food":"fruit compote","source":"sr28:09401","density":1.031}
{"food":"fruit juice","source":"sr28:09400","density":1.04}
{"food":"fruit purée","source":"sr28:09401","density":1.031}
{"food":"fruit salad","source":"sr28:09103","density":1.052}
{"food":"fruit sugar","source":"sr28:19335","density":0.85}
{"food":"fruit tea","source":"sr28:14355","density":1.002}
{"food":"fruit vinegar","source":"sr28:02053","density":1.01}
{"food":"fruit yoghurt","source":"sr28:01120","density":1.03}
{"food":"fruity red wine","source":"sr28:14096","density":0.99}
{"food":"fruity white wine","source":"sr28:14106","density":0.99}
{"food":"fudge","source":"sr28:19100"}
{"food":"fuji apple","source":"sr28:09504","density":0.461}
{"food":"full-bodied red wine","source":"sr28:14096","density":0.99}
{"food":"full-fat cheese","source":"sr28:01009","density":0.45}
{"food":"furikake","source":"sr28:12023","density":0.609}
{"food":"fusilli","source":"sr28:20120","density":0.4}
{"food":"fusilli pasta","source":"sr28:20120","density":0.4}
{"food":"fuyu persimmon","source":"sr28:09263","piece":168}
{"food":"gaeta olive","source":"sr28:09193","density":0.568}
{"food":"gala apple","source":"sr28:09503","density":0.461}
{"food":"galangal","source":"sr28:11216","density":0.406}
{"food":"galia melon","source":"sr28:09181","density":0.676}
{"food":"game stock","source":"sr28:06700","density":1}
{"food":"gammon","source":"sr28:10182","density":0.592}
{"food":"garam masala","source":"sr28:02015","density":0.426}
{"food":"garibaldi biscuit","source":"sr28:28351"}
{"food":"garlic","source":"sr28:11215","density":0.575,"piece":3}
{"food":"garlic bread","source":"sr28:18069","density":0.148}
{"food":"garlic butter","source":"sr28:01001","density":0.959}
{"food":"garlic chive","source":"sr28:11156"}
{"food":"garlic mayonnaise","source":"sr28:04025","density":0.93}
{"food":"garlic oil","source":"sr28:04053","density":0.92}
{"food":"garlic olive oil","source":"sr28:04053","density":0.92}
{"food":"garlic powder","source":"sr28:02020","density":0.656}
{"food":"garlic purée","source":"sr28:11215","density":0.575,"piece":3}
{"food":"garlic salt","source":"sr28:02047","density":1.2}
{"food":"garlic sausage","source":"sr28:07063"}
{"food":"garlic scape","source":"sr28:11215","density":0.575,"piece":3}
{"food":"garlic-infused oil","source":"sr28:04053","density":0.92}
{"food":"gel food colouring","source":"own:0,0,0,0,0,0,0,0"}
{"food":"gelatine","source":"sr28:19177"}
{"food":"gelato","source":"sr28:19095","density":0.55}
{"food":"gem lettuce","source":"sr28:11253","density":0.152}
{"food":"gem squash","source":"sr28:11643","density":0.49}
{"food":"german beer","source":"sr28:14003","density":1}
{"food":"german sausage","source":"sr28:07063"}
{"food":"ghee","source":"sr28:01003","density":0.91}
{"food":"gherkin","source":"sr28:11937","density":0.604,"piece":135,"variants":[{"when":"bread and butter|sweet","source":"sr28:11940"}]}
{"food":"ghost chilli","source":"sr28:11819","density":0.634}
{"food":"giant couscous","source":"sr28:20120","density":0.385}
{"food":"giant prawn","source":"sr28:15149"}
{"food":"giant white bean","source":"sr28:16051","density":0.75}
{"food":"gin","source":"sr28:14037","density":0.95}
{"food":"ginger","source":"sr28:11216","density":0.406}
{"food":"ginger alcoholic beer","source":"sr28:14003","density":1}
{"food":"ginger ale","source":"sr28:14136","density":1.04}
{"food":"ginger beer","source":"sr28:14136","density":1.04}
{"food":"ginger biscuit","source":"sr28:18172","piece":32}
{"food":"ginger cake","source":"sr28:18133"}
{"food":"ginger cordial","source":"own:150,0,38,0,0,0,37,5"}
{"food":"ginger garlic paste","source":"sr28:11215","density":0.575,"piece":3}
{"food":"ginger nut","source":"sr28:18172","piece":32}
{"food":"ginger nut biscuit","source":"sr28:28351"}
{"food":"ginger purée","source":"sr28:11216","density":0.406}
{"food":"ginger tea","source":"sr28:14355","density":1.002}
{"food":"ginger wine","source":"sr28:14106","density":0.99}
{"food":"gingerbread","source":"sr28:18116"}
{"food":"girolle","source":"sr28:11239","density":0.228}
{"food":"girolle mushroom","source":"sr28:11260","density":0.3}
{"food":"gjetost cheese","source":"sr28:01009","density":0.45}
{"food":"glace cherry","source":"sr28:09328"}
{"food":"glass noodle","source":"sr28:16082","density":0.592}
{"food":"glazed pecan","source":"sr28:12142","density":0.45}
{"food":"glucose syrup","source":"sr28:19350","density":1.4}
{"food":"gluten-free all-purpose flour","source":"sr28:20061","density":0.55}
{"food":"gluten-free bread","source":"sr28:18069","density":0.148}
{"food":"gluten-free breadcrumb","source":"sr28:18079","density":0.456}
{"food":"gluten-free flour","source":"sr28:20061","density":0.55}
{"food":"gluten-free oat","source":"sr28:08120","density":0.4}
{"food":"gluten-free pasta","source":"sr28:20091","density":0.444}
{"food":"gluten-free plain flour","source":"sr28:20061","density":0.55}
{"food":"gluten-free self-raising flour","source":"sr28:20061","density":0.55}
{"food":"gluten-free spaghetti","source":"sr28:20120","density":0.385}
{"food":"glutinous rice","source":"sr28:20054","density":0.85}
{"food":"glutinous rice flour","source":"sr28:20054","density":0.55}
{"food":"gnocchi","source":"own:170,4.6,35,0.6,0.2,2,0.6,350"}
{"food":"goat cheese","source":"sr28:01159","density":0.45}
{"food":"goat meat","source":"sr28:17168"}
{"food":"goat's butter","source":"sr28:01001","density":0.96}
{"food":"goat's milk","source":"sr28:01106","density":1.03}
{"food":"goat's yoghurt","source":"sr28:01116","density":1.03}
{"food":"gochugaru","source":"sr28:02031","density":0.358}
{"food":"gochujang","source":"sr28:06631","density":1.319}
{"food":"goji berry","source":"sr28:09110","density":0.379}
{"food":"gold rum","source":"sr28:14037","density":0.95}
{"food":"gold tequila","source":"sr28:14037","density":0.95}
{"food":"golden beetroot","source":"sr28:11080","density":0.575}
{"food":"golden caster sugar","source":"sr28:19335","density":0.85}
{"food":"golden delicious apple","source":"sr28:09501","density":0.461}
{"food":"golden granulated sugar","source":"sr28:19335","density":0.85}
{"food":"golden kiwi","source":"sr28:09148","density":0.761,"piece":69}
{"food":"golden raspberry","source":"sr28:09302","density":0.52}
{"food":"golden rice","source":"sr28:20044","density":0.85}
{"food":"golden rum","source":"sr28:14037","density":0.95}
{"food":"golden sugar","source":"sr28:19335","density":0.85}
{"food":"golden syrup","source":"sr28:90480","density":1.4}
{"food":"gomasio","source":"sr28:12023","density":0.609}
{"food":"good red wine","source":"sr28:14096","density":0.99}
{"food":"good white wine","source":"sr28:14106","density":0.99}
{"food":"goose","source":"sr28:05146"}
{"food":"goose egg","source":"sr28:01139"}
{"food":"goose fat","source":"sr28:04576","density":0.9}
{"food":"gooseberry","source":"sr28:09107","density":0.634}
{"food":"gordal olive","source":"sr28:09193","density":0.568}
{"food":"gorgonzola","source":"sr28:01004","density":0.571}
{"food":"gouda","source":"sr28:01022"}
{"food":"graham cracker crust","source":"sr28:18399"}
{"food":"grain mustard","source":"sr28:02046","density":1.05}
{"food":"grains of paradise","source":"sr28:02030"}
{"food":"grainy dijon mustard","source":"sr28:02046","density":1.05}
{"food":"grainy mustard","source":"sr28:02046","density":1.05}
{"food":"gram flour","source":"sr28:16157","density":0.55}
{"food":"grana padano","source":"sr28:01032","density":0.42}
{"food":"granary bread","source":"sr28:18075"}
{"food":"granny smith apple","source":"sr28:09502","density":0.461}
{"food":"granola","source":"sr28:08037","density":0.516}
{"food":"grape","source":"sr28:09132","density":0.638}
{"food":"grape jelly","source":"sr28:19300","density":1.3}
{"food":"grape juice","source":"sr28:09400","density":1.04}
{"food":"grape molasses","source":"sr28:19304","density":1.424}
{"food":"grape tomato","source":"sr28:11529","density":0.761}
{"food":"grapefruit","source":"sr28:09111","density":0.972}
{"food":"grapefruit juice","source":"sr28:09404","density":1.04}
{"food":"grapefruit zest","source":"sr28:09216","density":0.406}
{"food":"grapeseed oil","source":"sr28:04517","density":0.92}
{"food":"grappa","source":"sr28:14037","density":0.95}
{"food":"grated carrot","source":"sr28:11124","density":0.541}
{"food":"graviera cheese","source":"sr28:01009","density":0.45}
{"food":"gravy","source":"sr28:06116","density":0.985,"variants":[{"when":"granule|powder|mix","source":"sr28:06118"}]}
{"food":"great northern bean","source":"sr28:16051","density":0.75}
{"food":"greek basil","source":"sr28:02044","density":0.101}
{"food":"greek olive","source":"sr28:09193","density":0.568}
{"food":"greek yoghurt","source":"sr28:01293","density":1.03,"variants":[{"when":"\\\\b(non[- ]?fat|fat[- ]free|0%)","source":"sr28:01256"},{"when":"(low[- ]?fat|2%)","source":"sr28:01287"}]}
{"food":"green bacon","source":"sr28:10123"}
{"food":"green banana","source":"sr28:09040","density":0.634}
{"food":"green bean","source":"sr28:11052","density":0.423}
{"food":"green cabbage","source":"sr28:11109","density":0.376}
{"food":"green chilli","source":"sr28:11670","density":0.634}
{"food":"green food colouring","source":"own:0,0,0,0,0,0,0,0"}
{"food":"green garlic","source":"sr28:11215","density":0.575,"piece":3}
{"food":"green grape","source":"sr28:09132","density":0.638}
{"food":"green leaf lettuce","source":"sr28:11253","density":0.152}
{"food":"green lentil","source":"sr28:16069","density":0.85,"variants":[{"when":"\\\\b(tin|tinned|can|canned|cooked|pouch)\\\\b","source":"sr28:16070"}]}
{"food":"green mango","source":"sr28:09176","density":0.697}
{"food":"green olive","source":"sr28:09195"}
{"food":"green papaya","source":"sr28:09226","density":0.613}
{"food":"green pepper","source":"sr28:11333","density":0.629}
{"food":"green peppercorn","source":"sr28:02030"}
{"food":"green pumpkin seed","source":"sr28:12014","density":0.6}
{"food":"green seedless grape","source":"sr28:09132","density":0.638}
{"food":"green tea","source":"sr28:14278","density":1.036}
{"food":"green thai chilli","source":"sr28:11819","density":0.634}
{"food":"green tomato","source":"sr28:11527","density":0.761}
{"food":"greengage plum","source":"sr28:09279","density":0.697}
{"food":"grenadine","source":"sr28:42040","density":1.353}
{"food":"grits","source":"sr28:08160","density":0.659}
{"food":"ground almond","source":"sr28:12061","density":0.55}
{"food":"ground cardamom","source":"sr28:02006"}
{"food":"ground clove","source":"sr28:02011","density":0.44}
{"food":"ground coriander","source":"sr28:02013","density":0.338}
{"food":"ground cumin","source":"sr28:02014","density":0.45}
{"food":"ground ginger","source":"sr28:02021","density":0.45}
{"food":"ground hazelnut","source":"sr28:12120","density":0.55}
{"food":"ground rice","source":"sr28:20044","density":0.85}
{"food":"groundnut oil","source":"sr28:04042","density":0.92}
{"food":"gruyère","source":"sr28:01023","density":0.45}
{"food":"guacamole","source":"sr28:09037","density":0.634}
{"food":"guajillo chilli","source":"sr28:11962","density":0.156,"piece":0.5}
{"food":"guava","source":"sr28:09139","density":0.697}
{"food":"guava juice","source":"sr28:09400","density":1.04}
{"food":"guinea fowl","source":"sr28:05151"}
{"food":"gull's egg","source":"sr28:01123","density":1.027}
{"food":"gumdrop","source":"sr28:19106","density":0.769}
{"food":"gummy bear","source":"sr28:19106","density":0.769}
{"food":"gyoza","source":"own:284,11,46,5,1.5,2.5,2,450"}
{"food":"habanero","source":"sr28:11819","density":0.634,"piece":45}
{"food":"habanero chilli","source":"sr28:11819","density":0.634}
{"food":"haddock","source":"sr28:15033"}
{"food":"haddock fillet","source":"sr28:15033"}
{"food":"haddock steak","source":"sr28:15033"}
{"food":"half and half","source":"sr28:01049","density":1}
{"food":"half pecan","source":"sr28:12142","density":0.45}
{"food":"half walnut","source":"sr28:12155","density":0.45}
{"food":"half-and-half bread","source":"sr28:18069","density":0.148}
{"food":"half-fat coconut milk","source":"sr28:12118","density":0.98}
{"food":"half-fat crème fraîche","source":"sr28:01179","density":1}
{"food":"halibut","source":"sr28:15036"}
{"food":"halibut fillet","source":"sr28:15036"}
{"food":"halibut steak","source":"sr28:15036"}
{"food":"halloumi","source":"sr28:01228","density":0.516}
{"food":"halva","source":"sr28:19117"}
{"food":"ham","source":"sr28:10182","density":0.592}
{"food":"ham stock","source":"sr28:06700","density":1}
{"food":"ham stock cube","source":"sr28:06075"}
{"food":"hard goat's cheese","source":"sr28:01009","density":0.45}
{"food":"hard-boiled egg","source":"sr28:01129","density":0.575}
{"food":"haricot bean","source":"sr28:16051","density":0.75,"variants":[{"when":"\\\\bdried\\\\b|\\\\bdry (?!roast)\\\\S*\\\\s?(bean|chickpea|garbanzo)","source":"sr28:16049"}]}
{"food":"harissa","source":"sr28:06631","density":1.319}
{"food":"harlequin squash","source":"sr28:11643","density":0.49}
{"food":"hash brown","source":"sr28:11390","density":0.888}
{"food":"havarti","source":"sr28:01030","density":0.558}
{"food":"hazelnut","source":"sr28:12120","density":0.55}
{"food":"hazelnut oil","source":"sr28:04532","density":0.92}
{"food":"heart of palm","source":"sr28:11961","density":0.617}
{"food":"hedgehog mushroom","source":"sr28:11260","density":0.3}
{"food":"heirloom tomato","source":"sr28:11529","density":0.761}
{"food":"hemp oil","source":"sr28:04044","density":0.92}
{"food":"hemp seed","source":"sr28:12012","density":0.6}
{"food":"hemp seed oil","source":"sr28:04044","density":0.92}
{"food":"hen of the wood mushroom","source":"sr28:11260","density":0.3}
{"food":"herb butter","source":"sr28:01001","density":0.96}
{"food":"herb cream cheese","source":"sr28:01017","density":0.981}
{"food":"herb vinegar","source":"sr28:02053","density":1.01}
{"food":"herbal tea","source":"sr28:14355","density":1.002}
{"food":"heritage carrot","source":"sr28:11124","density":0.541}
{"food":"heritage potato","source":"sr28:11352","density":0.634}
{"food":"heritage tomato","source":"sr28:11529","density":0.761}
{"food":"hibiscus tea","source":"sr28:14355","density":1.002}
{"food":"himalayan salt","source":"sr28:02047","density":1.2}
{"food":"hispi cabbage","source":"sr28:11109","density":0.376}
{"food":"hobnob biscuit","source":"sr28:28351"}
{"food":"hoisin sauce","source":"sr28:06175","density":1.082}
{"food":"hokkien noodle","source":"sr28:20109","density":0.161}
{"food":"holy basil","source":"sr28:02044","density":0.101}
{"food":"hominy","source":"sr28:20030","density":0.697}
{"food":"honey","source":"sr28:19296","density":1.42}
{"food":"honey mustard","source":"sr28:02046","density":1.052}
{"food":"honey roasted peanut","source":"sr28:16089","density":0.609}
{"food":"honey yoghurt","source":"sr28:01116","density":1.03}
{"food":"honeycrisp apple","source":"sr28:09003","density":0.461}
{"food":"honeydew","source":"sr28:09184","density":0.719}
{"food":"honeydew melon","source":"sr28:09181","density":0.676}
{"food":"hoop cheese","source":"sr28:01009","density":0.45}
{"food":"horlicks","source":"sr28:14192"}
{"food":"horseradish","source":"sr28:02055","density":1.014}
{"food":"horseradish sauce","source":"sr28:02055","density":1.014}
{"food":"hot chocolate","source":"sr28:14192"}
{"food":"hot curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"hot dog","source":"sr28:07022"}
{"food":"hot dog bun","source":"sr28:18350"}
{"food":"hot english mustard","source":"sr28:02046","density":1.05}
{"food":"hot italian sausage","source":"sr28:07036"}
{"food":"hot paprika","source":"sr28:02028","density":0.46}
{"food":"hot sauce","source":"sr28:06168","density":0.954}
{"food":"hot water crust pastry","source":"sr28:18336"}
{"food":"hot-smoked salmon","source":"sr28:15077","density":0.575}
{"food":"hothouse cucumber","source":"sr28:11205","density":0.44}
{"food":"hubbard squash","source":"sr28:11643","density":0.49}
{"food":"huckleberry","source":"sr28:09053","density":0.592}
{"food":"hulled pumpkin seed","source":"sr28:12014","density":0.6}
{"food":"hulled sesame seed","source":"sr28:12023","density":0.6}
{"food":"hulled sunflower seed","source":"sr28:12036","density":0.6}
{"food":"humboldt fog cheese","source":"sr28:01009","density":0.45}
{"food":"hummus","source":"sr28:16158","density":1.04}
{"food":"iberian ham","source":"sr28:10182","density":0.592}
{"food":"iberico ham","source":"sr28:10182","density":0.592}
{"food":"ice","source":"sr28:14412","density":1.001}
{"food":"ice cream","source":"sr28:19095","density":0.55}
{"food":"ice cream cone","source":"sr28:18272"}
{"food":"ice lolly","source":"sr28:19283","density":0.55}
{"food":"iceberg lettuce","source":"sr28:11252","density":0.241}
{"food":"iced tea","source":"sr28:14355","density":1.002}
{"food":"icing sugar","source":"sr28:19336","density":0.55}
{"food":"idaho potato","source":"sr28:11353","density":0.634}
{"food":"idiazabal cheese","source":"sr28:01009","density":0.45}
{"food":"idli rice","source":"sr28:20044","density":0.85}
{"food":"infused oil","source":"sr28:04044","density":0.92}
{"food":"instant coffee","source":"sr28:14214","density":0.203}
{"food":"instant noodle","source":"sr28:06583"}
{"food":"instant rice","source":"sr28:20048","density":0.85}
{"food":"invert sugar","source":"sr28:19335","density":0.85}
{"food":"irish butter","source":"sr28:01001","density":0.96}
{"food":"irish sausage","source":"sr28:07063"}
{"food":"italian 00 flour","source":"sr28:20083","density":0.53}
{"food":"italian aubergine","source":"sr28:11209","density":0.347}
{"food":"italian blend cheese","source":"sr28:01009","density":0.45}
{"food":"italian bread","source":"sr28:18033"}
{"food":"italian dressing","source":"sr28:04114","density":0.993}
{"food":"italian sausage","source":"sr28:07036"}
{"food":"italian seasoning","source":"sr28:02027"}
{"food":"jack cheese","source":"sr28:01009","density":0.45}
{"food":"jacket potato","source":"sr28:11353","density":0.634}
{"food":"jackfruit","source":"sr28:09420","density":0.752}
{"food":"jalapeño","source":"sr28:11979","density":0.38}
{"food":"jam","source":"sr28:19297","density":1.3}
{"food":"jam sugar","source":"sr28:19335","density":0.85}
{"food":"jamaican jerk seasoning","source":"sr28:02047","density":1.234}
{"food":"jamaican rum","source":"sr28:14037","density":0.95}
{"food":"jammie dodger biscuit","source":"sr28:28351"}
{"food":"january king cabbage","source":"sr28:11109","density":0.376}
{"food":"japanese aubergine","source":"sr28:11209","density":0.347}
{"food":"japanese cucumber","source":"sr28:11205","density":0.44}
{"food":"japanese rice","source":"sr28:20044","density":0.85}
{"food":"japanese soy sauce","source":"sr28:16123","density":1.15}
{"food":"jasmine rice","source":"sr28:20044","density":0.85}
{"food":"jasmine tea","source":"sr28:14355","density":1.002}
{"food":"jazz apple","source":"sr28:09003","density":0.461}
{"food":"jelly","source":"sr28:19300","variants":[{"when":"gelatin|jello|jell-o|crystal","source":"sr28:19172"}]}
{"food":"jelly baby","source":"sr28:19108","piece":1.1}
{"food":"jelly bean","source":"sr28:19108","piece":1.1}
{"food":"jelly sugar","source":"sr28:19335","density":0.85}
{"food":"jerk seasoning","source":"sr28:02047","density":1.234}
{"food":"jerk spice","source":"sr28:02009","density":0.541}
{"food":"jersey milk","source":"sr28:01077","density":1.03}
{"food":"jersey royal potato","source":"sr28:11352","density":0.634}
{"food":"jerusalem artichoke","source":"sr28:11226","density":0.634}
{"food":"jicama","source":"sr28:11603","density":0.549,"piece":659}
{"food":"jonagold apple","source":"sr28:09003","density":0.461}
{"food":"juice","source":"sr28:09400","density":1.048}
{"food":"juicing orange","source":"sr28:09200","density":0.761}
{"food":"jumbo king prawn","source":"sr28:15149"}
{"food":"juniper berry","source":"sr28:02030"}
{"food":"kabocha squash","source":"sr28:11643","density":0.49}
{"food":"kaffir lime","source":"sr28:09159","piece":67}
{"food":"kaffir lime leaf","source":"sr28:02063","density":0.115}
{"food":"kala namak","source":"sr28:02047","density":1.234}
{"food":"kala namak salt","source":"sr28:02047","density":1.2}
{"food":"kalamata black olive","source":"sr28:09193","density":0.568}
{"food":"kalamata olive","source":"sr28:09193","density":0.568}
{"food":"kale","source":"sr28:11233","density":0.068}
{"food":"kashmiri chilli powder","source":"sr28:02031","density":0.5}
{"food":"kashmiri fresh chilli","source":"sr28:11819","density":0.634}
{"food":"katsu curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"kecap manis","source":"sr28:16123","density":1.078}
{"food":"kefalotyri cheese","source":"sr28:01009","density":0.45}
{"food":"kefir","source":"sr28:01117","density":1.03}
{"food":"kelp","source":"sr28:11445"}
{"food":"key lime","source":"sr28:09159","piece":67}
{"food":"kidney bean","source":"sr28:16029","density":0.75,"variants":[{"when":"\\\\bdried\\\\b|\\\\bdry (?!roast)\\\\S*\\\\s?(bean|chickpea|garbanzo)","source":"sr28:16027"}]}
{"food":"kids pasta","source":"sr28:20120","density":0.385}
{"food":"kielbasa","source":"sr28:07059"}
{"food":"kimchi","source":"sr28:11118","density":0.634}
{"food":"king crab","source":"sr28:15139"}
{"food":"king edward potato","source":"sr28:11352","density":0.634}
{"food":"king oyster mushroom","source":"sr28:11987","density":0.3}
{"food":"king prawn","source":"sr28:15149"}
{"food":"kipper","source":"sr28:15042"}
{"food":"kirby cucumber","source":"sr28:11205","density":0.44}
{"food":"kirsch","source":"sr28:14037","density":0.95}
{"food":"kit kat","source":"sr28:19120","density":0.71}
{"food":"kiwi","source":"sr28:09148","density":0.761}
{"food":"kohlrabi","source":"sr28:11241","density":0.571}
{"food":"kombu","source":"sr28:11445"}
{"food":"kombucha","source":"sr28:14305","density":1.002}
{"food":"korean bbq sauce","source":"sr28:06150","density":1.209}
{"food":"korma curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"kosher salt","source":"sr28:02047","density":1.2}
{"food":"kumato tomato","source":"sr28:11529","density":0.761}
{"food":"kumquat","source":"sr28:09149"}
{"food":"la mian noodle","source":"sr28:20109","density":0.161}
{"food":"labneh","source":"sr28:01293"}
{"food":"lacinato kale","source":"sr28:11233","density":0.068}
{"food":"lactose-free milk","source":"sr28:01077","density":1.03}
{"food":"ladyfinger biscuit","source":"sr28:28351"}
{"food":"lager","source":"sr28:14003","density":1}
{"food":"lager-style beer","source":"sr28:14003","density":1}
{"food":"lamb","source":"sr28:17011"}
{"food":"lamb chop","source":"sr28:17023"}
{"food":"lamb chunk","source":"sr28:17011"}
{"food":"lamb cutlet","source":"sr28:17023"}
{"food":"lamb fillet","source":"sr28:17011"}
{"food":"lamb leg","source":"sr28:17011"}
{"food":"lamb leg joint","source":"sr28:17011"}
{"food":"lamb leg steak","source":"sr28:17011"}
{"food":"lamb loin","source":"sr28:17023"}
{"food":"lamb mince","source":"sr28:17224"}
{"food":"lamb sausage","source":"sr28:07063"}
{"food":"lamb shank","source":"sr28:17007"}
{"food":"lamb shoulder","source":"sr28:17035"}
{"food":"lamb steak","source":"sr28:17011"}
{"food":"lamb stock","source":"sr28:06008","density":1}
{"food":"lamb stock cube","source":"sr28:06075"}
{"food":"lamb's lettuce","source":"sr28:11253","density":0.152}
{"food":"lancashire cheese","source":"sr28:01010"}
{"food":"lancashire crumbly cheese","source":"sr28:01009","density":0.45}
{"food":"langres cheese","source":"sr28:01009","density":0.45}
{"food":"lard","source":"sr28:04002","density":0.9}
{"food":"large potato","source":"sr28:11352","density":0.634}
{"food":"large red chilli","source":"sr28:11819","density":0.634}
{"food":"lasagne sheet","source":"sr28:20120","density":0.385}
{"food":"leaf frozen spinach","source":"sr28:11463","density":0.13}
{"food":"leaf lettuce","source":"sr28:11253","density":0.152}
{"food":"lean bacon","source":"sr28:10123"}
{"food":"lebanese cucumber","source":"sr28:11205","density":0.44}
{"food":"leek","source":"sr28:11246","density":0.376}
{"food":"leerdammer cheese","source":"sr28:01009","density":0.45}
{"food":"leg of lamb","source":"sr28:17011"}
{"food":"lemon","source":"sr28:09150","density":0.896}
{"food":"lemon basil","source":"sr28:02044","density":0.101}
{"food":"lemon cake","source":"sr28:18133"}
{"food":"lemon cake mix","source":"sr28:18144"}
{"food":"lemon curd","source":"sr28:19303","density":1.353}
{"food":"lemon extract","source":"sr28:02050","density":0.879}
{"food":"lemon juice","source":"sr28:09152","density":1.03}
{"food":"lemon mayonnaise","source":"sr28:04025","density":0.93}
{"food":"lemon oil","source":"sr28:04044","density":0.921}
{"food":"lemon olive oil","source":"sr28:04053","density":0.92}
{"food":"lemon pepper","source":"sr28:02047","density":1.234}
{"food":"lemon sole","source":"sr28:15028"}
{"food":"lemon sole fillet","source":"sr28:15028"}
{"food":"lemon sole steak","source":"sr28:15028"}
{"food":"lemon sorbet","source":"sr28:19097","density":0.55}
{"food":"lemon thyme","source":"sr28:02049","density":0.162}
{"food":"lemon vodka","source":"sr28:14037","density":0.95}
{"food":"lemon wedge","source":"sr28:09150","density":0.896,"piece":58}
{"food":"lemon yoghurt","source":"sr28:01116","density":1.03}
{"food":"lemon zest","source":"sr28:09156","density":0.406}
{"food":"lemon-infused olive oil","source":"sr28:04053","density":0.92}
{"food":"lemonade","source":"sr28:14144","density":1.04}
{"food":"lemongrass","source":"sr28:11972","density":0.283}
{"food":"lentil","source":"sr28:16069","density":0.85,"variants":[{"when":"\\\\b(tin|tinned|can|canned|cooked|pouch)\\\\b","source":"sr28:16070"}]}
{"food":"lentil pasta","source":"sr28:20120","density":0.385}
{"food":"less sodium soy sauce","source":"sr28:16123","density":1.15}
{"food":"lettuce","source":"sr28:11253","density":0.152}
{"food":"light beer","source":"sr28:14003","density":1}
{"food":"light butter","source":"sr28:01001","density":0.96}
{"food":"light coconut milk","source":"sr28:12118","density":0.98}
{"food":"light cream cheese","source":"sr28:01031","density":1}
{"food":"light italian dressing","source":"sr28:04114","density":0.993}
{"food":"light mayonnaise","source":"sr28:04641"}
{"food":"light rum","source":"sr28:14037","density":0.95}
{"food":"light rye bread","source":"sr28:18060"}
{"food":"light rye flour","source":"sr28:20064","density":0.53}
{"food":"light sour cream","source":"sr28:01179","density":1}
{"food":"light soy sauce","source":"sr28:16123","density":1.15}
{"food":"lima bean","source":"sr28:16073","density":0.75}
{"food":"limburger cheese","source":"sr28:01009","density":0.45}
{"food":"lime","source":"sr28:09159"}
{"food":"lime chutney","source":"sr28:19304","density":1.3}
{"food":"lime cordial","source":"own:150,0,38,0,0,0,37,5"}
{"food":"lime jelly","source":"sr28:19300"}
{"food":"lime juice","source":"sr28:09160","density":1.03}
{"food":"lime sherbet","source":"sr28:19097","density":0.55}
{"food":"lime wedge","source":"sr28:09159","piece":67}
{"food":"lime zest","source":"sr28:09156","density":0.406}
{"food":"limeade concentrate","source":"sr28:14292","density":1.234}
{"food":"limoncello","source":"sr28:14034","density":1.136}
{"food":"lincolnshire sausage","source":"sr28:07063"}
{"food":"lingonberry","source":"sr28:09078","density":0.423}
{"food":"linguine","source":"sr28:20120","density":0.4}
{"food":"linguine pasta","source":"sr28:20120","density":0.4}
{"food":"linseed oil","source":"sr28:42231","density":0.92}
{"food":"lion's mane mushroom","source":"sr28:11260","density":0.3}
{"food":"liqueur","source":"sr28:14414","density":1.177}
{"food":"liquid amino","source":"sr28:16123","density":1.078}
{"food":"liquid egg","source":"sr28:01226","density":1.014}
{"food":"liquid egg white","source":"sr28:01124","density":1.027,"piece":33}
{"food":"liquid smoke","source":"own:0,0,0,0,0,0,0,0"}
{"food":"liquorice","source":"sr28:19106","density":0.769}
{"food":"lite coconut milk","source":"sr28:12118","density":0.98}
{"food":"lite salt","source":"sr28:02047","density":1.2}
{"food":"lite soy sauce","source":"sr28:16123","density":1.15}
{"food":"little gem lettuce","source":"sr28:11251","density":0.199}
{"food":"livarot cheese","source":"sr28:01009","density":0.45}
{"food":"lo mein noodle","source":"sr28:20109","density":0.161}
{"food":"lobster","source":"sr28:15147"}
{"food":"loganberry","source":"sr28:09057","density":0.558}
{"food":"loin of lamb","source":"sr28:17011"}
{"food":"lollo rosso lettuce","source":"sr28:11253","density":0.152}
{"food":"london dry gin","source":"sr28:14037","density":0.95}
{"food":"long green chilli","source":"sr28:11670","density":0.634}
{"food":"long life milk","source":"sr28:01077","density":1.03}
{"food":"long red chilli","source":"sr28:11819","density":0.634}
{"food":"longan","source":"sr28:09172","piece":3.2}
{"food":"lotus biscoff","source":"own:484,4.5,72.6,19.5,9.4,1.3,38,380"}
{"food":"lotus biscuit","source":"sr28:28351"}
{"food":"lotus root","source":"sr28:11254"}
{"food":"low-alcohol beer","source":"sr28:14003","density":1}
{"food":"low-fat buttermilk","source":"sr28:01088","density":1.03}
{"food":"low-fat cheddar","source":"sr28:01009","density":0.45}
{"food":"low-fat cheese","source":"sr28:01009","density":0.45}
{"food":"low-fat coconut milk","source":"sr28:12118","density":0.98}
{"food":"low-fat greek yoghurt","source":"sr28:01287","density":1.03}
{"food":"low-fat mayonnaise","source":"sr28:04025","density":0.93}
{"food":"low-fat yoghurt","source":"sr28:01117","density":1.03}
{"food":"low-salt soy sauce","source":"sr28:16123","density":1.15}
{"food":"low-sodium salt","source":"sr28:02047","density":1.2}
{"food":"low-sodium soy sauce","source":"sr28:16424","density":1.15}
{"food":"lupin","source":"sr28:16076","density":0.761}
{"food":"lychee","source":"sr28:09164","density":0.803}
{"food":"m&m","source":"sr28:19126","density":0.63}
{"food":"macadamia","source":"sr28:12131","density":0.566}
{"food":"macadamia nut oil","source":"sr28:04044","density":0.92}
{"food":"macaroni","source":"sr28:20120","density":0.4}
{"food":"macaroni pasta","source":"sr28:20120","density":0.4}
{"food":"macaroon","source":"sr28:28309"}
{"food":"mace","source":"sr28:02022","density":0.358}
{"food":"mackerel","source":"sr28:15046"}
{"food":"mackerel fillet","source":"sr28:15046"}
{"food":"mackerel steak","source":"sr28:15046"}
{"food":"madeira","source":"sr28:14057","density":0.99}
{"food":"madeira cake","source":"sr28:18120"}
{"food":"madeira wine","source":"sr28:14106","density":0.99}
{"food":"madras curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"mahon cheese","source":"sr28:01009","density":0.45}
{"food":"maitake mushroom","source":"sr28:11260","density":0.3}
{"food":"malt extract","source":"sr28:19352","density":1.403}
{"food":"malt vinegar","source":"sr28:02053","density":1.01}
{"food":"malted bread","source":"sr28:18069","density":0.148}
{"food":"malted milk biscuit","source":"sr28:28351"}
{"food":"malted milk powder","source":"sr28:01090","density":0.5}
{"food":"maltesers","source":"sr28:19120","density":0.71}
{"food":"manchego","source":"sr28:01033"}
{"food":"mandarin","source":"sr28:09218","density":0.824}
{"food":"mandarin juice","source":"sr28:09400","density":1.04}
{"food":"mandarin orange","source":"sr28:09200","density":0.761}
{"food":"mandarin orange segment","source":"sr28:09219","density":1.052}
{"food":"mangetout","source":"sr28:11300","density":0.266}
{"food":"mango","source":"sr28:09176","density":0.697}
{"food":"mango chutney","source":"sr28:19303","density":1.3}
{"food":"mango juice","source":"sr28:09400","density":1.04}
{"food":"mango salsa","source":"sr28:06164","density":1.05}
{"food":"mango sorbet","source":"sr28:19097","density":0.55}
{"food":"manouri cheese","source":"sr28:01009","density":0.45}
{"food":"manzanilla olive","source":"sr28:09193","density":0.568}
{"food":"maple bacon","source":"sr28:10123"}
{"food":"maple extract","source":"sr28:02050","density":0.879}
{"food":"maple sugar","source":"sr28:19335","density":0.85}
{"food":"maple syrup","source":"sr28:19353","density":1.33}
{"food":"maraschino cherry","source":"sr28:09328"}
{"food":"maraschino liqueur","source":"sr28:14034","density":1.136}
{"food":"marcona almond","source":"sr28:12061","density":0.55}
{"food":"marfona potato","source":"sr28:11352","density":0.634}
{"food":"margarine","source":"sr28:04610","density":0.96}
{"food":"margarita salt","source":"sr28:02047","density":1.2}
{"food":"margherita pizza","source":"own:290,9,20,20,9,1.5,2,550"}
{"food":"marie biscuit","source":"sr28:28351"}
{"food":"marinated tofu","source":"sr28:16426","density":1.065}
{"food":"marinda tomato","source":"sr28:11529","density":0.761}
{"food":"maris piper potato","source":"sr28:11352","density":0.634}
{"food":"marjoram","source":"sr28:02063","density":0.115}
{"food":"marmalade","source":"sr28:19303","density":1.3}
{"food":"marmite","source":"sr28:43406","density":1.217}
{"food":"mars bar","source":"sr28:19120","density":0.71}
{"food":"marsala","source":"sr28:14057","density":0.99}
{"food":"marsala wine","source":"sr28:14106","density":0.99}
{"food":"marshmallow","source":"sr28:19116","density":0.211}
{"food":"marshmallow fluff","source":"sr28:19365"}
{"food":"marzipan","source":"sr28:12071","density":0.959}
{"food":"masa harina","source":"sr28:20017","density":0.482}
{"food":"mascarpone","source":"sr28:01053","density":1}
{"food":"mashed potato","source":"sr28:11657","density":0.888}
{"food":"masoor dal","source":"sr28:16144","density":0.85}
{"food":"massaman curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"matcha","source":"own:324,30,39,5.3,0.8,38,0,30"}
{"food":"mate tea","source":"sr28:14355","density":1.002}
{"food":"matsutake mushroom","source":"sr28:11260","density":0.3}
{"food":"mature cheddar","source":"sr28:01009","density":0.45}
{"food":"matzo","source":"sr28:18217"}
{"food":"mayonnaise","source":"sr28:04025","density":0.95,"variants":[{"when":"light|reduced|low[- ]?fat","source":"sr28:04641"}]}
{"food":"mcintosh apple","source":"sr28:09003","density":0.461}
{"food":"meat stock","source":"sr28:06700","density":1}
{"food":"meatball","source":"sr28:07972"}
{"food":"medium cheddar","source":"sr28:01009","density":0.45}
{"food":"medium chilli","source":"sr28:11819","density":0.634}
{"food":"medium curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"medium dry white wine","source":"sr28:14106","density":0.99}
{"food":"medium mature cheddar","source":"sr28:01009","density":0.45}
{"food":"medium rye flour","source":"sr28:20064","density":0.53}
{"food":"medium sherry","source":"sr28:14536","density":0.99}
{"food":"medium tofu","source":"sr28:16426","density":1.065}
{"food":"medium white wine","source":"sr28:14106","density":0.99}
{"food":"medium-bodied red wine","source":"sr28:14096","density":0.99}
{"food":"medium-dry sherry","source":"sr28:14536","density":0.99}
{"food":"medium-grain rice","source":"sr28:20050","density":0.85}
{"food":"melon","source":"sr28:09181","density":0.676}
{"food":"melting cheese","source":"sr28:01009","density":0.45}
{"food":"meringue","source":"own:380,4,92,0,0,0,92,60"}
{"food":"mexican beer","source":"sr28:14003","density":1}
{"food":"mexican blend cheese","source":"sr28:01251","density":0.45}
{"food":"mexican bread","source":"sr28:18069","density":0.148}
{"food":"mexicana cheese","source":"sr28:01009","density":0.45}
{"food":"meyer lemon","source":"sr28:09150","density":0.896}
{"food":"mezcal","source":"sr28:14037","density":0.95}
{"food":"micellar water","source":"sr28:14412","density":1.001}
{"food":"microwave rice","source":"sr28:20049","density":0.85}
{"food":"middle bacon","source":"sr28:10123"}
{"food":"mild cheddar","source":"sr28:01009","density":0.45}
{"food":"mild chilli","source":"sr28:11819","density":0.634}
{"food":"mild curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"mild italian sausage","source":"sr28:07036"}
{"food":"mild white cheese","source":"sr28:01009","density":0.45}
{"food":"milk","source":"sr28:01077","density":1.03,"variants":[{"when":"\\\\b(skim|skimmed|fat[- ]free|non[- ]?fat)\\\\b","source":"sr28:01085"},{"when":"\\\\b(2%|semi|reduced|low[- ]?fat|1%)","source":"sr28:01079"}]}
{"food":"milk bread","source":"sr28:18069","density":0.148}
{"food":"milk chocolate","source":"sr28:19120","density":0.71}
{"food":"milk chocolate chip","source":"sr28:19120","density":0.65}
{"food":"milk of choice","source":"sr28:16120","density":1.03}
{"food":"milk powder","source":"sr28:01090","density":0.5,"variants":[{"when":"\\\\b(skim|non[- ]?fat)","source":"sr28:01091"}]}
{"food":"milk stout","source":"sr28:14003","density":1.004}
{"food":"millet","source":"sr28:20031","density":0.845}
{"food":"mimolette cheese","source":"sr28:01009","density":0.45}
{"food":"minced fish","source":"sr28:15015","piece":231}
{"food":"mincemeat","source":"own:274,0.6,62,4.3,2,1.3,60,20"}
{"food":"mini cucumber","source":"sr28:11205","density":0.44}
{"food":"mini egg","source":"sr28:19120","density":0.71}
{"food":"mini pepper","source":"sr28:11821","density":0.63}
{"food":"mini shell pasta","source":"sr28:20120","density":0.4}
{"food":"mini tortilla","source":"sr28:18364"}
{"food":"mini watermelon","source":"sr28:09326","density":0.642}
{"food":"mint","source":"sr28:02064","density":0.108}
{"food":"mint chocolate chip ice cream","source":"sr28:19095","density":0.55}
{"food":"mint extract","source":"sr28:02050","density":0.879}
{"food":"mint jelly","source":"sr28:19300"}
{"food":"mint sweet","source":"sr28:19107"}
{"food":"minute rice","source":"sr28:20048","density":0.85}
{"food":"mirabelle plum","source":"sr28:09279","density":0.697}
{"food":"miracle whip","source":"sr28:04018","density":0.993}
{"food":"mirin","source":"own:240,0.3,45,0,0,0,40,20","density":1.1}
{"food":"miso paste","source":"sr28:16112","density":1.15}
{"food":"mixed berry","source":"sr28:09302","density":0.52}
{"food":"mixed dried fruit","source":"sr28:09298","density":0.697,"piece":43}
{"food":"mixed fruit","source":"sr28:09103","density":1.052}
{"food":"mixed fruit juice","source":"sr28:09400","density":1.04}
{"food":"mixed herb","source":"sr28:02027"}
{"food":"mixed leaf","source":"sr28:11253","density":0.152}
{"food":"mixed mushroom","source":"sr28:11260","density":0.3}
{"food":"mixed peel","source":"sr28:09426"}
{"food":"mixed peppercorn","source":"sr28:02030"}
{"food":"mixed rice","source":"sr28:20044","density":0.85}
{"food":"mixed sesame seed","source":"sr28:12023","density":0.6}
{"food":"mixed spice","source":"sr28:02035","density":0.379}
{"food":"mixed vegetable","source":"sr28:11583"}
{"food":"molasses sugar","source":"sr28:19335","density":0.85}
{"food":"monkey nut","source":"sr28:12635","density":0.579}
{"food":"monkfish","source":"sr28:15054"}
{"food":"monkfish fillet","source":"sr28:15054"}
{"food":"monkfish steak","source":"sr28:15054"}
{"food":"monterey jack","source":"sr28:01025","density":0.558}
{"food":"mooli radish","source":"sr28:11429","density":0.49,"piece":4.5}
{"food":"moong dal","source":"sr28:16080","density":0.85}
{"food":"morel","source":"sr28:11240","density":0.279}
{"food":"morel mushroom","source":"sr28:11260","density":0.3}
{"food":"morello cherry","source":"sr28:09063","density":0.655}
{"food":"morello mushroom","source":"sr28:11260","density":0.3}
{"food":"mortadella","source":"sr28:07050"}
{"food":"morton kosher salt","source":"sr28:02047","density":1.2}
{"food":"moscatel vinegar","source":"sr28:02053","density":1.01}
{"food":"mozzarella","source":"sr28:01026","density":0.45,"variants":[{"when":"part[- ]skim|low[- ]moisture","source":"sr28:01029"},{"when":"shredded|grated","source":"sr28:01029"}]}
{"food":"msg","source":"sr28:02047","density":1.234}
{"food":"muenster cheese","source":"sr28:01009","density":0.45}
{"food":"muesli","source":"sr28:08037","density":0.516}
{"food":"muffin","source":"sr28:18273","piece":57}
{"food":"mulberry","source":"sr28:09190","density":0.592,"piece":1.5}
{"food":"mulled wine","source":"sr28:14106","density":0.99}
{"food":"multi-grain bread","source":"sr28:18069","density":0.148}
{"food":"multigrain bread","source":"sr28:18069","density":0.148}
{"food":"multivitamin juice","source":"sr28:09400","density":1.04}
{"food":"munchkin pumpkin","source":"sr28:11422","density":0.49}
{"food":"mung bean","source":"sr28:16080","density":0.75}
{"food":"mung dal","source":"sr28:16069","density":0.85}
{"food":"muscat grape","source":"sr28:09132","density":0.638}
{"food":"muscatel vinegar","source":"sr28:02053","density":1.01}
{"food":"mushroom","source":"sr28:11260","density":0.3}
{"food":"mushroom soy sauce","source":"sr28:16123","density":1.15}
{"food":"mushroom stock","source":"sr28:06700","density":1}
{"food":"mushy pea","source":"sr28:16086","density":0.828}
{"food":"mussel","source":"sr28:15164","density":0.634,"piece":16}
{"food":"mustard","source":"sr28:02046","density":1.05}
{"food":"mustard greens","source":"sr28:11270","density":0.237}
{"food":"mustard oil","source":"sr28:04583","density":0.92}
{"food":"mustard powder","source":"sr28:02024","density":0.426}
{"food":"mustard seed","source":"sr28:02024","density":0.426}
{"food":"naan bread","source":"sr28:28307"}
{"food":"nabulsi cheese","source":"sr28:01009","density":0.45}
{"food":"nacho cheese","source":"sr28:06930","density":1.065}
{"food":"naga chilli","source":"sr28:11819","density":0.634}
{"food":"napa cabbage","source":"sr28:11119","density":0.321}
{"food":"nashi pear","source":"sr28:09252","density":0.592}
{"food":"natto","source":"sr28:16113","density":0.74}
{"food":"natural peanut","source":"sr28:16087","density":0.6}
{"food":"neck of lamb","source":"sr28:17011"}
{"food":"nectarine","source":"sr28:09191","density":0.604}
{"food":"new potato","source":"sr28:11352","density":0.634}
{"food":"nibbed almond","source":"sr28:12061","density":0.55}
{"food":"nibbed sugar","source":"sr28:19335","density":0.85}
{"food":"nice biscuit","source":"sr28:28351"}
{"food":"nicoise olive","source":"sr28:09193","density":0.568}
{"food":"nocellara olive","source":"sr28:09193","density":0.568}
{"food":"non-alcoholic beer","source":"sr28:14003","density":1}
{"food":"nonfat greek yoghurt","source":"sr28:01256","density":1.03}
{"food":"noodle","source":"sr28:20109","density":0.161}
{"food":"nori","source":"own:270,41,44,3.7,0.7,36,0.5,530"}
{"food":"north atlantic prawn","source":"sr28:15149"}
{"food":"nougat","source":"sr28:43046"}
{"food":"nut","source":"sr28:12635","density":0.579}
{"food":"nutmeg","source":"sr28:02025","density":0.45}
{"food":"nutritional yeast","source":"own:388,50,40,4.5,0.8,22,0,30"}
{"food":"oak leaf lettuce","source":"sr28:11253","density":0.152}
{"food":"oat","source":"sr28:08120","density":0.4,"variants":[{"when":"cooked","source":"sr28:08121"}]}
{"food":"oat biscuit","source":"sr28:28351"}
{"food":"oat bran","source":"sr28:20033","density":0.4}
{"food":"oat cream","source":"own:195,2,5,19,3,0,3,60","density":1}
{"food":"oat flour","source":"sr28:20132","density":0.53}
{"food":"oat milk","source":"own:45,1,6.7,1.5,0.2,0.8,4,42","density":1.03}
{"food":"oatcake","source":"own:441,10,63,18,2,9,3,700"}
{"food":"oaxaca cheese","source":"sr28:01166","density":0.45}
{"food":"octopus","source":"sr28:15166"}
{"food":"oil","source":"sr28:04044","density":0.92}
{"food":"oil-cured black olive","source":"sr28:09193","density":0.568}
{"food":"oil-cured olive","source":"sr28:09193","density":0.568}
{"food":"okara","source":"sr28:16130","density":0.516}
{"food":"okra","source":"sr28:11278","density":0.423}
{"food":"old bay seasoning","source":"sr28:02047","density":1.234}
{"food":"old tom gin","source":"sr28:14037","density":0.95}
{"food":"olive","source":"sr28:09193","density":0.568}
{"food":"olive oil","source":"sr28:04053","density":0.92}
{"food":"olive oil mayonnaise","source":"sr28:04025","density":0.93}
{"food":"oloroso sherry","source":"sr28:14536","density":0.99}
{"food":"onion","source":"sr28:11282","density":0.676}
{"food":"onion chutney","source":"sr28:19304","density":1.3}
{"food":"onion powder","source":"sr28:02026","density":0.467}
{"food":"onion ring","source":"sr28:11295"}
{"food":"onion salt","source":"sr28:02047","density":1.2}
{"food":"onion squash","source":"sr28:11643","density":0.49}
{"food":"oolong tea","source":"sr28:14355","density":1.002}
{"food":"open cup mushroom","source":"sr28:11260","density":0.3}
{"food":"orange","source":"sr28:09200","density":0.761}
{"food":"orange extract","source":"sr28:02050","density":0.879}
{"food":"orange flower water","source":"sr28:02050","density":0.879}
{"food":"orange juice","source":"sr28:09206","density":1.04}
{"food":"orange liqueur","source":"sr28:14414","density":1.177}
{"food":"orange oil","source":"sr28:04044","density":0.921}
{"food":"orange pepper","source":"sr28:11821","density":0.63}
{"food":"orange sherbet","source":"sr28:19097","density":0.55}
{"food":"orange slice","source":"sr28:09200","density":0.761,"piece":131}
{"food":"orange soda","source":"sr28:14142","density":1.048}
{"food":"orange tomato","source":"sr28:11529","density":0.761}
{"food":"orange wine","source":"sr28:14106","density":0.99}
{"food":"orange zest","source":"sr28:09216","density":0.406}
{"food":"orecchiette","source":"sr28:20120","density":0.4}
{"food":"oregano","source":"sr28:02063","density":0.115}
{"food":"oreo","source":"sr28:18166"}
{"food":"organic apple cider vinegar","source":"sr28:02048","density":1.01}
{"food":"organic milk","source":"sr28:01077","density":1.03}
{"food":"orzo","source":"sr28:20120","density":0.4}
{"food":"orzo pasta","source":"sr28:20120","density":0.4}
{"food":"ossau-iraty cheese","source":"sr28:01009","density":0.45}
{"food":"ostrich egg","source":"sr28:01123","density":1.027}
{"food":"overproof rum","source":"sr28:14037","density":0.95}
{"food":"ox liver","source":"sr28:13325"}
{"food":"oyster","source":"sr28:15167","density":1.048,"piece":14}
{"food":"oyster mushroom","source":"sr28:11987","density":0.3}
{"food":"oyster sauce","source":"sr28:06176","density":1.2}
{"food":"paella rice","source":"sr28:20052","density":0.85}
{"food":"pak choi","source":"sr28:11116","density":0.296}
{"food":"pale beer","source":"sr28:14003","density":1}
{"food":"palm oil","source":"sr28:04055","density":0.92}
{"food":"palm sugar","source":"sr28:19334","density":0.85}
{"food":"palm vinegar","source":"sr28:02053","density":1.01}
{"food":"panang curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"pancake","source":"sr28:18293"}
{"food":"pancetta","source":"sr28:10123"}
{"food":"paneer","source":"sr28:01228","density":0.516}
{"food":"panela cheese","source":"sr28:01009","density":0.45}
{"food":"panko breadcrumb","source":"sr28:18079","density":0.25}
{"food":"papaya","source":"sr28:09226","density":0.613}
{"food":"pappardelle","source":"sr28:20120","density":0.385}
{"food":"paprika","source":"sr28:02028","density":0.45}
{"food":"parboiled rice","source":"sr28:20046","density":0.85}
{"food":"parma ham","source":"sr28:10141"}
{"food":"parmesan","source":"sr28:01032","density":0.42,"variants":[{"when":"shaved|wedge|block","source":"sr28:01033"}]}
{"food":"parsley","source":"sr28:11297","density":0.257}
{"food":"parsnip","source":"sr28:11298","density":0.562}
{"food":"partridge","source":"sr28:05154"}
{"food":"party ring biscuit","source":"sr28:28351"}
{"food":"pasilla chilli","source":"sr28:11962","density":0.156,"piece":0.5}
{"food":"passata","source":"sr28:11547","density":1.03}
{"food":"passion fruit","source":"sr28:09231","density":0.998}
{"food":"passion fruit juice","source":"sr28:09400","density":1.04}
{"food":"passion fruit pulp","source":"sr28:09231","density":0.998,"piece":18}
{"food":"pasta","source":"sr28:20120","density":0.4,"variants":[{"when":"\\\\bcooked\\\\b(?! (until|according|to|al))","source":"sr28:20121"}]}
{"food":"pasta flour","source":"sr28:20083","density":0.53}
{"food":"pastrami","source":"sr28:13355"}
{"food":"pastry flour","source":"sr28:20084","density":0.53}
{"food":"pate","source":"sr28:07055","density":0.879}
{"food":"patty pan squash","source":"sr28:11643","density":0.49}
{"food":"pavlova","source":"own:380,4,92,0,0,0,92,60"}
{"food":"pb2","source":"sr28:16099","density":0.254}
{"food":"pea","source":"sr28:11304","density":0.65,"variants":[{"when":"frozen|petit","source":"sr28:11312"}]}
{"food":"pea pasta","source":"sr28:20120","density":0.385}
{"food":"peach","source":"sr28:09236","density":0.651}
{"food":"peach brandy","source":"sr28:14037","density":0.95}
{"food":"peach jam","source":"sr28:19297","density":1.3}
{"food":"peach juice","source":"sr28:09400","density":1.04}
{"food":"peach schnapps","source":"sr28:14037","density":0.95}
{"food":"peach yoghurt","source":"sr28:01116","density":1.03}
{"food":"peanut","source":"sr28:16087","density":0.6}
{"food":"peanut butter","source":"sr28:16098","density":1.05}
{"food":"peanut butter chip","source":"sr28:19086","density":0.71}
{"food":"peanut butter cup","source":"sr28:19126","density":0.63}
{"food":"pear","source":"sr28:09252","density":0.592}
{"food":"pear cider","source":"own:36,0,2.6,0,0,0,2.6,4","density":1}
{"food":"pear half","source":"sr28:09254","density":1.048}
{"food":"pear juice","source":"sr28:09400","density":1.04}
{"food":"pearl barley","source":"sr28:20005","density":0.8}
{"food":"pearl onion","source":"sr28:11282","density":0.676}
{"food":"pearl sugar","source":"sr28:19335","density":0.85}
{"food":"pearled sugar","source":"sr28:19335","density":0.85}
{"food":"pecan","source":"sr28:12142","density":0.45}
{"food":"pecan nut","source":"sr28:12142","density":0.461}
{"food":"pecan oil","source":"sr28:04044","density":0.92}
{"food":"pecorino","source":"sr28:01038","density":0.42}
{"food":"pectin","source":"sr28:42063"}
{"food":"pedro ximenez sherry","source":"sr28:14536","density":0.99}
{"food":"peeled almond","source":"sr28:12061","density":0.55}
{"food":"peeled hazelnut","source":"sr28:12120","density":0.55}
{"food":"peeled potato","source":"sr28:11352","density":0.634}
{"food":"penang curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"penne","source":"sr28:20120","density":0.4}
{"food":"penne pasta","source":"sr28:20120","density":0.4}
{"food":"peppadew","source":"sr28:11632","density":0.575,"piece":22}
{"food":"pepper jack","source":"sr28:01025","density":0.558}
{"food":"pepper jelly","source":"sr28:19300","density":1.3}
{"food":"peppercorn","source":"sr28:02030","density":0.55}
{"food":"peppermint extract","source":"sr28:02050","density":0.879}
{"food":"peppermint oil","source":"sr28:04044","density":0.921}
{"food":"peppermint schnapps","source":"sr28:14037","density":0.95}
{"food":"peppermint tea","source":"sr28:14355","density":1.002}
{"food":"pepperoncini","source":"sr28:11632","density":0.575,"piece":22}
{"food":"pepperoni","source":"sr28:07057"}
{"food":"perilla oil","source":"sr28:04044","density":0.92}
{"food":"pernod","source":"sr28:14037","density":0.95}
{"food":"persian cucumber","source":"sr28:11205","density":0.44}
{"food":"persian rice","source":"sr28:20044","density":0.85}
{"food":"persimmon","source":"sr28:09263"}
{"food":"pesto","source":"sr28:06626","density":1}
{"food":"pheasant","source":"sr28:05153"}
{"food":"physalis","source":"sr28:09138","density":0.592}
{"food":"piccalilli","source":"sr28:02046","density":1.052}
{"food":"piccolo tomato","source":"sr28:11529","density":0.761}
{"food":"picholine olive","source":"sr28:09193","density":0.568}
{"food":"pickled beetroot","source":"sr28:11609","density":0.959}
{"food":"pickled cabbage","source":"sr28:43143","density":0.634}
{"food":"pickled carrot","source":"sr28:11940","density":0.676,"piece":35}
{"food":"pickled chilli","source":"sr28:11632","density":0.575,"piece":22}
{"food":"pickled daikon","source":"sr28:11430","density":0.49}
{"food":"pickled ginger","source":"sr28:31033"}
{"food":"pickled jalapeño","source":"sr28:11632","density":0.575,"piece":22}
{"food":"pickled jalapeño slice","source":"sr28:11632","density":0.575,"piece":22}
{"food":"pickled onion","source":"sr28:11940","density":0.676,"piece":35}
{"food":"pickled radish","source":"sr28:11430","density":0.49}
{"food":"pickled red onion","source":"sr28:11940","density":0.676,"piece":35}
{"food":"pickled walnut","source":"sr28:12155","density":0.495}
{"food":"pickling cucumber","source":"sr28:11205","density":0.44}
{"food":"pickling onion","source":"sr28:11282","density":0.676}
{"food":"pickling salt","source":"sr28:02047","density":1.2}
{"food":"pickling vinegar","source":"sr28:02053","density":1.01}
{"food":"pico de gallo","source":"sr28:06164","density":1.05}
{"food":"pide bread","source":"sr28:18069","density":0.148}
{"food":"pie filling","source":"sr28:19312"}
{"food":"pied bleu mushroom","source":"sr28:11260","density":0.3}
{"food":"piel de sapo melon","source":"sr28:09181","density":0.676}
{"food":"pierogi","source":"own:284,11,46,5,1.5,2.5,2,450"}
{"food":"pigeon breast","source":"sr28:05154"}
{"food":"pigeon pea","source":"sr28:16101","density":0.866}
{"food":"pikelet","source":"sr28:18258","piece":57}
{"food":"pilau rice","source":"sr28:20044","density":0.85}
{"food":"pilchard","source":"sr28:15089","density":0.376}
{"food":"piloncillo sugar","source":"sr28:19335","density":0.85}
{"food":"pimento","source":"sr28:11943","density":0.812}
{"food":"pimento-stuffed green olive","source":"sr28:09195"}
{"food":"pimento-stuffed olive","source":"sr28:09193","density":0.568}
{"food":"pimiento-stuffed green olive","source":"sr28:09195"}
{"food":"pine nut","source":"sr28:12147","density":0.6}
{"food":"pineapple","source":"sr28:09266","density":0.697}
{"food":"pineapple chunk fresh","source":"sr28:09266","density":0.697,"piece":905}
{"food":"pineapple juice","source":"sr28:09273","density":1.04}
{"food":"pineapple ring","source":"sr28:09268","density":1.052}
{"food":"pink fir apple potato","source":"sr28:11352","density":0.634}
{"food":"pink grapefruit","source":"sr28:09111","density":0.972}
{"food":"pink grapefruit juice","source":"sr28:09404","density":1.04}
{"food":"pink himalayan salt","source":"sr28:02047","density":1.2}
{"food":"pink lady apple","source":"sr28:09003","density":0.461}
{"food":"pink peppercorn","source":"sr28:02030"}
{"food":"pink salt","source":"sr28:02047","density":1.2}
{"food":"pinto bean","source":"sr28:16146","density":0.75,"variants":[{"when":"\\\\bdried\\\\b|\\\\bdry (?!roast)\\\\S*\\\\s?(bean|chickpea|garbanzo)","source":"sr28:16042"}]}
{"food":"piquillo pepper","source":"sr28:11943","density":0.812}
{"food":"pisco","source":"sr28:14037","density":0.95}
{"food":"pistachio","source":"sr28:12151","density":0.55}
{"food":"pistachio ice cream","source":"sr28:19095","density":0.55}
{"food":"pistachio nut","source":"sr28:12635","density":0.579}
{"food":"pistachio oil","source":"sr28:04044","density":0.92}
{"food":"pita bread","source":"sr28:18041"}
{"food":"pitta bread","source":"sr28:18041"}
{"food":"pitted black olive","source":"sr28:09193","density":0.568}
{"food":"pitted cherry","source":"sr28:09070","density":0.651}
{"food":"pitted green olive","source":"sr28:09195"}
{"food":"pitted kalamata black olive","source":"sr28:09193","density":0.568}
{"food":"pitted kalamata olive","source":"sr28:09193","density":0.568}
{"food":"pitted ripe olive","source":"sr28:09193","density":0.568}
{"food":"pizza","source":"own:290,9,20,20,9,1.5,2,550"}
{"food":"pizza base","source":"own:250,8,49,2.5,0.4,2,2,500"}
{"food":"pizza cheese","source":"sr28:01009","density":0.45}
{"food":"pizza dough","source":"own:250,8,49,2.5,0.4,2,2,500"}
{"food":"pizza flour","source":"sr28:20083","density":0.53}
{"food":"pizza sauce","source":"sr28:06152","density":1.03}
{"food":"plaice","source":"sr28:15028"}
{"food":"plaice fillet","source":"sr28:15028"}
{"food":"plaice steak","source":"sr28:15028"}
{"food":"plain flour","source":"sr28:20081","density":0.53}
{"food":"plant milk","source":"sr28:16120","density":1.03}
{"food":"plantain","source":"sr28:09277","density":0.626}
{"food":"plum","source":"sr28:09279","density":0.697}
{"food":"plum jam","source":"sr28:19297","density":1.3}
{"food":"plum sauce","source":"sr28:06151","density":1.289}
{"food":"plum tomato","source":"sr28:11529","density":0.761}
{"food":"plum wine","source":"sr28:14106","density":0.99}
{"food":"poached egg","source":"sr28:01131","piece":50}
{"food":"poblano","source":"sr28:11670","density":0.634,"piece":45}
{"food":"poblano pepper","source":"sr28:11670","density":0.634}
{"food":"pointed cabbage","source":"sr28:11109","density":0.376}
{"food":"pointed pepper","source":"sr28:11821","density":0.63}
{"food":"polenta","source":"sr28:20020","density":0.7}
{"food":"polish sausage","source":"sr28:07059"}
{"food":"pomegranate","source":"sr28:09286","density":0.735}
{"food":"pomegranate juice","source":"sr28:09442","density":1.04}
{"food":"pomegranate molasses","source":"sr28:19304","density":1.35}
{"food":"pomegranate seed","source":"sr28:09286","density":0.6}
{"food":"pomegranate vinegar","source":"sr28:02053","density":1.01}
{"food":"pomelo","source":"sr28:09295","density":0.803}
{"food":"ponzu","source":"sr28:16123","density":1.078}
{"food":"poppadom","source":"sr28:42200"}
{"food":"popped popcorn","source":"sr28:19034","density":0.034}
{"food":"popping corn","source":"sr28:20014","density":0.702}
{"food":"poppy seed","source":"sr28:02033","density":0.595}
{"food":"porcini mushroom","source":"sr28:11260","density":0.3}
{"food":"pork and apple sausage","source":"sr28:07063"}
{"food":"pork and leek sausage","source":"sr28:07063"}
{"food":"pork belly","source":"sr28:10005"}
{"food":"pork belly slice","source":"sr28:10005"}
{"food":"pork belly strip","source":"sr28:10005"}
{"food":"pork butt","source":"sr28:10072"}
{"food":"pork chop","source":"sr28:10036"}
{"food":"pork fillet","source":"sr28:10060"}
{"food":"pork ham","source":"sr28:10182","density":0.592}
{"food":"pork leg","source":"sr28:10010"}
{"food":"pork leg steak","source":"sr28:10010"}
{"food":"pork loin","source":"sr28:10020"}
{"food":"pork loin steak","source":"sr28:10020"}
{"food":"pork mince","source":"sr28:10219","variants":[{"when":"lean","source":"sr28:10972"}]}
{"food":"pork rib","source":"sr28:10088"}
{"food":"pork rib chop","source":"sr28:10036"}
{"food":"pork shoulder","source":"sr28:10072"}
{"food":"pork shoulder steak","source":"sr28:10072"}
{"food":"pork steak","source":"sr28:10020"}
{"food":"pork stock","source":"sr28:06700","density":1}
{"food":"pork tenderloin","source":"sr28:10060"}
{"food":"port","source":"sr28:14057","density":0.99}
{"food":"port salut cheese","source":"sr28:01009","density":0.45}
{"food":"port wine","source":"sr28:14106","density":0.99}
{"food":"portabella mushroom","source":"sr28:11260","density":0.3}
{"food":"portobellini mushroom","source":"sr28:11260","density":0.3}
{"food":"portobello","source":"sr28:11265","density":0.364}
{"food":"portobello mushroom","source":"sr28:11265","density":0.3}
{"food":"portuguese sausage","source":"sr28:07063"}
{"food":"potato","source":"sr28:11352","density":0.634,"variants":[{"when":"mashed","source":"sr28:11657"}]}
{"food":"potato bread","source":"sr28:18069","density":0.148}
{"food":"potato flour","source":"sr28:11413","density":0.55}
{"food":"potato salad","source":"sr28:11414","density":1.057}
{"food":"potato starch","source":"sr28:20027","density":0.6}
{"food":"potato wedge","source":"sr28:11402"}
{"food":"poultry seasoning","source":"sr28:02034","density":0.298}
{"food":"pound cake","source":"sr28:18120"}
{"food":"poussin","source":"sr28:05307"}
{"food":"praline","source":"sr28:12071","density":0.959}
{"food":"prawn","source":"sr28:15149","variants":[{"when":"\\\\bcooked\\\\b","source":"sr28:15151"}]}
{"food":"prawn cracker","source":"own:527,0.5,60,31,3,1,3,900"}
{"food":"pre-cooked lentil","source":"sr28:16069","density":0.85}
{"food":"preserved fresh lemon","source":"sr28:09150","density":0.896}
{"food":"preserved lemon","source":"sr28:09150","density":0.896,"piece":58}
{"food":"preserving sugar","source":"sr28:19335","density":0.85}
{"food":"pretzel","source":"sr28:19047"}
{"food":"pretzel bread","source":"sr28:18069","density":0.148}
{"food":"pretzel stick","source":"sr28:19047"}
{"food":"prickly pear","source":"sr28:09252","density":0.592,"piece":178}
{"food":"primula cheese","source":"sr28:01009","density":0.45}
{"food":"processed cheese","source":"sr28:01042","density":0.45}
{"food":"profiterole","source":"sr28:18237"}
{"food":"prosciutto","source":"sr28:10141"}
{"food":"prosciutto ham","source":"sr28:10182","density":0.592}
{"food":"prosecco","source":"sr28:14106","density":0.99}
{"food":"protein bar","source":"sr28:19020"}
{"food":"protein powder","source":"sr28:14066","density":0.41}
{"food":"provolone","source":"sr28:01035","density":0.558}
{"food":"prune","source":"sr28:09291","density":0.735}
{"food":"prune juice","source":"sr28:09400","density":1.04}
{"food":"psyllium husk","source":"own:42,2,2,0,0,80,0,0"}
{"food":"pudding rice","source":"sr28:20052","density":0.85}
{"food":"puff pastry","source":"sr28:18337"}
{"food":"puffed rice","source":"sr28:08156","density":0.059}
{"food":"puffed tofu","source":"sr28:16129"}
{"food":"pullet egg","source":"sr28:01123","density":1.027}
{"food":"pumpernickel","source":"sr28:18044"}
{"food":"pumpkin","source":"sr28:11422","density":0.49}
{"food":"pumpkin seed","source":"sr28:12014","density":0.6}
{"food":"pumpkin seed oil","source":"sr28:04044","density":0.92}
{"food":"purple asparagus","source":"sr28:11011","density":0.566}
{"food":"purple basil","source":"sr28:02044","density":0.101}
{"food":"purple carrot","source":"sr28:11124","density":0.541}
{"food":"purple kale","source":"sr28:11233","density":0.068}
{"food":"purple potato","source":"sr28:11352","density":0.634}
{"food":"purple sprouting broccoli","source":"sr28:11096","density":0.169}
{"food":"purple sweet potato","source":"sr28:11507","density":0.562}
{"food":"puy lentil","source":"sr28:16069","density":0.85}
{"food":"px sherry","source":"sr28:14536","density":0.99}
{"food":"quail","source":"sr28:05157"}
{"food":"quail egg","source":"sr28:01140"}
{"food":"quark","source":"sr28:01256"}
{"food":"quartirolo cheese","source":"sr28:01009","density":0.45}
{"food":"queen olive","source":"sr28:09193","density":0.568}
{"food":"queso blanco cheese","source":"sr28:01009","density":0.45}
{"food":"queso fresco","source":"sr28:01228","density":0.516}
{"food":"quiche","source":"own:270,7,35,12,5,1.5,3,350"}
{"food":"quince","source":"sr28:09296"}
{"food":"quinoa","source":"sr28:20035","density":0.75,"variants":[{"when":"\\\\bcooked\\\\b","source":"sr28:20137"}]}
{"food":"quinoa flake","source":"sr28:08120","density":0.342}
{"food":"quorn","source":"sr28:43128","density":0.71}
{"food":"rabbit","source":"sr28:17177"}
{"food":"rack of lamb","source":"sr28:17011"}
{"food":"raclette","source":"sr28:01020","density":0.558}
{"food":"radicchio","source":"sr28:11952","density":0.169}
{"food":"radish","source":"sr28:11429","density":0.49}
{"food":"rainbow carrot","source":"sr28:11124","density":0.541}
{"food":"rainbow chard","source":"sr28:11147","density":0.152}
{"food":"rainbow sherbet","source":"sr28:19097","density":0.55}
{"food":"rainbow trout","source":"sr28:15240"}
{"food":"rainbow trout fillet","source":"sr28:15240"}
{"food":"rainbow trout steak","source":"sr28:15240"}
{"food":"raisin","source":"sr28:09298","density":0.6,"piece":43}
{"food":"rambutan","source":"sr28:09172","piece":3.2}
{"food":"ramen noodle","source":"sr28:06583"}
{"food":"ranch dressing","source":"sr28:04639"}
{"food":"ranch seasoning","source":"sr28:06075"}
{"food":"rapadura sugar","source":"sr28:19335","density":0.85}
{"food":"rapeseed oil","source":"sr28:04582","density":0.92}
{"food":"ras el hanout","source":"sr28:02015","density":0.426}
{"food":"raspberry","source":"sr28:09302","density":0.5}
{"food":"raspberry extract","source":"sr28:02050","density":0.879}
{"food":"raspberry jam","source":"sr28:19297","density":1.3}
{"food":"raspberry jelly","source":"sr28:19300"}
{"food":"raspberry juice","source":"sr28:09400","density":1.04}
{"food":"raspberry sherbet","source":"sr28:19097","density":0.55}
{"food":"raspberry sorbet","source":"sr28:19097","density":0.55}
{"food":"raspberry vinaigrette","source":"sr28:04114","density":0.993}
{"food":"raspberry vinegar","source":"sr28:02068","density":1.01}
{"food":"raspberry yoghurt","source":"sr28:01116","density":1.03}
{"food":"ravioli","source":"own:290,12,45,6.5,3.5,2.5,2,350"}
{"food":"raw almond","source":"sr28:12061","density":0.55}
{"food":"raw beetroot","source":"sr28:11080","density":0.575}
{"food":"raw cashew","source":"sr28:12087","density":0.55}
{"food":"raw ham","source":"sr28:10182","density":0.592}
{"food":"raw king prawn","source":"sr28:15149"}
{"food":"raw milk","source":"sr28:01077","density":1.03}
{"food":"raw peanut","source":"sr28:16087","density":0.6}
{"food":"raw pistachio","source":"sr28:12151","density":0.55}
{"food":"raw pumpkin seed","source":"sr28:12014","density":0.6}
{"food":"raw shelled pistachio","source":"sr28:12151","density":0.55}
{"food":"raw sugar","source":"sr28:19908","density":0.85}
{"food":"raw sunflower seed","source":"sr28:12036","density":0.6}
{"food":"razor clam","source":"sr28:15157","density":0.959,"piece":14.5}
{"food":"ready-cooked puy lentil","source":"sr28:16069","density":0.85}
{"food":"ready-cooked rice","source":"sr28:20044","density":0.85}
{"food":"ready-made english mustard","source":"sr28:02046","density":1.05}
{"food":"ready-to-eat dried apricot","source":"sr28:09032","density":0.549}
{"food":"red banana","source":"sr28:09040","density":0.634}
{"food":"red cabbage","source":"sr28:11112","density":0.376}
{"food":"red cheddar","source":"sr28:01009","density":0.45}
{"food":"red cherry","source":"sr28:09070","density":0.651}
{"food":"red chicory","source":"sr28:11151","density":0.38}
{"food":"red chilli","source":"sr28:11819","density":0.634}
{"food":"red cooking wine","source":"sr28:14106","density":0.99}
{"food":"red delicious apple","source":"sr28:09003","density":0.461}
{"food":"red food colouring","source":"own:0,0,0,0,0,0,0,0"}
{"food":"red gooseberry","source":"sr28:09107","density":0.634}
{"food":"red grape","source":"sr28:09132","density":0.638}
{"food":"red grape juice","source":"sr28:09400","density":1.04}
{"food":"red grapefruit","source":"sr28:09111","density":0.972}
{"food":"red kale","source":"sr28:11233","density":0.068}
{"food":"red kuri squash","source":"sr28:11643","density":0.49}
{"food":"red leaf lettuce","source":"sr28:11253","density":0.152}
{"food":"red leicester","source":"sr28:01009","density":0.558}
{"food":"red lentil","source":"sr28:16144","density":0.85}
{"food":"red lettuce","source":"sr28:11253","density":0.152}
{"food":"red onion","source":"sr28:11282","density":0.676}
{"food":"red palm oil","source":"sr28:04055","density":0.92}
{"food":"red pepper","source":"sr28:11821","density":0.63}
{"food":"red peppercorn","source":"sr28:02030"}
{"food":"red pesto","source":"sr28:06626","density":1.065}
{"food":"red plum","source":"sr28:09279","density":0.697}
{"food":"red potato","source":"sr28:11355","density":0.634}
{"food":"red prawn","source":"sr28:15149"}
{"food":"red rice","source":"sr28:20044","density":0.85}
{"food":"red seedless grape","source":"sr28:09132","density":0.638}
{"food":"red snapper","source":"sr28:15101"}
{"food":"red snapper fillet","source":"sr28:15101"}
{"food":"red snapper steak","source":"sr28:15101"}
{"food":"red split lentil","source":"sr28:16069","density":0.85}
{"food":"red thai chilli","source":"sr28:11819","density":0.634}
{"food":"red vermouth","source":"sr28:14536","density":0.99}
{"food":"red wine","source":"sr28:14096","density":0.99}
{"food":"red wine vinegar","source":"sr28:02068","density":1.01}
{"food":"redcurrant","source":"sr28:09084","density":0.473}
{"food":"redcurrant jelly","source":"sr28:19300"}
{"food":"redskin peanut","source":"sr28:16087","density":0.6}
{"food":"reduced-fat cheddar","source":"sr28:01260","density":0.45}
{"food":"reduced-fat cheese","source":"sr28:01009","density":0.45}
{"food":"reduced-fat coconut milk","source":"sr28:12118","density":0.98}
{"food":"reduced-fat mayonnaise","source":"sr28:04025","density":0.93}
{"food":"reduced-salt soy sauce","source":"sr28:16424","density":1.15}
{"food":"reduced-sodium soy sauce","source":"sr28:16123","density":1.15}
{"food":"refried bean","source":"sr28:16171","density":1.023}
{"food":"refrigerated biscuit","source":"sr28:18014"}
{"food":"relish","source":"sr28:11945","density":1.036}
{"food":"reposado tequila","source":"sr28:14037","density":0.95}
{"food":"rhubarb","source":"sr28:09307","density":0.516}
{"food":"rib-eye steak","source":"sr28:13095"}
{"food":"ribeye steak","source":"sr28:13095"}
{"food":"rice","source":"sr28:20044","density":0.85,"variants":[{"when":"\\\\b(cooked|leftover)\\\\b","source":"sr28:20045"}]}
{"food":"rice bran oil","source":"sr28:04044","density":0.92}
{"food":"rice cake","source":"sr28:19051"}
{"food":"rice cracker","source":"sr28:19051"}
{"food":"rice flake","source":"sr28:20044","density":0.782}
{"food":"rice flour","source":"sr28:20061","density":0.55}
{"food":"rice krispie","source":"sr28:08065","density":0.123}
{"food":"rice milk","source":"sr28:14639","density":1.03}
{"food":"rice noodle","source":"sr28:20133"}
{"food":"rice paper","source":"sr28:20133"}
{"food":"rice syrup","source":"sr28:19350","density":1.35}
{"food":"rice vinegar","source":"sr28:02053","density":1.01}
{"food":"rice wine","source":"sr28:43479","density":0.99}
{"food":"rich tea biscuit","source":"sr28:28351"}
{"food":"ricotta","source":"sr28:01036","density":1,"variants":[{"when":"part[- ]skim|low[- ]?fat","source":"sr28:01037"}]}
{"food":"ridge cucumber","source":"sr28:11205","density":0.44}
{"food":"rigatoni","source":"sr28:20120","density":0.4}
{"food":"rigatoni pasta","source":"sr28:20120","density":0.4}
{"food":"ripe black olive","source":"sr28:09193","density":0.568}
{"food":"ripe mango","source":"sr28:09176","density":0.697}
{"food":"ripe olive","source":"sr28:09193","density":0.568}
{"food":"ripe vine tomato","source":"sr28:11529","density":0.761}
{"food":"risotto rice","source":"sr28:20052","density":0.85}
{"food":"ritz","source":"sr28:18229","density":0.22}
{"food":"roast potato","source":"sr28:11352","density":0.634}
{"food":"roasted almond","source":"sr28:12063","density":0.55}
{"food":"roasted almond butter","source":"sr28:12195","density":1.05}
{"food":"roasted and salted cashew","source":"sr28:12087","density":0.55}
{"food":"roasted and salted pecan","source":"sr28:12142","density":0.45}
{"food":"roasted and salted pumpkin seed","source":"sr28:12014","density":0.6}
{"food":"roasted and salted sunflower seed","source":"sr28:12036","density":0.6}
{"food":"roasted cashew","source":"sr28:12085","density":0.55}
{"food":"roasted garlic","source":"sr28:11215","density":0.575,"piece":3}
{"food":"roasted hazelnut","source":"sr28:12120","density":0.55}
{"food":"roasted peanut","source":"sr28:16089","density":0.6}
{"food":"roasted pecan","source":"sr28:12142","density":0.45}
{"food":"roasted pistachio","source":"sr28:12151","density":0.55}
{"food":"roasted pumpkin seed","source":"sr28:12014","density":0.6}
{"food":"roasted red pepper","source":"sr28:11821","density":0.63,"piece":119}
{"food":"roasted salted almond","source":"sr28:12061","density":0.55}
{"food":"roasted salted cashew","source":"sr28:12087","density":0.55}
{"food":"roasted salted peanut","source":"sr28:16089","density":0.6}
{"food":"roasted salted sunflower seed","source":"sr28:12036","density":0.6}
{"food":"roasted sesame seed","source":"sr28:12024","density":0.6}
{"food":"roasted sunflower seed","source":"sr28:12036","density":0.6}
{"food":"roasted unsalted peanut","source":"sr28:16087","density":0.6}
{"food":"roasting potato","source":"sr28:11352","density":0.634}
{"food":"robiola cheese","source":"sr28:01009","density":0.45}
{"food":"robust red wine","source":"sr28:14096","density":0.99}
{"food":"rocha pear","source":"sr28:09252","density":0.592}
{"food":"rock melon","source":"sr28:09181","density":0.676}
{"food":"rock salt","source":"sr28:02047","density":1.2}
{"food":"rock sugar","source":"sr28:19335","density":0.85}
{"food":"rocket","source":"sr28:11959","density":0.085}
{"food":"rocoto chilli","source":"sr28:11819","density":0.634}
{"food":"rolo","source":"sr28:19120","density":0.71}
{"food":"roma tomato","source":"sr28:11529","density":0.761}
{"food":"romaine","source":"sr28:11251","density":0.199}
{"food":"romaine lettuce","source":"sr28:11251","density":0.199}
{"food":"romanesco","source":"sr28:11965","density":0.271}
{"food":"romano pepper","source":"sr28:11821","density":0.63}
{"food":"rooibos tea","source":"sr28:14355","density":1.002}
{"food":"rooster potato","source":"sr28:11352","density":0.634}
{"food":"root beer","source":"sr28:14003","density":1.004}
{"food":"roquefort","source":"sr28:01039"}
{"food":"roscoff onion","source":"sr28:11282","density":0.676}
{"food":"rose cordial","source":"own:150,0,38,0,0,0,37,5"}
{"food":"rose water","source":"sr28:02050","density":0.879}
{"food":"rose wine","source":"sr28:14253","density":0.99}
{"food":"rosehip","source":"sr28:09078","density":0.423}
{"food":"rosemary","source":"sr28:02063","density":0.115}
{"food":"rotel","source":"sr28:11537","density":1}
{"food":"rotini","source":"sr28:20120","density":0.4}
{"food":"rotini pasta","source":"sr28:20120","density":0.4}
{"food":"round courgette","source":"sr28:11477","density":0.524}
{"food":"round lettuce","source":"sr28:11253","density":0.152}
{"food":"round shallot","source":"sr28:11677"}
{"food":"royal gala apple","source":"sr28:09503","density":0.461}
{"food":"royal icing","source":"sr28:19083"}
{"food":"rubbed sage","source":"sr28:02038","density":0.135}
{"food":"ruby chard","source":"sr28:11147","density":0.152}
{"food":"ruby grapefruit","source":"sr28:09111","density":0.972}
{"food":"ruby grapefruit juice","source":"sr28:09404","density":1.04}
{"food":"ruby port","source":"sr28:14057","density":0.99}
{"food":"rum","source":"sr28:14037","density":0.95}
{"food":"rum extract","source":"sr28:02050","density":0.879}
{"food":"rump steak","source":"sr28:13929"}
{"food":"runner bean","source":"sr28:11052","density":0.423}
{"food":"rusk","source":"sr28:18224"}
{"food":"russet apple","source":"sr28:09003","density":0.461}
{"food":"russet potato","source":"sr28:11353","density":0.634}
{"food":"russian kale","source":"sr28:11233","density":0.068}
{"food":"rustic italian bread","source":"sr28:18033"}
{"food":"rye","source":"sr28:20062","density":0.714}
{"food":"rye bread","source":"sr28:18060"}
{"food":"rye flake","source":"sr28:08120","density":0.342}
{"food":"rye flour","source":"sr28:20064","density":0.53}
{"food":"saddle of lamb","source":"sr28:17011"}
{"food":"safflower oil","source":"sr28:04510","density":0.92}
{"food":"saffron","source":"sr28:02037","density":0.142}
{"food":"sage","source":"sr28:02063","density":0.115}
{"food":"saint-nectaire cheese","source":"sr28:01009","density":0.45}
{"food":"sake","source":"sr28:43479","density":1}
{"food":"salad cream","source":"sr28:04018","density":0.993}
{"food":"salami","source":"sr28:07072"}
{"food":"salmon","source":"sr28:15236"}
{"food":"salmon fillet","source":"sr28:15236"}
{"food":"salmon steak","source":"sr28:15236"}
{"food":"salsa","source":"sr28:06164","density":1.05}
{"food":"salsa verde","source":"sr28:27047","density":1.05}
{"food":"salsify","source":"sr28:11437","density":0.562}
{"food":"salt","source":"sr28:02047","density":1.2}
{"food":"salt cod","source":"sr28:15015","piece":231}
{"food":"salted almond","source":"sr28:12061","density":0.55}
{"food":"salted cashew","source":"sr28:12087","density":0.55}
{"food":"salted peanut","source":"sr28:16089","density":0.6}
{"food":"salted pistachio","source":"sr28:12151","density":0.55}
{"food":"salted roasted peanut","source":"sr28:16089","density":0.6}
{"food":"saltine","source":"sr28:18228","density":0.296}
{"food":"sambal oelek","source":"sr28:06631","density":1.319}
{"food":"san marzano tomato","source":"sr28:11529","density":0.761}
{"food":"sanding sugar","source":"sr28:19335","density":0.85}
{"food":"sardine","source":"sr28:15088","density":0.63}
{"food":"sardine fillet","source":"sr28:15088","density":0.63}
{"food":"sardine steak","source":"sr28:15088","density":0.63}
{"food":"sashimi-grade tuna","source":"sr28:15127"}
{"food":"satsuma","source":"sr28:09218","density":0.824}
{"food":"sauerkraut","source":"sr28:11439","density":0.6}
{"food":"sausage","source":"sr28:07063"}
{"food":"sausage meat","source":"sr28:07063"}
{"food":"savoy cabbage","source":"sr28:11114","density":0.296}
{"food":"scallop","source":"sr28:15172"}
{"food":"scamorza cheese","source":"sr28:01009","density":0.45}
{"food":"schmaltz","source":"sr28:04542","density":0.866}
{"food":"schnapps","source":"sr28:14037","density":0.95}
{"food":"scone","source":"own:316,8,50,9,4,2,10,400"}
{"food":"scorzonera","source":"sr28:11437","density":0.562}
{"food":"scotch","source":"sr28:14037","density":0.95}
{"food":"scotch bonnet","source":"sr28:11819","density":0.634,"piece":45}
{"food":"scotch bonnet chilli","source":"sr28:11819","density":0.634}
{"food":"scotch whisky","source":"sr28:14037","density":0.95}
{"food":"sea bass","source":"sr28:15091"}
{"food":"sea bass fillet","source":"sr28:15091"}
{"food":"sea bass steak","source":"sr28:15091"}
{"food":"sea bream","source":"sr28:15101"}
{"food":"sea bream fillet","source":"sr28:15101"}
{"food":"sea bream steak","source":"sr28:15101"}
{"food":"sea buckthorn","source":"sr28:09078","density":0.423}
{"food":"sea kale","source":"sr28:11233","density":0.068}
{"food":"sea salt","source":"sr28:02047","density":1.2}
{"food":"sea salt flake","source":"sr28:02047","density":0.6}
{"food":"sea trout","source":"sr28:15240"}
{"food":"seasoned rice vinegar","source":"sr28:02053","density":1.01}
{"food":"seasoned salt","source":"sr28:02047","density":1.2}
{"food":"seaweed","source":"sr28:11445"}
{"food":"seeded bread","source":"sr28:18069","density":0.148}
{"food":"seeded mustard","source":"sr28:02046","density":1.05}
{"food":"seeded tortilla","source":"sr28:18364"}
{"food":"seitan","source":"sr28:43128","density":0.71}
{"food":"self-raising flour","source":"sr28:20082","density":0.53}
{"food":"self-raising wholemeal flour","source":"sr28:20080","density":0.53}
{"food":"semi-skimmed milk","source":"sr28:01079","density":1.03}
{"food":"semolina","source":"sr28:20066","density":0.7}
{"food":"serrano ham","source":"sr28:10141"}
{"food":"serrano pepper","source":"sr28:11977","density":0.444,"piece":6.1}
{"food":"sesame oil","source":"sr28:04058","density":0.92}
{"food":"sesame seed","source":"sr28:12023","density":0.6}
{"food":"seville orange","source":"sr28:09200","density":0.761}
{"food":"shallot","source":"sr28:11677"}
{"food":"shao hsing wine","source":"sr28:14106","density":0.99}
{"food":"shaoxing rice wine","source":"sr28:43479","density":0.99}
{"food":"shaoxing wine","source":"sr28:43479","density":0.99}
{"food":"sharp apple","source":"sr28:09003","density":0.461}
{"food":"sharp cheddar","source":"sr28:01009","density":0.45}
{"food":"sheep's cheese","source":"sr28:01009","density":0.45}
{"food":"sheep's milk","source":"sr28:01109","density":1.03}
{"food":"sheep's yoghurt","source":"sr28:01116","density":1.03}
{"food":"shell pasta","source":"sr28:20120","density":0.4}
{"food":"shelled hemp seed","source":"sr28:12012","density":0.6}
{"food":"shelled pistachio","source":"sr28:12151","density":0.55}
{"food":"shelled pumpkin seed","source":"sr28:12014","density":0.6}
{"food":"shelled unsalted pistachio","source":"sr28:12151","density":0.55}
{"food":"shelled walnut","source":"sr28:12155","density":0.45}
{"food":"shellfish stock","source":"sr28:06700","density":1}
{"food":"sherbet","source":"sr28:19097","density":0.626}
{"food":"sherry","source":"sr28:14536","density":0.99}
{"food":"sherry vinegar","source":"sr28:02068","density":1.01}
{"food":"sherry wine","source":"sr28:14106","density":0.99}
{"food":"shichimi togarashi","source":"sr28:02009","density":0.541}
{"food":"shiitake","source":"sr28:11238"}
{"food":"shiitake mushroom","source":"sr28:11238","density":0.3}
{"food":"shimeji mushroom","source":"sr28:11950","density":0.3}
{"food":"shirataki noodle","source":"sr28:20109","density":0.161}
{"food":"short rib","source":"sr28:13147"}
{"food":"short-grain rice","source":"sr28:20052","density":0.85}
{"food":"shortbread","source":"sr28:18192"}
{"food":"shortbread biscuit","source":"sr28:18192"}
{"food":"shortcrust pastry","source":"sr28:18402"}
{"food":"shoulder of lamb","source":"sr28:17035"}
{"food":"shredded cabbage","source":"sr28:11109","density":0.376}
{"food":"shredded lettuce","source":"sr28:11252","density":0.241}
{"food":"shredded wheat","source":"sr28:08147"}
{"food":"sichuan pepper","source":"sr28:02030"}
{"food":"sichuan peppercorn","source":"sr28:02030"}
{"food":"sicilian lemon","source":"sr28:09150","density":0.896}
{"food":"silken tofu","source":"sr28:16127","density":1.048}
{"food":"silver tequila","source":"sr28:14037","density":0.95}
{"food":"silvered almond","source":"sr28:12061","density":0.55}
{"food":"silverside","source":"sr28:13868"}
{"food":"simnel cake","source":"sr28:18133"}
{"food":"simple syrup","source":"sr28:19350","density":1.35}
{"food":"singapore noodle","source":"sr28:20109","density":0.161}
{"food":"single cream","source":"sr28:01050","density":1}
{"food":"sirloin steak","source":"sr28:13929"}
{"food":"skewer","source":"own:0,0,0,0,0,0,0,0"}
{"food":"skimmed milk","source":"sr28:01085","density":1.03}
{"food":"skin-on almond","source":"sr28:12061","density":0.55}
{"food":"skinless hazelnut","source":"sr28:12120","density":0.55}
{"food":"skinless peanut","source":"sr28:16087","density":0.6}
{"food":"skinned hazelnut","source":"sr28:12120","density":0.55}
{"food":"skirt steak","source":"sr28:13970"}
{"food":"skyr","source":"sr28:01256"}
{"food":"sliced almond","source":"sr28:12061","density":0.55}
{"food":"sliced black olive","source":"sr28:09193","density":0.568}
{"food":"sliced green olive","source":"sr28:09195"}
{"food":"sliced mushroom","source":"sr28:11260","density":0.3}
{"food":"sliced turkey","source":"sr28:05165"}
{"food":"slivered almond","source":"sr28:12061","density":0.55}
{"food":"slivered pistachio","source":"sr28:12151","density":0.55}
{"food":"sloe gin","source":"sr28:14037","density":0.95}
{"food":"small red chilli","source":"sr28:11819","density":0.634}
{"food":"smarties","source":"sr28:19120","density":0.71}
{"food":"smetana","source":"sr28:01056","density":0.972}
{"food":"smoked almond","source":"sr28:12061","density":0.55}
{"food":"smoked back bacon","source":"sr28:10130"}
{"food":"smoked bacon","source":"sr28:10123"}
{"food":"smoked cheddar","source":"sr28:01009","density":0.45}
{"food":"smoked cheese","source":"sr28:01009","density":0.45}
{"food":"smoked chicken","source":"sr28:05006"}
{"food":"smoked cod","source":"sr28:15015","piece":231}
{"food":"smoked fish","source":"sr28:15015","piece":231}
{"food":"smoked garlic","source":"sr28:11215","density":0.575,"piece":3}
{"food":"smoked gouda","source":"sr28:01022"}
{"food":"smoked haddock","source":"sr28:15035"}
{"food":"smoked haddock fillet","source":"sr28:15033","piece":193}
{"food":"smoked kipper","source":"sr28:15042","piece":65}
{"food":"smoked mackerel","source":"sr28:15042","piece":65}
{"food":"smoked mackerel fillet","source":"sr28:15046","piece":112}
{"food":"smoked mozzarella","source":"sr28:01026","density":0.473}
{"food":"smoked mussel","source":"sr28:15164","density":0.634,"piece":16}
{"food":"smoked oyster","source":"sr28:15167","density":1.048,"piece":14}
{"food":"smoked paprika","source":"sr28:02028","density":0.45}
{"food":"smoked salmon","source":"sr28:15179"}
{"food":"smoked salt","source":"sr28:02047","density":1.2}
{"food":"smoked sausage","source":"sr28:07059"}
{"food":"smoked sea salt","source":"sr28:02047","density":1.2}
{"food":"smoked streaky bacon","source":"sr28:10123"}
{"food":"smoked thick-cut bacon","source":"sr28:10123"}
{"food":"smoked tofu","source":"sr28:16426","density":1.065}
{"food":"smoked trout","source":"sr28:15240","piece":79}
{"food":"smoked tuna","source":"sr28:15127"}
{"food":"smokehouse almond","source":"sr28:12061","density":0.55}
{"food":"smooth almond butter","source":"sr28:12195","density":1.05}
{"food":"smooth dijon mustard","source":"sr28:02046","density":1.05}
{"food":"smoothie","source":"sr28:09400","density":1.048}
{"food":"snack bar","source":"sr28:19020"}
{"food":"snapper","source":"sr28:15101"}
{"food":"snapper fillet","source":"sr28:15101"}
{"food":"snapper steak","source":"sr28:15101"}
{"food":"snickers","source":"sr28:19126","density":0.63}
{"food":"snow crab","source":"sr28:15139"}
{"food":"soba noodle","source":"sr28:20114"}
{"food":"soda bread","source":"sr28:18069","density":0.148}
{"food":"soft dark brown sugar","source":"sr28:19334","density":0.85}
{"food":"soft drink","source":"sr28:14142","density":1.048}
{"food":"soft lettuce","source":"sr28:11253","density":0.152}
{"food":"soft light brown sugar","source":"sr28:19334","density":0.85}
{"food":"soft tofu","source":"sr28:16127","density":1.048}
{"food":"soft white cheese","source":"sr28:01009","density":0.45}
{"food":"soft-shell crab","source":"sr28:15139"}
{"food":"soju","source":"sr28:14037","density":0.95}
{"food":"sole","source":"sr28:15028"}
{"food":"sole fillet","source":"sr28:15028"}
{"food":"sole steak","source":"sr28:15028"}
{"food":"somen noodle","source":"sr28:20116"}
{"food":"sorbet","source":"sr28:19097","density":0.55}
{"food":"sorghum","source":"sr28:20067","density":0.812}
{"food":"sorrel","source":"sr28:11616","density":0.562}
{"food":"soup pasta","source":"sr28:20120","density":0.385}
{"food":"sour cherry","source":"sr28:09063","density":0.655}
{"food":"sourdough","source":"sr28:18029"}
{"food":"sourdough bread","source":"sr28:18029"}
{"food":"sourdough starter","source":"own:43,0.9,7,0,0,2,5,20"}
{"food":"soured cream","source":"sr28:01056","density":1,"variants":[{"when":"(light|low[- ]?fat|reduced)","source":"sr28:01179"},{"when":"fat[- ]free","source":"sr28:01180"}]}
{"food":"soy sauce","source":"sr28:16123","density":1.15}
{"food":"soya cream","source":"own:195,2,5,19,3,0,3,60","density":1.03}
{"food":"soya milk","source":"sr28:16120","density":1.03}
{"food":"soya yoghurt","source":"sr28:43476","density":1.03}
{"food":"soybean oil","source":"sr28:04044","density":0.92}
{"food":"spaghetti","source":"sr28:20120","density":0.385}
{"food":"spaghetti squash","source":"sr28:11492","density":0.427}
{"food":"spanish green olive","source":"sr28:09195"}
{"food":"spanish olive","source":"sr28:09193","density":0.568}
{"food":"spanish rice","source":"sr28:20050","density":0.85}
{"food":"spare rib","source":"sr28:10088"}
{"food":"sparkling sugar","source":"sr28:19335","density":0.85}
{"food":"sparkling water","source":"sr28:14412","density":1}
{"food":"sparkling wine","source":"sr28:14106","density":0.99}
{"food":"speculoos biscuit","source":"own:484,4.5,72.6,19.5,9.4,1.3,38,380"}
{"food":"spelt","source":"sr28:20140","density":0.735}
{"food":"spelt bread","source":"sr28:18069","density":0.148}
{"food":"spelt flake","source":"sr28:08120","density":0.342}
{"food":"spelt flour","source":"sr28:20140","density":0.53}
{"food":"spelt pasta","source":"sr28:20120","density":0.385}
{"food":"spice cake mix","source":"sr28:18144"}
{"food":"spiced rum","source":"sr28:14037","density":0.95}
{"food":"spicy brown mustard","source":"sr28:02046","density":1.05}
{"food":"spicy italian sausage","source":"sr28:07036"}
{"food":"spicy sausage","source":"sr28:07063"}
{"food":"spider crab","source":"sr28:15139"}
{"food":"spinach","source":"sr28:11457","density":0.13}
{"food":"spinach and ricotta ravioli","source":"own:290,12,45,6.5,3.5,2.5,2,350"}
{"food":"spinach and ricotta tortellini","source":"own:290,12,45,6.5,3.5,2.5,2,350"}
{"food":"spinach pasta","source":"sr28:20120","density":0.385}
{"food":"spirit","source":"sr28:14037","density":0.95}
{"food":"spirulina","source":"own:350,40,30,5,1,30,5,200"}
{"food":"split almond","source":"sr28:12061","density":0.55}
{"food":"split pea","source":"sr28:16085","density":0.833}
{"food":"split red lentil","source":"sr28:16144","density":0.85}
{"food":"split urad dal","source":"sr28:16083","density":0.85}
{"food":"sponge finger","source":"sr28:18423"}
{"food":"spread","source":"sr28:04613","density":0.96}
{"food":"spreadable butter","source":"sr28:01001","density":0.96}
{"food":"spring cabbage","source":"sr28:11109","density":0.376}
{"food":"spring greens","source":"sr28:11161","density":0.152}
{"food":"spring onion","source":"sr28:11291","density":0.423}
{"food":"sprinkle","source":"sr28:19107"}
{"food":"squash","source":"sr28:11643","density":0.49}
{"food":"squash drink","source":"own:150,0,38,0,0,0,37,5"}
{"food":"squid","source":"sr28:15175"}
{"food":"sriracha","source":"sr28:06631","density":1.319}
{"food":"star anise","source":"sr28:02002"}
{"food":"star fruit","source":"sr28:09060","density":0.558}
{"food":"steak sauce","source":"sr28:27048"}
{"food":"steel-cut oat","source":"sr28:08120","density":0.6}
{"food":"stevia","source":"sr28:19918"}
{"food":"stewing steak","source":"sr28:23093"}
{"food":"sticky rice","source":"sr28:20054","density":0.85}
{"food":"sticky rice flour","source":"sr28:20061","density":0.55}
{"food":"stilton","source":"sr28:01004","density":0.571}
{"food":"stinking bishop cheese","source":"sr28:01009","density":0.45}
{"food":"stock","source":"sr28:06700","density":1}
{"food":"stock cube","source":"sr28:06081"}
{"food":"stone-ground mustard","source":"sr28:02046","density":1.05}
{"food":"stoned black olive","source":"sr28:09193","density":0.568}
{"food":"stoned green olive","source":"sr28:09195"}
{"food":"stoneground mustard","source":"sr28:02046","density":1.05}
{"food":"stout","source":"sr28:14003","density":1}
{"food":"stracchino cheese","source":"sr28:01009","density":0.45}
{"food":"straw mushroom","source":"sr28:11260","density":0.3}
{"food":"strawberry","source":"sr28:09316","density":0.6}
{"food":"strawberry ice cream","source":"sr28:19095","density":0.55}
{"food":"strawberry jam","source":"sr28:19297","density":1.3}
{"food":"strawberry jelly","source":"sr28:19300"}
{"food":"strawberry milk","source":"sr28:01077","density":1.03}
{"food":"strawberry yoghurt","source":"sr28:01120","density":1.03}
{"food":"streaky bacon","source":"sr28:10123"}
{"food":"strong cheddar","source":"sr28:01009","density":0.45}
{"food":"strong cheese","source":"sr28:01009","density":0.45}
{"food":"strong white bread flour","source":"sr28:20083","density":0.53}
{"food":"strong wholemeal flour","source":"sr28:20080","density":0.53}
{"food":"stuffed green olive","source":"sr28:09195"}
{"food":"stuffed olive","source":"sr28:09193","density":0.568}
{"food":"stuffing","source":"sr28:18081"}
{"food":"suet","source":"sr28:13335"}
{"food":"suet pastry","source":"sr28:18336"}
{"food":"sugar","source":"sr28:19335","density":0.85}
{"food":"sugar cookie","source":"sr28:18159"}
{"food":"sugar cube","source":"sr28:19335","density":0.845}
{"food":"sugar snap pea","source":"sr28:11300","density":0.266}
{"food":"sugar syrup","source":"sr28:19350","density":1.35}
{"food":"sugared almond","source":"sr28:12061","density":0.55}
{"food":"sultana","source":"sr28:09298","density":0.6,"piece":43}
{"food":"sumac","source":"sr28:02028","density":0.46}
{"food":"summer sausage","source":"sr28:07063"}
{"food":"summer squash","source":"sr28:11641","density":0.478}
{"food":"sun-blush tomato","source":"sr28:11956","density":0.465}
{"food":"sun-dried tomato","source":"sr28:11955","density":0.228,"variants":[{"when":"in oil|oil[- ]packed","source":"sr28:11956"}]}
{"food":"sun-dried tomato paste","source":"sr28:11546","density":1.116}
{"food":"sunflower oil","source":"sr28:04506","density":0.92}
{"food":"sunflower seed","source":"sr28:12036","density":0.6}
{"food":"sushi ginger","source":"sr28:31033"}
{"food":"sushi rice","source":"sr28:20052","density":0.85}
{"food":"sushi vinegar","source":"sr28:02053","density":1.01}
{"food":"swede","source":"sr28:11435","density":0.592}
{"food":"sweet","source":"sr28:19106","density":0.769}
{"food":"sweet and sour sauce","source":"sr28:27050"}
{"food":"sweet bread","source":"sr28:18069","density":0.148}
{"food":"sweet cherry","source":"sr28:09070","density":0.651}
{"food":"sweet chilli sauce","source":"sr28:27050"}
{"food":"sweet italian sausage","source":"sr28:07036"}
{"food":"sweet marsala","source":"sr28:14057","density":0.99}
{"food":"sweet onion","source":"sr28:11294"}
{"food":"sweet pastry","source":"sr28:18402"}
{"food":"sweet potato","source":"sr28:11507","density":0.562}
{"food":"sweet potato flour","source":"sr28:11413","density":0.55}
{"food":"sweet potato noodle","source":"sr28:20109","density":0.161}
{"food":"sweet potato starch","source":"sr28:20027","density":0.6}
{"food":"sweet rice flour","source":"sr28:20054","density":0.55}
{"food":"sweet sherry","source":"sr28:14057","density":0.99}
{"food":"sweet vermouth","source":"sr28:14536","density":0.99}
{"food":"sweet white wine","source":"sr28:14106","density":0.99}
{"food":"sweet wine","source":"sr28:14106","density":0.99}
{"food":"sweetcorn","source":"sr28:11167","density":0.613}
{"food":"sweetcorn kernel","source":"sr28:11178","density":0.7}
{"food":"sweetcorn relish","source":"sr28:11945","density":1.036}
{"food":"sweetened dried cranberry","source":"sr28:09079","density":0.676}
{"food":"sweetener","source":"own:0,0,100,0,0,0,0,0"}
{"food":"sweetheart cabbage","source":"sr28:11109","density":0.376}
{"food":"swiss cheese","source":"sr28:01040","density":0.45}
{"food":"swordfish","source":"sr28:15110"}
{"food":"swordfish fillet","source":"sr28:15110"}
{"food":"swordfish steak","source":"sr28:15110"}
{"food":"szechuan peppercorn","source":"sr28:02030"}
{"food":"szechwan peppercorn","source":"sr28:02030"}
{"food":"taco kit","source":"sr28:02009","density":0.541}
{"food":"taco sauce","source":"sr28:06164","density":1.05}
{"food":"taco seasoning","source":"sr28:02075","density":0.578}
{"food":"taco seasoning mix","source":"sr28:02075","density":0.578}
{"food":"taco shell","source":"sr28:18360"}
{"food":"tagliatelle","source":"sr28:20120","density":0.385}
{"food":"tahini","source":"sr28:12166","density":1}
{"food":"taleggio","source":"sr28:01020","density":0.558}
{"food":"tallow","source":"sr28:04001","density":0.866}
{"food":"tamari","source":"sr28:16124","density":1.15}
{"food":"tamarind","source":"sr28:09322","density":0.507,"piece":2}
{"food":"tamarind chutney","source":"sr28:19304","density":1.3}
{"food":"tandoori curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"tandoori masala powder","source":"sr28:02015","density":0.426}
{"food":"tangerine","source":"sr28:09218","density":0.824}
{"food":"tangerine juice","source":"sr28:09400","density":1.04}
{"food":"tapenade","source":"sr28:09193","density":0.568,"piece":4.4}
{"food":"tapioca","source":"sr28:20068","density":0.642}
{"food":"tapioca flour","source":"sr28:20027","density":0.55}
{"food":"tapioca starch","source":"sr28:20027","density":0.6}
{"food":"taro","source":"sr28:11518","density":0.44}
{"food":"tarragon","source":"sr28:02063","density":0.115}
{"food":"tarragon mustard","source":"sr28:02046","density":1.05}
{"food":"tarragon vinegar","source":"sr28:02068","density":1.01}
{"food":"tart apple","source":"sr28:09003","density":0.461}
{"food":"tart cherry juice","source":"sr28:09400","density":1.04}
{"food":"tartare sauce","source":"sr28:27049"}
{"food":"tater tot","source":"sr28:11398","density":0.507}
{"food":"tawny port","source":"sr28:14057","density":0.99}
{"food":"tayberry","source":"sr28:09057","density":0.558}
{"food":"tea","source":"sr28:14355","density":1.002}
{"food":"tea biscuit","source":"sr28:28351"}
{"food":"teacake","source":"own:316,8,50,9,4,2,10,400"}
{"food":"teff","source":"sr28:20142","density":0.816}
{"food":"tempeh","source":"sr28:16114","density":0.702}
{"food":"tenderstem asparagus","source":"sr28:11011","density":0.566}
{"food":"tenderstem broccoli","source":"sr28:11090","density":0.385}
{"food":"tequila","source":"sr28:14037","density":0.95}
{"food":"teriyaki sauce","source":"sr28:06112","density":1.217}
{"food":"tetilla cheese","source":"sr28:01009","density":0.45}
{"food":"texas bread","source":"sr28:18069","density":0.148}
{"food":"textured vegetable protein","source":"sr28:16117","density":0.444}
{"food":"thai aubergine","source":"sr28:11209","density":0.347}
{"food":"thai basil","source":"sr28:02044","density":0.101}
{"food":"thai chilli","source":"sr28:11819","density":0.634}
{"food":"thai curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"thai green curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"thai red curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"thai rice","source":"sr28:20044","density":0.85}
{"food":"thai yellow curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"thermometer","source":"own:0,0,0,0,0,0,0,0"}
{"food":"thick soy sauce","source":"sr28:16123","density":1.15}
{"food":"thick white bread","source":"sr28:18069","density":0.148}
{"food":"thick-cut bacon","source":"sr28:10123"}
{"food":"thick-cut white bread","source":"sr28:18069","density":0.148}
{"food":"thin coconut milk","source":"sr28:12118","density":0.98}
{"food":"thousand island dressing","source":"sr28:04017","density":1.057}
{"food":"thyme","source":"sr28:02049","density":0.162}
{"food":"tiger bread","source":"sr28:18069","density":0.148}
{"food":"tiger nut","source":"sr28:12635","density":0.579}
{"food":"tiger prawn","source":"sr28:15149"}
{"food":"tiger tomato","source":"sr28:11529","density":0.761}
{"food":"tikka curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"tikka masala curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"tilapia","source":"sr28:15261"}
{"food":"tilapia fillet","source":"sr28:15261"}
{"food":"tilapia steak","source":"sr28:15261"}
{"food":"tilsit cheese","source":"sr28:01009","density":0.45}
{"food":"tinned apricot","source":"sr28:09024","density":1.031}
{"food":"tinned black cherry","source":"sr28:09072","density":1.057}
{"food":"tinned carrot","source":"sr28:11128","density":0.617}
{"food":"tinned cherry","source":"sr28:09072","density":1.057}
{"food":"tinned cherry tomato","source":"sr28:11531","density":1.014,"piece":111}
{"food":"tinned crab","source":"sr28:15141","density":0.571}
{"food":"tinned fruit","source":"sr28:09103","density":1.052}
{"food":"tinned fruit cocktail","source":"sr28:09103","density":1.052}
{"food":"tinned jackfruit","source":"sr28:09420","density":0.752}
{"food":"tinned mackerel","source":"sr28:15048","density":0.803}
{"food":"tinned mandarin","source":"sr28:09219","density":1.052}
{"food":"tinned mandarin orange","source":"sr28:09219","density":1.052}
{"food":"tinned pea","source":"sr28:11308","density":0.74}
{"food":"tinned peach","source":"sr28:09238","density":1.057}
{"food":"tinned peach slice","source":"sr28:09238","density":1.057}
{"food":"tinned pear","source":"sr28:09254","density":1.048}
{"food":"tinned pineapple","source":"sr28:09268","density":1.052}
{"food":"tinned pineapple chunk","source":"sr28:09268","density":1.052}
{"food":"tinned pineapple ring","source":"sr28:09268","density":1.052}
{"food":"tinned plum tomato","source":"sr28:11531","density":1.014,"piece":111}
{"food":"tinned potato","source":"sr28:11376","density":0.761}
{"food":"tinned prune","source":"sr28:09291","density":0.735}
{"food":"tinned salmon","source":"sr28:15260"}
{"food":"tinned sardine","source":"sr28:15088","density":0.63,"piece":12}
{"food":"tinned sweetcorn","source":"sr28:11172","density":0.693}
{"food":"tinned tuna","source":"sr28:15121","density":0.651,"variants":[{"when":"in (olive |sunflower )?oil","source":"sr28:15119"}]}
{"food":"tipo 00 flour","source":"sr28:20083","density":0.53}
{"food":"toasted almond","source":"sr28:12063","density":0.55}
{"food":"toasted cashew","source":"sr28:12087","density":0.55}
{"food":"toasted chopped pecan","source":"sr28:12142","density":0.45}
{"food":"toasted flaked almond","source":"sr28:12061","density":0.55}
{"food":"toasted hazelnut","source":"sr28:12120","density":0.55}
{"food":"toasted peanut","source":"sr28:16087","density":0.6}
{"food":"toasted pecan","source":"sr28:12142","density":0.45}
{"food":"toasted pumpkin seed","source":"sr28:12014","density":0.6}
{"food":"toasted sesame seed","source":"sr28:12023","density":0.6}
{"food":"toasted sliced almond","source":"sr28:12061","density":0.55}
{"food":"toasted slivered almond","source":"sr28:12061","density":0.55}
{"food":"toasted sunflower seed","source":"sr28:12036","density":0.6}
{"food":"toasted walnut","source":"sr28:12155","density":0.45}
{"food":"toasting bread","source":"sr28:18069","density":0.148}
{"food":"toffee","source":"sr28:19383"}
{"food":"toffee baking bit","source":"sr28:19085","density":0.65}
{"food":"toffee yoghurt","source":"sr28:01116","density":1.03}
{"food":"tofu","source":"sr28:16426","density":1.065,"variants":[{"when":"extra[- ]firm","source":"sr28:16159"},{"when":"silken|soft","source":"sr28:16127"}]}
{"food":"tomatillo","source":"sr28:11954","density":0.558}
{"food":"tomato","source":"sr28:11529","density":0.761}
{"food":"tomato chutney","source":"sr28:19304","density":1.3}
{"food":"tomato juice","source":"sr28:11540","density":1.04}
{"food":"tomato ketchup","source":"sr28:11935","density":1.15}
{"food":"tomato purée","source":"sr28:11546","density":1.1}
{"food":"tomato relish","source":"sr28:11945","density":1.036}
{"food":"tomato sauce","source":"sr28:11549","density":1.03,"variants":[{"when":"marinara|pasta sauce|spaghetti","source":"sr28:06931"}]}
{"food":"tomato soup","source":"sr28:06159","density":0.626}
{"food":"tomme cheese","source":"sr28:01009","density":0.45}
{"food":"tonic water","source":"sr28:14155","density":1}
{"food":"toor dal","source":"sr28:16085","density":0.85}
{"food":"toovar dal","source":"sr28:16069","density":0.85}
{"food":"tortellini","source":"own:290,12,45,6.5,3.5,2.5,2,350"}
{"food":"tortilla","source":"sr28:18364","variants":[{"when":"corn","source":"sr28:18363"}]}
{"food":"tortilla chip","source":"sr28:19056"}
{"food":"tortilla crisp","source":"sr28:19411"}
{"food":"toulouse sausage","source":"sr28:07063"}
{"food":"treacle","source":"sr28:19304","density":1.4}
{"food":"tree tomato","source":"sr28:11529","density":0.761,"piece":123}
{"food":"tricolore pasta","source":"sr28:20120","density":0.385}
{"food":"tricolour pasta","source":"sr28:20120","density":0.385}
{"food":"tropical juice","source":"sr28:09400","density":1.04}
{"food":"trout","source":"sr28:15240"}
{"food":"trout fillet","source":"sr28:15240"}
{"food":"trout steak","source":"sr28:15240"}
{"food":"truffle butter","source":"sr28:01001","density":0.96}
{"food":"truffle oil","source":"sr28:04053","density":0.92}
{"food":"truffle salt","source":"sr28:02047","density":1.2}
{"food":"trumpet mushroom","source":"sr28:11260","density":0.3}
{"food":"tuna","source":"sr28:15127"}
{"food":"tuna fillet","source":"sr28:15127"}
{"food":"tuna steak","source":"sr28:15127"}
{"food":"tunworth cheese","source":"sr28:01009","density":0.45}
{"food":"tur dal","source":"sr28:16069","density":0.85}
{"food":"turban squash","source":"sr28:11643","density":0.49}
{"food":"turbinado sugar","source":"sr28:19908","density":0.85}
{"food":"turkey","source":"sr28:05165","variants":[{"when":"\\\\b(cooked|leftover|roast(ed)?)\\\\b","source":"sr28:05166"}]}
{"food":"turkey bacon","source":"sr28:07254"}
{"food":"turkey breast","source":"sr28:05219"}
{"food":"turkey egg","source":"sr28:01123","density":1.027}
{"food":"turkey fillet","source":"sr28:05165"}
{"food":"turkey ham","source":"sr28:10182","density":0.592}
{"food":"turkey leg","source":"sr28:05193"}
{"food":"turkey mince","source":"sr28:05665","variants":[{"when":"fat[- ]free|99 ?%","source":"sr28:05662"},{"when":"85 ?%","source":"sr28:05668"}]}
{"food":"turkey sausage","source":"sr28:07063"}
{"food":"turkey steak","source":"sr28:05219"}
{"food":"turkey stock","source":"sr28:06194","density":1}
{"food":"turkey strip","source":"sr28:05165"}
{"food":"turkey wing","source":"sr28:05195"}
{"food":"turkish bread","source":"sr28:18069","density":0.148}
{"food":"turkish chilli","source":"sr28:11819","density":0.634}
{"food":"turkish delight","source":"sr28:19106","density":0.769}
{"food":"turmeric","source":"sr28:02043","density":0.5}
{"food":"turnip","source":"sr28:11564","density":0.549}
{"food":"turnip top","source":"sr28:11564","density":0.549,"piece":122}
{"food":"tuscan kale","source":"sr28:11233","density":0.068}
{"food":"twix","source":"sr28:19120","density":0.71}
{"food":"type 00 flour","source":"sr28:20083","density":0.53}
{"food":"udon noodle","source":"sr28:20116"}
{"food":"uht milk","source":"sr28:01077","density":1.03}
{"food":"umbrian lentil","source":"sr28:16069","density":0.85}
{"food":"ume plum vinegar","source":"sr28:02053","density":1.01}
{"food":"umeboshi vinegar","source":"sr28:02053","density":1.01}
{"food":"unblanched almond","source":"sr28:12061","density":0.55}
{"food":"undyed smoked haddock","source":"sr28:15035"}
{"food":"unripe mango","source":"sr28:09176","density":0.697}
{"food":"unsalted butter","source":"sr28:01145","density":0.96}
{"food":"unsalted cashew","source":"sr28:12087","density":0.55}
{"food":"unsalted peanut","source":"sr28:16087","density":0.6}
{"food":"unsalted pistachio","source":"sr28:12151","density":0.55}
{"food":"unsalted raw cashew","source":"sr28:12087","density":0.55}
{"food":"unsalted roasted cashew","source":"sr28:12085","density":0.55}
{"food":"unsalted roasted peanut","source":"sr28:16089","density":0.6}
{"food":"unsalted shelled pistachio","source":"sr28:12151","density":0.55}
{"food":"unskinned almond","source":"sr28:12061","density":0.55}
{"food":"unsmoked back bacon","source":"sr28:10130"}
{"food":"unsmoked bacon","source":"sr28:10123"}
{"food":"unsmoked streaky bacon","source":"sr28:10123"}
{"food":"unsweetened apple juice","source":"sr28:09016","density":1.04}
{"food":"unsweetened chocolate","source":"sr28:19078","density":0.65}
{"food":"unsweetened pineapple juice","source":"sr28:09273","density":1.04}
{"food":"urad dal","source":"sr28:16083","density":0.85}
{"food":"v8","source":"sr28:11578","density":1.069}
{"food":"vanilla bean paste","source":"sr28:02050","density":0.879}
{"food":"vanilla cake mix","source":"sr28:18144"}
{"food":"vanilla extract","source":"sr28:02050","density":0.88}
{"food":"vanilla pod","source":"sr28:02050","density":0.879}
{"food":"vanilla powder","source":"sr28:02050","density":0.879}
{"food":"vanilla pudding mix","source":"sr28:19206"}
{"food":"vanilla sugar","source":"sr28:19335","density":0.845}
{"food":"vanilla vodka","source":"sr28:14037","density":0.95}
{"food":"vanilla wafer","source":"sr28:18213"}
{"food":"vanilla yoghurt","source":"sr28:01119","density":1.03}
{"food":"veal","source":"sr28:17094"}
{"food":"veal escalope","source":"sr28:17094"}
{"food":"veal mince","source":"sr28:17142"}
{"food":"veal stock","source":"sr28:06008","density":1}
{"food":"vegan block","source":"sr28:04610","density":0.96}
{"food":"vegan burger","source":"sr28:16147"}
{"food":"vegan butter","source":"sr28:04610","density":0.96}
{"food":"vegan cheddar","source":"sr28:01161","density":0.478}
{"food":"vegan cheese","source":"sr28:01161","density":0.478}
{"food":"vegan chocolate chip","source":"sr28:19080","density":0.65}
{"food":"vegan cream","source":"own:195,2,5,19,3,0,3,60"}
{"food":"vegan cream cheese","source":"sr28:01017","density":0.981}
{"food":"vegan feta","source":"sr28:01161","density":0.478}
{"food":"vegan fish sauce","source":"sr28:06179","density":1.217}
{"food":"vegan hot dog","source":"sr28:43130","density":0.592}
{"food":"vegan margarine","source":"sr28:04610","density":0.96}
{"food":"vegan mayonnaise","source":"sr28:04025","density":0.93}
{"food":"vegan meatball","source":"sr28:43132","density":0.609}
{"food":"vegan mince","source":"sr28:43128","density":0.71}
{"food":"vegan mozzarella","source":"sr28:01161","density":0.478}
{"food":"vegan parmesan","source":"sr28:01161","density":0.478}
{"food":"vegan sausage","source":"sr28:16107"}
{"food":"vegan spread","source":"sr28:04610","density":0.96}
{"food":"vegan yoghurt","source":"sr28:43476","density":1.107}
{"food":"vegemite","source":"sr28:43406","density":1.217}
{"food":"vegetable base","source":"sr28:06075"}
{"food":"vegetable bouillon granule","source":"sr28:06075"}
{"food":"vegetable bouillon powder","source":"sr28:06080"}
{"food":"vegetable burger","source":"sr28:16147"}
{"food":"vegetable crisp","source":"sr28:19411"}
{"food":"vegetable juice","source":"sr28:09400","density":1.048}
{"food":"vegetable oil","source":"sr28:04044","density":0.92}
{"food":"vegetable shortening","source":"sr28:04615","density":0.87}
{"food":"vegetable stock","source":"sr28:06700","density":1,"variants":[{"when":"cube|bouillon|powder|granule","source":"sr28:06081"}]}
{"food":"vegetable stock cube","source":"sr28:06081"}
{"food":"vegetable stock pot","source":"sr28:06075"}
{"food":"vegetable stock powder","source":"sr28:06080"}
{"food":"vegetable suet","source":"sr28:04615","density":0.866}
{"food":"vegetarian burger","source":"sr28:16147"}
{"food":"vegetarian hot dog","source":"sr28:43130","density":0.592}
{"food":"vegetarian meatball","source":"sr28:43132","density":0.609}
{"food":"vegetarian mince","source":"sr28:43128","density":0.71}
{"food":"vegetarian oyster sauce","source":"sr28:06176","density":1.217}
{"food":"vegetarian sausage","source":"sr28:16107"}
{"food":"velveeta","source":"sr28:01042","density":0.592}
{"food":"venison","source":"sr28:17164"}
{"food":"venison fillet","source":"sr28:17164"}
{"food":"venison mince","source":"sr28:17164"}
{"food":"venison sausage","source":"sr28:07063"}
{"food":"venison steak","source":"sr28:17164"}
{"food":"vermouth","source":"sr28:14536","density":0.99}
{"food":"vialone nano rice","source":"sr28:20044","density":0.85}
{"food":"victoria plum","source":"sr28:09279","density":0.697}
{"food":"vidalia onion","source":"sr28:11294"}
{"food":"vietnamese mint","source":"sr28:02064","density":0.108}
{"food":"vinaigrette","source":"sr28:04114","density":0.993}
{"food":"vine tomato","source":"sr28:11529","density":0.761}
{"food":"vinegar","source":"sr28:02053","density":1.01}
{"food":"vintage cheddar","source":"sr28:01009","density":0.45}
{"food":"vital wheat gluten","source":"sr28:48052"}
{"food":"vivaldi potato","source":"sr28:11352","density":0.634}
{"food":"vodka","source":"sr28:14037","density":0.95}
{"food":"wafer","source":"sr28:18271","piece":29}
{"food":"wafer biscuit","source":"sr28:28351"}
{"food":"waffle","source":"sr28:18367"}
{"food":"wagon wheel pasta","source":"sr28:20120","density":0.4}
{"food":"wakame","source":"sr28:11669"}
{"food":"walnut","source":"sr28:12155","density":0.45}
{"food":"walnut half","source":"sr28:12155","density":0.495}
{"food":"walnut oil","source":"sr28:04528","density":0.92}
{"food":"wasabi","source":"sr28:27064"}
{"food":"water","source":"sr28:14412","density":1}
{"food":"water chestnut","source":"sr28:11588","density":0.524}
{"food":"water melon","source":"sr28:09181","density":0.676}
{"food":"water spinach","source":"sr28:11457","density":0.13}
{"food":"watercress","source":"sr28:11591","density":0.144}
{"food":"watermelon","source":"sr28:09326","density":0.642}
{"food":"watermelon juice","source":"sr28:09400","density":1.04}
{"food":"watermelon radish","source":"sr28:11429","density":0.49,"piece":4.5}
{"food":"waxy potato","source":"sr28:11352","density":0.634}
{"food":"weetabix","source":"sr28:08147"}
{"food":"wensleydale","source":"sr28:01010"}
{"food":"wheat beer","source":"sr28:14003","density":1}
{"food":"wheat berry","source":"sr28:20071","density":0.812}
{"food":"wheat bran","source":"sr28:20077","density":0.245}
{"food":"wheat bread","source":"sr28:18069","density":0.148}
{"food":"wheat starch","source":"sr28:20027","density":0.6}
{"food":"wheatgerm","source":"sr28:20078","density":0.486}
{"food":"whipped butter","source":"sr28:01002","density":0.96}
{"food":"whipped cream","source":"sr28:01053","density":0.5,"variants":[{"when":"cool whip|topping","source":"sr28:01073"}]}
{"food":"whipped topping","source":"sr28:01073","density":0.317}
{"food":"whipping cream","source":"sr28:01053","density":1}
{"food":"whisky","source":"sr28:14037","density":0.95}
{"food":"white asparagus","source":"sr28:11011","density":0.566}
{"food":"white aubergine","source":"sr28:11209","density":0.347}
{"food":"white balsamic vinegar","source":"sr28:02069","density":1.01}
{"food":"white bean","source":"sr28:16051","density":0.75,"variants":[{"when":"\\\\bdried\\\\b|\\\\bdry (?!roast)\\\\S*\\\\s?(bean|chickpea|garbanzo)","source":"sr28:16049"}]}
{"food":"white bread","source":"sr28:18069","density":0.148}
{"food":"white cabbage","source":"sr28:11109","density":0.376}
{"food":"white cheddar","source":"sr28:01009","density":0.45}
{"food":"white chia seed","source":"sr28:12006","density":0.6}
{"food":"white chocolate","source":"sr28:19087","density":0.947}
{"food":"white chocolate chip","source":"sr28:19087","density":0.65}
{"food":"white cooking wine","source":"sr28:14106","density":0.99}
{"food":"white grape","source":"sr28:09132","density":0.638}
{"food":"white grape juice","source":"sr28:09400","density":1.04}
{"food":"white grapefruit","source":"sr28:09111","density":0.972}
{"food":"white jasmine rice","source":"sr28:20044","density":0.85}
{"food":"white meat chicken","source":"sr28:05006"}
{"food":"white nectarine","source":"sr28:09191","density":0.604,"piece":142}
{"food":"white onion","source":"sr28:11282","density":0.676}
{"food":"white peach","source":"sr28:09236","density":0.651}
{"food":"white pepper","source":"sr28:02032","density":0.5}
{"food":"white peppercorn","source":"sr28:02030"}
{"food":"white port","source":"sr28:14057","density":0.99}
{"food":"white radish","source":"sr28:11429","density":0.49,"piece":4.5}
{"food":"white rice flour","source":"sr28:20061","density":0.55}
{"food":"white rum","source":"sr28:14037","density":0.95}
{"food":"white sanding sugar","source":"sr28:19335","density":0.85}
{"food":"white seedless grape","source":"sr28:09132","density":0.638}
{"food":"white sesame seed","source":"sr28:12023","density":0.6}
{"food":"white spelt flour","source":"sr28:20140","density":0.53}
{"food":"white stock","source":"sr28:06700","density":1}
{"food":"white sweet potato","source":"sr28:11507","density":0.562}
{"food":"white truffle oil","source":"sr28:04053","density":0.92}
{"food":"white urad dal","source":"sr28:16083","density":0.85}
{"food":"white vermouth","source":"sr28:14536","density":0.99}
{"food":"white whole wheat flour","source":"sr28:20080","density":0.53}
{"food":"white wine","source":"sr28:14106","density":0.99}
{"food":"white wine vinegar","source":"sr28:02068","density":1.01}
{"food":"whole almond","source":"sr28:12061","density":0.55}
{"food":"whole blanched almond","source":"sr28:12062","density":0.55}
{"food":"whole chicken","source":"sr28:05006"}
{"food":"whole grain bread","source":"sr28:18069","density":0.148}
{"food":"whole grain mustard","source":"sr28:02046","density":1.05}
{"food":"whole hazelnut","source":"sr28:12120","density":0.55}
{"food":"whole milk","source":"sr28:01077","density":1.03}
{"food":"whole turkey","source":"sr28:05165"}
{"food":"whole wheat bread","source":"sr28:18075"}
{"food":"whole wheat pasta","source":"sr28:20120","density":0.385}
{"food":"whole wheat pastry flour","source":"sr28:20080","density":0.53}
{"food":"whole wheat penne","source":"sr28:20120","density":0.4}
{"food":"whole wheat spaghetti","source":"sr28:20120","density":0.385}
{"food":"whole wheat tortilla","source":"sr28:18364"}
{"food":"wholegrain basmati rice","source":"sr28:20044","density":0.85}
{"food":"wholegrain bread","source":"sr28:18069","density":0.148}
{"food":"wholegrain dijon mustard","source":"sr28:02046","density":1.05}
{"food":"wholegrain mustard","source":"sr28:02046","density":1.05}
{"food":"wholemeal bread","source":"sr28:18075"}
{"food":"wholemeal flour","source":"sr28:20080","density":0.53}
{"food":"wholemeal pasta","source":"sr28:20124","density":0.385}
{"food":"wholemeal rye flour","source":"sr28:20064","density":0.53}
{"food":"wholemeal self-raising flour","source":"sr28:20082","density":0.53}
{"food":"wholemeal spaghetti","source":"sr28:20120","density":0.385}
{"food":"wholemeal spelt flour","source":"sr28:20140","density":0.53}
{"food":"wholemeal tortilla","source":"sr28:28295"}
{"food":"wholewheat bread","source":"sr28:18069","density":0.148}
{"food":"wholewheat fusilli","source":"sr28:20120","density":0.4}
{"food":"wholewheat linguine","source":"sr28:20120","density":0.4}
{"food":"wholewheat noodle","source":"sr28:20109","density":0.161}
{"food":"wholewheat pasta","source":"sr28:20124","density":0.385}
{"food":"wholewheat penne","source":"sr28:20124","density":0.4}
{"food":"wholewheat spaghetti","source":"sr28:20124","density":0.385}
{"food":"wholewheat tortilla","source":"sr28:18364"}
{"food":"wild asparagus","source":"sr28:11011","density":0.566}
{"food":"wild blueberry","source":"sr28:09053","density":0.592}
{"food":"wild garlic","source":"sr28:11215","density":0.575,"piece":3}
{"food":"wild garlic leaf","source":"sr28:11215","density":0.575,"piece":3}
{"food":"wild mushroom","source":"sr28:11260","density":0.3}
{"food":"wild rice","source":"sr28:20088","density":0.85,"variants":[{"when":"\\\\bcooked\\\\b","source":"sr28:20089"}]}
{"food":"wild salmon","source":"sr28:15236","piece":396}
{"food":"wild strawberry","source":"sr28:09316","density":0.609}
{"food":"williams pear","source":"sr28:09252","density":0.592}
{"food":"wiltshire ham","source":"sr28:10182","density":0.592}
{"food":"wine","source":"sr28:14106","density":0.99}
{"food":"wine vinegar","source":"sr28:02068","density":1.01}
{"food":"winter cabbage","source":"sr28:11109","density":0.376}
{"food":"winter squash","source":"sr28:11643","density":0.49}
{"food":"wonton wrapper","source":"sr28:18368"}
{"food":"wood ear mushroom","source":"sr28:11260","density":0.3}
{"food":"worcester apple","source":"sr28:09003","density":0.461}
{"food":"worcestershire sauce","source":"sr28:06971","density":1.1}
{"food":"writing icing","source":"sr28:19083"}
{"food":"xanthan gum","source":"sr28:42281"}
{"food":"xylitol","source":"own:0,0,100,0,0,0,0,0"}
{"food":"xylitol sugar","source":"sr28:19335","density":0.85}
{"food":"yakisoba noodle","source":"sr28:20109","density":0.161}
{"food":"yam","source":"sr28:11601","density":0.634}
{"food":"yeast","source":"sr28:18375","density":0.8}
{"food":"yellow beetroot","source":"sr28:11080","density":0.575}
{"food":"yellow chartreuse","source":"sr28:14034","density":1.136}
{"food":"yellow cheddar","source":"sr28:01009","density":0.45}
{"food":"yellow courgette","source":"sr28:11477","density":0.524}
{"food":"yellow curry paste","source":"own:150,2,12,10,1.5,4,5,1500"}
{"food":"yellow food colouring","source":"own:0,0,0,0,0,0,0,0"}
{"food":"yellow lentil","source":"sr28:16144","density":0.85}
{"food":"yellow pepper","source":"sr28:11951"}
{"food":"yellow plum","source":"sr28:09279","density":0.697}
{"food":"yellow rice","source":"sr28:20044","density":0.85}
{"food":"yellow rock sugar","source":"sr28:19335","density":0.85}
{"food":"yellow squash","source":"sr28:11641","density":0.478}
{"food":"yellow tomato","source":"sr28:11529","density":0.761}
{"food":"yoghurt","source":"sr28:01116","density":1.03,"variants":[{"when":"\\\\b(non[- ]?fat|fat[- ]free|0%)","source":"sr28:01118"},{"when":"low[- ]?fat","source":"sr28:01117"}]}
{"food":"york ham","source":"sr28:10182","density":0.592}
{"food":"yukon gold potato","source":"sr28:11352","density":0.634}
{"food":"yuzu","source":"sr28:09159","piece":67}
{"food":"yuzu juice","source":"sr28:09400","density":1.048}
{"food":"za'atar","source":"sr28:02027"}
{"food":"zesty italian dressing","source":"sr28:04114","density":0.993}
{"food":"ziti","source":"sr28:20120","density":0.4}`

/**
 * Usual weights of pieces and measures, for `usual-weights.ts`.
 */
export const usualWeightsText = `{"weights":{"handful":25,"knob":15,"sprig":1,"bunch":30,"slice":25,"stalk":40,"stick":40,"clove":5,"leaf":1,"head":400,"tin":400,"jar":350,"pack":200,"packet":200,"sachet":10,"cube":10,"piece":30,"ball":125,"scoop":65,"fillet":140,"rasher":28,"strip":15,"bag":200,"bottle":500,"carton":500,"sheet":20,"ear":90,"wedge":20,"chunk":25,"dollop":15,"log":200,"tub":200,"box":400,"block":200,"spear":15,"stem":5,"rib":40,"bulb":200,"can":400,"container":250,"envelope":7,"cm":8,"inch":12}}
{"food":"almond","weights":{"item":1.2}}
{"food":"american cheese","weights":{"slice":20}}
{"food":"anchovy","weights":{"fillet":4,"item":4}}
{"food":"asparagus","weights":{"bunch":350}}
{"food":"avocado","weights":{"item":150}}
{"food":"back bacon","weights":{"rasher":32,"slice":32,"item":32}}
{"food":"bacon","weights":{"slice":25,"rasher":25,"strip":25,"item":25}}
{"food":"baguette","weights":{"item":250}}
{"food":"basil","weights":{"bunch":40,"leaf":0.5,"sprig":2,"item":0.5}}
{"food":"bay leaf","weights":{"item":0.2,"leaf":0.2}}
{"food":"beef steak","weights":{"item":225}}
{"food":"black olive","weights":{"item":4}}
{"food":"bread","weights":{"slice":36,"item":36}}
{"food":"broccoli","weights":{"head":350,"item":350}}
{"food":"burger bun","weights":{"item":55}}
{"food":"butter","weights":{"stick":113.4,"knob":15,"cube":14}}
{"food":"cabbage","weights":{"head":900,"item":900}}
{"food":"cake mix","weights":{"box":432,"pack":432}}
{"food":"canned pumpkin","weights":{"tin":425}}
{"food":"cardamom","weights":{"item":0.2,"pod":0.2}}
{"food":"cauliflower","weights":{"head":600,"item":600}}
{"food":"celery","weights":{"stalk":40,"stick":40,"rib":40,"item":40,"head":450,"bunch":450}}
{"food":"cheddar","weights":{"slice":24}}
{"food":"cherry tomato","weights":{"item":15}}
{"food":"chicken","weights":{"item":1500}}
{"food":"chicken breast","weights":{"item":180,"piece":180}}
{"food":"chicken drumstick","weights":{"item":75}}
{"food":"chicken leg","weights":{"item":180}}
{"food":"chicken thigh","weights":{"item":95,"piece":95}}
{"food":"chicken wing","weights":{"item":35}}
{"food":"chipotle in adobo","weights":{"item":15}}
{"food":"chocolate","weights":{"square":10}}
{"food":"cinnamon stick","weights":{"item":3,"stick":3}}
{"food":"clove","weights":{"item":0.1}}
{"food":"coconut milk","weights":{"tin":400}}
{"food":"condensed milk","weights":{"tin":397}}
{"food":"coriander","weights":{"bunch":50,"sprig":1}}
{"food":"corn on the cob","weights":{"ear":100,"item":100}}
{"food":"corn tortilla","weights":{"item":26}}
{"food":"cream cheese","weights":{"pack":226,"block":226}}
{"food":"croissant","weights":{"item":57}}
{"food":"date","weights":{"item":12}}
{"food":"digestive biscuit","weights":{"item":14,"sheet":14}}
{"food":"egg","weights":{"item":50}}
{"food":"egg white","weights":{"item":33}}
{"food":"egg yolk","weights":{"item":17}}
{"food":"english muffin","weights":{"item":57}}
{"food":"evaporated milk","weights":{"tin":340}}
{"food":"fennel","weights":{"bulb":230}}
{"food":"filo pastry","weights":{"sheet":19,"item":19}}
{"food":"garlic","weights":{"clove":4,"head":45,"bulb":45,"item":4}}
{"food":"gelatine","weights":{"packet":7,"sachet":7,"envelope":7}}
{"food":"ginger","weights":{"inch":12,"cm":5,"piece":12,"item":12,"knob":12,"thumb":15}}
{"food":"green olive","weights":{"item":4}}
{"food":"ham","weights":{"slice":28}}
{"food":"hot dog","weights":{"item":50}}
{"food":"iceberg lettuce","weights":{"head":540}}
{"food":"italian sausage","weights":{"item":85,"link":85}}
{"food":"kale","weights":{"bunch":200}}
{"food":"lasagne sheet","weights":{"item":20,"sheet":20}}
{"food":"leek","weights":{"stalk":150}}
{"food":"lemongrass","weights":{"stalk":15,"item":15}}
{"food":"lettuce","weights":{"leaf":10,"head":350}}
{"food":"marshmallow","weights":{"item":7}}
{"food":"medjool date","weights":{"item":20}}
{"food":"mint","weights":{"bunch":40,"leaf":0.3,"sprig":1.5}}
{"food":"mozzarella","weights":{"ball":125,"slice":24}}
{"food":"mushroom","weights":{"item":15,"pack":226}}
{"food":"nori","weights":{"sheet":2.6,"item":2.6}}
{"food":"olive","weights":{"item":4}}
{"food":"onion soup mix","weights":{"packet":40,"pack":40}}
{"food":"oreo","weights":{"item":11.5}}
{"food":"parsley","weights":{"bunch":50,"sprig":1}}
{"food":"pie crust","weights":{"item":230}}
{"food":"pita bread","weights":{"item":60}}
{"food":"pork chop","weights":{"item":170}}
{"food":"prawn","weights":{"item":12}}
{"food":"prosciutto","weights":{"slice":15}}
{"food":"provolone","weights":{"slice":24}}
{"food":"puff pastry","weights":{"sheet":245,"item":245,"pack":490}}
{"food":"radish","weights":{"bunch":150}}
{"food":"ramen noodle","weights":{"pack":85}}
{"food":"ranch seasoning","weights":{"packet":28,"pack":28,"envelope":28}}
{"food":"rice paper","weights":{"sheet":10,"item":10}}
{"food":"romaine lettuce","weights":{"leaf":8,"head":600,"heart":250}}
{"food":"rosemary","weights":{"sprig":2,"item":2}}
{"food":"sage","weights":{"leaf":0.5,"item":0.5}}
{"food":"salmon fillet","weights":{"item":150,"fillet":150}}
{"food":"sausage","weights":{"item":57,"link":57}}
{"food":"shallot","weights":{"item":30,"bulb":30}}
{"food":"short rib","weights":{"item":200}}
{"food":"shortcrust pastry","weights":{"item":230,"sheet":230}}
{"food":"shrimp","weights":{"item":10}}
{"food":"sirloin steak","weights":{"item":225}}
{"food":"spinach","weights":{"bunch":250,"bag":250,"handful":30}}
{"food":"spring onion","weights":{"bunch":100,"item":15,"stalk":15}}
{"food":"star anise","weights":{"item":1}}
{"food":"stock cube","weights":{"item":8,"cube":8}}
{"food":"strawberry","weights":{"item":15}}
{"food":"sweetcorn","weights":{"ear":100,"item":100,"cob":100}}
{"food":"swiss cheese","weights":{"slice":24}}
{"food":"taco seasoning","weights":{"packet":28,"pack":28,"sachet":28,"envelope":28}}
{"food":"taco seasoning mix","weights":{"packet":28,"pack":28,"envelope":28}}
{"food":"thyme","weights":{"sprig":0.8,"bunch":20}}
{"food":"tomato purée","weights":{"tin":170}}
{"food":"tortilla","weights":{"item":45}}
{"food":"unsalted butter","weights":{"stick":113.4,"knob":15}}
{"food":"vanilla pod","weights":{"item":3}}
{"food":"whole chicken","weights":{"item":1500}}
{"food":"wonton wrapper","weights":{"item":8}}
{"food":"yeast","weights":{"packet":7,"sachet":7,"envelope":7,"pack":7}}`
