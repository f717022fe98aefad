// What people ask for that is not this service's, by line: English name, Hindi name, address of its own office, what people call it (with `=`: where
// they say nothing else). Each address was found in public texts as that office's own, 23 November 2026.

/** Named so that nothing else can be meant. */
export const SPECIFIC_SITES = `
Owners of vehicles | गाड़ी का मालिक | https://vahan.parivahan.gov.in | owner details, owner name, malik ka naam, vehicle owner, car owner, bike owner, gaadi ka malik, gadi ka malik, गाड़ी का मालिक, मालिक का नाम
Aadhaar | आधार | https://uidai.gov.in | aadhaar, aadhar, adhar, adhaar, aadhar card, adhar card, आधार कार्ड, uidai
PAN card | पैन कार्ड | https://www.incometax.gov.in | pan card, pancard, pan card apply, पैन कार्ड
Income tax | आयकर | https://www.incometax.gov.in | income tax, income tax return, itr, tds, crypto tax, advance tax, tax slab, आयकर, इनकम टैक्स
Passport | पासपोर्ट | https://www.passportindia.gov.in | passport, पासपोर्ट
Voter ID | वोटर कार्ड | https://voters.eci.gov.in | voter id, voter card, voter list, epic card, वोटर कार्ड, वोटर आईडी, मतदाता सूची
Driving licence | ड्राइविंग लाइसेंस | https://parivahan.gov.in | driving licence, driving license, learning licence, learner licence, ड्राइविंग लाइसेंस
Traffic fines | चालान | https://echallan.parivahan.gov.in | challan, e challan, echallan, traffic fine, चालान
Cooking gas (LPG) | रसोई गैस (LPG) | https://www.mylpg.in | lpg, gas cylinder, gas booking, gas agency, cylinder price, रसोई गैस, गैस सिलेंडर, सिलेंडर, cylinder ka rate, cylinder, png gas, indane, bharat gas, hp gas
CNG in Delhi | दिल्ली में सीएनजी | https://www.iglonline.net | cng price delhi, cng price in delhi, cng delhi, delhi cng, cng rate delhi, cng rate in delhi, दिल्ली में सीएनजी, दिल्ली सीएनजी
CNG in Mumbai | मुंबई में सीएनजी | https://www.mahanagargas.com | cng price mumbai, cng price in mumbai, cng mumbai, mumbai cng, cng rate mumbai, cng rate in mumbai, मुंबई में सीएनजी
CNG | सीएनजी | https://ppac.gov.in | cng, सीएनजी
Cricket | क्रिकेट | https://www.bcci.tv | cricket score, cricket match, ipl, क्रिकेट, match score, live score, world cup
Provident fund | भविष्य निधि (PF) | https://www.epfindia.gov.in | epfo, epf, pf balance, pf, uan, पीएफ
Ration card | राशन कार्ड | https://nfsa.gov.in | ration card, राशन कार्ड
Startup India | स्टार्टअप इंडिया | https://www.startupindia.gov.in | startup india, स्टार्टअप इंडिया
Sukanya Samriddhi account | सुकन्या समृद्धि खाता | https://www.nsiindia.gov.in | sukanya, sukanya samriddhi, सुकन्या, सुकन्या समृद्धि
Small savings | लघु बचत | https://www.nsiindia.gov.in | ppf, nsc, kisan vikas patra, post office rd, post office fd, post office scheme interest
Beti Bachao Beti Padhao | बेटी बचाओ बेटी पढ़ाओ | https://wcd.gov.in | beti bachao, बेटी बचाओ
Prime Minister's office | प्रधानमंत्री कार्यालय | https://www.pmindia.gov.in | =prime minister, prime minister of, who is prime minister, who is the prime minister, current prime minister, prime minister name, indian prime minister, who is pm, pm of india, pradhan mantri kaun, प्रधानमंत्री कौन, भारत के प्रधानमंत्री, pm kaun, pm ka naam
President's office | राष्ट्रपति भवन | https://www.presidentofindia.gov.in | president of india, rashtrapati, राष्ट्रपति
Governments of states | राज्य सरकारें | https://www.india.gov.in | chief minister of, cm of, who is chief minister, governor of, mukhyamantri kaun, मुख्यमंत्री कौन, ke mukhyamantri kaun, mla of, collector of, cm kaun
Share market | शेयर बाज़ार | https://www.nseindia.com | nifty, share price, stock price, bank nifty, ipo
BSE Sensex | सेंसेक्स | https://www.bseindia.com | sensex, सेंसेक्स
Mutual funds | म्यूचुअल फंड | https://www.amfiindia.com | mutual fund, mutual funds, nav of, sip, gold etf, etf
FASTag | फास्टैग | https://www.npci.org.in | fastag, फास्टैग, toll tax, upi complaint, upi limit
Entrance examinations | प्रवेश परीक्षाएँ | https://www.nta.ac.in | neet, jee, jee main, cuet, ugc net
Civil services examination | सिविल सेवा परीक्षा | https://upsc.gov.in | upsc, ias exam
Staff selection | कर्मचारी चयन आयोग | https://ssc.gov.in | ssc cgl, ssc chsl, ssc exam, ssc
CBSE | सीबीएसई | https://www.cbse.gov.in | cbse, cbse result, board exam, 10th result, 12th result, board result, दसवीं का रिज़ल्ट
Census | जनगणना | https://censusindia.gov.in | population, population of, census, literacy rate, jansankhya, जनसंख्या, आबादी
Prices in mandis | मंडी भाव | https://agmarknet.gov.in | mandi bhav, mandi rate, mandi price, मंडी, onion price, tomato price, potato price, pyaz ka bhav, tamatar ka bhav, aloo ka bhav, wheat price, gehu ka bhav, गेहूं का भाव, soyabean, kapas ka bhav, प्याज का भाव, टमाटर का भाव, vegetable price, sabzi ka bhav
Commodity exchange | कमोडिटी एक्सचेंज | https://www.mcxindia.com | copper price, copper rate, aluminium price, aluminium rate, zinc price, nickel price, crude oil, crude oil price, mcx, natural gas price, brass price, steel price, iron price, तांबे का भाव, tamba ka bhav
Gems and jewellery | रत्न और आभूषण | https://gjepc.org | diamond, diamonds, ruby price, emerald price, हीरा, heera
Petroleum prices | पेट्रोलियम दाम | https://ppac.gov.in | kerosene, kerosene oil, mitti ka tel, मिट्टी का तेल, केरोसिन, autogas, jet fuel, atf price
Birth and death certificates | जन्म और मृत्यु प्रमाण पत्र | https://crsorgi.gov.in | birth certificate, death certificate, janam praman patra, जन्म प्रमाण पत्र, मृत्यु प्रमाण पत्र
Certificates | प्रमाण पत्र | https://services.india.gov.in | caste certificate, income certificate, domicile certificate, jati praman patra, aay praman patra, marriage certificate, जाति प्रमाण पत्र, आय प्रमाण पत्र, निवास प्रमाण पत्र
Land records | भूमि अभिलेख | https://dolr.gov.in | land record, land records, bhulekh, bhunaksha, khasra, khatauni, jamabandi, भूलेख, खसरा, खतौनी, 7 12 utara
DigiLocker | डिजिलॉकर | https://www.digilocker.gov.in | digilocker, डिजिलॉकर
e-Shram | ई-श्रम | https://eshram.gov.in | e shram, eshram, ई श्रम
Employees' insurance | कर्मचारी बीमा | https://www.esic.gov.in | esic
Life insurance (LIC) | जीवन बीमा (LIC) | https://licindia.in | lic, lic policy, lic premium, एलआईसी
Insurance | बीमा | https://irdai.gov.in | car insurance, bike insurance, health insurance, term insurance, vehicle insurance, insurance renewal
Credit score | क्रेडिट स्कोर | https://www.cibil.com | cibil, cibil score, credit score
Parcels and money orders | डाक और पार्सल | https://www.indiapost.gov.in | speed post, speed post tracking, courier tracking, parcel tracking, registered post, स्पीड पोस्ट
Phones lost, numbers | मोबाइल नंबर | https://sancharsaathi.gov.in | mobile number tracker, lost phone, imei, mobile number location, phone number location, trace mobile number
Mobile tariffs | मोबाइल रिचार्ज | https://www.trai.gov.in | jio recharge, airtel recharge, mobile recharge, recharge plan, vi recharge, bsnl recharge, रिचार्ज
Companies | कंपनियाँ | https://www.mca.gov.in | cin number, company registration, llp registration, director din
Udyam | उद्यम | https://udyamregistration.gov.in | udyam, msme registration, udyog aadhar
Trade marks | ट्रेडमार्क | https://ipindia.gov.in | trademark, trade mark, patent search
Food licence | खाद्य लाइसेंस | https://foscos.fssai.gov.in | fssai
Visa | वीज़ा | https://indianvisaonline.gov.in | visa, e visa, वीज़ा, वीजा
Cyber crime | साइबर अपराध | https://cybercrime.gov.in | cyber crime, cybercrime, online fraud complaint
Emergencies | आपात सेवा | https://112.gov.in | police number, ambulance number, emergency number, fire brigade number, women helpline
Right to information | सूचना का अधिकार | https://rtionline.gov.in | rti application, file rti, rti online
Courts | न्यायालय | https://ecourts.gov.in | court case status, ecourt, ecourts, case status court
Earthquakes | भूकंप | https://seismo.gov.in | earthquake, bhukamp, भूकंप
Cyclones and warnings | चक्रवात और चेतावनी | https://mausam.imd.gov.in | cyclone, chakravat, चक्रवात, weather warning, red alert
Covid and health | कोविड और स्वास्थ्य | https://www.mohfw.gov.in | covid, corona, dengue cases, covid vaccine, कोरोना
Prices of medicines | दवाओं के दाम | https://nppaindia.nic.in | medicine price, dolo, paracetamol price, tablet price, दवा का दाम
Health ID (ABHA) | आभा कार्ड | https://abdm.gov.in | abha card, abha, health id
Repo rate, banking rules | रेपो दर, बैंक नियम | https://www.rbi.org.in | repo rate, reverse repo, inflation rate, rbi policy
Tickets and catering (IRCTC) | टिकट और भोजन (IRCTC) | https://www.irctc.co.in | tatkal, tatkal booking, train food, food order train, food in train, ticket cancel, cancel ticket, refund train, irctc login, irctc account, retiring room, तत्काल
Maps | नक़्शे | https://bhuvan.nrsc.gov.in | shop near me, pump near me, atm near me, hospital near me, restaurant near me, bank near me, store near me, theka near me, station near me, post office near me, driving directions, road map, satellite map, google map, google maps, नक्शा
Delhi metro | दिल्ली मेट्रो | https://www.delhimetrorail.com | delhi metro, dmrc, metro timing delhi, metro delhi, दिल्ली मेट्रो
NCERT books | एनसीईआरटी किताबें | https://ncert.nic.in | ncert, ncert book, ncert books
`;

/** General topics: an area that knows the very thing is surer. */
export const TOPIC_SITES = `
Share market | शेयर बाज़ार | https://www.nseindia.com | share market, stock market, शेयर बाजार, शेयर, share bazar
Cricket | क्रिकेट | https://www.bcci.tv | cricket, score, scorecard
Electricity bills | बिजली बिल | https://powermin.gov.in | electricity bill, bijli bill, bijli ka bill, बिजली बिल, बिजली का बिल, electricity rate, unit rate of electricity, light bill
Flights | उड़ानें | https://www.aai.aero | flight, flights, airport, airline, air ticket, indigo flight, फ्लाइट, हवाई जहाज, उड़ान
Hotels and tourism | होटल और पर्यटन | https://www.incredibleindia.gov.in | hotel, hotels, resort, tourist places, tourism, best time to visit, places to visit, ghumne ki jagah, होटल
Buses | बसें | https://morth.nic.in | bus, buses, bus ticket, bus timing, roadways, बस
Metro | मेट्रो | https://mohua.gov.in | metro, metro train, metro timing, metro fare, मेट्रो
Jobs | नौकरी | https://www.ncs.gov.in | job, jobs, naukri, vacancy, vacancies, sarkari naukri, recruitment, नौकरी, भर्ती, bharti
Examination results | परीक्षा परिणाम | https://www.digilocker.gov.in | exam result, result 2026, result 2027, sarkari result, admit card, exam date, results
Banks' own services | बैंक की सेवाएँ | https://www.rbi.org.in | balance check, balance enquiry, bank balance, gold loan, education loan interest, cheque book, debit card, credit card, upi id, account balance, interest rate, fd rate, fd interest, home loan emi, emi calculator, loan emi, home loan interest, home loan, personal loan, car loan, credit card bill, missed call number, net banking, atm near me, minimum balance, ब्याज दर, बैंक बैलेंस
News | समाचार | https://www.newsonair.gov.in | news, samachar, khabar, समाचार, ख़बर, breaking news
Elections | चुनाव | https://www.eci.gov.in | election, elections, chunav, election result, चुनाव
Schools and colleges | स्कूल और कॉलेज | https://www.education.gov.in | college admission, school admission, best college, best school, engineering college, medical college, syllabus
Hospitals and doctors | अस्पताल और डॉक्टर | https://www.mohfw.gov.in | hospital, hospitals, doctor, doctors, blood bank, अस्पताल, डॉक्टर, headache, fever, bukhar, lose weight, weight loss
Time of day | समय | https://www.nplindia.org | time now, what time is it, current time, =time, time in, =kitne baje, =kitne baje hai, =kitne baje hain, abhi kitne baje, time kya hua, =कितने बजे, =कितने बजे हैं
Vehicle tax and papers | गाड़ी के काग़ज़ | https://parivahan.gov.in | road tax, rc status, rc book, puc certificate, vehicle fitness
Municipal services | नगर निगम की सेवाएँ | https://mohua.gov.in | nagar nigam, nagar palika, property tax, house tax, water bill, municipal corporation, नगर निगम, गृह कर
Customer care, complaints | ग्राहक सेवा, शिकायत | https://consumerhelpline.gov.in | customer care, customer care number, helpline number, toll free number, कस्टमर केयर, हेल्पलाइन, consumer complaint, complaint number, shikayat, शिकायत
`;
