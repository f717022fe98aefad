import { checksEveryFile } from '../suites/built-files.ts';

checksEveryFile();
