/**
 * The page in a copied text: the text itself, or the answer of a call with the page in its `data`; undefined for other
 * texts.
 */
export function pageText(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    const isAnswer = !Array.isArray(value) && 'data' in value && !('sections' in value)
    return JSON.stringify(isAnswer ? value.data : value)
  } catch {
    return undefined
  }
}
