import { globSync, readFileSync } from 'node:fs';

const RUN = /[\u0900-\u097f\u200c\u200d]+/g;
const CONSONANTS = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'];
const VIRAMA = '्';
/** Conjuncts of Hindi and of its loans that our own words may not have yet: data of others does. */
const CONJUNCTS = `क्क क्ख क्च क्ट क्त क्थ क्न क्प क्म क्य क्र क्ल क्व क्ष क्स ख्त ख्य ख्र ग्ग ग्द ग्ध ग्न ग्य ग्र ग्ल ग्व घ्न घ्य घ्र ङ्क ङ्ख ङ्ग ङ्घ
  च्च च्छ च्य ज्ज ज्ञ ज्य ज्र ज्व झ्य ञ्च ञ्छ ञ्ज ट्ट ट्ठ ट्य ट्र ट्व ठ्य ड्ड ड्ढ ड्य ड्र ढ्य ण्ट ण्ठ ण्ड ण्ढ ण्ण ण्य त्क त्त त्थ त्न त्प त्म त्य त्र त्व त्स त्स्य त्त्व थ्य
  द्ग द्घ द्द द्ध द्न द्ब द्भ द्म द्य द्र द्व द्ध्य ध्न ध्म ध्य ध्र ध्व न्त न्त्य न्त्र न्थ न्द न्द्र न्ध न्ध्र न्न न्म न्य न्व न्स न्ह प्त प्न प्प प्म प्य प्र प्ल प्स फ्त फ्र फ्ल ब्ज ब्द ब्ध ब्ब ब्य ब्र ब्ल भ्य भ्र
  म्न म्प म्ब म्भ म्म म्य म्र म्ल म्ह य्य र्क र्ख र्ग र्घ र्च र्छ र्ज र्ट र्ड र्ण र्त र्थ र्द र्ध र्न र्प र्फ र्ब र्भ र्म र्य र्ल र्व र्श र्ष र्स र्ह र्क्स र्त्य र्थ्य र्द्र र्ध्व र्ष्ण ल्क ल्ग ल्ट ल्ड ल्द ल्प ल्फ ल्म ल्य ल्ल ल्व ल्ह
  व्य व्र श्क श्च श्त श्न श्म श्य श्र श्ल श्व ष्क ष्ट ष्ठ ष्ण ष्प ष्म ष्य ष्ट्र स्क स्ख स्ट स्ट्र स्त स्त्र स्थ स्न स्प स्फ स्म स्य स्र स्ल स्व स्स ह्न ह्म ह्य ह्र ह्ल ह्व हृ रु रू
  क़ ख़ ग़ ज़ ड़ ढ़ फ़ क़्त ख़्त ग़्य ज़्य ड़्य ढ़्य फ़्त फ़्र हिं ईं र्कि र्ति र्षि क्ति स्थि र्मी र्थी ट्रि ऑफ़ र्षों`;

/** Hindi words to set: all that our sources have, and common conjuncts. */
export function hindiWords(): string[] {
  const files = globSync('src/**/*.{ts,astro,json}');
  const own = files.flatMap((file) => readFileSync(file, 'utf8').match(RUN) ?? []);
  return [...new Set([...own, ...(CONJUNCTS.match(RUN) ?? [])])].sort();
}

/** Half forms, so that a conjunct that is not among the words is set of its parts, as books did it. */
export function halfForms(): string[] {
  return CONSONANTS.flatMap((letter) => [letter + VIRAMA, `${letter}${VIRAMA}\u200d`, `र${VIRAMA}${letter}`, `${letter}${VIRAMA}र`]);
}
