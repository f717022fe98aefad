import { takesNothingPrivate } from '../suites/taken-pages.ts';

takesNothingPrivate(['/', '/by-name'], ['/moves', '/refreshes', '/leaves', '/leaves-later', '/leaves-by-tls']);
