import { relative } from 'node:path'
import { printSlowest } from './slowest.ts'

/** The results of jest, as far as they are printed. */
interface Results {
  testResults: {
    testFilePath: string
    testResults: { ancestorTitles: string[]; title: string; duration?: number | null }[]
  }[]
}

/** A reporter of jest: the slowest tests. In a group, the outermost `describe` block names the file. */
export default class SlowestJestTests {
  onRunComplete(_contexts: unknown, { testResults }: Results): void {
    printSlowest(
      testResults.flatMap(({ testFilePath, testResults: tests }) =>
        tests.map(({ ancestorTitles, title, duration }) => {
          const file = ancestorTitles[0]?.startsWith('tests/') ? [] : [relative('.', testFilePath)]
          return { name: [...file, ...ancestorTitles, title].join(' › '), seconds: (duration ?? 0) / 1000 }
        }),
      ),
    )
  }
}
