import { z } from 'zod';
import { choiceParam, flagParam, integerParam, textParam } from '../../api/params.ts';
import { publisherMembers } from '../../crawl/publisher.ts';

export const MAX_FACETS = 3;

export const rowsQuery = z
  .object({
    area: textParam({ about: 'The area, as /tables names it', required: true, example: 'fuel' }),
    table: textParam({ about: 'The table', required: true, example: 'price' }),
    _sort: textParam({
      about: 'Column to sort by, with a minus in front from its greatest value; the key unless said',
    }),
    _size: integerParam({ about: 'Rows a page', minimum: 1, maximum: 1_000, default: 100 }),
    _next: textParam({ about: 'The next of the page before, for the rows after it', longest: 2_000, forAgents: false }),
    fields: textParam({ about: 'Columns to give, with commas between; all when left out', longest: 1_000, aliases: ['_fields'] }),
    _shape: choiceParam(['objects', 'arrays'], {
      about: 'A row as a record, or as a list of values in the order of columns',
      default: 'objects',
      forAgents: false,
    }),
    _links: flagParam({ about: '1: with the address of each row, and of its page on the site', default: false, forAgents: false }),
    _facets: textParam({ about: `Columns whose values are counted, at most ${MAX_FACETS}, with commas between` }),
  })
  .catchall(z.string());

const value = z.union([z.string(), z.number(), z.null()]);
const described = z
  .strictObject({
    name: z.string(),
    type: z.enum(['text', 'integer', 'real']),
    about: z.string(),
    unit: z.string().nullable(),
    nullable: z.boolean(),
    indexed: z.boolean().meta({ description: 'Does an index begin with it? By these a large table is filtered fastest' }),
  })
  .meta({ id: 'TableColumn' });

export const tableList = z
  .strictObject({
    status: z.literal('ok'),
    count: z.int(),
    data: z.array(
      z.strictObject({
        area: z.string(),
        table: z.string(),
        path: z.string(),
        about: z.string(),
        ...publisherMembers('Who says what stands in it'),
        rows: z.int(),
        columns: z.array(described),
      }),
    ),
  })
  .meta({ id: 'TableList' });

export const tableRows = z
  .strictObject({
    status: z.literal('ok'),
    area: z.string(),
    table: z.string(),
    about: z.string(),
    ...publisherMembers('Who says what stands in it'),
    as_of: z.iso.date().nullable().meta({ description: 'Day of the newest data of the area, whenever it was looked at' }),
    columns: z.array(described),
    total: z.int().meta({ description: 'Rows that meet all filters' }),
    scanned: z.int().meta({ description: 'Rows that were looked at to find these: all of a table where no index helps' }),
    count: z.int().meta({ description: 'Rows of this page' }),
    data: z.array(z.union([z.record(z.string(), value), z.array(value)])),
    links: z
      .array(z.strictObject({ row: z.string().nullable(), page: z.string().nullable() }))
      .optional()
      .meta({ description: 'With _links, for each row: its own address, and its page on the site; null where it has none' }),
    next: z.string().nullable().meta({ description: 'The _next of the page after this; null on the last' }),
    facets: z
      .record(z.string(), z.array(z.strictObject({ value, count: z.int() })))
      .optional()
      .meta({ description: 'By column, with _facets: its most frequent values, at most 30, among the rows that meet all filters' }),
  })
  .meta({ id: 'TableRows' });
