import { makesFirstSnapshot } from '../../suites/liquor-starter.ts';

// A few products; all, each with its picture: starter.nightly.test.ts.
makesFirstSnapshot({ products: 12, brands: 4, categories: 4, labels: 8 });
