import { makesFirstSnapshot, WHOLE } from '../../suites/liquor-starter.ts';

makesFirstSnapshot(WHOLE);
