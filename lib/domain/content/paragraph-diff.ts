/** A paragraph of two texts: in both, only in the newer one, or only in the older one. */
export interface DiffLine {
  kind: 'same' | 'added' | 'removed'
  text: string
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** The paragraphs of sanitized HTML as plain texts. */
export const paragraphsOf = (html: string): string[] =>
  html
    .replaceAll(/<br\s*\/?>|<\/(?:p|h[1-6]|li|tr|div|blockquote)>/g, '\n')
    .replaceAll(/<img[^>]*>/g, '［图片］')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)

/** Lengths of the longest common subsequences of the rests of two lists. */
function commonLengths(older: readonly string[], newer: readonly string[]): number[][] {
  const lengths = Array.from({ length: older.length + 1 }, () => Array<number>(newer.length + 1).fill(0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = older.length - 1; row >= 0; row--)
    for (let column = newer.length - 1; column >= 0; column--)
      (lengths[row] as number[])[column] =
        older[row] === newer[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  return lengths
}

/** Pairs of paragraphs that are compared; longer texts differ as a whole. */
const maxPairs = 4_000_000

/** What changed from an older text to a newer one, by paragraph; both are sanitized HTML. */
export function paragraphDiff(olderHtml: string, newerHtml: string): DiffLine[] {
  const [older, newer] = [paragraphsOf(olderHtml), paragraphsOf(newerHtml)]
  if (older.length * newer.length > maxPairs)
    return [
      ...older.map((text) => ({ kind: 'removed' as const, text })),
      ...newer.map((text) => ({ kind: 'added' as const, text })),
    ]
  const lengths = commonLengths(older, newer)
  const lines: DiffLine[] = []
  let [row, column] = [0, 0]
  while (row < older.length || column < newer.length) {
    const [before, after] = [older[row], newer[column]]
    if (before !== undefined && before === after) {
      lines.push({ kind: 'same', text: before })
      row++
      column++
    } else if (
      before !== undefined &&
      (after === undefined || (lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0))
    ) {
      lines.push({ kind: 'removed', text: before })
      row++
    } else if (after !== undefined) {
      lines.push({ kind: 'added', text: after })
      column++
    }
  }
  return lines
}
