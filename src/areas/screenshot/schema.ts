import { z } from 'zod';
import { flagParam, integerParam, numberParam, textParam } from '../../api/params.ts';

export const screenshotQuery = z.object({
  url: textParam({
    about: 'Full URL of a page, or a bare hostname which is completed with https://',
    required: true,
    longest: 4096,
    example: 'https://example.org/',
    keptBy: 'nobody',
  }),
  width: integerParam({ about: 'Width of the window in pixels', minimum: 200, maximum: 1920, default: 1280 }),
  height: integerParam({ about: 'Height of the window in pixels', minimum: 200, maximum: 2160, default: 800 }),
  full_page: flagParam({ about: '1 takes the whole page, down to 10,000 pixels', default: false }),
  selector: textParam({ about: 'Takes the first element that this CSS selector finds, in place of the window', longest: 200 }),
  scale: numberParam({ about: "The picture's pixels for one of the page", minimum: 0.5, maximum: 3, default: 1 }),
  dark: flagParam({ about: '1 asks the page for its dark colours', default: false }),
  delay: numberParam({ about: 'Seconds to wait after the page has loaded', minimum: 0, maximum: 5, default: 0 }),
  quality: integerParam({ about: 'Of jpeg and webp', minimum: 1, maximum: 100, default: 80 }),
});

export const screenshot = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('screenshot'),
    url: z.string().meta({ description: 'As it was given' }),
    final_url: z.string().meta({ description: 'Where the page was when it was taken' }),
    status_code: z.int().nullable().meta({ description: "Of the page's own answer" }),
    title: z.string(),
    width: z.int().meta({ description: 'Of the picture, in pixels' }),
    height: z.int(),
    complete: z.boolean().meta({ description: 'Had the page loaded? If not, it was taken as far as it had come when its time was up' }),
    cut: z.boolean().meta({ description: 'Is there more of the page or the element than the picture shows?' }),
    refused: z.int().meta({ description: 'Connections of the page that were refused: to hosts that are not public' }),
    taken_at: z.iso.datetime(),
    image: z.string().meta({ description: 'The picture as PNG, in a data: address' }),
  })
  .meta({ id: 'Screenshot' });

/** What makes another picture of a page. */
export type ShotOptions = Omit<z.output<typeof screenshotQuery>, 'url' | 'quality'>;

/** A picture of a page, as it was taken. */
export type Shot = Omit<z.output<typeof screenshot>, 'status' | 'api' | 'url' | 'image'> & { png: Uint8Array };
