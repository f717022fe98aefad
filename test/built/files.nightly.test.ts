import { checksEveryFile } from '../suites/built-files.ts';

checksEveryFile({ some: 20, oneOf: 1 });
