declare namespace App {
  interface Locals extends Partial<import('./lib/call.ts').ServerCall> {
    /** The endpoint that the address names, found before Astro is asked. */
    found?: import('./registry/routes.ts').Found;
  }
}
