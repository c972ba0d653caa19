import 'server-only'

/** How many letters must be put in, taken out or exchanged to make one word of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Letters that a typing error changes, at most. */
const most = 3

/** The word that was probably meant. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((one) => ({ one, letters: distance(word, one) }))
    .sort((a, b) => a.letters - b.letters)
  return best && best.letters <= most ? best.one : undefined
}
