import { holdsBackTrees } from '../support/markdown-trees.ts';

holdsBackTrees(5_000);
