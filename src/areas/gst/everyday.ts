import { indexPlaces, searchPlaces } from '../../places/find.ts';
import { fold, normaliseDevanagari } from '../../text/fold.ts';
import { HINDI } from './everyday-hindi.ts';

/**
 * What people call goods and services, and the code that the nomenclature has for it: a heading (4 digits) where the everyday word covers all of
 * it, else a subheading or an item. Each was looked up in the list; a test holds that every code is there. Words of one line mean the same.
 */
const TABLE = `
8471 laptop, notebook computer, computer, desktop, pc
85171300 smartphone, mobile phone, mobile, cell phone, iphone, android phone
85044030 charger, mobile charger, battery charger, phone charger
85076000 power bank, lithium battery, lithium ion battery
8528 television, tv, led tv, monitor, smart tv
8518 earphone, headphone, speaker, loudspeaker, microphone, earbuds
8523 pen drive, memory card, usb drive, cd, dvd
8525 camera, digital camera, cctv camera, webcam
84433240 printer, laser printer
8473 keyboard parts, computer parts
84716040 keyboard
84716060 mouse, computer mouse
8418 refrigerator, fridge, freezer, deep freezer
8415 air conditioner, ac, split ac
8450 washing machine
84145110 table fan
84145120 ceiling fan
8414 fan, air pump, compressor
8509 mixer, mixer grinder, grinder, juicer
8516 geyser, water heater, iron, electric iron, microwave oven, toaster, hair dryer, induction cooker, electric kettle
8421 water purifier, water filter
8539 bulb, led bulb, tube light, lamp
9405 light fitting, chandelier, lantern
8536 switch, electric switch, plug, socket
8544 wire, electric wire, cable, electric cable
8507 battery, inverter battery, car battery
8506 dry cell, torch battery
85131010 torch, flashlight
8504 transformer, inverter, ups
8501 electric motor, motor
8502 generator, genset
8541 solar panel, solar cell
8413 pump, water pump, submersible pump
8452 sewing machine
8482 ball bearing, bearing
8481 tap, valve, faucet
8703 car, motor car, suv
8711 motorcycle, bike, scooter, scooty, electric scooter
8712 bicycle, cycle
8704 truck, lorry
8701 tractor
8702 bus
8708 car parts, auto parts, bumper, clutch, brake
8714 bicycle parts, motorcycle parts
4011 tyre, tire, car tyre
4013 tube, inner tube
8715 pram, baby carriage
2710 diesel, petrol, kerosene, lubricating oil, engine oil, fuel oil
27111900 lpg, cooking gas, gas cylinder gas
2711 natural gas, cng
2701 coal
2523 cement
6810 concrete block, paver block, cement pipe
6904 brick, bricks
6901 fly ash brick
6907 tile, tiles, ceramic tile, floor tile, vitrified tile
2515 marble block
6802 marble, granite slab, marble slab
2516 granite
2505 sand
2517 gravel, stone chips, crushed stone
7214 tmt bar, iron rod, steel rod, sariya
7210 gi sheet, steel sheet, roofing sheet
7306 steel pipe, iron pipe
7318 screw, bolt, nut, nuts and bolts
7317 nail, nails
7323 steel utensils, utensils, pressure cooker steel, steel plate
7615 aluminium utensils, pressure cooker, aluminium vessel
7321 gas stove, stove, chulha
8211 knife, knives
8215 spoon, fork, cutlery
8212 razor, blade, shaving blade
8301 lock, padlock
8302 hinge, door fittings
8201 spade, shovel, sickle
3209 paint, wall paint, emulsion paint
3208 enamel paint, varnish
3214 putty, wall putty
3917 pvc pipe, plastic pipe
3922 wash basin plastic, bath tub, toilet seat
6910 wash basin, commode, toilet pan
3923 plastic bag, plastic bottle, packing material
3924 plastic bucket, plastic mug, lunch box, tiffin box
3926 plastic items, plastic articles
3925 water tank, plastic door
4412 plywood
4418 wooden door, door, window frame
9403 furniture, table, almirah, cupboard, bed, desk
9401 chair, sofa, seat
9404 mattress, pillow, quilt
7009 mirror
7005 float glass, window glass
7013 glass tumbler, drinking glass, glassware
6911 crockery, cup and saucer, porcelain plate
6912 clay pot, earthenware, diya
1905 biscuit, biscuits, cake, bread, rusk, pastry, pizza base
19053100 sweet biscuit, cookies, cookie
1902 noodles, pasta, macaroni, vermicelli
1904 corn flakes, breakfast cereal, puffed rice, murmura
1806 chocolate
1704 sugar confectionery, toffee, candy, sweets, bubble gum
1701 sugar
1702 glucose
17011410 jaggery, gur
1006 rice
10063020 basmati, basmati rice
1001 wheat
1101 atta, wheat flour, flour, maida
1102 maize flour, rice flour
11061000 besan, gram flour
1005 maize, corn
1008 millet, bajra, ragi
1007 jowar, sorghum
1003 barley
0713 dal, pulses, lentils, chana, rajma, moong, urad, masoor
0701 potato, potatoes, aloo
0702 tomato, tomatoes
0703 onion, onions, garlic, pyaz
0704 cabbage, cauliflower
0706 carrot, radish
0709 brinjal, capsicum, lady finger, spinach
0710 frozen vegetables, frozen peas
0803 banana, bananas
0804 mango, pineapple, guava, dates, fig
0805 orange, lemon, sweet lime
0806 grapes, raisins, kishmish
0807 watermelon, papaya, muskmelon
0808 apple, apples, pear
0801 coconut, cashew, cashew nut, kaju
0802 almond, badam, walnut, pista, betel nut, supari
0813 dry fruits, dried apricot
2008 peanut butter, roasted nuts
2007 jam, jelly, marmalade
2103 sauce, ketchup, tomato sauce, mayonnaise
2001 pickle in vinegar
2009 juice, fruit juice
2202 cold drink, soft drink, soda, aerated drink, energy drink
2201 water, mineral water, drinking water, packaged water
2203 beer
2204 wine
2208 whisky, rum, vodka, gin, brandy
0902 tea, tea leaves, green tea
0901 coffee, coffee beans
2101 instant coffee
0401 milk
0402 milk powder
0403 curd, dahi, lassi, buttermilk, yogurt
0405 butter, ghee
0406 paneer, cheese
0407 egg, eggs
0409 honey
2105 ice cream, kulfi
0207 chicken, chicken meat
0204 mutton, goat meat
0302 fish, fresh fish
0306 prawn, prawns, shrimp, crab
0904 black pepper, chilli, red chilli, pepper
0906 cinnamon, dalchini
0907 clove, cloves, laung
0908 cardamom, elaichi, nutmeg
0909 cumin, jeera, coriander, fennel, saunf
0910 turmeric, haldi, ginger, saffron, curry powder
2501 salt
1507 soybean oil, soya oil
1508 groundnut oil, peanut oil
1511 palm oil, palmolein
1512 sunflower oil
1513 coconut oil
1514 mustard oil
1509 olive oil
1517 vanaspati, margarine
2106 namkeen, bhujia, mixture, papad, protein powder, pan masala
19059040 papad plain
2309 cattle feed, dog food, pet food, animal feed, poultry feed
2402 cigarette, cigarettes, cigar
24031921 bidi, biri
2403 gutkha, hookah tobacco, chewing tobacco
3004 medicine, medicines, tablet, tablets, drug, drugs, syrup, ayurvedic medicine
3002 vaccine, vaccines
3005 bandage, cotton wool, first aid
3006 first aid box
4015 rubber gloves, surgical gloves
9018 syringe, stethoscope, medical equipment, bp machine
9021 hearing aid, artificial limb
9019 massage machine, oxygen concentrator, nebulizer
9025 thermometer
63079090 face mask, mask
9004 sunglasses, spectacles, goggles
9003 spectacle frame
9001 lens, contact lens
3401 soap, bathing soap, face wash
3402 detergent, washing powder, dishwash
3305 shampoo, hair oil, hair dye
3306 toothpaste, mouthwash
96032100 toothbrush
3304 cosmetics, cream, face cream, lipstick, talcum powder, nail polish
3303 perfume
3307 deodorant, shaving cream, incense stick, agarbatti, room freshener
9619 sanitary napkin, sanitary pad, diaper, diapers
4818 tissue paper, toilet paper
38089400 sanitizer, hand sanitizer, disinfectant
3808 insecticide, pesticide, mosquito coil
3102 urea, nitrogen fertiliser
3105 fertilizer, fertiliser, npk, dap
3101 manure, organic manure
1209 seeds, vegetable seeds
0602 plant, plants, nursery plants
0603 flower, flowers, rose
6205 shirt, shirts, mens shirt
6109 t shirt, tshirt, vest, banian
6203 trousers, pants, jeans, suit, mens trousers
6204 dress, skirt, ladies suit, salwar suit
6206 blouse, ladies shirt, kurti
5407 saree synthetic, synthetic saree
5208 cotton saree, cotton fabric, dhoti
5007 silk saree, silk fabric
6110 sweater, pullover, sweatshirt, cardigan
6201 jacket, coat, overcoat
6115 socks, stockings
6212 bra, brassiere
6108 nightie, panties
6107 underwear, mens underwear, pyjama
6111 baby clothes, baby garments
6214 shawl, dupatta, scarf, stole
6213 handkerchief
6302 bedsheet, bed sheet, towel, pillow cover, curtain linen
6303 curtain, curtains
6301 blanket
5701 carpet knotted
5703 carpet, carpets
6305 gunny bag, jute bag, sack
6306 tent, tarpaulin
5205 cotton yarn, yarn
5201 cotton, raw cotton
6403 leather shoes, shoes, shoe, footwear
6402 plastic slippers, slippers, chappal, sandals
6404 sports shoes, canvas shoes
4202 bag, handbag, school bag, suitcase, wallet, purse, backpack
6601 umbrella
6505 cap, hat
6506 helmet
4203 leather belt, leather jacket, belt
7113 jewellery, jewelry, gold jewellery, gold ring, gold chain
7117 imitation jewellery, artificial jewellery, bangles
7108 gold, gold bar, gold bullion
7106 silver, silver bar
7110 platinum
7102 diamond, diamonds
7103 ruby, emerald, gemstone
7114 silver utensils, silver articles
9101 gold watch
9102 watch, wrist watch, smart band
9105 wall clock, clock, alarm clock
9503 toy, toys, doll, puzzle, tricycle
9504 video game, playing cards, carrom board
9506 cricket bat, football, sports goods, badminton, gym equipment, exercise equipment
4901 book, books, textbook
4902 newspaper, magazine, newspapers
4820 notebook, register, diary, exercise book
4802 paper, a4 paper, printing paper, copier paper
4819 carton, carton box, corrugated box, box
4817 envelope, envelopes
4909 greeting card, wedding card
4910 calendar, calendars
9608 pen, ball pen, marker
9609 pencil, pencils, crayon
3215 ink, printer ink
3506 glue, adhesive, fevicol
39191000 cello tape, adhesive tape
8305 stapler pin, staples
9617 thermos, vacuum flask
9613 lighter
3605 match box, matches
3604 fireworks, crackers
9615 comb, hair pin
9603 broom, brush, paint brush, mop
3406 candle, candles
8306 photo frame, bell
9701 painting, paintings
9202 guitar, sitar
9207 electronic keyboard, synthesizer
8424 sprayer, fire extinguisher
8432 plough, rotavator
8433 harvester, lawn mower
8467 drill machine, power tools
8205 hammer, screwdriver
8204 spanner, wrench
8423 weighing machine, weighing scale
8470 calculator, billing machine, pos machine
8428 lift, elevator, escalator
8429 jcb, excavator, bulldozer
4410 particle board
4411 mdf, fibre board
4407 timber, sawn wood, wood
9406 prefabricated house, porta cabin
2716 electricity, electrical energy
2804 oxygen gas, nitrogen gas
2207 ethanol, alcohol
2811 carbon dioxide
996311 hotel, hotel room, room accommodation
996331 restaurant, restaurant service
996334 catering, catering service
996411 taxi, bus ticket, local transport
996421 long distance bus, coach transport
996511 goods transport, gta, road freight, truck transport
996812 courier, courier service
9968 post office, postal service
996729 warehouse service, storage, godown
997212 rent, shop rent, office rent, commercial rent, property rent
997331 software licence, software license
998314 software development, it services, app development, website development
998315 web hosting, cloud hosting
998311 management consultancy, business consulting
9982 legal services, advocate, lawyer, accounting, ca services, audit
998221 audit services
998222 accounting services, bookkeeping
998361 advertising, advertisement
998513 manpower supply, labour supply
998525 security guard, security services
998533 cleaning services, housekeeping
998533 house cleaning
9987 repair, repair service, maintenance
998714 car repair, vehicle repair, car service
9992 education, coaching, tuition, school fees, training
9993 hospital, doctor, health care, clinic
999312 doctor consultation, medical services
9997 beauty parlour, salon, haircut, laundry
999721 hairdressing, barber
9954 construction, building construction, works contract, contractor
995461 electrical work, wiring work
995462 plumbing work, plumber
9971 insurance, banking, bank charges, loan service
997132 life insurance
9984 telecom, telephone service
998413 mobile recharge, mobile service
998422 internet, broadband, internet service
9985 travel agent, tour operator, event management
998555 tour package, tour
998383 photography, photographer, wedding photography
9996 cinema, movie ticket, theatre
9988 job work
`;

interface EverydayWord {
  name: string;
  aliases: readonly string[];
  code: string;
}

const WORDS: readonly EverydayWord[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [, code = '', names = ''] = /^(\d+) (.*)$/.exec(line) ?? [];
    return names.split(', ').map((name) => ({ name, aliases: [], code }));
  });

const INDEX = indexPlaces(WORDS);
const BY_NAME = new Map([...WORDS.map(({ name, code }): [string, string] => [stem(name), code]), ...hindiNames()]);

function hindiNames(): [string, string][] {
  const codes = new Map(WORDS.map(({ name, code }) => [name, code]));
  return HINDI.flatMap((line) => {
    const [english = '', ...names] = line.split(' ');
    const code = codes.get(english.replaceAll('_', ' '));
    return code ? names.map((name): [string, string] => [stem(name), code]) : [];
  });
}

/** Is this text whole a word of the table, in either language? */
export const isEverydayWord = (text: string): boolean => BY_NAME.has(stem(text));
/** A likeness below this is another word. */
const ALIKE = 0.6;

/** Every word of the table with its code. */
export const everydayWords = (): readonly Pick<EverydayWord, 'name' | 'code'>[] => WORDS;

/** What people add to what they look for. */
const CODE_WORDS = new Set(['gst', 'hsn', 'sac', 'code', 'codes', 'rate', 'tax', 'for', 'of', 'on', 'the', 'a', 'and', 'in']);

/**
 * The code that a text in everyday words means: by the very words, in the plural too; else by the last of them, which in English names the thing
 * (`laptop computer`).
 */
export function everydayCode(text: string): string | undefined {
  const words = stem(text)
    .split(' ')
    .filter((word) => !CODE_WORDS.has(word));
  return BY_NAME.get(words.join(' ')) ?? BY_NAME.get(words.slice(-2).join(' ')) ?? BY_NAME.get(words.at(-1) ?? '');
}

/** Codes of the words that are spelled nearly as a text, nearest first. */
export function findFuzzyCodes(text: string): string[] {
  const matches = searchPlaces(INDEX, fold(text), 3).filter(({ score }) => score >= ALIKE);
  return [...new Set(matches.map(({ place }) => place.code))];
}

/** Codes that a text in everyday words means, best first; of the nearest spelling where it has none of them. */
export function everydayCodes(text: string): string[] {
  const code = everydayCode(text);
  return code === undefined ? findFuzzyCodes(text) : [code];
}

/** Words without their endings of the plural, so that `biscuits` and `biscuit`, `batteries` and `battery` are one. */
function stem(text: string): string {
  return normaliseDevanagari(text)
    .split(' ')
    .map((word) =>
      word.length > 3
        ? word
            .replace(/ies$/, 'y')
            .replace(/(ss|x|ch|sh)es$/, '$1')
            .replace(/([^s])s$/, '$1')
        : word,
    )
    .join(' ');
}
