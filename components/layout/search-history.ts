const key = 'search_history'
const maxWords = 10

/** The searched words of this device, the latest first. */
export function readHistory(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, maxWords) : []
  } catch {
    return []
  }
}

function write(words: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(words))
  } catch {
    // Without storage there is no history.
  }
}

/** Puts a word on top of the history; an empty one is ignored. */
export function rememberSearch(typed: string): void {
  const word = typed.trim()
  if (word) write([word, ...readHistory().filter((other) => other !== word)].slice(0, maxWords))
}

/** Removes a word, or all without an argument; returns the remaining words. */
export function forgetSearch(word?: string): string[] {
  const remaining = word === undefined ? [] : readHistory().filter((other) => other !== word)
  write(remaining)
  return remaining
}
