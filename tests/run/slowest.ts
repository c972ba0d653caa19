/** Prints the ten slowest of these tests, the slowest first. */
export function printSlowest(tests: readonly { name: string; seconds: number }[]): void {
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  console.log('\nThe slowest tests')
  for (const { name, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
}
