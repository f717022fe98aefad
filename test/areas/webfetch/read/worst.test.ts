import { readsTheWorst } from '../../../suites/worst-pages.ts';

// By one way each, with a tenth of the links; in full: worst.nightly.test.ts.
readsTheWorst({ ways: [true], links: 3_000 });
