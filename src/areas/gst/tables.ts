/** Schema version of data/gst.sqlite. */
export const GST_VERSION = 3;

/** A code of the goods (HSN) or services (SAC) nomenclature. */
export interface CodeRow {
  /** Goods: 2 digits for a chapter, 4 heading, 6 subheading, 8 tariff item; services (99...): 2, 4, 6. Text: a chapter may begin with 0. */
  code: string;
  kind: 'goods' | 'services';
  /** Null where the source gives none. */
  description: string | null;
  /** The source that it is from. */
  source: string;
}

export interface GstTables {
  code: CodeRow;
  code_text: { rowid: number; description: string };
}

export const CREATE_GST_TABLES = [
  `create table if not exists code (
    id integer primary key,
    code text not null unique check (code glob '[0-9][0-9]*'),
    kind text not null check (kind in ('goods', 'services')),
    description text,
    source text not null
  )`,
  // The text stands in `code` once; the index holds words only.
  `create virtual table if not exists code_text using fts5(description, content='code', content_rowid='id', tokenize='porter unicode61', detail='column')`,
] as const;
