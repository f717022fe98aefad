import type { Reporter, TestCase } from 'vitest/node';

/** Lists the tests that failed and passed when they were run again. */
export default class SecondTries implements Reporter {
  private readonly flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.flaky.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.flaky.length > 0) console.log(`\n${this.flaky.length} tests passed only at the second try:\n${this.flaky.join('\n')}`);
  }
}
