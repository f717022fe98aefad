import { z } from 'zod';
import { choiceParam, formParam, integerParam, textParam } from '../../api/params.ts';
import { COLOUR, COLOUR_FORMS, readColour } from './colours.ts';
import { MAX_PIXEL_SIZE, MAX_SIZE, MIN_SIZE, QUIET_ZONE, readSize, SIZE } from './layout.ts';
import { LEVELS } from './symbol.ts';
import { AMOUNT, AMOUNT_FORM, readAmount, readVpa, VPA, VPA_FORM } from './upi.ts';

/** Longer than any code can hold: a text that does not fit is refused with the limit of its kind. */
const MAX_DATA_LENGTH = 20_000;

export const qrQuery = z.object({
  data: textParam({
    about: 'The text or address in the code: up to 2,953 bytes, 4,296 capitals or 7,089 digits',
    longest: MAX_DATA_LENGTH,
    example: 'https://example.org/',
    aliases: ['text'],
    keptBy: 'nobody',
  }),
  upi: formParam(
    { about: 'In place of data: the UPI address to pay to', accepts: VPA_FORM, pattern: VPA, aliases: ['pa'], keptBy: 'nobody' },
    readVpa,
  ),
  pn: textParam({ about: "With upi: the payee's name", longest: 99 }),
  am: formParam({ about: 'With upi: rupees; without them the payer fills them in', accepts: AMOUNT_FORM, pattern: AMOUNT }, readAmount),
  tn: textParam({ about: 'With upi: a note', longest: 80 }),
  size: formParam(
    {
      about: `Width and height of the picture in pixels, WxH, each from ${MIN_SIZE} to ${MAX_PIXEL_SIZE}, of svg to ${MAX_SIZE}; 200x200 when absent`,
      accepts: `width and height in pixels such as 200x200, each from ${MIN_SIZE} to ${MAX_PIXEL_SIZE}, of svg to ${MAX_SIZE}`,
      pattern: SIZE,
      forAgents: false,
    },
    readSize,
  ),
  ecc: choiceParam(LEVELS, { about: 'Error correction: about 7, 15, 25 or 30 % of the code may be lost', default: 'm', forAgents: false }),
  color: formParam(
    { about: 'Colour of the code; black when absent', accepts: COLOUR_FORMS, pattern: COLOUR, forAgents: false },
    readColour,
  ),
  bgcolor: formParam(
    { about: 'Colour of its ground; white when absent', accepts: COLOUR_FORMS, pattern: COLOUR, forAgents: false },
    readColour,
  ),
  margin: integerParam({ about: 'Pixels of ground around the quiet zone', minimum: 0, maximum: 500, default: 0, forAgents: false }),
  qzone: integerParam({
    about: 'Quiet zone: modules of ground around the code',
    minimum: 0,
    maximum: 100,
    default: QUIET_ZONE,
    forAgents: false,
  }),
});

export const qrCode = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('qr'),
    data: z.string().meta({ description: 'What the code holds' }),
    upi: z
      .strictObject({
        pa: z.string(),
        pn: z.string().nullable(),
        am: z.string().nullable().meta({ description: 'Rupees with two decimals' }),
        tn: z.string().nullable(),
      })
      .nullable()
      .meta({ description: 'Null where data was given' }),
    mode: z.enum(['numeric', 'alphanumeric', 'byte']),
    length: z.int().meta({ description: 'In digits, letters or bytes of UTF-8, as the mode counts' }),
    capacity: z.int().meta({ description: 'The most of them that this level takes' }),
    ecc: z.enum(LEVELS),
    version: z.int().meta({ description: 'From 1 to 40' }),
    modules: z.int().meta({ description: 'Modules a side, without the quiet zone' }),
    width: z.int().meta({ description: 'Of the picture, in pixels' }),
    height: z.int(),
    module_px: z.int().meta({ description: 'Side of a module in pixels' }),
    left: z.int().meta({ description: "The code's first module in the picture, in pixels" }),
    top: z.int(),
    color: z.string(),
    bgcolor: z.string(),
    contrast: z.number().meta({ description: 'Of the two colours, from 1 to 21 (WCAG)' }),
    warnings: z.array(z.string()).meta({ description: 'What may keep a scanner from reading it' }),
    matrix: z.array(z.string()).meta({ description: 'Rows of modules from the top, without the quiet zone: 1 is dark' }),
  })
  .meta({ id: 'QrCode' });
