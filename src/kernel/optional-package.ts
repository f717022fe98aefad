import { createRequire } from 'node:module';
import { ApiError } from './errors.ts';

const { resolve } = createRequire(import.meta.url);

/** Throws ApiError `not_configured`, with how to install it, if an optional package is missing (docs/package.md). */
export function requirePackage(name: string): void {
  try {
    resolve(name);
  } catch (cause) {
    throw new ApiError('not_configured', `This needs the package ${name}, which is not installed here.`, {
      hint: `The operator adds it by npm install ${name}`,
      cause,
    });
  }
}

/** Loads the image library on first use. Throws ApiError `not_configured` if it is not installed. */
export async function loadSharp(): Promise<typeof import('sharp')['default']> {
  requirePackage('sharp');
  return (await import('sharp')).default;
}
