/**
 * Holidays of 2025 by state, as collected from gazettes by vacanza/holidays 0.109 (MIT). A line: day; public, government (offices alone) or optional;
 * states by their codes; name. `all` is the list of the centre, `-MH` a state that differs from it, `~` before a name a day that was estimated.
 */
export default `
01-01 optional all New Year's Day
01-02 public KL Mannam's Jayanti
01-02 public MZ Post New Year
01-03 optional CG Savitribai Phule's Jayanti
01-06 optional all Guru Gobind Singh's Jayanti
01-06 public CH,PB Guru Gobind Singh's Jayanti
01-06 optional MP Maharshi Guru Gokuldas's Jayanti
01-09 government MN Maharaja Gambhir Singh's Death Anniversary
01-11 public MZ Missionary Day
01-12 public WB Swami Vivekananda's Jayanti
01-13 government AP Bhogi
01-13 government CG Cherchera
01-13 optional CG Cherchera
01-13 optional PB Lohri
01-13 government CG Maa Shakambhari's Jayanti
01-13 optional CG Maa Shakambhari's Jayanti
01-14 optional all Hazarat Ali's Birthday
01-14 optional all Magh Bihu
01-14 public AS,DH Magh Bihu
01-14 government AP,JH Makar Sankranti
01-14 optional all Makar Sankranti
01-14 public DH,KA,LD,SK Makar Sankranti
01-14 optional all Pongal
01-14 public DH,PY,TN Pongal
01-14 public GJ Uttarayan
01-15 government AP Kanuma
01-15 optional PY,TS Kanuma
01-15 public PY,TN Thiruvalluvar Day
01-15 optional GJ Vassi Uttarayan
01-16 optional GA,PY Saint Joseph Vaz's Day
01-16 public TN Uzhavar Thirunal
01-17 optional AS Silpi Divas
01-20 optional CG Gend Singh's Shaheedi Diwas
01-21 optional MP Hemu Kalani's Shaheedi Diwas
01-23 government JH,OD Netaji Subhas Chandra Bose's Jayanti
01-23 optional CG Netaji Subhas Chandra Bose's Jayanti
01-23 public AS,TR,WB Netaji Subhas Chandra Bose's Jayanti
01-24 optional BR,UP Karpuri Thakur's Jayanti
01-25 public HP Statehood Day
01-26 government AP,BR,CG,JH,ML,MN,MP,OD,TS Republic Day
01-26 public all Republic Day
01-28 optional AP,LA,LD,TS ~Shab-I-Miraj
01-28 public JK ~Shab-I-Miraj
01-30 public SK Sonam Lochhar
02-02 optional all Basant Panchami / Shri Panchami
02-02 optional PB Satguru Ram Singh's Jayanti
02-02 public HR Sir Chottu Ram's Jayanti
02-12 optional all Guru Ravi Das's Jayanti
02-12 public HP Guru Ravi Das's Jayanti
02-15 government MN Lui Ngai Ni
02-19 public MH Chhatrapati Shivaji Maharaj's Jayanti
02-19 optional all Shivaji's Jayanti
02-20 public AR Statehood Day
02-20 optional MZ Zomi Namni
02-23 optional RJ Gadge Maharaj's Jayanti
02-23 optional all Swami Dayanand Saraswati's Jayanti
02-25 optional MN Players' Day
02-26 public SK Akhil Sikkim Khas Chettri Bahun Kalyan Sangh's Foundation Day
02-26 government AP,BR,CG,JH,ML,MN,MP,OD,TS Maha Shivaratri
02-26 public all Maha Shivaratri
03-08 optional PB International Women's Day
03-13 government OD Dola Purnima
03-13 optional all Dolyatra
03-13 government MN Holika Dahan
03-13 optional all Holika Dahan
03-13 public RJ,UK Holika Dahan
03-14 optional PB Hola Mohalla
03-14 government AP,BR,CG,JH,ML,MN,MP,OD,TS Holi
03-14 public all Holi
03-20 optional CG Veerangana Avantibai's Shaheedi Diwas
03-20 public MP Veerangana Avantibai's Shaheedi Diwas
03-21 public JK,LA Nauroz
03-23 public HR,PB Shaheed-e-Azam Bhagat Singh, Sukhdev and Rajguru's Shaheedi Diwas
03-28 optional all Jamat-Ul-Vida
03-30 optional LA 1st Navratra
03-30 public JK 1st Navratra
03-30 optional all Chaitra Sukladi
03-30 public DH Chaitra Sukladi
03-30 government MP Cheti Chand
03-30 optional all Cheti Chand
03-30 public DH,GJ,RJ,UK Cheti Chand
03-30 government MP Gudi Padwa
03-30 optional all Gudi Padwa
03-30 public DH,GA,MH Gudi Padwa
03-30 government AP Ugadi
03-30 optional all Ugadi
03-30 public DH,KA Ugadi
03-31 optional MP Bhagvan Meenesh's Jayanti
03-31 government AP,BR,CG,JH,ML,MN,MP,OD,TS Id-ul-Fitr
03-31 public all Id-ul-Fitr
04-01 government OD Utkal Divas
04-05 government AP,TS Babu Jagjivan Ram's Jayanti
04-05 optional UP Maharshi Kashyap and Maharaj Nishad Raj's Graha Jayanti
04-06 optional all Ram Navami
04-08 public PB Guru Nabha Dass's Jayanti
04-10 government AP,BR,CG,JH,ML,MN,MP,OD,TS Mahavir Jayanti
04-10 public all Mahavir Jayanti
04-11 optional GJ Hatkeshwar's Jayanti
04-11 optional MP Mahatma Jyotiba Phule's Jayanti
04-11 public RJ Mahatma Jyotiba Phule's Jayanti
04-12 optional GJ Hanuman's Jayanti
04-13 public JK Baisakhi
04-13 optional all Vaisakhi
04-13 public HR,PB Vaisakhi
04-14 public AS Bahag Bihu
04-14 government AP,BR,CG,JH,ML,MN,MP,OD,TS Dr. B. R. Ambedkar's Jayanti
04-14 public all Dr. B. R. Ambedkar's Jayanti
04-14 government OD Maha Visuva Sankranti
04-14 optional all Meshadi (Tamil New Year's Day)
04-14 public PY,TN Puthandu
04-14 optional all Vishu
04-14 public KL,PY Vishu
04-15 optional all Bahag Bihu
04-15 public AR,AS Bahag Bihu
04-15 public HP Himachal Day
04-15 public TR,WB Pohela Boishakh
04-15 optional all Vaisakhadi
04-15 public PY Vishu (Day 2)
04-16 public AS Bahag Bihu
04-17 optional UP Chandrashekhar's Jayanti
04-17 optional GA Maundy Thursday
04-17 public KL Maundy Thursday
04-18 government AP,BR,CG,JH,ML,MN,MP,OD,TS Good Friday
04-18 public all Good Friday
04-18 optional AS Gurudev Kalicharan Brahma's Jayanti
04-19 optional KA Holy Saturday
04-20 optional all Easter Sunday
04-20 public KL Easter Sunday
04-21 optional UK,UP Easter Monday
04-21 public TR Garia Puja
04-23 government MN Khongjom Day
04-24 optional CG,GJ,MP Shri Vallabhacharya's Jayanti
04-29 optional MP Akshay Tritiya
04-29 public HR Akshay Tritiya
04-29 government MP Bhagvan Shri Parshuram's Jayanti
04-29 optional CG,UP Bhagvan Shri Parshuram's Jayanti
04-29 public GJ,HP,HR,PB,RJ Bhagvan Shri Parshuram's Jayanti
05-01 optional CG,GJ,KA,MP Adi Shankaracharya's Jayanti
05-01 public MH Maharashtra Day
05-01 government JH Majdoor Diwas
05-01 government MN May Day
05-01 optional SK May Day
05-01 public AS,KA,KL,PY,TN,WB May Day
05-03 optional UK Veer Kesari Chand's Shaheedi Diwas
05-09 optional all Guru Rabindranath's Jayanti
05-09 public WB Rabindranath Tagore's Jayanti
05-12 government AP,BR,CG,JH,ML,MN,MP,OD,TS Buddha Purnima
05-12 public all Buddha Purnima
05-16 public SK Sikkim State Day
05-29 optional SK Late Tenzing Norgay Sherpa's Jayanti
05-29 optional CG,UP Maharana Pratap's Jayanti
05-29 public HP,HR,RJ Maharana Pratap's Jayanti
05-30 optional CH,GJ,HR,JK,LA Guru Arjun Dev's Shaheedi Diwas
05-30 public PB Guru Arjun Dev's Shaheedi Diwas
06-04 optional CG,MP Mahesh Navami
06-07 government AP,BR,CG,JH,ML,MN,MP,OD,TS Id-ul-Zuha (Bakrid)
06-07 public all Id-ul-Zuha (Bakrid)
06-07 optional PB Nirjala Ekadashi
06-11 government CG Sant Kabir's Jayanti
06-11 optional CH,MP Sant Kabir's Jayanti
06-11 public HP,HR,PB Sant Kabir's Jayanti
06-15 optional AP,LA,TS ~Eid-e-Ghadeer
06-15 public MZ Young Mizo Association's Day
06-20 optional AS Bishnu Prasad Rabha's Death Anniversary
06-24 optional CG,MP Veerangana Durgavati's Shaheedi Diwas
06-27 optional GA Feast of Sacred Heart of Jesus
06-27 optional PB Maharaja Ranjit Singh's Death Anniversary
06-27 government JH,MN,OD Rath Yatra
06-27 optional all Rath Yatra
06-30 public MZ Remna Ni
07-03 public TR Kharchi Puja
07-06 public MZ Mizo Hmeichhe Insuihkhawm Pawl's Day
07-06 government AP,BR,CG,JH,ML,MN,MP,OD,TS Muharram
07-06 public all Muharram
07-06 optional SK The Dalai Lama's Jayanti
07-10 optional MP Guru Purnima
07-13 public SK Bhanu's Jayanti
07-16 public UK Harela
07-17 government ML U Tirot Sing's Death Anniversary
07-19 public TR Ker Puja
07-21 government TS Bonalu
07-24 government CG Hareli
07-24 public KL Karkadaka Vavu
07-27 optional SK Sarathi Diwas
07-31 public HR,PB Shaheed Udham Singh's Shaheedi Diwas
07-31 optional MP Tulsidas's Jayanti
08-08 government AP Varalakshmi Vratam
08-08 optional KA,TS Varalakshmi Vratam
08-09 government CG International Day of Adivasi Peoples
08-09 public RJ International Day of Adivasi Peoples
08-09 government CG,MP Raksha Bandhan
08-09 optional all Raksha Bandhan
08-09 public DH,GJ,HR,MP,RJ,UK,UP Raksha Bandhan
08-13 optional MP Durgadas Rathore's Jayanti
08-13 optional CG,MP Naag Panchami
08-13 government MN Patriot's Day
08-14 optional CG Harchath
08-15 government BR ~Chehlum
08-15 optional UK,UP ~Chehlum
08-15 government AP,BR,CG,JH,ML,MN,MP,OD,TS Independence Day
08-15 public all Independence Day
08-15 optional all Janmashtami (Smarta)
08-15 optional all Parsi New Year
08-15 public DH,GJ,MH Parsi New Year (Shahenshahi)
08-16 government AP,BR,CG,JH,ML,MN,MP,OD,TS Janmashtami (Vaishnava)
08-16 public all Janmashtami (Vaishnava)
08-16 public PY Puducherry De Jure Transfer Day
08-19 public TR Maharaja Bir Bikram Kishore Manikya Bahadur's Jayanti
08-20 public SK Nepali Bhasa Manyata Diwas
08-26 government CG Hartalika Teej
08-26 optional BR Hartalika Teej
08-26 public SK Hartalika Teej
08-27 government AP,MP,OD,TS Ganesh Chaturthi
08-27 public GA,KA,LD,MH,PY,TN Ganesh Chaturthi
08-27 optional all,-MH Ganesh Chaturthi / Vinayak Chaturthi
08-27 public DH Ganesh Chaturthi / Vinayak Chaturthi
08-28 public KL Ayyankali's Jayanti
08-28 public GA Ganesh Chaturthi (Day 2)
08-28 optional PB Samvatsari Day
08-28 public GJ Samvatsari Day
09-03 optional MP Dol Gyaras
09-03 public JH Karma Puja
09-04 public KL,PY Onam (Day 1)
09-05 government AP,BR,CG,JH,ML,MN,MP,OD,TS Milad-un-Nabi
09-05 public all Milad-un-Nabi
09-05 optional all Onam
09-05 public AN,LD Onam
09-05 public KL,PY Onam (Day 2)
09-06 optional BR,CG,KA,MP,PB,RJ,UK,UP Anant Chaturdashi
09-06 public KL Onam (Day 3)
09-07 public KL Onam (Day 4)
09-07 public KL Shri Narayana Guru's Jayanti
09-11 public RJ Khejarli's Shaheedi Diwas
09-12 optional PB Saragarhi Day
09-17 government JH Vishwakarma Puja
09-17 optional BR,KA,KL,MP,UP Vishwakarma Puja
09-17 public UK Vishwakarma Puja
09-21 government TS Bathukamma
09-21 government OD Mahalaya
09-21 public WB Mahalaya
09-21 optional CG,MP Sarva Pitra Moksha Amavasya
09-21 public KL Shri Narayana Guru's Death Anniversary
09-22 optional CH,MP,UK,UP Maharaj Agrasen's Jayanti
09-22 public HR,PB,RJ Maharaj Agrasen's Jayanti
09-22 government MN Mera Chaoren Houba
09-22 public RJ Sharad Navratri
09-23 public HR Haryana War Heroes' Shaheedi Diwas
09-23 public JK Maharaja Hari Singh's Jayanti
09-28 optional PB Bhagat Singh's Jayanti
09-29 optional all Dussehra (Saptami)
09-29 government BR,OD Mahasaptami
09-29 public TR,WB Mahasaptami
09-30 government AP Durgashtami
09-30 public RJ Durgashtami
09-30 optional all Dussehra (Mahashtami)
09-30 government OD Mahashtami
09-30 public AR,TR,WB Mahashtami
10-01 public PY,TN Ayudha Puja
10-01 optional all Dussehra (Mahanavami)
10-01 government OD Mahanavami
10-01 public JK,KL,WB Mahanavami
10-02 government AP,BR,CG,JH,ML,MN,MP,OD,TS Dussehra
10-02 public all,-KL,-WB Dussehra
10-02 government AP,BR,CG,JH,ML,MN,MP,OD,TS Mahatma Gandhi's Jayanti
10-02 public all Mahatma Gandhi's Jayanti
10-02 public KL,WB Vijayadashami
10-05 public SK Late Nar Bahadur Bhandari's Jayanti
10-07 optional CG,MP Maharaj Ajmodh Dev's Jayanti
10-07 government MP Maharshi Valmiki's Jayanti
10-07 optional all Maharshi Valmiki's Jayanti
10-07 public CH,HP,HR,PB,UK Maharshi Valmiki's Jayanti
10-07 optional CG,MP Sant Guru Tekchand Maharaj Samadhi Utsav
10-10 optional all Karaka Chaturthi (Karwa Chouth)
10-16 optional PB Baba Banda Singh Bahadur's Jayanti
10-19 optional CG Deepavali (South India)
10-20 government AP,BR,CG,JH,ML,MN,MP,OD,TS Diwali (Deepavali)
10-20 public all Diwali (Deepavali)
10-20 public WB Kali Puja
10-20 optional all Naraka Chaturdashi
10-22 public MH Diwali (Bali Pratipada)
10-22 government JH,MP Govardhan Puja
10-22 optional all Govardhan Puja
10-22 public DH,MP,RJ,UP Govardhan Puja
10-22 public GJ Vikram Samvat New Year
10-22 public HR,PB Vishwakarma Day
10-23 government JH Bhai Duj
10-23 optional all Bhai Duj
10-23 public GJ,RJ,UP,WB Bhai Duj
10-23 public UP Chitragupt's Jayanti
10-26 public JK Accession Day
10-28 government BR,CG Chhath Puja
10-28 optional SK Chhath Puja
10-28 public JH,WB Chhath Puja
10-28 optional all Pratihar Shashthi or Surya Shashthi (Chhath Puja)
10-28 public DH Pratihar Shashthi or Surya Shashthi (Chhath Puja)
10-31 optional UP Acharya Narendra Dev's Jayanti
10-31 optional UP Sardar Vallabhbhai Patel's Jayanti
10-31 public GJ Sardar Vallabhbhai Patel's Jayanti
11-01 public HR Haryana Day
11-01 public KA Karnataka Rajyotsava
11-01 government MN Kut
11-01 optional AS Kut
11-01 optional PB New Punjab Day
11-01 public PY Puducherry Liberation Day
11-02 optional GA,ML,PY All Souls' Day
11-05 optional GJ Dev Diwali
11-05 government AP,BR,CG,JH,ML,MN,MP,OD,TS Guru Nanak's Jayanti
11-05 public all Guru Nanak's Jayanti
11-07 government ML Wangala Festival
11-07 optional AS Wangala Festival
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
12-04 optional CG,MP Dattatreya's Jayanti
12-08 optional GA,PY Feast of Immaculate Conception of Mary
12-10 optional AS Shaheedi Divas
12-12 government ML Pa Togan Nengminja Sangma's Death Anniversary
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
12-26 optional HR Shaheed Udham Singh's Jayanti
12-27 government ML Christmas Festival
12-27 optional all Guru Gobind Singh's Jayanti
12-27 public CH,PB Guru Gobind Singh's Jayanti
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
