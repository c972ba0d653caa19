/** A designed page, the deepest input, has a dozen levels. Thousands of levels would exhaust the stack. */
const maxDepth = 40

/** Whether PostgreSQL can store a text: NUL and halves of surrogate pairs are no characters for it. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/**
 * Why a client's value is refused: `text` for a name or text that cannot be stored, `depth` for too deep nesting; null
 * for a valid one. Applied to the parameters of calls and to JSON inside texts.
 */
export function clientValueProblem(value: unknown, depth = 0): 'text' | 'depth' | null {
  if (typeof value === 'string') return isStorable(value) ? null : 'text'
  if (typeof value !== 'object' || value === null) return null
  if (depth > maxDepth) return 'depth'
  for (const [key, child] of Object.entries(value)) {
    const problem = isStorable(key) ? clientValueProblem(child, depth + 1) : 'text'
    if (problem) return problem
  }
  return null
}
