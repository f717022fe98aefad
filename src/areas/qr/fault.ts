/** What is wrong with what a code shall be made of, in words for its asker. Known to the server and to the page, which makes codes too. */
export class QrFault extends Error {
  override name = 'QrFault';
  /** The parameter it is about. */
  readonly parameter: string;
  readonly hint: string | undefined;

  constructor(parameter: string, message: string, hint?: string) {
    super(message);
    this.parameter = parameter;
    this.hint = hint;
  }
}
