import { describe, expect, it } from 'vitest';
import { schemeNames } from '../../../src/areas/schemes/scheme-names.ts';
import written from '../../../src/areas/schemes/titles-hindi.json' with { type: 'json' };

describe('names of schemes in Hindi', () => {
  it.each([
    ['pmay-g', 'Pradhan Mantri Awaas Yojana - Gramin', 'प्रधानमंत्री आवास योजना – ग्रामीण'],
    ['mgnrega', 'Mahatma Gandhi National Rural Employment Guarantee Act', 'महात्मा गांधी राष्ट्रीय ग्रामीण रोज़गार गारंटी अधिनियम (मनरेगा)'],
    ['x', 'Mukhya Mantri Sahara Yojana', 'मुख्यमंत्री सहारा योजना'],
    ['x', 'Pashu Palan Yojana (GSKVN)', 'पशुपालन योजना'],
    ['x', 'Mahila Kisan Yojana (Maharashtra)', 'महिला किसान योजना (महाराष्ट्र)'],
    ['x', 'Widow Pension Scheme', 'विधवा पेंशन योजना'],
    ['x', 'Women Scientist Scheme-A', 'महिला वैज्ञानिक योजना – ए'],
    ['x', 'Financial Assistance for Marriage of Daughters of Widows', 'विधवाओं की बेटियों के विवाह के लिए वित्तीय सहायता'],
    ['x', 'Award of Post-Matric Scholarship to Scheduled Caste Students', 'अनुसूचित जाति के छात्रों को पोस्ट-मैट्रिक छात्रवृत्ति'],
    ['x', 'Pre-Matric Scholarship for Students Studying in Class 9th and 10th', 'कक्षा 9 एवं 10वीं में पढ़ने वाले छात्रों के लिए प्री-मैट्रिक छात्रवृत्ति'],
    ['x', 'Assistance to Training Institutions Scheme', 'प्रशिक्षण संस्थाओं को सहायता की योजना'],
    ['x', '"Training in Silk" Component of the "Development of Silk" Scheme', 'रेशम के विकास की योजना का घटक: रेशम में प्रशिक्षण'],
    ['x', 'Scheme for Giving Awards to Traditional Artists', 'पारंपरिक कलाकारों को पुरस्कार देने की योजना'],
    ['x', 'Education Loan Scheme (GBCDC) Haryana', 'शिक्षा ऋण योजना – हरियाणा'],
    ['x', 'Loan For Foreign Study (E.B.C.)', 'विदेश अध्ययन के लिए ऋण (ईबीसी)'],
    ['x', 'Chief Minister’s Girl Child Protection Scheme-II', 'मुख्यमंत्री बालिका संरक्षण योजना – 2'],
    ['x', 'Pension for Freedom Fighters and their Widows', 'स्वतंत्रता सेनानियों एवं उनकी विधवाओं के लिए पेंशन'],
    ['x', 'West Bengal Transport Workers’ Social Security Scheme', 'पश्चिम बंगाल परिवहन श्रमिकों की सामाजिक सुरक्षा योजना'],
    ['x', 'Vidyakiranam Scheme-Assistance to Widows - II', 'विद्याकिरणम योजना – विधवाओं को सहायता – 2'],
    ['x', 'Bharati Scheme for Education - 1st Class to 5th Class', 'शिक्षा के लिए भारती योजना – कक्षा 1 से 5'],
    ['x', 'Financial Assistance for Setting up Crab Culture Unit', 'केकड़ा पालन इकाई की स्थापना के लिए वित्तीय सहायता'],
    ['x', 'Grant to Social Activists', 'सामाजिक कार्यकर्ताओं को अनुदान'],
    ['x', 'National Overseas Scholarship For Scheduled Tribes (ST) Students', 'अनुसूचित जनजाति के छात्रों के लिए राष्ट्रीय विदेश अध्ययन छात्रवृत्ति'],
    ['x', 'To Increase Fish Seed Production in Tribal Areas', 'जनजातीय क्षेत्रों में मत्स्य बीज उत्पादन बढ़ाना'],
    ['x', 'Ashirwad', 'आशीर्वाद'],
    ['x', 'Supply Free Laptops to Students', undefined],
    ['x', 'Assistance for Building E-Market Facilities', undefined],
    ['x', 'Wind Energy Corporation of India (WECI) Internship', undefined],
    ['x', 'Map Simplification Process', 'नक़्शा सरलीकरण प्रक्रिया'],
    ['x', 'Assistance for Gadgets', undefined],
    ['x', 'Scholarship (Top 20) for Girls', undefined],
    ['x', 'Yojana', undefined],
  ])('%s, %s is %s', (slug, name, hi) => expect(schemeNames(slug, name)).toEqual(hi ? { name, hi } : { name }));

  it('are written by eye only where the grammar makes none', () => {
    // A space more and a title is none of the written ones.
    const needless = Object.keys(written).filter((title) => schemeNames('x', `${title} `).hi !== undefined);
    expect(needless).toEqual([]);
  });
});
