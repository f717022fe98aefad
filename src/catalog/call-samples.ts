/*
 * A call as code in each language of the reference: generated at build time, and again in the browser as the user types.
 */

/** How to read an answer: as JSON, a table (CSV), other text, or bytes for a file. */
export type AnswerKind = 'json' | 'table' | 'text' | 'bytes';

export interface SampledCall {
  /** Full URL. */
  url: string;
  kind: AnswerKind;
  /** Extension of a file for the answer: `png`. */
  ending: string;
  /** Full URL of the same as CSV, if there is a table. */
  table: string | undefined;
}

export interface Language {
  name: string;
  title: string;
  write(call: SampledCall): string;
}

/** Escapes for double quotes in a shell. */
const inShell = (text: string) => text.replace(/[\\"$`]/g, '\\$&');
/** A double-quoted string that JavaScript, Python and Go all accept: ASCII only, with only the escapes they share. */
const quoted = (text: string) =>
  `"${[...text].map((sign) => (sign === '"' || sign === '\\' ? `\\${sign}` : sign >= ' ' && sign <= '~' ? sign : encodeURIComponent(sign))).join('')}"`;
/** Spreadsheet formulas double a quotation mark. */
const inFormula = (text: string) => text.replaceAll('"', '""');

const answerFile = ({ ending }: SampledCall) => `answer.${ending}`;

const JS_READS: Readonly<Record<AnswerKind, string>> = {
  json: 'console.log(await response.json());',
  table: 'console.log(await response.text());',
  text: 'console.log(await response.text());',
  bytes: 'console.log((await response.arrayBuffer()).byteLength, "bytes");',
};

const PYTHON: Readonly<Record<AnswerKind, { imports: readonly string[]; reads(call: SampledCall): string }>> = {
  json: { imports: ['json'], reads: () => '    print(json.load(answer))' },
  table: {
    imports: ['csv', 'io'],
    reads: () => '    for row in csv.DictReader(io.TextIOWrapper(answer, "utf-8", newline="")):\n        print(row)',
  },
  text: { imports: [], reads: () => '    print(answer.read().decode("utf-8"))' },
  bytes: { imports: [], reads: (call) => `    open(${quoted(answerFile(call))}, "wb").write(answer.read())` },
};

/** The languages in tab order. */
export const LANGUAGES: readonly Language[] = [
  {
    name: 'curl',
    title: 'curl',
    write: (call) => `curl -s${call.kind === 'bytes' ? ` -o ${answerFile(call)}` : ''} "${inShell(call.url)}"`,
  },
  {
    name: 'js',
    title: 'JavaScript',
    write: (call) => `const response = await fetch(${quoted(call.url)});
if (!response.ok) throw new Error(await response.text());
${JS_READS[call.kind]}`,
  },
  {
    name: 'python',
    title: 'Python',
    write: (call) => {
      const { imports, reads } = PYTHON[call.kind];
      return `${imports.map((name) => `import ${name}\n`).join('')}from urllib.request import urlopen

with urlopen(${quoted(call.url)}) as answer:
${reads(call)}`;
    },
  },
  {
    name: 'go',
    title: 'Go',
    write: (call) => `package main

import (
\t"fmt"
\t"io"
\t"log"
\t"net/http"
)

func main() {
\tanswer, err := http.Get(${quoted(call.url)})
\tif err != nil {
\t\tlog.Fatal(err)
\t}
\tdefer answer.Body.Close()
\tbody, err := io.ReadAll(answer.Body)
\tif err != nil || answer.StatusCode != 200 {
\t\tlog.Fatal(answer.Status, err, string(body))
\t}
\t${call.kind === 'bytes' ? 'fmt.Println(len(body), "bytes")' : 'fmt.Println(string(body))'}
}`,
  },
  {
    name: 'sheets',
    title: 'Sheets',
    write: ({ table, url }) => `=IMPORTDATA("${inFormula(table ?? url)}")`,
  },
];
