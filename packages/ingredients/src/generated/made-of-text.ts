/**
 * What foods are made of, for `food-parts.ts`: foods, then what is surely, often, possibly and
 * never in them. Written by `scripts/lexicon.mjs` from `data/made-of.jsonl`.
 */
export const madeOfText = `aleppo pepper flake,ancho chilli powder,cayenne pepper,chilli flake,chilli powder,chipotle chilli powder,gochugaru,gochugaru pepper flake,habanero chilli,hot paprika,jalapeño,jarred jalapeño,kashmiri chilli powder,korean pepper flake,padron pepper,paprika,peppadew,pepperoncini,pickled jalapeño,poblano pepper,smoked paprika,urfa pepper flake	chilli			
aji amarillo paste,arrabbiata sauce,balti paste,berbere,bhuna paste,buffalo sauce,cajun seasoning,cajun spice,chilli con carne,chilli crisp,chilli jam,chilli paste,chilli pickle,chilli seasoning,chilli seasoning mix,chipotle in adobo,chipotle mayonnaise,chipotle paste,creole seasoning,creole spice,doubanjiang,enchilada sauce,fajita seasoning,fajita seasoning mix,harissa seasoning,hot sauce,jalfrezi paste,jamaican jerk seasoning,jerk seasoning,jerk spice,katsu curry paste,korma paste,laksa paste,madras curry paste,madras paste,massaman curry paste,massaman paste,mole sauce,nduja,panang curry paste,penang curry paste,peri peri sauce,pico de gallo,rendang paste,rogan josh paste,salsa,sambal oelek,shichimi togarashi,sriracha,sweet chilli sauce,szechuan sauce,taco sauce,taco seasoning,taco seasoning mix,tandoori curry paste,tandoori masala powder,tandoori paste,tandoori powder,thai curry paste,thai green curry paste,thai paste,thai red curry paste,thai yellow curry paste,tikka curry paste,tikka paste,tom yam paste,tom yum paste,vindaloo paste,yellow curry paste,zhoug	chilli			
chilli sauce	chilli			
gochujang	chilli			
harissa	chilli			
kimchi	chilli			
chilli jam,sambal oelek,sriracha,sweet chilli sauce		garlic	tomato,onion	
sriracha	garlic		tomato	
harissa,harissa seasoning	garlic	caraway seed,coriander,cumin	tomato,rose,onion	
buffalo sauce,hot sauce,peri peri sauce	chilli	garlic	onion,tomato,lemon	
chorizo,sobrasada	paprika,garlic			
nduja	pork,chilli		garlic	
pepperoni		pork,beef,paprika	garlic,chilli	
laksa paste,massaman curry paste,massaman paste,panang curry paste,penang curry paste,rendang paste,thai curry paste,thai green curry paste,thai paste,thai red curry paste,thai yellow curry paste,yellow curry paste	garlic,shallot,lemongrass	coriander,lime,galangal	coconut,cumin,peanut,onion,turmeric,soya bean,sugar	
laksa,massaman curry,thai green curry,thai red curry	coconut,chilli,garlic	onion,lime,fish sauce		
tom yam paste,tom yum paste	lemongrass,garlic	shallot,lime,galangal	tomato,coriander	
balti curry paste,balti paste,bhuna paste,curry paste,hot curry paste,jalfrezi paste,katsu curry paste,korma curry paste,korma paste,madras curry paste,madras paste,medium curry paste,mild curry paste,rogan josh paste,tandoori curry paste,tandoori paste,tikka curry paste,tikka masala curry paste,tikka masala paste,tikka paste,vindaloo paste	coriander,cumin,turmeric	garlic,ginger,tomato,onion,chilli,paprika,lemon	coconut,tamarind,fenugreek,cinnamon	
korma curry paste,korma paste		coconut		
balti sauce,bhuna sauce,butter chicken sauce,curry sauce,jalfrezi sauce,madras sauce,makhani sauce,rogan josh sauce,tikka masala curry sauce,tikka masala sauce,vindaloo sauce	onion	tomato,garlic,ginger,coriander,cumin,turmeric,chilli	coconut,lemon,corn,apple,sultana	
korma curry sauce,korma sauce	coconut	onion,garlic,ginger,coriander,cumin,turmeric	tomato,lemon,corn,sultana	
curry roux,katsu curry sauce		onion,garlic,apple,carrot,turmeric,coriander,cumin,chilli	tomato,honey,banana,beef,pork,coconut	
curry powder	turmeric,coriander,cumin	fenugreek,chilli,ginger	garlic,onion,cinnamon,clove,cardamom,curry leaf,fennel,black pepper,allspice,nutmeg	
garam masala	cumin,coriander	cinnamon,clove,cardamom,black pepper	chilli,bay leaf,nutmeg,mace,fennel,ginger,star anise	
biryani masala powder,chaat masala powder,chana masala powder,sambar powder,tikka masala powder	cumin,coriander	chilli,ginger,cinnamon,clove,cardamom,amchur,turmeric,black pepper	garlic,onion,fenugreek,lentil	
chilli powder			cumin,garlic,oregano,onion	
mixed spice	cinnamon,nutmeg	allspice,clove,ginger,coriander	mace,caraway seed	
baharat,moroccan seasoning,ras el hanout,ras seasoning,shawarma seasoning	cumin,coriander	cinnamon,ginger,black pepper,allspice,nutmeg,clove,cardamom,paprika	chilli,rose,garlic,mint,turmeric	
berbere	chilli	garlic,ginger,fenugreek,cardamom,coriander,onion,cumin	cinnamon,clove,nutmeg	
five spice powder	star anise,fennel,cinnamon,clove	sichuan pepper	ginger,black pepper,coriander	
panch phoron	cumin,fennel,fenugreek,nigella seed			
mulling spice,pickling spice		clove,cinnamon,allspice,coriander,black pepper,bay leaf	ginger,chilli,star anise,orange	
dried italian herb,italian seasoning,mixed herb	oregano,thyme	basil,rosemary,marjoram,sage	garlic,onion,chilli,lavender	
adobo seasoning,all-purpose seasoning,barbecue seasoning,bbq seasoning,blackening seasoning,burger seasoning,cajun seasoning,cajun spice,chicken seasoning,chilli seasoning,chilli seasoning mix,creole seasoning,creole spice,dry rub,fajita seasoning,fajita seasoning mix,fish seasoning,fries seasoning,greek seasoning,jamaican jerk seasoning,jerk seasoning,jerk spice,lemon herb seasoning,lemon pepper,mexican seasoning,montreal steak seasoning,mrs dash seasoning,old bay seasoning,peri peri seasoning,piri piri seasoning,poultry seasoning,ranch dressing mix,ranch seasoning,roast chicken seasoning,sazon seasoning,season-all seasoning,seasoned salt,seasoning,soul seasoning,southwest seasoning,spice mix,steak seasoning,taco seasoning,taco seasoning mix		garlic,onion,paprika,chilli,black pepper,cumin,oregano,thyme	corn,tomato,coriander,lemon,celery seed,allspice,cinnamon,nutmeg,turmeric,potato,yeast	
aioli,baba ganoush,black garlic,chermoula,chicken kiev,chimichurri,dried garlic,dried minced garlic,garlic and herb cheese,garlic bread,garlic butter,garlic mayonnaise,garlic oil,garlic powder,garlic purée,garlic salt,garlic sauce,garlic sausage,ginger garlic paste,gremolata,herb cream cheese,hummus,mojo sauce,persillade,pesto,pickled garlic,red pesto,salsa verde,skordalia,toum,tzatziki,zhoug	garlic			
kimchi	garlic			
banana shallot,bread sauce mix,caramelised onion,caramelised onion chutney,cream of onion soup,crispy onion,crispy shallot,dip,dried minced onion,dried onion,dried onion flake,dry onion soup mix,minced onion flake,onion bhaji,onion chutney,onion powder,onion salt,onion soup,piccalilli,pickled onion,pickled red onion,pickled silverskin onion,pico de gallo,red onion,shallot,soffritto,sofrito,spring onion,stuffing	onion			
soffritto	onion,carrot,celery			
soffritto,sofrito		tomato,garlic,bell pepper,carrot,celery	coriander,chilli	
pesto,vegan pesto	basil,garlic	pine nut,cashew	potato,sunflower seed,lemon	
red pesto	basil,garlic,sun-dried tomato	cashew,pine nut,chilli	sunflower seed,potato,bell pepper	
hummus	chickpea,lemon,garlic		cumin,chilli	
baba ganoush,muhammara,romesco	garlic	lemon	tomato,bell pepper,chilli	
muhammara,romesco	bell pepper,garlic	chilli	tomato	
baba ganoush	aubergine,lemon			
guacamole	avocado	lime,onion,coriander,tomato,chilli,garlic	lemon	
pico de gallo,rotel,salsa	tomato,onion,chilli	coriander,lime,garlic	bell pepper	
chermoula,chimichurri,gremolata,salsa verde,zhoug	parsley	lemon,coriander,oregano,chilli	caper,onion,mint,basil	
raita,tzatziki	cucumber	mint,lemon	dill,cumin,onion	
tapenade	olive	caper,garlic,lemon	basil	
tomato ketchup	tomato	onion	garlic,clove,allspice,celery seed,apple	
beef wellington,chasseur sauce,chicken and mushroom pie,condensed cream of mushroom soup,condensed mushroom soup,cream of mushroom soup,duxelles,mushroom ketchup,mushroom risotto,mushroom soy sauce,mushroom stock,stroganoff,stroganoff sauce	mushroom			
bbq sauce,brown sauce,chinese bbq sauce,steak sauce		tomato,onion,garlic,tamarind,date,apple,chilli	mustard,corn,soya bean,raisin,orange,smoke	
bbq sauce,steak sauce	tomato			
brown sauce	tomato,date,tamarind			
vegetarian worcestershire sauce,worcestershire sauce		onion,garlic,tamarind	chilli,clove,lemon,soya bean	
burger sauce,catalina dressing,cocktail sauce,marie rose sauce,prawn cocktail,russian dressing,thousand island dressing		tomato,lemon,onion,paprika	garlic,horseradish,chilli,alcohol,bell pepper	
arrabbiata sauce,baked bean,bolognese sauce,caponata,cherry tomato,chilli con carne,clamato,enchilada sauce,frozen lasagne,gazpacho,margherita pizza,minestrone,pico de gallo,pizza,pizza sauce,puttanesca sauce,ratatouille,ravioli in sauce,red pesto,shakshuka,spaghetti bolognese,spaghetti hoop,sun-dried tomato,sun-dried tomato paste,taco sauce,tikka masala sauce,tomato chutney,tomato juice,tomato relish,tomato sauce,tomato soup,tomato stock,v8,vegetable juice,vodka sauce	tomato			
chopped tomato	tomato			
passata,tomato purée	tomato			
cottage pie,frozen lasagne,shepherds pie		tomato		
arrabbiata sauce,bolognese sauce,caponata,chilli con carne,enchilada sauce,frozen lasagne,gazpacho,minestrone,moussaka,pizza sauce,puttanesca sauce,ratatouille,shakshuka,tomato sauce,vodka sauce		garlic,onion,basil,oregano	carrot,celery,chilli,bell pepper,alcohol,lemon	
caponata,ratatouille	aubergine	courgette,bell pepper,onion,garlic		
gazpacho	tomato,cucumber	bell pepper,garlic,onion		
minestrone		bean,carrot,celery,onion,garlic,potato,courgette,cabbage	pork	
moussaka	aubergine	lamb,tomato,onion,garlic,cinnamon	beef,potato,alcohol	
baked bean	tomato,haricot bean	onion,corn	paprika,garlic	
chicken noodle soup,condensed cream of chicken soup,cream of asparagus soup,cream of broccoli soup,cream of celery soup,cream of chicken soup,cream of potato soup,lentil soup,onion soup,soup,tomato soup,vegetable soup		onion,garlic,corn	potato,carrot,tomato,leek,yeast,turmeric,chicken,alcohol	
lentil soup	lentil	carrot,onion		
onion soup	onion	beef,alcohol	yeast	
*bouillon granule,*bouillon paste,*bouillon powder,*stock concentrate,*stock cube,*stock pot,*stock powder,aromat,beef base,beef stock,bone broth,bovril,brown veal stock,chicken base,chicken stock,consomme,demi-glace,duck stock,fish stock,game stock,gravy,ham stock,lamb stock,meat stock,pork stock,shellfish stock,stock,stock cube,turkey stock,veal stock,vegeta,vegetable base,vegetable stock,white stock		onion,yeast,carrot	garlic,corn,potato,mushroom,leek,tomato,turmeric,parsley,lovage	
beef base,beef bouillon granule,beef bouillon paste,beef bouillon powder,beef stock,beef stock concentrate,beef stock cube,beef stock pot,beef stock powder,bovril,brown veal stock,consomme,demi-glace,stock cube,veal stock		beef		
chicken base,chicken bouillon granule,chicken bouillon paste,chicken bouillon powder,chicken burger,chicken kiev,chicken noodle soup,chicken nugget,chicken sausage,chicken stock,chicken stock concentrate,chicken stock cube,chicken stock pot,chicken stock powder,condensed cream of chicken soup,cream of chicken soup	chicken			
lamb sausage,lamb stock,lamb stock cube,lamb stock pot	lamb			
ham stock,ham stock cube,pork stock	pork			
beef stock,bone broth,gravy,meat stock,soup pot,stock,stock cube,vegetable bouillon powder		beef,chicken	pork,lamb	
gravy,gravy browning		corn,potato		
gravy		corn,potato,onion	beef,chicken	
bovril,marmite,vegemite	yeast		onion,garlic	
*beer,*bread,*bun,*pizza,*wine,ale,bagel,baguette,bao bun,beer,blini,bread,bread dough,bread mix,bread roll,breadcrumb,breadstick,brewer's yeast,brioche,bruschetta,cava,challah,champagne,ciabatta,cider,cinnamon bun,crescent roll,croissant,crostini,crouton,crumpet,danish pastry,doughnut,english muffin,focaccia,fresh yeast,fruit loaf,garlic bread,hot cross bun,kombucha,lager,malt loaf,melba toast,milk stout,nutritional yeast,pain au chocolat,panettone,panko breadcrumb,pear cider,pikelet,pitta bread,pizza,pizza base,pizza base mix,pizza dough,pretzel,prosecco,pumpernickel,rusk,sandwich,simit,sourdough,sourdough starter,stollen,stout,teacake,weissbier,wine	yeast			
*vinegar,cracker,crisp,flatbread,gravy,miso paste,naan bread,peshwari naan,ready meal,sausage,soy sauce,tortilla,vinegar			yeast	
naan bread,peshwari naan,saltine		yeast		
baby corn,blancmange powder,bourbon,bourbon whiskey,candy corn,corn chex,corn dog,corn oil,corn syrup,corn tortilla,cornbread,cornbread mix,cornflake,cornflour,cornflour mix,cornmeal,creamed sweetcorn,crunchy nut cornflake,custard powder,dark corn syrup,frosted flake,grits,hominy,masa harina,modified corn starch,polenta,popped popcorn,popping corn,succotash,sweetcorn,sweetcorn relish,taco kit,taco shell,tortilla chip,tortilla crisp,tostada	corn			
*cake mix,*ice cream,*jam,*pudding mix,*sorbet,baked bean,baking powder,boiled sweet,breakfast cereal,cake mix,candied fruit,caramel sauce,cereal bar,cheese,chewing gum,chewy sweet,chocolate frosting,citric acid,cola,cooking spray,crab stick,cream soda,custard,egg replacer powder,energy drink,erythritol,fondant icing,frosting,fudge,ginger ale,glace cherry,glucose syrup,gravy,gumdrop,gummy bear,ham,hoisin sauce,hot dog,ice cream,icing sugar,invert syrup,jam,jelly baby,jelly bean,lemonade,liquorice allsort,lollipop,maltodextrin,margarine,marshmallow,marshmallow fluff,mayonnaise,mixed peel,msg,orange soda,oyster sauce,pancake mix,prawn cracker,protein bar,pudding mix,root beer,royal icing,salad dressing,soft drink,sorbet,sprinkle,starch,starch spray,stir-fry sauce,sweet,sweet and sour sauce,sweet chilli sauce,sweetener,teriyaki sauce,toffee,tomato ketchup,tonic water,turkish delight,vegan cheese,vegetable oil,vegetable shortening,vegetarian burger,vitamin,writing icing,xanthan gum,yeast			corn	
baking powder,candied fruit,custard,glucose syrup,icing sugar		corn		
*rice wine,amazake,biryani,brown rice syrup,coco pop,congee,jambalaya,kedgeree,microwave rice pouch,mirin,mochi,paella,poha,rice bran oil,rice cake,rice chex,rice cracker,rice cream,rice drink,rice flake,rice flour,rice krispie,rice malt syrup,rice noodle,rice paper,rice pudding,rice starch,rice syrup,rice vinegar,rice wine,risotto,risotto rice,sake,shaoxing rice wine,shaoxing wine,special k,stuffed vine leaf,sushi,wild rice mix	rice			
baby porridge,beer,cereal bar,gluten-free bread,gluten-free flour,gluten-free pasta,gluten-free pastry,gluten-free spaghetti,gochujang,granola,lager,muesli,puffed rice,spring roll wrapper		rice		
aligot,bombay potato,cottage pie,cream of potato soup,crisp,fish and chips,fish pie,frozen chip,gnocchi,hash brown,instant mashed potato,mashed potato,patatas bravas,pierogi,potato bread,potato cake,potato drink,potato salad,potato starch,potato waffle,potato wedge,roast potato,rösti,shepherds pie,tater tot,tinned potato,vichyssoise	potato			
aquavit,cheese,crab stick,egg replacer powder,gluten-free bread,gluten-free flour,sausage,snack,starch,vegan cheese,vodka			potato	
*oat,anzac biscuit,black pudding,cheerio,cranachan,flapjack,gluten-free oat,granola,haggis,hobnob,hobnob biscuit,muesli,oat,oat biscuit,oat bran,oat cream,oat flour,oat milk,oatcake,overnight oat,parkin,ready brek,steel-cut oat,white pudding	oat			
baby food,biscuit,breakfast cereal,cereal bar,crumble topping,digestive biscuit,mixed grain,multi-grain bread,multigrain bread,plant milk,protein bar,seeded bread,stout,vegan sausage			oat	
*cider,apple chutney,apple crumble,apple jelly,apple juice concentrate,apple pie,apple pie filling,apple purée,apple sauce,apple strudel,charoset,cider,cider vinegar,cloudy apple juice,dried apple,dried apple ring,pectin,pork and apple sausage,tarte tatin,toffee apple,waldorf salad	apple			
apple juice	apple			
calvados	apple			
*jam,baby purée,branston pickle,brown sauce,christmas pudding,chutney,cranberry juice cocktail,fruit bar,fruit cocktail,fruit compote,fruit juice,fruit leather,fruit purée,fruit salad,fruit tea,granola,jam,mincemeat,mixed dried fruit,mixed fruit,mixed fruit juice,muesli,multivitamin juice,quince paste,sandwich pickle,smoothie,soft drink,squash drink,tropical juice		apple		
mincemeat	apple,raisin,sultana,currant	lemon,orange,mixed peel,mixed spice,brandy,suet	almond,cherry	
dried pear,pear cider,pear half,pear juice,pear liqueur,poire williams,tinned pear	pear			
baby purée,fruit cocktail,fruit salad,mixed dried fruit,smoothie,tinned fruit,tinned fruit cocktail		pear,peach,grape,pineapple,cherry,orange,banana,kiwi,mango,melon,strawberry	papaya,passion fruit,apricot,raspberry,blueberry	
*marsala,*port,*sherry,*vermouth,*wine,armagnac,asti,balsamic glaze,balsamic vinegar,beaujolais,beef bourguignon,bordeaux,brandy,brut champagne,burgundy,cabernet,cabernet sauvignon,cava,champagne,chardonnay,chianti,chocolate raisin,christmas pudding,cognac,coq au vin,cream of tartar,cremant,currant,dubonnet,eccles cake,fruit cake,fruit loaf,garibaldi biscuit,gewurztraminer,grape jelly,grape juice,grape molasses,grapeseed oil,grappa,hot cross bun,lillet,madeira,malbec,marsala,merlot,mincemeat,mixed dried fruit,moscato,mulled wine,muscat,panettone,pinot grigio,pinot gris,pinot noir,pisco,port,prosecco,raisin,red grape juice,red wine vinegar,riesling,rioja,sangria,sauternes,sauvignon blanc,sherry,sherry vinegar,shiraz,simnel cake,spumante,stollen,stuffed vine leaf,sultana,teacake,verjuice,vermouth,vin santo,vine leaf,waldorf salad,white balsamic vinegar,white grape juice,white wine vinegar,wine,wine vinegar,zinfandel	grape			
aperol,blood orange juice,blue curacao,campari,chocolate orange,cranberry sauce,crepes suzette,dried orange peel,duck a l'orange,jaffa cake,mandarin orange segment,mixed peel,orange bitters,orange essence,orange extract,orange flower water,orange liqueur,orange sherbet,orange soda,orange zest,sangria,squash drink	orange			
marmalade	orange			
orange juice	orange			
*gin,*vermouth,amaro,angostura bitters,aperol,baharat,campari,cola,cranberry sauce,dubonnet,earl grey tea,falernum,gin,hot cross bun,lillet,mulled wine,panettone,pimm's,vermouth			orange,lemon,lime	
avgolemono,bottled lemon juice,citrus vodka,frozen lemonade concentrate,hollandaise sauce,lemon and lime squash,lemon cake,lemon curd,lemon dressing,lemon essence,lemon extract,lemon herb seasoning,lemon juice,lemon mayonnaise,lemon meringue pie,lemon pepper,lemon pudding mix,lemon sorbet,lemon tart,lemon vodka,lemon yoghurt,lemon zest,lemonade,limoncello,mixed peel,piccata,pickled lemon,preserved lemon,radler,shandy,sweet and sour mix,tahini sauce,vodka citron	lemon			
hummus	lemon			
*jam,bearnaise sauce,caesar dressing,caesar salad dressing,fish pie,hollandaise sauce,jam,mayonnaise,olive,pesto,smoked mackerel pate,tabbouleh,tartare sauce			lemon	
caesar dressing,caesar salad dressing,hollandaise sauce,tahini sauce		lemon		
ceviche,dried lime,dried lime leaf,falernum,kaffir lime leaf,key lime pie,lime chutney,lime cordial,lime jelly,lime juice,lime pickle,lime sherbet,limeade concentrate,margarita,margarita mix,mojito,sweet and sour mix	lime			
bergamot,blood orange,blue curacao,buddha's hand,calamansi,citron,clementine,clementine juice,earl grey tea,finger lime,grapefruit,grapefruit juice,kumquat,lemon,lime,limoncello,mandarin,mandarin juice,mixed peel,orange,orange liqueur,pink grapefruit juice,pomelo,ponzu,ruby grapefruit juice,satsuma,seville orange,tangerine,tangerine juice,tinned mandarin,tinned mandarin orange,ugli fruit,yuzu,yuzu juice,yuzu kosho	citrus			
marmalade	citrus			
boiled sweet,candied fruit,chewy sweet,christmas pudding,cola,energy drink,fruit cake,fruit juice,fruit salad,fruit tea,ginger beer,hot cross bun,ice lolly,iced tea,jam,lemonade,mincemeat,mixed fruit juice,multivitamin juice,orange soda,panettone,pectin,sherbet,simnel cake,smoothie,soft drink,sorbet,squash drink,stollen,sushi,sweet,tonic water,tropical juice		citrus		
banana bread,banana chip,banana extract,banana liqueur,banana milk,banana split,banoffee pie,dried banana,plantain,plantain chip	banana			
baby food,baby purée,fruit salad,granola,muesli,smoothie,trail mix,tropical juice			banana,mango,pineapple,coconut	
dried strawberry,eton mess,neapolitan ice cream,strawberry extract,strawberry ice cream,strawberry jam,strawberry jelly,strawberry milk,strawberry mousse,strawberry sauce,strawberry syrup,strawberry yoghurt,summer pudding,tinned strawberry	strawberry			
mixed berry,red berry		strawberry,raspberry,blackberry,blueberry,redcurrant,blackcurrant	cherry,cranberry	
summer pudding		strawberry,raspberry,blackberry,redcurrant		
bakewell tart,cranachan,dried raspberry,jammie dodger biscuit,peach melba,raspberry extract,raspberry jam,raspberry jelly,raspberry juice,raspberry liqueur,raspberry sherbet,raspberry sorbet,raspberry syrup,raspberry vinaigrette,raspberry vinaigrette dressing,raspberry yoghurt,tinned raspberry	raspberry			
black forest gateau,cherry brandy,cherry jam,cherry juice,cherry liqueur,cherry pie filling,cherry syrup,cherry yoghurt,dried cherry,dried sour cherry,dried tart cherry,glace cherry,kirsch,kirschwasser,maraschino cherry,maraschino liqueur,morello cherry,tart cherry juice,tinned black cherry,tinned cherry	cherry			
christmas pudding,florentine,fruit cake,fruit cocktail,mixed dried fruit,panettone,simnel cake,tinned fruit cocktail,trifle			cherry	
damson,damson jam,dried prune,greengage,pickled plum,plum jam,plum sauce,plum wine,prune,prune juice,slivovitz,sloe gin,tinned prune,umeboshi	plum			
bellini,dried peach,nectarine,peach brandy,peach half in juice,peach jam,peach juice,peach liqueur,peach melba,peach schnapps,peach yoghurt,southern comfort,tinned peach,tinned peach slice	peach			
apricot brandy,apricot glaze,apricot half,apricot jam,apricot juice,dried apricot,dried apricot half,ready-to-eat dried apricot,sachertorte,tinned apricot	apricot			
almond butter,almond drink,almond flour,almond milk,almond oil,almond yoghurt,bakewell tart,battenberg,bitter almond,flaked almond,florentine,frangipane,ground almond,macaron,marcona almond,marzipan,orgeat,princess cake,simnel cake,sugared almond,turron	almond			
almond extract,amaretti,amaretti biscuit,amaretto,stollen		almond		
almond extract,amaretti,amaretti biscuit,amaretto		apricot		
amchur,dried mango,mango juice,mango lassi,mango pickle,mango purée,mango salsa,mango sorbet,tinned mango,tinned mango pulp	mango			
mango chutney	mango			
chaat masala powder,chutney,coronation chicken,curry sauce,indian pickle,tropical fruit mix		mango		
tropical fruit mix,tropical fruit salad		pineapple,papaya,kiwi,passion fruit,banana,melon		
dried pineapple,hawaiian pizza,pina colada,pina colada mix,pineapple juice,pineapple juice concentrate,pineapple ring,sweet and sour sauce,tinned pineapple,tinned pineapple chunk,tinned pineapple ring	pineapple			
bounty,coconut amino,coconut butter,coconut cream,coconut extract,coconut flour,coconut ice,coconut liqueur,coconut milk,coconut milk drink,coconut oil,coconut rum,coconut sorbet,coconut sugar,coconut vinegar,coconut water,coconut yoghurt,cream of coconut,creamed coconut,desiccated coconut,dried coconut flake,korma,lamington,macaroon,malibu,nata de coco,peshwari naan,pina colada,pina colada mix	coconut			
bombay mix,breakfast cereal,cereal bar,chocolate truffle,curry sauce,florentine,granola,laksa,laksa paste,magic shell,massaman curry,muesli,protein bar,rendang,rendang paste,satay,satay sauce,snack bar,sprinkle,thai curry,trail mix,tropical fruit mix,tropical juice,vegan butter,vegan cheese,vegan double cream,vegan ice cream,vegan spread,vegan yoghurt		coconut		
macaroon	coconut			
gado gado dressing,gado gado sauce,satay sauce	peanut	garlic,chilli,coconut,tamarind	lime,onion	
pad thai sauce		peanut,garlic,chilli,tamarind	coconut,lime,onion	
mixed seed,seed mix		sunflower seed,pumpkin seed,linseed,sesame	poppy seed,hemp seed	
cereal bar,crispbread,everything bagel seasoning,granary bread,granola,muesli,multi-grain bread,multigrain bread,seeded bread,seeded tortilla		sunflower seed,linseed,pumpkin seed,poppy seed	millet	
everything bagel seasoning	sesame,poppy seed,garlic,onion			
bombay mix,granola,muesli,nut,nut butter,nut roast,trail mix		almond,cashew,hazelnut,walnut,brazil nut,pecan,pistachio	macadamia,pine nut	
chocolate spread,ferrero rocher,frangelico,gianduja,praline	hazelnut			
baklava		walnut,pistachio,honey,cinnamon,lemon	almond,rose	
carrot cake	carrot	walnut,cinnamon,raisin	pecan,pineapple,coconut,orange	
waldorf salad	apple,walnut	grape		
crunchy nut cornflake,drambuie,honey cake,honey mustard,honey mustard dressing,honey roasted peanut,honey yoghurt,honeycomb,mead,nougat,pain d'epices,turron	honey			
baby food,baklava,balsamic dressing,bbq sauce,bbq seasoning,benedictine,breakfast cereal,cereal bar,char siu sauce,cheerio,cough syrup,ginger biscuit,gingerbread,graham cracker crust,granola,halva,ham,herbal tea,hoisin sauce,honeycomb,lebkuchen,mead,muesli,mustard,protein bar,salad dressing,snack bar,sweet,teriyaki sauce,throat lozenge,trail mix			honey	
baklava,graham cracker crust,granola		honey		
aspic,bavarois,collagen powder,gelatine,marshmallow,panna cotta	gelatine			
*jelly crystals,chewy sweet,fruit pastille,gummy bear,jelly baby,lime jelly,raspberry jelly,strawberry jelly		gelatine		
candy corn,canned ham,cheesecake,chewing gum,chocolate mousse,consomme,cough syrup,fish oil capsule,frosted shredded wheat,gumdrop,ice lolly,jelly bean,liquorice allsort,mousse,nougat,pate,pop tart,pork pie,protein bar,rainbow sherbet,smarties,sprinkle,sweet,tinned ham,trifle,turkish delight,vitamin			gelatine	
canned ham,jelly,pork pie,trifle		gelatine		
aspic,chewy sweet,collagen powder,gelatine,gummy bear,jelly,jelly baby,marshmallow,panna cotta,trifle			pork,beef,fish	
isinglass	fish			
*veal,beef bourguignon,beef burger,beef dripping,beef fat,beef mince,beef sausage,beef steak,beef stew,beef stroganoff,beef wellington,biltong,bone marrow,bovril,bresaola,brisket,chilli con carne,corned beef,cottage pie,goulash,ox tongue,oxtail,pastrami,salt beef,silverside,spaghetti bolognese,steak and kidney pie,steak pie,suet,tallow,tripe,veal	beef			
bolognese sauce		beef		
beef dripping,suet,tallow		beef	lamb	
christmas pudding,dumpling,mincemeat,suet pastry		beef		
*sausage,bologna sausage,bolognese sauce,chilli con carne,cottage pie,doner kebab,dumpling,empanada,faggot,frozen lasagne,gyoza,haggis,hot dog,kebab,kofta,meal deal,meat feast pizza,meat sauce,meatball,meatloaf,mixed grill,moussaka,pasty,pelmeni,pepperoni pizza,pierogi,pizza,ravioli,ready meal,salami,samosa,sandwich,sausage,sausage roll,scotch pie,spaghetti bolognese,spring roll,stuffed vine leaf,stuffing,takeaway,tinned meat,tortellini,white pudding		beef,pork	lamb,chicken,turkey	
beef burger,cheeseburger	beef	onion	garlic,tomato	
beef sausage,chicken sausage,lamb sausage,turkey sausage,venison sausage			pork	
*pork sausage,andouille,black pudding,bologna sausage,carbonara sauce,cassoulet,char siu,char siu bao,chinese sausage,chipolata sausage,choucroute,cocktail sausage,country sausage,cumberland sausage,faggot,german sausage,irish sausage,italian sausage,kielbasa,lard,lincolnshire sausage,luncheon meat,mortadella,pancetta,polish sausage,pork and apple sausage,pork and leek sausage,pork crackling,pork dumpling,pork pie,pork scratching,portuguese sausage,pulled pork,sausage,sausage roll,scotch egg,scrapple,spam,toulouse sausage,white pudding		pork		
black pudding,char siu,cumberland sausage,lard,lincolnshire sausage,mortadella,pork pie,pork scratching,pulled pork,sausage roll,scotch egg,spam,toulouse sausage	pork			
stuffing		onion,sage	pork,apple,chestnut,celery	
*sausage,beef burger,black pudding,faggot,haggis,kebab,meatball,meatloaf,pate,pork pie,sausage,sausage meat,sausage roll,scotch egg		onion,garlic,black pepper	sage,nutmeg,mace,chilli,paprika,potato,coriander,thyme	
chicken kiev,chicken nugget,crab cake,fish cake,fish finger,meatball,scotch egg			garlic,onion,potato,turmeric,paprika,corn,rice,parsley	
crab cake,fish cake,fish pie mix		potato	onion,parsley,lemon	
doner kebab,gyros,haggis,kofta,lamb sausage,lancashire hotpot,merguez,scotch broth,shawarma,shepherds pie,stuffed vine leaf		lamb	beef	
lancashire hotpot,merguez,navarin,scotch broth,shepherds pie	lamb	chilli,garlic		
haggis	lamb,oat,onion		beef,pork	
foie gras,goose fat,goose liver		goose	duck	
ardennes pate,faggot,farmhouse pate,foie gras,haggis,liver sausage,liverwurst,pate	liver			
pate		pork,chicken,duck	alcohol,garlic	
beer,brandy,cider,gin,liqueur,port,rum,sherry,vodka,whisky,wine	alcohol			
advocaat,ale,almond extract,angostura bitters,anise extract,banana extract,bananas foster,beef bourguignon,beer batter,beer bread,black forest gateau,bloody mary,brandy butter,brandy extract,brandy sauce,celery bitters,cheese fondue,cherries jubilee,christmas cake,coconut extract,coffee extract,coq au vin,cranachan,crepes suzette,hazelnut extract,irish coffee,lemon extract,liqueur chocolate,madeira sauce,maple extract,margarita,marsala sauce,mint extract,mirin,mojito,moules mariniere,mulled wine,orange bitters,orange extract,peppermint extract,peychaud's bitters,pina colada,raspberry extract,red wine jus,red wine sauce,rum baba,rum cake,rum extract,rum raisin ice cream,rum truffle,rumtopf,sabayon,sake,sangria,shaoxing wine,sherry trifle,steak and ale pie,strawberry extract,syllabub,vanilla extract,vodka sauce,white wine sauce,zabaglione	alcohol			
tiramisu		coffee,alcohol,cocoa,sponge finger	rum,marsala	
tiramisu	coffee			
beef stroganoff,bisque,bolognese sauce,chocolate truffle,christmas pudding,fondue,fruit cake,marie rose sauce,mincemeat,onion soup,panettone,pate,prawn cocktail,risotto,steak pie,stollen,trifle,welsh rarebit,zuppa inglese		alcohol		
*vinegar,chocolate orange,cider vinegar,cough syrup,dijon mustard,elderflower cordial,fruit salad,ginger beer,gravy,hoisin sauce,horseradish sauce,kefir,kombucha,kvass,lemon essence,low-alcohol beer,malt vinegar,miso paste,mouthwash,non-alcoholic beer,orange essence,orange soda,oyster sauce,peppermint essence,ponzu,red wine vinegar,rum essence,sauerkraut,sherry vinegar,soy sauce,stir-fry sauce,sukiyaki sauce,tartare sauce,teriyaki sauce,tinned cherry,tomato sauce,vanilla bean paste,vanilla extract,vinegar,water kefir,white wine vinegar,wholegrain mustard,wine,wine vinegar,yakitori sauce			alcohol	
sukiyaki sauce,teriyaki sauce,wine,yakitori sauce		alcohol		
*chocolate,*coffee,aero,after eight,black forest gateau,bounty,bourbon biscuit,brownie,brownie mix,chai,chocolate,chocolate biscuit,chocolate cake,chocolate cake mix,chocolate chip,chocolate chip biscuit,chocolate chip cookie,chocolate coin,chocolate cookie,chocolate digestive biscuit,chocolate frosting,chocolate ice cream,chocolate liqueur,chocolate mint,chocolate mousse,chocolate orange,chocolate pudding mix,chocolate raisin,chocolate sauce,chocolate spread,chocolate truffle,coco pop,cocoa nib,cocoa powder,coffee,coffee essence,coffee extract,coffee ice cream,coffee liqueur,coffee pod,coffee syrup,cola,creme de cacao,devil's food cake mix,dr pepper,earl grey tea,easter egg,energy drink,espresso martini,espresso powder,ferrero rocher,galaxy,green tea,guarana,hot chocolate,iced tea,instant coffee,irish coffee,jasmine tea,kit kat,m&m,maltesers,mars bar,matcha,mate tea,milk chocolate chip,oolong tea,oreo,pain au chocolat,rolo,smarties,snickers,tea,tiramisu,twix	caffeine			
dark chocolate,milk chocolate	caffeine			
coffee,decaf tea,decaffeinated coffee,ice cream,kombucha,mole sauce,painkiller,protein bar,red velvet cake			caffeine	
kombucha		caffeine		
bourbon biscuit,brownie,chocolate,chocolate biscuit,chocolate cake,chocolate chip,chocolate digestive biscuit,chocolate ice cream,chocolate mousse,chocolate sauce,chocolate spread,coco pop,cocoa nib,cocoa powder,creme de cacao,dark chocolate,german chocolate,gianduja,hot chocolate,milk chocolate,milk chocolate chip,mole sauce,oreo,unsweetened chocolate,white chocolate	cocoa			
*dal,*lentil,*peanut,*soy sauce,aburaage,adzuki bean,aquafaba,baked bean,bean sprout,black bean,black bean paste,black bean sauce,black eyed bean,bombay mix,borlotti bean,broad bean,butter bean,cannellini bean,carob powder,carob syrup,cassoulet,chana masala,chickpea,chilli con carne,dal,dosa mix,doubanjiang,dried pea,edamame,falafel,fenugreek,five bean salad,flageolet bean,glass noodle,gram flour,green bean,haricot bean,hoisin sauce,kidney bean,lentil,lentil soup,liquorice,lupin,mangetout,miso paste,mixed bean,moong dal,mung bean,mung bean starch,mushy pea,natto,okara,onion bhaji,pakora,pea,pea drink,pea shoot,peanut,peanut butter,pigeon pea,pinto bean,poppadom,refried bean,runner bean,satay sauce,soup bean mix,soy sauce,soya bean,soya cream,soya lecithin,soya milk,soya yoghurt,split pea,sugar snap pea,sweet bean sauce,tamarind,textured vegetable protein,tinned pea,tofu,toor dal,urad dal,yellow bean sauce,yuba	legume			
doenjang	legume			
gochujang	legume			
hummus	legume			
tempeh	legume			
cottage pie,egg fried rice,egg replacer powder,fish pie,gluten-free bread,gluten-free flour,gluten-free pasta,minestrone,mixed vegetable,nasi goreng,paella,plant-based burger,plant-based meatball,plant-based nugget,plant-based sausage,protein bar,protein powder,quorn,ready meal,samosa,shepherds pie,soup mix,takeaway,vegan burger,vegan cheese,vegan cream,vegan double cream,vegan egg,vegan ice cream,vegan mayonnaise,vegan meatball,vegan nugget,vegan sausage,vegan spread,vegan yoghurt,vegetable oil,vegetable soup,vegetable soup mix,vegetarian burger,vegetarian meatball,vegetarian nugget,vegetarian sausage,veggie meatball,veggie nugget,veggie sausage		legume		
beyond burger,beyond meat burger,pea drink,plant-based burger,vegan burger		pea,pea protein		
falafel	chickpea,garlic	onion,parsley,coriander,cumin	broad bean,chilli	
poppadom	lentil			
kimchi	chilli,garlic,chinese leaf	ginger,spring onion,radish	onion,pear,rice,apple	
dumpling,gyoza,pakora,samosa,spring roll,wonton		onion,garlic,ginger,cabbage,carrot	mushroom,coriander,chilli,potato,bean sprout,leek	
samosa		potato,onion,cumin,coriander,chilli,pea		
coleslaw,coleslaw mix	cabbage,carrot	onion	apple,sultana	
potato salad	potato	onion,chive	garlic	
piccalilli	cauliflower,onion	turmeric,ginger,gherkin	corn,bean,garlic,courgette	
branston pickle,sandwich pickle,sweet pickle		carrot,swede,onion,cauliflower,date,apple,tomato,courgette	lemon,gherkin,cinnamon,coriander	
apple chutney,brinjal pickle,caramelised onion chutney,chutney,indian pickle,lime chutney,lime pickle,mango chutney,mango pickle,onion chutney,relish,tamarind chutney,tomato chutney		onion,garlic,ginger,chilli,raisin,apple	tomato,mango,date,coriander,clove,cinnamon,cumin,turmeric,fenugreek,cardamom	
brinjal pickle	aubergine	tamarind		
tamarind chutney	tamarind	date		
black bean sauce,bulgogi sauce,char siu sauce,chow mein sauce,hoisin sauce,korean bbq sauce,okonomiyaki sauce,oyster sauce,pad thai sauce,stir-fry sauce,sukiyaki sauce,sweet and sour sauce,sweet and sour stir fry sauce,szechuan sauce,teriyaki sauce,tonkatsu sauce,xo sauce,yakisoba sauce,yakitori sauce,yellow bean sauce		garlic,ginger,onion,rice,tomato	chilli,sesame,apple,pear,pineapple,orange,five spice powder,mushroom,corn,tamarind,date,bell pepper	
vegetarian oyster sauce	mushroom			
plum sauce	plum	ginger,garlic,chilli	apricot	
*ranch dressing,asian dressing,balsamic dressing,balsamic vinaigrette,blue cheese dressing,caesar dressing,caesar salad dressing,coleslaw dressing,creamy dressing,french salad dressing,greek dressing,green goddess dressing,honey mustard dressing,italian dressing,italian salad dressing,ranch dressing,ranch salad dressing,salad dressing,thousand island dressing,vinaigrette		garlic,onion	lemon,tomato,bell pepper,chilli,parsley,basil,oregano,honey,paprika,corn,avocado	
light mayonnaise,mayonnaise,olive oil mayonnaise			lemon,paprika,garlic,corn,modified corn starch	
remoulade,tartare sauce	caper,gherkin	parsley,lemon,onion	dill,tarragon,chive	
bearnaise sauce	tarragon,shallot	alcohol		
alfredo sauce,bechamel,bread sauce mix,carbonara sauce,cheese sauce,parsley sauce mix,white lasagne sauce		onion,nutmeg,garlic	bay leaf,clove,corn,black pepper	
after eight,creme de menthe,mint chocolate chip ice cream,mint extract,mint jelly,mint sauce,mint sweet,mojito,peppermint extract,peppermint tea,tabbouleh	mint			
bhaji,bombay mix,cheese cracker,cheese puff,cracker,crisp,crouton,dip,fresh filled pasta,fried rice,instant noodle,macaroni cheese,meal deal,nut roast,pasty,pizza,pretzel,quiche,ravioli,ready meal,sandwich,savoury biscuit,snack,soup pot,spread,steak pie,sushi,takeaway,tortellini,tortilla crisp,vegetable crisp			onion,garlic,tomato,chilli,paprika,yeast,potato,mushroom,bell pepper,corn,rice,turmeric,celery	
creme anglaise,creme brulee,creme patissiere,custard,custard powder,galliano,ice cream,licor 43,panna cotta,vanilla bean paste,vanilla cake mix,vanilla extract,vanilla liqueur,vanilla powder,vanilla pudding mix,vanilla sugar,vanilla syrup,vanilla vodka,vanilla wafer,vanilla yoghurt	vanilla flavour			
*cake,*cookie,almond milk,baileys,biscuit,cake,chocolate,coffee liqueur,cola,cookie,cream soda,dark chocolate,frosting,fudge,hot chocolate,marshmallow,meringue,milk chocolate,muffin,pancake,plant milk,rice pudding,root beer,soft drink,soya milk,toffee,trifle,waffle,white chocolate			vanilla flavour	
custard powder,instant custard	corn		annatto,turmeric	
apple crumble,apple pie,biscoff biscuit,biscoff spread,chai,churro,cinnamon bun,cinnamon candy,cinnamon chip,cinnamon sugar,cinnamon syrup,fireball,gingerbread,goldschlager,lotus biscoff,lotus biscuit,mulled wine,rumchata,speculoos biscuit	cinnamon			
apple pie filling,carrot cake,christmas pudding,cola,danish pastry,eccles cake,fruit cake,ginger cake,granola,horchata,hot cross bun,lebkuchen,mincemeat,moussaka,muesli,pumpkin pie,simnel cake,spice cake mix,stollen,tagine,teacake		cinnamon		
candied ginger,crystallised ginger,crystallized ginger,galangal,ginger,ginger ale,ginger beer,ginger biscuit,ginger cake,ginger cordial,ginger garlic paste,ginger liqueur,ginger nut,ginger nut biscuit,ginger purée,ginger tea,ginger wine,gingerbread,gingerbread mix,glace ginger,ground ginger,parkin,pickled ginger,stem ginger syrup,sushi ginger,teriyaki sauce	ginger			
chai	black tea,ginger,cardamom,cinnamon	clove,black pepper		
mulled wine,sangria		orange,clove	apple,lemon	
*gin,gin	juniper berry	coriander,lemon,orange	angelica,cinnamon,liquorice	
absinthe,anise,anise extract,arrack,galliano,liquorice allsort,ouzo,pastis,pernod,raki,sambuca,star anise		anise	liquorice,fennel	
*tequila,agave syrup	agave			
mezcal	agave			
tequila	agave			
*rum,brown sugar,cachaca,golden syrup,treacle	cane sugar			
rum	cane sugar			
antipasti,caponata,puttanesca sauce,tartare sauce		olive,caper		
*jam,fruit compote,jam,jam sugar,jelly,marmalade		pectin	citrus	
christmas pudding,fruit cake,panettone,simnel cake,stollen		raisin,sultana,currant,orange,lemon,mixed peel	almond,cherry,apple,carrot	
florentine,hot cross bun,panettone,simnel cake,stollen		mixed peel		
sherry trifle,trifle		strawberry,raspberry,sponge finger,custard	banana,peach,jelly,cherry	
eton mess	strawberry,meringue,double cream			
angel food cake,macaron,marshmallow fluff,meringue,nougat,pavlova,royal icing,turron	egg white			
advocaat,aioli,bearnaise sauce,carbonara sauce,creme brulee,hollandaise sauce,lemon curd,mayonnaise,zabaglione	egg yolk			
custard		egg yolk		
aioli,bearnaise sauce,caesar dressing,chocolate mousse,eggnog,hollandaise sauce,mayonnaise,mousse,royal icing,tiramisu,zabaglione			raw egg	
*cake,*jam,*sugar,*syrup,biscuit,butterscotch,cake,caramel sauce,caster sugar,chocolate,cola,condensed milk,custard,dark chocolate,doughnut,dulce de leche,energy drink,fondant icing,fudge,honey,honeycomb,ice cream,icing sugar,jam,jelly,lemonade,marshmallow,marzipan,meringue,milk chocolate,muffin,nougat,soft drink,sorbet,sweet,toffee,tonic water,treacle,turkish delight,white chocolate	sugar			
baked bean,bbq sauce,bread,breakfast cereal,brown sauce,chutney,gherkin,granola,ham,hoisin sauce,mayonnaise,mirin,peanut butter,relish,salad dressing,sriracha,sweet chilli sauce,teriyaki sauce,tomato ketchup,tomato sauce		sugar		
*bouillon granule,*bouillon powder,*stock cube,adobo seasoning,all-purpose seasoning,aromat,crisp,gravy,hoisin sauce,instant noodle,msg,oyster sauce,ready meal,sazon seasoning,season-all seasoning,seasoning,soy sauce,stock cube,takeaway,vegetable bouillon powder		msg		
canned mushroom,cep,chanterelle,chestnut mushroom,dried mushroom,dried porcini mushroom,dried shiitake mushroom,enoki mushroom,girolle,king oyster mushroom,maitake,mixed mushroom,morel,mushroom,mycoprotein,oyster mushroom,porcini mushroom,portobello mushroom,quorn,quorn sausage,shiitake mushroom,shimeji,truffle,truffle oil,truffle salt,wild mushroom,wood ear mushroom	mushroom			
beetroot,carrot,cassava,celeriac,daikon radish,ginger,horseradish,jerusalem artichoke,kohlrabi,parsnip,potato,radish,salsify,swede,sweet potato,turnip,yam	root vegetable			
broccoli,brussels sprout,bubble and squeak,cabbage,cauliflower,cavolo nero,chinese leaf,colcannon,coleslaw,coleslaw mix,collard greens,cress,horseradish,kale,kohlrabi,mizuna,mustard,mustard seed,pak choi,pickled cabbage,pickled red cabbage,purple sprouting broccoli,radish,rapeseed oil,red cabbage,rocket,romanesco,sauerkraut,savoy cabbage,spring greens,swede,tenderstem broccoli,turnip,wasabi,watercress,white cabbage	brassica			
kimchi	brassica			
black cumin seed,brown flaxseed,caraway seed,chia,chia egg,chia seed,coriander seed,cumin seed,dukkah,fennel seed,flax,flaxseed,hemp heart,hemp seed,mixed seed,mustard seed,poppy seed,pumpkin seed,seeded bread,sesame seed,sunflower seed,tahini,za'atar	seed			
halva	seed			
hummus	seed			
avocado,banana,chestnut,fig,kiwi,mango,melon,papaya,passion fruit,peach,pineapple,tomato	latex fruit			
avocado,banana,chestnut,kiwi,plantain	latex fruit			
banana,coconut,dragon fruit,durian,guava,jackfruit,kiwi,lychee,mango,mangosteen,papaya,passion fruit,pineapple,plantain,rambutan,star fruit,tamarind	tropical fruit			
apple,apricot,cherry,damson,fig,grapefruit,greengage,lemon,lime,mango,nectarine,olive,orange,peach,pear,persimmon,plum,pomegranate,quince	tree fruit			
chive,garlic,leek,onion,shallot,spring onion,wild garlic	allium			
bacon,chorizo,corned beef,ham,hot dog,luncheon meat,pastrami,pepperoni,prosciutto,salami,sausage,smoked salmon,spam	processed meat			
chive,leek,wild garlic			onion	
hot paprika,paprika,smoked paprika			bell pepper	
burger sauce,gherkin,piccalilli,pickle juice,relish,sandwich pickle,tartare sauce	cucumber		dill	
burger sauce,piccalilli,relish,tartare sauce		cucumber		
bubble and squeak,colcannon,pickled cabbage,pickled red cabbage,sauerkraut	cabbage		juniper berry,caraway seed	
kimchi		cabbage,daikon radish		
black pudding,chicken liver,faggot,foie gras,haggis,heart,lamb kidney,liver,liver sausage,ox tongue,pate,scrapple,steak and kidney pie,steak and kidney pudding,sweetbread,tripe	offal			
*stock cube,baking spread,biscuit,candy melt,cereal bar,chocolate biscuit,chocolate spread,cookie,cracker,crisp,digestive biscuit,doughnut,frosting,gravy,ice cream,instant noodle,margarine,naan bread,non-dairy creamer,oat biscuit,peanut butter,pizza base,puff pastry,shortcrust pastry,spread,stock cube,vegan spread,vegetable oil,vegetable shortening,vegetable suet			palm oil	
baking spread,chocolate spread,instant noodle,margarine,vegetable shortening		palm oil		
chewing gum,cola,energy drink,ginger ale,ice lolly,iced tea,lemonade,low-fat yoghurt,protein powder,sherbet,soft drink,squash drink,sweetener,tonic water			aspartame,sweetener	
angel delight,boiled sweet,candy cane,candy corn,candy eye,candy melt,chewy sweet,colored sugar,coloured sugar,custard powder,energy drink,food colouring,glace cherry,gummy bear,ice lolly,jelly,jelly baby,jelly bean,jellybean,liquorice allsort,lollipop,m&m,macaron,maraschino cherry,party ring biscuit,peanut m&m,popping candy,smarties,soft drink,sprinkle,sweet,writing icing		food colouring		
*cake mix,cake,cheddar,cheese puff,cola,crab stick,curry paste,frosting,fruit yoghurt,gherkin,ice cream,korma paste,liqueur,margarine,mint sauce,mushy pea,strawberry yoghurt,tandoori paste,tikka paste,tinned pea,tortilla crisp			food colouring	
blini,buckwheat,galette,soba,soba noodle	buckwheat			
bagel,bread,bread roll,burger bun,cracker,crispbread,granary bread,pretzel,seeded bread			poppy seed,sesame,sunflower seed,caraway seed	
beluga lentil,brown lentil,dal,dosa mix,green lentil,lentil soup,masoor dal,poppadom,puy lentil,red lentil,urad dal	lentil			
gherkin,gherkin brine,gravadlax	dill			
branston pickle,bread sauce mix,chutney,gherkin,ham,lebkuchen,mulled wine,pickled beetroot,pickled cabbage,pickled egg,pickled onion,pickled vegetable,worcestershire sauce			clove,black pepper,mustard seed,coriander,allspice,bay leaf	
bread and butter pudding,chelsea bun,eccles cake,fruit bread,fruit loaf,garibaldi biscuit,hot cross bun,malt loaf,panettone,simnel cake,spotted dick,stollen,teacake		raisin,sultana,currant		
apple strudel,carrot cake,cereal bar,coronation chicken,curry sauce,granola,mincemeat,muesli,trail mix,welsh cake			raisin,sultana,cranberry,apricot,date	
grenadine,pomegranate molasses,pomegranate syrup		pomegranate	cherry,blackcurrant	
eton mess,fruit tart,pavlova		strawberry,double cream	passion fruit,kiwi,raspberry,mango	
brown sauce,date syrup,energy ball,sticky toffee pudding	date			
dried fig,fig jam,fig roll,tinned fig	fig			
agar agar,arame,dashi,dulse,hijiki,kelp,kombu,laverbread,nori,nori flake,sea spaghetti,spirulina,wakame	seaweed			
dashi,furikake,miso soup,onigiri,ponzu,ramen,seaweed salad,shichimi togarashi,sushi		seaweed		
vegan cheese,vegan gummy bear,vegan jelly,vegan marshmallow,vegan panna cotta,vegetarian jelly		agar agar	carrageenan	
almond milk,baby formula,chocolate milk,coconut milk,cooked turkey,cottage cheese,cream,custard,double cream,evaporated milk,ham,ice cream,low-fat yoghurt,non-dairy creamer,oat milk,plant milk,single cream,soya milk,vegan cheese,whipped cream,whipping cream			carrageenan,guar gum,xanthan gum	
aioli,baking spread,burger sauce,cooking spray,crisp,garlic mayonnaise,hummus,light mayonnaise,margarine,mayonnaise,pesto,salad dressing,spread,tartare sauce,vegetable oil		rapeseed oil,sunflower oil		
biscuit,chocolate spread,cracker,crisp,falafel,fish cake,frozen chip,granola,oat milk,protein bar,sun-dried tomato,tinned sardine,tinned tuna,vegan spread			sunflower oil,rapeseed oil	
spread,sunflower lecithin,sunflower oil	sunflower seed			
cheese,custard powder,dijon mustard,english mustard,french mustard,margarine,mustard,mustard powder,piccalilli			turmeric	
american cheese,breadcrumb,cheddar,cheese puff,chorizo,custard powder,double gloucester,ice cream,margarine,mimolette,red leicester,smoked haddock			annatto	
baklava,garam masala,gulab jamun,harissa,ras el hanout,turkish delight			rose,rose water	
bubble tea,cassava,cassava flour,gari,strawberry boba,tapioca,tapioca starch	cassava			
baby food,cheese bread,crab stick,egg replacer powder,gluten-free bread,gluten-free flour,gluten-free pasta,gluten-free pastry,pie filling,prawn cracker,vegan cheese			cassava,tapioca starch	
*cheese,brie,camembert,cheddar,cheese,edam,feta,gouda,grana padano,gruyère,halloumi,manchego,mozzarella,parmesan,pecorino,stilton		rennet		
christmas pudding,cornish pasty,mincemeat,pork pie,refried bean,shortcrust pastry,steak pie			lard	
cassoulet,confit de canard,crispy aromatic duck,pate		duck		
absinthe,anisette,ouzo,pastis,pernod,raki,sambuca	anise			
absinthe,fennel salami,herbal tea,italian sausage,pastis		fennel		
bouillabaisse,paella kit,paella seasoning,risotto milanese,rouille,saffron rice	saffron			
falafel,fruit punch,greek salad,mint sauce,mojito,pimm's,raita,sangria,stuffed vine leaf,tabbouleh		mint		
bakewell tart,jam doughnut,jam tart,linzer torte,swiss roll,trifle,victoria sponge		raspberry	strawberry	
cranberry juice,cranberry juice cocktail,cranberry sauce,dried cranberry,sweetened dried cranberry	cranberry			
banana bread,cornbread,courgette bread,pancake,soda bread,sweet bread				yeast
*rice wine,chinese cooking wine,cooking rice wine,elderflower wine,ginger wine,plum wine,rice wine				grape
orange wine				orange
camomile tea,fruit tea,ginger tea,herbal tea,hibiscus tea,peppermint tea,rooibos tea,white chocolate,white chocolate chip				caffeine
linda mccartney sausage,plant-based burger,plant-based sausage,vegan burger,vegan sausage,vegetable burger,vegetarian burger,vegetarian sausage,veggie burger,veggie sausage,chorizo-style soy sausage,italian-style soy sausage,soy sausage				pork,beef,lamb,chicken,turkey,egg white
boar sausage,chicken burger,chicken sausage,lamb sausage,pork sausage,turkey burger,turkey sausage,venison sausage				beef
sweet potato				potato
cherry pepper,cherry tomato				cherry
plum tomato				plum
grape tomato				grape
beef tomato,beefsteak tomato				beef
banana pepper,banana shallot,banana squash				banana
orange bell pepper,orange food colouring,orange lentil,orange pepper,orange tomato				orange
lemon balm,lemon basil,lemon cucumber,lemon grass,lemon thyme,lemon verbena				lemon,citrus
lime tree,pickling lime				lime,citrus
custard apple,thorn apple				apple
balsam pear,prickly pear				pear
sea cucumber				cucumber
lamb lettuce,lamb quarter				lamb
kidney bean				kidney,liver
cacao bean,cocoa bean,coffee bean,jelly bean,vanilla bean				bean,legume
pea aubergine,pea eggplant				pea,legume
water chestnut				chestnut,latex fruit
jerusalem artichoke				artichoke
duck sauce				duck
pumpkin pie spice,pumpkin spice				pumpkin
sugar snap,sugar snap pea				sugar
rose harissa,rose wine				rose
chicken of the woods				chicken
corn salad,peppercorn				corn
honey fungus,honey mushroom				honey
strawberry tomato				strawberry
chestnut mushroom				chestnut,latex fruit
oyster mushroom				oyster
horse chestnut				chestnut
apple jelly,bramble jelly,crab apple jelly,currant jelly,grape jelly,guava jelly,mint jelly,pepper jelly,quince jelly,redcurrant jelly,royal jelly				gelatine,pork,beef
goat butter,goat cheese,goat milk,goat yoghurt,goat's butter,goat's cheese,goat's curd,goat's milk,goat's yoghurt,soft goat's cheese				goat
sheep's cheese,sheep's milk,sheep's yoghurt				sheep,lamb
buffalo milk,buffalo mozzarella,buffalo sauce				buffalo
duck egg,goose egg,hen egg,quail egg				duck,goose,quail
marshmallow teacake,gummi worm,gummy candy bear,gummy,gummi candy,gummie,life saver gummy,flavor life saver gummy,gummy shark,sour gummy,sour patch kid,sour worm,fizzy sweet,dolly mixture,love heart,fruit salad sweet,starburst,fruit chew,laffy taffy,taffy,salt water taffy,hot tamale candy,mint imperial,refresher sweet,drumstick lolly,snake lolly,allen's snake,musk stick,raspberry lolly		gelatine,corn	apple,citrus	
tandoori roti,cajun sausage,teriyaki jerky,tandoori chicken,jerk chicken,jerk paste,jerk rub,wet jerk rub,walkerswood jerk,fajita marinade,cajun blend,blackening spice,blackening rub,creole spice mix,taco spice,taco spices and seasonings,chilli spice mix,chilli spice blend,mexican spice blend,fajita spice,fajita spice mix,fajita mix,tandoori spice,tandoori spice mix,tikka spice,tikka spice powder,vindaloo masala,mitmita,berbere seasoning,berbere spice,berbere spice mix,suya pepper,peri peri rub,piri piri spice,peri peri spice,jerk spice mix,jerk seasoning powder	chilli			
garlic and herb cheese,garlic and herb cheese spread,garlic herb cheese spread,garlic and fine herb cheese,garlic-and-herb spreadable cheese,garlic breadcrumb,ranch crouton,parmesan ranch crouton,garlic crouton,caesar salad crouton,onion and garlic crouton,cool ranch dorito,jolly rancher,cajun sausage,roasted garlic chicken sausage,teriyaki jerky,teriyaki glaze,teriyaki baste,asian teriyaki marinade,fermented black bean garlic sauce,chinese fermented black bean garlic sauce,pineapple teriyaki sauce,garlic steak sauce,ranch dip,hidden valley ranch,hidden valley original ranch dressing,creamy italian dressing,creamy marinara sauce,tomato and basil pasta sauce,tomato basil pasta sauce,meat pasta sauce,roasted garlic flavored spaghetti sauce,garlic pasta sauce,vodka pasta sauce,salsa ranchera,condensed creamy ranchero tomato soup,ranch-style bean,diced tomatoes seasoned with garlic oregano and basil,tomatoes with garlic,garlic chilli sauce,salsa macha,shatta,skhug,zhug,schug,fajita marinade,mojo criollo,mojo picon,mojo verde,kimchi base,kimchi juice,kimchi brine,yangnyeom,yangnyeom sauce,alfredo,four cheese alfredo,garlic alfredo sauce,garlic yoghurt,cacik,garlic butter sauce,cream of mushroom with roasted garlic soup,garlic cheese dip,ranch yoghurt dip,burger spice,garlic and herb seasoning blend,garlic herb seasoning blend,garlic pepper seasoning,cajun blend,creole spice mix,taco spice,taco spices and seasonings,fajita spice,fajita spice mix,fajita mix,sazon seasoning blend,sazon with achiote,sazon with coriander and achiote,sazon,sazon goya,adobo,goya adobo,roasted garlic purée,dried oregano on branch,caesar salad dressing low-fat,harissa sauce		garlic,onion		
copha,kremelta,coco lopez,coco real,kaya,kaya jam,iced vovo,almond joy,cherry ripe,coconut nectar,coconut meat	coconut			
mct oil		coconut	palm oil	
halaya,ube halaya		coconut		
vegan block,vegan cheddar,vegan feta,vegan mozzarella,vegan parmesan,vegan margarine,plant butter,non-dairy butter,buttery stick,earth balance,naturli,flora plant,violife,daiya,tofutti,nondairy yoghurt,whipped topping,dream whip,international delight,creamer,powdered creamer,soy creamer,soya creamer		coconut	palm oil,potato,pea,corn	
maseca,masa flour,harina pan,mielie meal,jiffy mix,mote blanco,huitlacoche,clearjel,clear jel,cracker jack,caramel corn,caramel popcorn,cheese popcorn,microwave popcorn,pirate booty,monster munch,cheeto,funyun,bugle,takis,cap'n crunch,captain crunch,kix,trix,froot loop,fruit loop,cocoa puff,reese's puff,lucky charm,count chocula,golden graham,crispix,multigrain chex,butterfinger,butterfinger bite	corn			
sadza,ugali flour,chex,chex mix,dextrose,dextrose powder,equal spoonful,splenda granular,sugar replacement,fructose,sorbitol,maltitol,xylitol,skittle,pez,twizzler,gumball,candy ball,candy heart,candy decor,conversation heart,swedish fish,strawberry lace,licorice lace,liquorice lace,ring pop,chupa chup,tootsie roll,tootsie pop,milk dud,junior mint,charleston chew,marshmallow topping,butterscotch topping,fudge topping,caramel bit,kraft caramel,jersey caramel,whipped topping,international delight,powdered creamer		corn		
citric powder,lactic acid,ascorbic acid,fruit fresh,vegetable glycerine,glycerine,glycerin,malic acid,trehalose,allulose,tang powder,kool-aid,crystal light,gatorade,lucozade,irn-bru,lilt,tizer,vimto,ribena,hawaiian punch,squirt soda			corn	
monster munch,funyun,takis		onion,garlic		
takis	chilli	lime		
rice-a-roni,fruity pebble,cocoa pebble,cocoa krispie,krackel,buncha crunch,rice pop,pirate booty,mee hoon,mi noodle,bun noodle,idli rava,kalijira,gobindobhog rice	rice			
vermicelli,thread vermicelli,miki,miki noodle,pancit noodle,liangpi,liang pi,sevai vermicelli,mizuame,chex,crispix,chex mix,shoepeg corn		rice		
dosa,idli,uttapam,dosa batter,idli batter	rice,lentil	fenugreek		
chicche,culurgiones,lefse,hula hoop,potato farl	potato			
vareniki,knish,popchip,pop chip,veggie chip,harusame,pierogi		potato		
saifun,sotanghon,crystal noodle	legume		potato	
harusame		legume		
boondi,sev,gathia,sev puri	chickpea	chilli,turmeric		
papdi,bhuja,chevda,chivda,farsan,chakli,murukku		chickpea,lentil,rice,chilli,coriander,turmeric	coconut,sultana,cashew,potato,onion,garlic	
gunpowder podi,idli podi,milagai podi	lentil,chilli	garlic	tamarind	
rasam powder	coriander,chilli	lentil,cumin,black pepper	turmeric	
tofoo,atsuage,vegan mince,vegetarian mince,plant-based bacon,plant-based frankfurter,vegan bacon,vegan frankfurter,beyond meat,impossible meat		legume	pea,wheat,coconut,onion,garlic,potato,mushroom	
beyond meat	pea	coconut		
impossible meat		coconut	potato,yeast	
matsutake,huitlacoche,chicken of the woods,hen of the woods	mushroom			
chicken of the woods,hen of the woods				chicken
poussin,capon,schmaltz,coronation chicken,cock-a-leekie,chicken kiev,spatchcock	chicken			
cock-a-leekie	leek	prune	pearl barley,rice	
balut,magret,duckling	duck			
basturma,pastirma,sucuk,sujuk	beef	garlic,paprika,chilli,cumin,fenugreek	lamb	
brat,frankfurt,cocktail frankfurter,baloney,antipasto meat,meatloaf mix		pork	beef,chicken,turkey,garlic,onion,paprika	
meatloaf mix,stewed steak,ossobuco,veal cheek,veal foot	beef			
collagen peptide		beef	pork,fish	
ramsons	wild garlic,garlic			
calcot	onion			
herbamare	onion,garlic,leek	parsley,basil,seaweed		
cavender's,tony chachere's,emeril's essence,grill mate,fajita kit	garlic	onion,chilli,paprika,black pepper	oregano,cumin,tomato,sugar,corn	
tony chachere's,emeril's essence,fajita kit	chilli			
gravy master,kitchen bouquet	onion,carrot	celery,parsley	cabbage,garlic,yeast	
heinz 57,pickapeppa,bbq glaze	tomato	onion,garlic,chilli	raisin,mango,apple,tamarind,orange,corn	
pickapeppa	onion,mango,raisin	tamarind		
danmuji,takuan,choi poh	radish		turmeric	
zha cai,zhacai,ya cai,yacai,mui choy,suan cai	brassica	chilli	garlic,ginger	
giardiniera	carrot,cauliflower	bell pepper,onion,chilli	garlic,cucumber,olive,oregano	
achar	chilli	mango,turmeric,fenugreek	lime,lemon,garlic,ginger,carrot,onion	
atchara	papaya	carrot,ginger,garlic,onion,bell pepper		
torshi		cauliflower,carrot,garlic	chilli,cabbage,aubergine,turmeric	
nam jim	chilli,garlic	lime,coriander		
mexican rice,mexican-style rice,spanish rice	tomato,onion	garlic,bell pepper	chilli,coriander,cumin	
pilau rice,yellow rice		turmeric,onion,cumin	garlic,cinnamon,cardamom,clove,coriander,saffron	
rice mix,rice side,rice-a-roni,pasta roni,hamburger helper,flavoured rice,flavoured couscous,couscous mix,top ramen,tabbouleh mix,tabouli mix,kasha varnishkes,matzo ball		onion,garlic	tomato,chilli,bell pepper,carrot,mushroom,parsley,turmeric,corn,chicken,beef,yeast,coriander	
breading mix,breading,seafood breading,coating mix,breadcrumb coating,batter mix,fish batter,seasoned crouton,seasoned panko,herb crouton,caesar crouton		garlic,onion	paprika,chilli,black pepper,parsley,oregano,corn,yeast,turmeric	
seafood boil,crab boil,crawfish boil,shrimp boil	chilli	coriander,bay leaf,allspice,clove	garlic,lemon,onion,dill	
lobster base,seafood base,shrimp base,soup base,bouillon base,bisque base,ham base		onion,garlic	carrot,tomato,celery,corn,yeast,turmeric,paprika,sugar,potato	
greek herb	oregano	thyme,basil	garlic,mint,onion,lemon	
crab bisque,seafood chowder,corn chowder,cioppino	onion	garlic	potato,tomato,carrot,bell pepper,corn,bacon,alcohol,chilli	
cioppino,crab bisque,seafood marinara	tomato,garlic	alcohol,chilli	onion	
bagna cauda	garlic			
liptauer,liptoi,obatzda	paprika,onion	caraway seed	caper,chive,garlic,beer	
pepper jack,pepperjack	chilli			
compound butter,herb butter		garlic,parsley	chive,lemon,onion	
taramasalata	lemon	onion,garlic	potato	
rollmop,roll mop,bismarck herring	onion	gherkin	sugar,mustard seed	
barbecue chicken,barbecued chicken,bbq chicken,bbq chip		tomato,onion,garlic	chilli,paprika,sugar,honey	
v-8,v-8 juice	tomato,carrot,beetroot,celery	parsley,spinach		
spaghettios,spaghetti hoops,spaghetti bol,ro-tel tomato	tomato			
ro-tel tomato,sport pepper	chilli			
tricolore pasta,tricolour pasta		tomato,spinach	beetroot	
certo,sure jell	pectin	apple,citrus		
jam,conserve,preserve,coulis,fruit compote,jelly,fruit nectar,fruit drink,fruit butter,fruit infusion,fruit purée,spreadable fruit,fruit pastilles			apricot,blackberry,blackcurrant,blueberry,cherry,fig,gooseberry,kiwi,mango,orange,peach,pear,pineapple,plum,raspberry,redcurrant,rhubarb,strawberry,apple,grape	
berry blend		strawberry,raspberry,blueberry,blackberry	redcurrant,cherry	
frozen fruit,glazed fruit,exotic fruit,slow-roasted fruit			strawberry,raspberry,mango,pineapple,peach,cherry,apple,pear,grape,banana,kiwi,papaya,melon,orange,apricot,plum,fig,coconut	
vimto	grape,raspberry,blackcurrant			
ribena		blackcurrant	strawberry	
lilt	pineapple,grapefruit			
squirt soda	grapefruit			
lucozade,irn-bru	caffeine		orange	
lucozade,gatorade,tang powder,kool-aid,kool-aid mix,kool-aid powder,unsweetened kool-aid,crystal light,hawaiian punch,tizer,fruit drink			orange,lemon,lime,cherry,strawberry,grape,apple,pineapple,food colouring	
kitkat,wispa,crunchie,daim,freddo,yorkie,starbar,toblerone,matchmaker,mint matchmaker,mint aero,flake 99,curly wurly,double decker,creme egg,mini egg,milky way,milk dud,butterfinger,butterfinger bite,baby ruth,heath bit,skor bit,mr goodbar,junior mint,peppermint patty,peppermint bark,raisinet,buncha crunch,krackel,charleston chew,tim tam,thin mint,ding dong,chip ahoy,oreo crust,mint oreo,cocoa puff,cocoa pebble,cocoa krispie,count chocula,reese's cup,reese's puff,ferrero,rocher,guylian,gianduia,mozartkugel,caramello,caramello koala,choc ice,pecan turtle,peanut cluster,andes mint,almond roca,almond joy,cherry ripe,ganache,mini morsel,semi-sweet morsel,swiss miss,tootsie roll,tootsie pop,viennetta,vienetta,cacao paste,cocoa mass	cocoa			
babka,rugelach,dragee,instant breakfast,chocolate coating,confectioners coating,candiquik		cocoa		
toblerone,medovik,sugar puff	honey			
pfeffernusse,golden graham,teddy graham,honey graham,graham crumb,graham crust,chocolate graham,cinnamon graham,gingerbread man		honey		
crunchie,bee pollen,lebkuchen			honey	
biscoff,speculaas,speculoos paste,snickerdoodle	cinnamon			
stroopwafel,pfeffernusse,rugelach,babka,gingerbread man,churro,advieh,vadouvan,kringle,teddy graham,quatre épices,apple butter,pumpkin butter		cinnamon		
gingerbread man,pfeffernusse		ginger,clove		
quatre épices	black pepper,nutmeg	clove,ginger		
advieh		cumin,cardamom,rose	coriander,nutmeg,turmeric,clove	
vadouvan	onion,garlic	cumin,fenugreek,turmeric,coriander,cardamom	chilli	
hawaij,hawayej	cumin,turmeric,black pepper	coriander,cardamom	ginger,clove,cinnamon,onion	
dukkah,dukkah nut mix,dukkah spice		coriander,cumin	chickpea,mint,fennel,chilli,coconut	
shichimi	chilli	orange,ginger,seaweed,sichuan pepper	poppy seed	
bumbu	chilli,garlic,shallot	ginger,galangal,turmeric,coriander	coconut,tomato,lemongrass	
yaji	chilli,ginger	garlic,onion		
thandai powder		fennel,cardamom,black pepper,rose,poppy seed	melon,saffron	
chenpi	citrus,orange			
mojito mix,daiquiri mix,margarita mix	lime		mint,strawberry,alcohol,corn	
cocktail mixer			lime,lemon,orange,tomato,pineapple,alcohol,corn	
amarena,mahlab,mahleb,mahlepi	cherry			
tsoureki		cherry,orange		
powidl,lekvar	plum		apricot,cinnamon	
saba,vincotto,agresto	grape			
pekmez		grape	fig,date,pomegranate,mulberry	
mostarda		pear,apple,cherry,apricot	fig,orange,quince,peach	
silan	date			
goiabada	guava			
sunbutter,sun butter	sunflower seed			
ajinomoto,accent msg	msg			
instant cappuccino,coffee cream,coffee yoghurt,yerba mate,swiss miss	caffeine			
advocaat cream	alcohol			
beurre blanc	shallot	alcohol		
aniseed extract,cherry extract,cinnamon extract,chocolate extract,elderflower extract,espresso extract,lavender extract,pineapple extract,spearmint extract,pandan extract,brandy essence,rum flavouring,luxardo cherry,amarena cherry		alcohol		
lucky charm,count chocula,junior mint,charleston chew,iced vovo,pop-tart,toaster pastry		gelatine		
swedish fish,strawberry lace,fruit pastilles,skittle,candy heart,conversation heart,twinkie,ding dong,instant whip,bavarian cream,diplomat cream,flan mix,pudding cup,viennetta,vienetta,gumball,butter mint,andes mint			gelatine	
babka,batbout,bialy,bloomer,boule,barm,batard,bublik,concha,ensaymada,ficelle,khobz,koulouri,kubaneh,kulich,lagana,limpa,mantou,mantou dough,pagnotta,pampushka,pandesal,pandoro,panini,paska,pide,turkish pide,pogaca,shokupan,stottie,telera,telera roll,tsoureki,zwieback,biga,poolish,pâte fermentée,vollkornbrot,artisan loaf,bread boule,sourdough boule,bread bowl,brown loaf,bulkie roll,challah dough,ciabatta roll,cottage loaf,country loaf,country-style loaf,focaccia dough,focaccia mix,granary loaf,hawaiian roll,italian loaf,ladi pav,marble rye,milk loaf,morning roll,muffuletta loaf,naan dough,onion roll,party roll,pav,potato roll,pullman loaf,raisin toast,rhodes roll,roll dough,round loaf,rustic loaf,sandwich loaf,seeded loaf,slider roll,subway roll,texas toast,torta roll,turkish loaf,vienna loaf,wholemeal loaf,croissant dough,crescent round,cheese danish,beignet mix,crumpet mix,breadstick dough,boboli,pan dulce	yeast			
beignet,bhatura,kulcha,sangak,taftoon,lavosh,lavash wrap,baghrir,lahoh,dough,panzerotti,crescent dough,crescent sheet,flatbread dough,pitta pocket,pitta dough,msemen,malawach,markook,stollen,kringle		yeast		
cheeto,ritz,cheez-it,goldfish,funyun,monster munch,top ramen,hula hoop			yeast	
breadcrumb coating,crispy breadcrumb,crispy panko,panko breadcrumb,breadcrumb,crouton,seasoned panko,unseasoned panko,unseasoned breadcrumb,soup crouton		yeast		
naranjilla,lulo,tamarillo fruit	nightshade			
tree tomato,tamarillo fruit				tomato
bouquet garni,sachet d'epices	thyme,bay leaf,parsley		leek,celery,clove,black pepper	
fines herbes	parsley,chive	tarragon,chervil		
trinity mix,mirepoix mix	onion,celery	bell pepper,carrot		
o'brien potato	onion,bell pepper			
asian vegetable,oriental vegetable,stir-fry vegetable,mediterranean vegetable,roasted vegetable,roast vegetable,roasting vegetable,vegetable medley,winter vegetable,vegetable stick,crudite vegetable,crudité,steam-in-bag vegetable,chargrilled vegetable,vegetable pasta,canned vegetable,vegetable trimming			onion,garlic,carrot,bell pepper,courgette,aubergine,tomato,mushroom,broccoli,cauliflower,corn,pea,green bean,bean sprout,cabbage,potato,sweet potato,parsnip,swede,celery,cucumber,leek,spinach,radish	
stuffed olive		bell pepper	garlic,chilli,almond,lemon	
pimento-stuffed olive,spanish olive		bell pepper		
panforte	honey,mixed peel	cinnamon,coriander,clove,nutmeg	black pepper,cocoa	
strudel		apple,cinnamon,raisin	cherry,poppy seed	
haslet	pork	sage,onion		
tabbouleh	parsley,tomato,onion	mint,cucumber		
kedgeree	rice,onion	turmeric,coriander,cumin,parsley	chilli,sultana,pea	
shrikhand		cardamom,saffron		
twix,snickers,bounty,maltesers,smarties,galaxy,rolo,tunnock's teacake,mars bar,penguin bar,jaffa cake,kinder bueno,pain au chocolat,sachertorte,lamington,rocky road,topic bar,lion bar,picnic bar,boost bar,ripple bar,twirl,m&m,aero,club biscuit	cocoa			
physalis,goldenberry,golden berry,dried goldenberry,wolfberry,pepino melon,tree tomato	nightshade			
tenderloin			pork,beef,lamb,veal	
gyro meat		lamb,pork,beef	chicken	
edamame	bean,legume			
sweet potato fry,sweet potato wedge,sweet potato chip,sweet potato crisp				potato
hoisin	garlic	sugar	plum,sweet potato,chilli,vinegar	
colcannon,latke,champ	potato	onion	cabbage,kale,leek	
porchetta,quiche lorraine	pork	onion,garlic,fennel	rosemary	
spanakopita,palak paneer,saag	spinach	onion,garlic	dill,ginger,chilli,tomato	
profiterole,florentine,tiffin		cocoa		
chipotle in adobo		tomato,onion,garlic		
salsa roja,sloppy joe mix	tomato	onion,garlic,chilli	coriander,bell pepper	
bruschetta topping	garlic	basil,onion		
naan bread			garlic,onion	
pimm's			citrus,orange,caramel,strawberry	
angel delight			strawberry,banana,cocoa,food colouring	
rouille	garlic,chilli	saffron,bell pepper	potato	
tom kha	coconut,lemongrass,galangal	lime,mushroom,chilli		
tamale,arepa,pupusa	corn			
vanilla sugar			corn	
twiglet	yeast			
biscoff spread		cinnamon	palm oil	
wonton,gyoza,dumpling		pork,cabbage,ginger,garlic,spring onion	chicken,beef,mushroom	
ajvar	bell pepper	aubergine,garlic	tomato,onion	
escargot butter	garlic,parsley	shallot		
dal			chilli,garlic,onion,coconut,cumin,tomato	
tajin	lime,chilli			
vegan cream		coconut	palm oil	
vegan egg,candy cane			corn,legume	
beef jerky,biltong			chilli,garlic,onion,coriander,sugar,vinegar	
macapuno	coconut			
hush puppy,elote,posole	corn	onion,chilli		
menemen	tomato	bell pepper,onion		
stovies	potato,onion	beef		
*chutney,*ketchup,*pickle,*relish,*vinaigrette,chutney,pickle,relish,a.1 steak sauce,bearnaise sauce,brown sauce,bulldog sauce,buffalo sauce,buffalo wing sauce,dill pickle chip,escabeche,fry sauce,gherkin,giardiniera,heinz 57 sauce,hot sauce,ketchup,mint sauce,oil and vinegar dressing,peppadew,piccalilli,pickle chip,pickle crisp,pickle juice,pickled beetroot,pickled cabbage,pickled carrot,pickled chilli,pickled daikon,pickled egg,pickled ginger,pickled jalapeño,pickled onion,pickled pepper,pickled radish,pickled red cabbage,pickled red onion,pickled silverskin onion,pickled turnip,pickled vegetable,pickled walnut,rollmop,salad cream,salt and vinegar chip,salt and vinegar crisp,sauerbraten,steak sauce,sushi,sushi ginger,sweet and sour sauce,sweet gherkin,tomato ketchup,tonkatsu sauce,vinaigrette,vinegar cleaner,worcestershire sauce	vinegar			
*bbq sauce,*barbecue sauce,*dressing,*mayonnaise,*mayo,*mustard,*peri peri sauce,bbq sauce,mayonnaise,peri peri sauce,salad dressing,aioli,baked bean,bloody mary mix,burger sauce,caponata,caper,catalina dressing,char siu sauce,chilli sauce,chimichurri,chipotle in adobo,chipotle paste,cocktail sauce,coleslaw,cumberland sauce,dipping sauce,german potato salad,gazpacho,hoisin sauce,horseradish sauce,marie rose sauce,mustard,nuoc cham,plum sauce,ponzu,potato salad,prawn cocktail,remoulade,salsa,sriracha,sweet chilli sauce,taco sauce,tartare sauce,thousand island sauce,waldorf salad,wasabi mayonnaise,yum yum sauce		vinegar		
antipasti,artichoke heart,borscht,crisp,enchilada sauce,gravy,green olive,harissa,hollandaise,hollandaise sauce,jerk seasoning,lentil salad,olive,pasta salad,pizza sauce,roasted red pepper,salad,sauerkraut,stir-fry sauce,sun-dried tomato,tapenade,teriyaki sauce,thai red curry paste,tomato sauce			vinegar	
mustard powder,mustard seed,mustard oil				vinegar
osso buco,ossobuco,veal cushion,blanquette de veau,saltimbocca,vitello tonnato,white stock	veal			
schnitzel,wiener schnitzel,breaded cutlet		veal,pork		
calf liver,calf's liver,sweetbread,demi-glace,weisswurst,bratwurst,meatloaf mix		veal		
caesar salad,focaccia,pesto,red pesto,tapenade,bruschetta,gremolata,chimichurri,salsa verde,caponata,puttanesca sauce,greek salad,antipasti,hummus,baba ganoush,aioli		olive oil		
puttanesca sauce,tapenade,greek salad,nicoise salad,olive bread,muffuletta,antipasti	olive			
pizza,focaccia,martini,tagine,empanada,paella			olive	
earl grey tea,english breakfast tea,chai,chai latte,green tea,iced tea,jasmine tea,kombucha,lapsang souchong tea,long island iced tea,matcha,oolong tea,orange pekoe tea,tea loaf,white tea,bara brith,ceylon tea,hojicha tea,tea egg	tea			
*cappuccino,*espresso,*latte,affogato,camp coffee,coffee cake,coffee liqueur,espresso martini,frappuccino,irish coffee,kahlua,mocha,tia maria,opera cake	coffee			
baileys,irish cream liqueur,red velvet cake,mole sauce			coffee	
multigrain bread,multi-grain bread,seeded bread,granola,protein bar,cereal bar,muesli,mixed grain,gluten-free bread,gluten-free pasta,veggie burger			quinoa,buckwheat,millet	
lassi		mango	rose water,cardamom	
protein bar,protein powder,protein shake,vegan cheese,vegan mayonnaise			pea protein,pea	
soft scoop ice cream,diet cola,sugar-free jelly,sugar-free gum,chewing gum,protein shake		sweetener		
balsamic glaze,balsamic glaze vinegar,glaze of balsamic vinegar	vinegar			
borscht	beetroot	cabbage,carrot,onion,potato	beef,garlic,dill	
vichyssoise	leek	potato,onion	chicken	
ful medames	broad bean	garlic,lemon,cumin	tomato,onion,parsley	
tinned bean,mixed bean,bean salad bean,mixed bean salad bean		kidney bean,chickpea,haricot bean,cannellini bean,black-eyed bean		
lard pastry,hot water crust pastry,hot water pastry		lard		
seeded loaf,seeded roll,seeded bagel,seeded cracker,seeded bread,seeded tortilla	seed			
luncheon meat,tinned meat,spam			turkey,chicken,beef	
summer roll	rice	mint,coriander,carrot,cucumber	pork,chicken,avocado,mango	
sushi		seaweed,cucumber,avocado	ginger,mango	
squash drink		apple,orange,lemon,blackcurrant,strawberry,raspberry,grape		
finocchiona,salami finocchiona	fennel			
fruit yoghurt,low-fat yoghurt			gelatine	
duck rillette,goose rillette,rabbit rillette			pork	
charcuterie,chicken cordon bleu,wonton soup,club sandwich		pork		
club sandwich		chicken		
manti		lamb,beef		
schmalz		pork,chicken		
air-dried beef,air-dried ham,basturma,bayonne ham,biltong,black forest ham,bresaola,bündnerfleisch,capicola,capocollo,cecina,cervelat,ciauscolo,country ham,culatello,cured ham,cured sausage,droewors,dry sausage,dry-cured ham,finocchiona,fuet,guanciale,iberian ham,iberico ham,jamon,landjager,lardo,lomo,lonza,mettwurst,nem chua,pastirma,pata negra,peperami,presunto,raw ham,rosette de lyon,salchichon,saucisson,saucisson sec,sobrasada,soppressata,soujouk,speck,sucuk,sujuk,summer sausage,teewurst,westphalian ham	raw cured meat			
ardrahan,azeitao,barkham blue,baron bigod,bayley hazen,blacksticks blue,bleu d'auvergne,bleu de gex,bleu des causses,boursault,brescianella,bresse bleu,brillat savarin,brillat-savarin cheese,bucheron,buxton blue,cabrales,cabrales cheese,cashel blue,chabichou,chaumes cheese,cooleeney,cornish blue,cote hill blue,coulommiers,cropwell bishop,crottin,crottin de chavignol,crottin goat cheese,crozier blue,dorset blue vinny,dorstone,dunsyre blue,durrus,epoisses,epoisses cheese,explorateur cheese,fourme d'ambert,fromager d'affinois,garstang blue,golden cross cheese,gubbeen,harbison cheese,herve cheese,humboldt fog,humboldt fog cheese,la serena cheese,la tur,lanark blue,langres,langres cheese,limburger,limburger cheese,livarot,livarot cheese,maroilles,maytag,maytag blue,milleens,mont d'or,munster,oxford blue,pelardon,perl las,perl wen,picodon,point reyes,pouligny saint pierre,ragstone,robiola,robiola cheese,rocamadour cheese,rogue river blue,rollright cheese,romadur,saint albray,saint marcellin,saint marcellin cheese,sainte-maure de touraine,selles sur cher,serra da estrela,shropshire blue,st agur,st marcellin,st tola,stichelton,stilton crumb,stinking bishop cheese,strathdon blue,torta del casar,tunworth,tunworth cheese,valdeon,valencay,waterloo cheese,wigmore cheese,winslade	soft ripened cheese			
bismarck herring,bloater,boqueron,boquerones,bottarga,finnan haddie,kipper,matjes,mojama,nova lox,roll mop,rollmop,smoked cod,smoked eel,smoked herring,smoked kipper,smoked sprat,smoked whitefish	cured fish			
braunschweiger,leberwurst	liver			
beef wellington		pate		
duck liver pate,cocktail meatball,homestyle meatball,hot dog in bun,italian meatball,sausage bun,sausage gravy		pork		
wiener schnitzel		veal	pork	
dumpling mix suet,suet dumpling mix		suet		
caesar crouton,caesar salad crouton		parmesan		
beer bratwurst,beer cheese,pub cheese		alcohol		
cappuccino coffee drink mix,cappuccino coffee powder,chocolate coated espresso bean,chocolate covered espresso bean,coffee bean,instant cappuccino coffee powder	caffeine			
mince pie		mincemeat,beef		
avgolemono	egg,lemon	chicken,rice		
menemen	egg,tomato	onion,bell pepper		
shakshuka	egg,tomato	onion,bell pepper		
kuku sabzi	egg	walnut,plain flour,spinach		
bobotie	egg,milk	beef,bread,raisin,almond		
katsudon	egg,rice,pork,breadcrumb,soy sauce	onion,fish		
oyakodon	egg,rice,chicken	soy sauce,onion,fish		
okonomiyaki	egg,plain flour,cabbage	prawn,squid,pork,fish,mayonnaise		
cranachan	cream,oat,raspberry	honey,alcohol		
colcannon	potato	butter,milk,cream,spring onion		
clapshot,neeps and tatties	potato,swede	butter,milk		
rumbledethumps	potato,cabbage	cheese,butter,onion		
pan haggerty	potato,onion,cheese			
boxty	potato	plain flour,milk,egg		
stovies	potato,onion	beef,lamb		
coddle,dublin coddle	potato,onion	sausage,bacon		
pease pudding	pea	gammon,butter		
cullen skink	smoked haddock,milk,potato,onion	cream,butter		
chicken parmo,parmo	chicken,breadcrumb,cheese,milk	egg,plain flour		
chicken parma,chicken parmi,chicken parmy	chicken,breadcrumb,cheese,tomato	egg,plain flour,ham		
rarebit,welsh rarebit	cheese,bread	beer,mustard,worcestershire sauce,plain flour		
croque monsieur	bread,cheese,ham	milk,plain flour,mustard		
tartiflette	cheese,potato	bacon,cream,onion		
cacio e pepe	pasta,pecorino cheese,black pepper			
chip butty	bread	butter		
fairy bread	bread	butter,milk		
mandazi,parotta,puff puff,vetkoek	plain flour	milk,egg		
bunny chow	bread			
chole bhature	chickpea,plain flour	yoghurt,onion,tomato		
samosa chaat	plain flour,potato	chickpea,yoghurt		
kottu,kottu roti	plain flour	egg,chicken,soy sauce		
borek,burek	plain flour	cheese,egg,milk,beef,spinach,sesame		
bolani,langos	plain flour	potato,yoghurt,cheese,milk,egg		
manakish	plain flour	sesame,cheese,lamb,thyme		
lahmacun	plain flour	lamb,tomato,onion		
kreplach,mantu,momo,varenyky	plain flour	egg,potato,cheese,lamb,beef,chicken,yoghurt		
xiao long bao	plain flour,pork	soy sauce,sesame		
chiko roll,dim sim	plain flour	cabbage,beef,pork,soy sauce,egg,celery,mutton		
lumpia		plain flour,pork,egg,soy sauce,prawn,carrot		
sloppy joe	beef,bread,tomato	worcestershire sauce,onion		
cheesesteak,philly cheesesteak	beef,bread	cheese,onion		
banh mi,po boy	bread	mayonnaise,pork,prawn,fish sauce,soy sauce		
lobster roll	lobster,bread	mayonnaise,butter		
tuna melt	tuna,cheese,bread	mayonnaise		
patty melt	beef,cheese,bread	onion		
pasty	plain flour	beef,potato,swede,onion,egg,butter		
haleem	wheat	lamb,beef,lentil,barley,ghee		
nihari		beef,lamb,plain flour,ghee		
harira		chickpea,lentil,tomato,plain flour,celery,lamb,vermicelli		
ash reshteh	plain flour,bean,lentil	yoghurt		
pastitsio	pasta,milk	beef,cheese,egg,plain flour		
koshari	lentil,rice,pasta,onion,tomato	chickpea		
bulgogi,gyudon,sukiyaki,yakitori	soy sauce	sesame,egg		
char siu	pork,soy sauce	oyster sauce,hoisin sauce,sesame oil		
pad see ew	rice noodle,soy sauce	egg,oyster sauce,fish sauce		
pad kra pao		fish sauce,oyster sauce,soy sauce,egg,chilli,garlic		
kung pao chicken	chicken,soy sauce	peanut,cashew,chilli		
mapo tofu	tofu,chilli	soy sauce,pork		
japchae		soy sauce,sesame oil,beef,egg		
dan dan noodles		plain flour,soy sauce,sesame,peanut,pork,chilli		
gado gado	peanut	egg,tofu,soy sauce,shrimp paste		
kare kare	peanut	beef,shrimp paste		
maafe	peanut	tomato,lamb,chicken		
satay		peanut,soy sauce,coconut milk,fish sauce,shrimp paste		
suya	chilli	peanut,beef		
fesenjan	walnut,pomegranate	chicken,duck		
mee goreng,nasi goreng		soy sauce,egg,prawn,shrimp paste,peanut,chilli		
hokkien mee,mee goreng	plain flour	egg,prawn,squid,soy sauce		
nasi lemak	rice,coconut milk	anchovy,peanut,egg,shrimp paste,chilli		
laksa		coconut milk,prawn,shrimp paste,fish sauce,egg,plain flour,chilli		
bun cha	fish sauce,rice noodle,pork			
bun bo hue	beef,rice noodle	fish sauce,shrimp paste,pork		
pho	rice noodle	beef,chicken,fish sauce		
goi cuon		rice paper,prawn,pork,peanut,fish sauce,hoisin sauce		
larb,som tam		fish sauce,peanut,chilli,lime,prawn		
tom kha	coconut milk	fish sauce,chicken,galangal		
khao soi		coconut milk,egg noodle,fish sauce,soy sauce,chicken		
com tam	rice,pork	fish sauce,egg		
gefilte fish	fish	egg,matzo meal,onion		
fish molee	fish,coconut milk			
pol sambol	coconut,chilli	fish,onion,lime		
egusi soup	egusi	fish,crayfish,spinach,palm oil,beef,chilli		
banga soup,edikang ikong,ogbono soup,okra soup		fish,crayfish,palm oil,beef,chilli		
callaloo soup	callaloo	crab,coconut milk,saltfish,okra		
etouffee		prawn,crayfish,celery,butter,plain flour,bell pepper		
akara,moi moi,moin moin	bean	egg,fish,onion,prawn		
jollof	rice,tomato,onion	chilli,chicken		
waakye	rice,bean			
red red	bean,plantain	palm oil		
kelewele,mofongo,tostones	plantain	garlic,pork		
matoke		plantain,banana,beef		
mealie pap,mieliepap,nsima,ugali	corn			
sukuma wiki	kale	tomato,onion		
githeri	corn,bean			
kitfo	beef,butter			
doro wat	chicken,chilli,onion	egg,butter		
misir wat	lentil,onion,chilli	butter		
shiro wat	chickpea	butter,chilli		
injera		teff,plain flour,barley		
rajma chawal	kidney bean,rice	onion,tomato,ghee		
dal bhat,dal chawal	lentil,rice	ghee,mustard seed		
kadhi,kadhi chawal	yoghurt,gram flour	mustard seed,ghee		
dal fry,tadka dal,tarka dal	lentil	ghee,garlic,onion,tomato,chilli,mustard seed		
dal makhani	lentil,butter,kidney bean	cream,tomato		
chana masala,chole	chickpea	onion,tomato,chilli		
khichdi,khichuri	rice,lentil	ghee		
aloo gobi	potato,cauliflower	onion,tomato,mustard seed		
aloo matar	potato,pea	tomato,onion		
aloo palak,saag aloo	potato,spinach	mustard seed,onion		
aloo paratha	potato,plain flour	ghee,butter		
palak paneer,saag paneer	paneer,spinach	cream,onion,garlic		
matar paneer,mutter paneer	paneer,pea	cream,cashew,tomato,onion		
shahi paneer	paneer	cream,cashew,almond,tomato		
chilli paneer	paneer,chilli	soy sauce,cornflour,plain flour		
gobi manchurian	cauliflower	soy sauce,plain flour,cornflour,chilli		
malai kofta		cream,paneer,cashew,potato		
baingan bharta	aubergine	onion,tomato,mustard oil		
saag,sarson ka saag		spinach,mustard greens,ghee,butter		
pasanda		almond,cream,yoghurt,lamb		
dhansak	lentil	lamb,chicken,onion,tomato		
keema,keema matar,keema pav		lamb,beef,onion,tomato,pea		
misal pav,pav bhaji,vada pav	bread	butter,potato,onion,chilli		
dosa,idli,uttapam	urad dal,rice			
dhokla		gram flour,semolina,yoghurt,mustard seed		
upma		semolina,mustard seed,cashew,ghee		
rasam,sambar		lentil,tamarind,tomato,mustard seed,chilli		
kheer	milk	rice,almond,pistachio nut,raisin,vermicelli		
falooda	milk	vermicelli,pistachio nut,ice cream		
sheer khurma	milk	vermicelli,almond,pistachio nut,date		
gulab jamun	milk	plain flour,semolina,ghee,pistachio nut		
jalebi		plain flour,yoghurt,ghee		
halwa		semolina,ghee,almond,milk,sesame,carrot		
ladoo		gram flour,semolina,ghee,almond,cashew,milk,sesame		
mansaf	lamb,yoghurt	rice,almond,flatbread,pine nut		
maqluba	rice	aubergine,lamb,chicken,almond,pine nut		
mujadara	lentil,onion	rice,bulgur		
kibbeh		bulgur,lamb,pine nut,onion		
kabsa,machboos	rice	lamb,chicken,almond,raisin,tomato		
kabuli pulao,plov,pulao	rice	lamb,carrot,raisin,ghee,almond		
tahdig,zereshk polo	rice	butter,yoghurt,chicken,egg,barberry		
ghormeh sabzi	kidney bean	lamb,fenugreek		
imam bayildi	aubergine,onion,tomato	garlic		
golabki,holubtsi	cabbage	pork,rice,beef,tomato,soured cream		
zurek	rye	sausage,egg,cream		
chicken paprikash,paprikash	paprika	chicken,soured cream,plain flour,onion		
gemista	rice,tomato	bell pepper,beef		
fasolada	bean	celery,carrot,tomato		
kleftiko,stifado		lamb,beef,wine,onion,garlic		
caldo verde	potato,kale	chorizo		
feijoada	bean	pork,sausage,orange		
fabada	bean	pork,chorizo,black pudding		
pupusa	masa	cheese,bean,pork		
lomo saltado	beef,soy sauce	onion,tomato,chip		
aji de gallina	chicken,chilli	bread,milk,walnut,cheese,pecan nut		
gallo pinto	rice,bean	onion,bell pepper		
arroz con pollo	rice,chicken	bell pepper,pea,beer		
cholent	bean	barley,beef,potato,egg		
tzimmes	carrot	sweet potato,prune,honey		
sinigang		tamarind,pork,prawn,fish sauce,tomato		
tinola	chicken,ginger	fish sauce		
lechon	pork			
pelau	rice	pigeon pea,chicken,coconut milk,sugar		
oil down	coconut milk,breadfruit	saltfish,pork		
buljol	saltfish	tomato,onion,bell pepper		
saltfish fritters	saltfish,plain flour	egg,milk,chilli		
stew peas	kidney bean,coconut milk	beef,pork,plain flour		
gimbap,kimbap	rice	sesame,egg,radish,fish,beef		
chirashi,onigiri	rice	nori,fish,soy sauce,sesame		
kimchi jjigae	kimchi	pork,tofu,fish,tuna		
hotdish		mushroom,potato,beef,cheese		
frito pie		corn chip,beef,cheese,bean,chilli		
dirty rice	rice	chicken liver,celery,bell pepper,pork		
chicken and dumpling,chicken and dumplings	chicken,plain flour	milk,celery,butter		
blt,blt sandwich	bacon,lettuce,tomato	mayonnaise		
club sandwich		bacon,chicken,lettuce,mayonnaise,tomato		
bloody mary cocktail	tomato	celery,chilli,horseradish,lemon		
hot dog in bun		mustard,onion,tomato	garlic	
bhel puri mix,sev puri		chilli,onion,potato,tamarind,tomato	garlic	
barbecue potato chip,nacho cheese dorito,nacho cheese tortilla chip		garlic,onion,tomato		
chex mix,party mix		garlic,onion		`
