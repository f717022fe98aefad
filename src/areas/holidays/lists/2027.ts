/**
 * Holidays of 2027 by state, as collected from gazettes by vacanza/holidays 0.109 (MIT). A line: day; public, government (offices alone) or optional;
 * states by their codes; name. `all` is the list of the centre, `-MH` a state that differs from it, `~` before a name a day that was estimated.
 */
export default `
01-01 optional all New Year's Day
01-02 public KL Mannam's Jayanti
01-02 public MZ Post New Year
01-03 optional CG Savitribai Phule's Jayanti
01-06 optional MP Maharshi Guru Gokuldas's Jayanti
01-06 optional AP,LA,LD,TS ~Shab-I-Miraj
01-06 public JK ~Shab-I-Miraj
01-09 government MN Maharaja Gambhir Singh's Death Anniversary
01-11 public MZ Missionary Day
01-12 public WB Swami Vivekananda's Jayanti
01-14 government AP Bhogi
01-14 optional PB Lohri
01-15 optional all Guru Gobind Singh's Jayanti
01-15 public CH,PB Guru Gobind Singh's Jayanti
01-15 optional all Magh Bihu
01-15 public AS,DH Magh Bihu
01-15 government AP,JH Makar Sankranti
01-15 optional all Makar Sankranti
01-15 public DH,KA,LD,SK Makar Sankranti
01-15 optional all Pongal
01-15 public DH,PY,TN Pongal
01-15 public GJ Uttarayan
01-16 government AP Kanuma
01-16 optional PY,TS Kanuma
01-16 optional GA,PY Saint Joseph Vaz's Day
01-16 public PY,TN Thiruvalluvar Day
01-16 optional GJ Vassi Uttarayan
01-17 optional AS Silpi Divas
01-17 public TN Uzhavar Thirunal
01-20 optional CG Gend Singh's Shaheedi Diwas
01-21 optional MP Hemu Kalani's Shaheedi Diwas
01-22 government CG Cherchera
01-22 optional CG Cherchera
01-22 government CG Maa Shakambhari's Jayanti
01-22 optional CG Maa Shakambhari's Jayanti
01-23 government JH,OD Netaji Subhas Chandra Bose's Jayanti
01-23 optional CG Netaji Subhas Chandra Bose's Jayanti
01-23 public AS,TR,WB Netaji Subhas Chandra Bose's Jayanti
01-24 optional BR,UP Karpuri Thakur's Jayanti
01-25 public HP Statehood Day
01-26 government AP,BR,CG,JH,ML,MN,MP,OD,TS Republic Day
01-26 public all Republic Day
02-07 public SK Sonam Lochhar
02-11 optional all Basant Panchami / Shri Panchami
02-11 optional PB Satguru Ram Singh's Jayanti
02-11 public HR Sir Chottu Ram's Jayanti
02-15 government MN Lui Ngai Ni
02-19 public MH Chhatrapati Shivaji Maharaj's Jayanti
02-19 optional all Shivaji's Jayanti
02-20 optional all Guru Ravi Das's Jayanti
02-20 public HP Guru Ravi Das's Jayanti
02-20 public AR Statehood Day
02-20 optional MZ Zomi Namni
02-23 optional RJ Gadge Maharaj's Jayanti
02-25 optional MN Players' Day
02-26 public SK Akhil Sikkim Khas Chettri Bahun Kalyan Sangh's Foundation Day
03-02 optional all Swami Dayanand Saraswati's Jayanti
03-05 optional all ~Jamat-Ul-Vida
03-06 government AP,BR,CG,JH,ML,MN,MP,OD,TS Maha Shivaratri
03-06 public all Maha Shivaratri
03-08 optional PB International Women's Day
03-10 government AP,BR,CG,JH,ML,MN,MP,OD,TS ~Id-ul-Fitr
03-10 public all ~Id-ul-Fitr
03-20 optional CG Veerangana Avantibai's Shaheedi Diwas
03-20 public MP Veerangana Avantibai's Shaheedi Diwas
03-21 government OD Dola Purnima
03-21 optional all Dolyatra
03-21 government MN Holika Dahan
03-21 optional all Holika Dahan
03-21 public RJ,UK Holika Dahan
03-21 public JK,LA Nauroz
03-22 government AP,BR,CG,JH,ML,MN,MP,OD,TS Holi
03-22 public all Holi
03-23 optional PB Hola Mohalla
03-23 public HR,PB Shaheed-e-Azam Bhagat Singh, Sukhdev and Rajguru's Shaheedi Diwas
03-25 optional GA Maundy Thursday
03-25 public KL Maundy Thursday
03-26 government AP,BR,CG,JH,ML,MN,MP,OD,TS Good Friday
03-26 public all Good Friday
03-27 optional KA Holy Saturday
03-28 optional all Easter Sunday
03-28 public KL Easter Sunday
03-29 optional UK,UP Easter Monday
04-01 government OD Utkal Divas
04-05 government AP,TS Babu Jagjivan Ram's Jayanti
04-05 optional UP Maharshi Kashyap and Maharaj Nishad Raj's Graha Jayanti
04-07 optional all Chaitra Sukladi
04-07 public DH Chaitra Sukladi
04-07 government MP Cheti Chand
04-07 optional all Cheti Chand
04-07 public DH,GJ,RJ,UK Cheti Chand
04-07 government MP Gudi Padwa
04-07 optional all Gudi Padwa
04-07 public DH,GA,MH Gudi Padwa
04-07 government AP Ugadi
04-07 optional all Ugadi
04-07 public DH,KA Ugadi
04-08 optional LA 1st Navratra
04-08 public JK 1st Navratra
04-08 public PB Guru Nabha Dass's Jayanti
04-09 optional MP Bhagvan Meenesh's Jayanti
04-11 optional MP Mahatma Jyotiba Phule's Jayanti
04-11 public RJ Mahatma Jyotiba Phule's Jayanti
04-14 public AS Bahag Bihu
04-14 public JK Baisakhi
04-14 government AP,BR,CG,JH,ML,MN,MP,OD,TS Dr. B. R. Ambedkar's Jayanti
04-14 public all Dr. B. R. Ambedkar's Jayanti
04-14 government OD Maha Visuva Sankranti
04-14 optional all Meshadi (Tamil New Year's Day)
04-14 public PY,TN Puthandu
04-14 optional all Vaisakhi
04-14 public HR,PB Vaisakhi
04-15 optional all Bahag Bihu
04-15 public AR,AS Bahag Bihu
04-15 public HP Himachal Day
04-15 public TR,WB Pohela Boishakh
04-15 government AP,BR,CG,JH,ML,MN,MP,OD,TS Ram Navami
04-15 public all Ram Navami
04-15 optional all Vaisakhadi
04-15 optional all Vishu
04-15 public KL,PY Vishu
04-16 public AS Bahag Bihu
04-16 public PY Vishu (Day 2)
04-17 optional UP Chandrashekhar's Jayanti
04-18 optional AS Gurudev Kalicharan Brahma's Jayanti
04-18 government AP,BR,CG,JH,ML,MN,MP,OD,TS Mahavir Jayanti
04-18 public all Mahavir Jayanti
04-19 optional GJ Hatkeshwar's Jayanti
04-20 optional GJ Hanuman's Jayanti
04-21 public TR Garia Puja
04-23 government MN Khongjom Day
05-01 public MH Maharashtra Day
05-01 government JH Majdoor Diwas
05-01 government MN May Day
05-01 optional SK May Day
05-01 public AS,KA,KL,PY,TN,WB May Day
05-01 optional CG,GJ,MP Shri Vallabhacharya's Jayanti
05-03 optional UK Veer Kesari Chand's Shaheedi Diwas
05-08 optional MP Akshay Tritiya
05-08 public HR Akshay Tritiya
05-08 government MP Bhagvan Shri Parshuram's Jayanti
05-08 optional CG,UP Bhagvan Shri Parshuram's Jayanti
05-08 public GJ,HP,HR,PB,RJ Bhagvan Shri Parshuram's Jayanti
05-09 optional all Guru Rabindranath's Jayanti
05-09 public WB Rabindranath Tagore's Jayanti
05-10 optional CG,GJ,KA,MP Adi Shankaracharya's Jayanti
05-16 public SK Sikkim State Day
05-17 government AP,BR,CG,JH,ML,MN,MP,OD,TS ~Id-ul-Zuha (Bakrid)
05-17 public all ~Id-ul-Zuha (Bakrid)
05-20 government AP,BR,CG,JH,ML,MN,MP,OD,TS Buddha Purnima
05-20 public all Buddha Purnima
05-25 optional AP,LA,TS ~Eid-e-Ghadeer
05-29 optional SK Late Tenzing Norgay Sherpa's Jayanti
06-04 optional GA Feast of Sacred Heart of Jesus
06-07 optional CG,UP Maharana Pratap's Jayanti
06-07 public HP,HR,RJ Maharana Pratap's Jayanti
06-08 optional CH,GJ,HR,JK,LA Guru Arjun Dev's Shaheedi Diwas
06-08 public PB Guru Arjun Dev's Shaheedi Diwas
06-12 optional CG,MP Mahesh Navami
06-15 optional PB Nirjala Ekadashi
06-15 public MZ Young Mizo Association's Day
06-16 government AP,BR,CG,JH,ML,MN,MP,OD,TS ~Muharram
06-16 public all ~Muharram
06-18 government CG Sant Kabir's Jayanti
06-18 optional CH,MP Sant Kabir's Jayanti
06-18 public HP,HR,PB Sant Kabir's Jayanti
06-20 optional AS Bishnu Prasad Rabha's Death Anniversary
06-24 optional CG,MP Veerangana Durgavati's Shaheedi Diwas
06-27 optional PB Maharaja Ranjit Singh's Death Anniversary
06-30 public MZ Remna Ni
07-05 government JH,MN,OD Rath Yatra
07-05 optional all Rath Yatra
07-06 public MZ Mizo Hmeichhe Insuihkhawm Pawl's Day
07-06 optional SK The Dalai Lama's Jayanti
07-11 public TR Kharchi Puja
07-13 public SK Bhanu's Jayanti
07-16 public UK Harela
07-17 government ML U Tirot Sing's Death Anniversary
07-18 optional MP Guru Purnima
07-25 government BR ~Chehlum
07-25 optional UK,UP ~Chehlum
07-27 optional SK Sarathi Diwas
07-28 public TR Ker Puja
07-31 public HR,PB Shaheed Udham Singh's Shaheedi Diwas
08-02 government TS Bonalu
08-02 government CG Hareli
08-02 public KL Karkadaka Vavu
08-06 optional CG,MP Naag Panchami
08-08 optional MP Tulsidas's Jayanti
08-09 government CG International Day of Adivasi Peoples
08-09 public RJ International Day of Adivasi Peoples
08-13 optional MP Durgadas Rathore's Jayanti
08-13 government MN Patriot's Day
08-13 government AP Varalakshmi Vratam
08-13 optional KA,TS Varalakshmi Vratam
08-15 government AP,BR,CG,JH,ML,MN,MP,OD,TS Independence Day
08-15 public all Independence Day
08-15 government AP,BR,CG,JH,ML,MN,MP,OD,TS ~Milad-un-Nabi
08-15 public all ~Milad-un-Nabi
08-15 optional all Parsi New Year
08-15 public DH,GJ,MH Parsi New Year (Shahenshahi)
08-16 public PY Puducherry De Jure Transfer Day
08-17 government CG,MP Raksha Bandhan
08-17 optional all Raksha Bandhan
08-17 public DH,GJ,HR,MP,RJ,UK,UP Raksha Bandhan
08-19 public TR Maharaja Bir Bikram Kishore Manikya Bahadur's Jayanti
08-20 public SK Nepali Bhasa Manyata Diwas
08-23 optional CG Harchath
08-25 government AP,BR,CG,JH,ML,MN,MP,OD,TS Janmashtami (Vaishnava)
08-25 public all Janmashtami (Vaishnava)
08-28 public KL Ayyankali's Jayanti
09-03 government CG Hartalika Teej
09-03 optional BR Hartalika Teej
09-03 public SK Hartalika Teej
09-04 government AP,MP,OD,TS Ganesh Chaturthi
09-04 public GA,KA,LD,MH,PY,TN Ganesh Chaturthi
09-04 optional all,-MH Ganesh Chaturthi / Vinayak Chaturthi
09-04 public DH Ganesh Chaturthi / Vinayak Chaturthi
09-04 optional PB Samvatsari Day
09-04 public GJ Samvatsari Day
09-05 public GA Ganesh Chaturthi (Day 2)
09-11 optional MP Dol Gyaras
09-11 public JH Karma Puja
09-11 public RJ Khejarli's Shaheedi Diwas
09-11 public KL,PY Onam (Day 1)
09-12 optional all Onam
09-12 public AN,LD Onam
09-12 public KL,PY Onam (Day 2)
09-12 optional PB Saragarhi Day
09-13 public KL Onam (Day 3)
09-14 optional BR,CG,KA,MP,PB,RJ,UK,UP Anant Chaturdashi
09-14 public KL Onam (Day 4)
09-15 public KL Shri Narayana Guru's Jayanti
09-17 government JH Vishwakarma Puja
09-17 optional BR,KA,KL,MP,UP Vishwakarma Puja
09-17 public UK Vishwakarma Puja
09-21 public KL Shri Narayana Guru's Death Anniversary
09-23 public HR Haryana War Heroes' Shaheedi Diwas
09-23 public JK Maharaja Hari Singh's Jayanti
09-28 optional PB Bhagat Singh's Jayanti
09-29 government TS Bathukamma
09-29 government OD Mahalaya
09-29 public WB Mahalaya
09-29 optional CG,MP Sarva Pitra Moksha Amavasya
09-30 optional CH,MP,UK,UP Maharaj Agrasen's Jayanti
09-30 public HR,PB,RJ Maharaj Agrasen's Jayanti
09-30 government MN Mera Chaoren Houba
09-30 public RJ Sharad Navratri
10-02 government AP,BR,CG,JH,ML,MN,MP,OD,TS Mahatma Gandhi's Jayanti
10-02 public all Mahatma Gandhi's Jayanti
10-05 public SK Late Nar Bahadur Bhandari's Jayanti
10-06 optional all Dussehra (Saptami)
10-06 government BR,OD Mahasaptami
10-06 public TR,WB Mahasaptami
10-07 government AP Durgashtami
10-07 public RJ Durgashtami
10-07 optional all Dussehra (Mahashtami)
10-07 government OD Mahashtami
10-07 public AR,TR,WB Mahashtami
10-08 public PY,TN Ayudha Puja
10-08 optional all Dussehra (Mahanavami)
10-08 government OD Mahanavami
10-08 public JK,KL,WB Mahanavami
10-09 government AP,BR,CG,JH,ML,MN,MP,OD,TS Dussehra
10-09 public all,-KL,-WB Dussehra
10-09 public KL,WB Vijayadashami
10-15 optional CG,MP Maharaj Ajmodh Dev's Jayanti
10-15 government MP Maharshi Valmiki's Jayanti
10-15 optional all Maharshi Valmiki's Jayanti
10-15 public CH,HP,HR,PB,UK Maharshi Valmiki's Jayanti
10-15 optional CG,MP Sant Guru Tekchand Maharaj Samadhi Utsav
10-16 optional PB Baba Banda Singh Bahadur's Jayanti
10-18 optional all Karaka Chaturthi (Karwa Chouth)
10-26 public JK Accession Day
10-28 optional CG Deepavali (South India)
10-28 public WB Kali Puja
10-28 optional all Naraka Chaturdashi
10-29 government AP,BR,CG,JH,ML,MN,MP,OD,TS Diwali (Deepavali)
10-29 public all Diwali (Deepavali)
10-30 public MH Diwali (Bali Pratipada)
10-30 government JH,MP Govardhan Puja
10-30 optional all Govardhan Puja
10-30 public DH,MP,RJ,UP Govardhan Puja
10-30 public GJ Vikram Samvat New Year
10-30 public HR,PB Vishwakarma Day
10-31 optional UP Acharya Narendra Dev's Jayanti
10-31 government JH Bhai Duj
10-31 optional all Bhai Duj
10-31 public GJ,RJ,UP,WB Bhai Duj
10-31 public UP Chitragupt's Jayanti
10-31 optional UP Sardar Vallabhbhai Patel's Jayanti
10-31 public GJ Sardar Vallabhbhai Patel's Jayanti
11-01 public HR Haryana Day
11-01 public KA Karnataka Rajyotsava
11-01 government MN Kut
11-01 optional AS Kut
11-01 optional PB New Punjab Day
11-01 public PY Puducherry Liberation Day
11-02 optional GA,ML,PY All Souls' Day
11-04 government BR,CG Chhath Puja
11-04 optional SK Chhath Puja
11-04 public JH,WB Chhath Puja
11-04 optional all Pratihar Shashthi or Surya Shashthi (Chhath Puja)
11-04 public DH Pratihar Shashthi or Surya Shashthi (Chhath Puja)
11-12 government ML Wangala Festival
11-12 optional AS Wangala Festival
11-13 optional GJ Dev Diwali
11-14 government AP,BR,CG,JH,ML,MN,MP,OD,TS Guru Nanak's Jayanti
11-14 public all Guru Nanak's Jayanti
11-15 public WB Birsa Munda's Jayanti
11-15 government MP Janjatiya Gaurav Divas
11-16 public PB Kartar Singh Sarabha's Shaheedi Diwas
11-16 optional UP Veerangana Uda Devi's Shaheedi Diwas
11-23 optional SK Satya Sai Baba of Puttaparthi's Jayanti
11-23 government ML Seng Kut Snem
11-24 optional all Guru Tegh Bahadur's Shaheedi Diwas
11-24 public PB,UK Guru Tegh Bahadur's Shaheedi Diwas
12-01 public AR Indigenous Faith Day
12-01 optional CG Shaheed Veer Narayan Singh's Shaheedi Diwas
12-03 optional BR Rajendra Prasad's Jayanti
12-03 public GA Saint Francis Xavier's Day
12-03 optional MP Vishva Divyang Divas
12-08 optional GA,PY Feast of Immaculate Conception of Mary
12-10 optional AS Shaheedi Divas
12-12 optional all ~Hazarat Ali's Birthday
12-12 government ML Pa Togan Nengminja Sangma's Death Anniversary
12-13 optional CG,MP Dattatreya's Jayanti
12-18 government CG Guru Ghasidas's Jayanti
12-18 optional MP Guru Ghasidas's Jayanti
12-18 government ML U Soso Thama's Death Anniversary
12-19 public GA Goa Liberation Day
12-23 optional UP Chaudhary Charan Singh's Jayanti
12-24 optional all Christmas Eve
12-24 public MZ Christmas Eve
12-24 government ML Christmas Festival
12-25 government AP,BR,CG,JH,ML,MN,MP,OD,TS Christmas
12-25 public all Christmas
12-26 government TS Boxing Day
12-26 optional AP Boxing Day
12-26 government ML Christmas Festival
12-26 optional CH Jor Mela Fatehgarh Sahib
12-26 optional AR Lingri Niki Sii Donyi Polo Yullo
12-26 optional MN Post Christmas
12-26 public MZ Post Christmas
12-26 optional AP,LA,LD,TS ~Shab-I-Miraj
12-26 public JK ~Shab-I-Miraj
12-26 optional HR Shaheed Udham Singh's Jayanti
12-27 government ML Christmas Festival
12-27 optional CH Jor Mela Fatehgarh Sahib
12-27 optional MZ Post Christmas (Day 3)
12-28 optional CH Jor Mela Fatehgarh Sahib
12-28 public PB Jor Mela Fatehgarh Sahib
12-28 optional MZ Post Christmas (Day 4)
12-30 optional AN First Flag Hoisting of Independent India by Netaji Subhas Chandra Bose
12-30 public SK Tamu Lochhar
12-30 government ML U Kiang Nongbah's Death Anniversary
12-31 optional GA,MN New Year's Eve
12-31 public MZ New Year's Eve
`;
