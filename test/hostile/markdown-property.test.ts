import { holdsBackTrees } from '../support/markdown-trees.ts';

// 5,000 nightly: markdown-property.nightly.test.ts.
holdsBackTrees(50);
