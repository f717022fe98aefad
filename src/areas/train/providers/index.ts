import { confirmtkt } from './confirmtkt.ts';
import { erail } from './erail.ts';
import type { TrainProvider } from './provider.ts';
import { railRadar } from './railradar.ts';
import { railyatri } from './railyatri.ts';
import { rapidapiIrctc } from './rapidapi-irctc.ts';
import { whereIsMyTrain } from './whereismytrain.ts';

/** In the order in which they are asked: what the operator has a key for, then what is open to all. The timetable stands behind them all. */
export const TRAIN_PROVIDERS: readonly TrainProvider[] = [rapidapiIrctc, railRadar, confirmtkt, erail, whereIsMyTrain, railyatri];
