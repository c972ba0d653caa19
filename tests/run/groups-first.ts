import { statSync } from 'node:fs'

interface TestFile {
  path: string
}

/** Groups are small files that take longest (test-groups.ts); of the others, the size is a guess of their time. */
const weight = ({ path }: TestFile) => (path.includes('test-groups') ? Infinity : statSync(path).size)

/**
 * The sort of test files for jest, which begins with the largest when it knows no times, as in a fresh clone: it would
 * run the groups last, and one worker would end long before the other.
 */
export default class GroupsFirst {
  sort<File extends TestFile>(files: readonly File[]): File[] {
    const weighed = files.map((file) => ({ file, weight: weight(file) }))
    // Infinity - Infinity is not a number.
    return weighed.sort((a, b) => (a.weight === b.weight ? 0 : b.weight - a.weight)).map(({ file }) => file)
  }

  /** Jest offers the times for its next run. */
  cacheResults(): void {}
}
