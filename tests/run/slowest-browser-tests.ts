import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { printSlowest } from './slowest.ts'

/** A reporter of Playwright: the slowest tests. */
export default class SlowestBrowserTests implements Reporter {
  readonly #tests: { name: string; seconds: number }[] = []

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    // The first titles are those of the root and of the project.
    this.#tests.push({ name: test.titlePath().slice(2).join(' › '), seconds: duration / 1000 })
  }

  onEnd(): void {
    printSlowest(this.#tests)
  }
}
