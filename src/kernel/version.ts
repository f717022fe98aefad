import program from '../../package.json' with { type: 'json' };

/** The version of this program, as its package says. */
export const VERSION: string = program.version;

/** Where the project is. */
export const PROJECT_URL = 'https://github.com/jaankari/jaankari';
