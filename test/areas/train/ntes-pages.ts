/** Pages of the railways' enquiry, after its markup of August to October 2026 as readers of others describe it. */

export interface NtesStop {
  name: string;
  code: string;
  platform?: string;
  /** What stands in the two columns of times, as the page writes it. */
  arrival: readonly string[];
  departure: readonly string[];
}

const times = (texts: readonly string[], end: string, chip = ''): string =>
  texts.length === 0
    ? `<span><b><font size="1">&nbsp;${end}&nbsp;&nbsp; </font></b></span><br><span><font size="1" color="black"><b>&nbsp;${end}&nbsp;&nbsp; </b></font></span>`
    : texts
        .map((text, at) =>
          at === 0
            ? `<span><b><font size="1">${text}</font></b></span><br>`
            : `<span><font size="1" color="green"><b>${text}</b><br>${chip}</font></span>`,
        )
        .join('\n');

/** With its coaches, whose bold names and numbers are no times. */
const coaches = `<!-- Modal --><div class="w3-modal"><div><h4>Coach Position :</h4><div><div style="text-align: center;">3A</div><div style="text-align: center;"><b>B1</b></div><div>9</div></div></div></div>`;

const stopRow = ({ name, code, platform = '1', arrival, departure }: NtesStop): string => `
<div class=" w3-card-2 stopRow" style="width:100%;">
 <div class="w3-container" style="float:left;width:100px;text-align:right;">${times(arrival, 'SRC', '<span class="w3-round w3-red">12 Min.</span>')}</div>
 <div class="w3-bar-block"><div class="w3-bar-item"><i class="fa fa-circle" style="color:green;"></i></div></div>
 <div class="w3-container" style="float:right;flex:1;display:flex;">
  <div class="w3-container" style="float:left;flex:1;">
   <span><font size="1"><b>${name}</b><br><div style="float:left;padding: 0px;"><b>${code} <span class="w3-round w3-orange">PF ${platform}</span></b></div><br><b>116</b> KMs</font></span>
  </div>
  <div class="w3-container" style="float:right;text-align:right;width:100px;">${times(departure, 'DSTN')}</div>
 </div>${coaches}
</div>`;

const passedRow = `<div class=" w3-card-2 nonStopRow" style="width:100%;"><font style="font-size:10px;"> <b> KADIPUR - KDQ </b> <br/> <b>140</b> KMs<br/><b>Non-Stopping</b></font></div>`;

const STOPS: readonly NtesStop[] = [
  { name: 'JABALPUR', code: 'JBP', platform: '6', arrival: [], departure: ['23:50 21-Nov', '23:52 21-Nov'] },
  { name: 'KATNI', code: 'KTE', platform: '2', arrival: ['01:05 22-Nov', '01:20 22-Nov'], departure: ['01:10 22-Nov', '01:31 22-Nov'] },
  { name: 'DAMOH', code: 'DMO', platform: '1*', arrival: ['03:00 22-Nov', '03:12 22-Nov*'], departure: ['03:02 22-Nov', '03:14 22-Nov*'] },
  { name: 'HOWRAH JN', code: 'HWH', platform: '0', arrival: ['21:30 22-Nov', '21:30 22-Nov*'], departure: [] },
];

/** The element of one run. */
const run = (id: string, headline: string, stops: readonly NtesStop[]): string => `
<div class="tab-pane " id="${id}" style="margin-left: 10px;">
 <h4>Start Date : 21-Nov-2026<b class="text-danger"> &nbsp;${headline.startsWith('Reached') ? 'Reached Destination' : ''}</b></h4>
 <h6 class="text-success"><b>${headline.replace('Reached Destination, a', 'A')}</b></h6>
 <h4>Last Updates On</h4><font size="2pt">22-Nov-2026 01:35</font>
 <header><h5>JABALPUR - HOWRAH JN</h5></header>
 ${stops.slice(0, 2).map(stopRow).join('')}${passedRow}${stops.slice(2).map(stopRow).join('')}
</div>`;

const page = (...runs: string[]): string =>
  `<html><body><h3>11447 SHAKTIPUNJ EXP</h3><a data-bs-toggle="tab" href="#train22-nov-2026">22-Nov</a>${runs.join('')}</body></html>`;

/** Of three runs, of which that of 21 November is asked for. */
export const ntesPage = (headline: string, stops: readonly NtesStop[] = STOPS): string =>
  page(
    run('train22-nov-2026', 'Yet to start from its source', []),
    run('train21-nov-2026', headline, stops),
    run('train20-nov-2026', 'Reached Destination', []),
  );
export const ntesOtherDays = page(run('train20-nov-2026', 'Reached Destination', STOPS));
export const ntesError = '<html><body><h4>ERR000 : Requested service in un-available at the moment</h4></body></html>';

const next = [
  { station: { code: 'DMO', name: 'DAMOH' }, scheduled: '03.00', expected: '03.12', delayMin: 12, platform: '1' },
  { station: { code: 'HWH', name: 'HOWRAH JN' }, scheduled: '21.30', expected: '21.30', delayMin: 0, platform: null },
];
const updatedAt = '2026-11-21T20:05:00.000Z';
export const NTES_RUNNING = {
  lastStation: { code: 'KTE', name: 'KATNI' },
  atStation: false,
  delayMin: 21,
  updatedAt,
  nextStops: next,
};
/** It has crossed a station at which it does not stop. */
export const NTES_CROSSED = { ...NTES_RUNNING, lastStation: { code: 'KDQ', name: 'KADIPUR' }, delayMin: 15 };
export const NTES_AT_STATION = { ...NTES_RUNNING, atStation: true, delayMin: 15 };
export const NTES_ON_TIME = { ...NTES_RUNNING, atStation: true, delayMin: 0 };
export const NTES_ENDED = { lastStation: { code: 'HWH', name: 'HOWRAH JN' }, atStation: true, delayMin: 2, updatedAt, nextStops: [] };
/** The same before it starts: all its times are to come. */
export const ntesIdle = ntesPage(
  'Yet to start from its source',
  STOPS.map((stop) => ({ ...stop, departure: stop.departure.slice(0, 1), arrival: stop.arrival.slice(0, 1) })),
);
export const NTES_IDLE = {
  lastStation: null,
  atStation: null,
  delayMin: null,
  updatedAt,
  nextStops: [
    { station: { code: 'JBP', name: 'JABALPUR' }, scheduled: '23.50', expected: null, delayMin: null, platform: '6' },
    { station: { code: 'KTE', name: 'KATNI' }, scheduled: '01.05', expected: null, delayMin: null, platform: '2' },
    ...next.map((stop) => ({ ...stop, expected: null, delayMin: null })),
  ],
};
