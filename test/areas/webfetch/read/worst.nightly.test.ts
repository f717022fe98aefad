import { readsTheWorst } from '../../../suites/worst-pages.ts';

readsTheWorst({ ways: [true, false], links: 30_000 });
