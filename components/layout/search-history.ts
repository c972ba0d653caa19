/** What was searched for on this device, the latest first. */
const key = 'search_history'
const most = 10

export function readHistory(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

function write(words: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(words))
  } catch {
    // A device without storage searches without a past.
  }
}

/** Puts a word on top; nothing for an empty one. */
export function rememberSearch(typed: string): void {
  const word = typed.trim()
  if (word) write([word, ...readHistory().filter((known) => known !== word)].slice(0, most))
}

/** Forgets one word, or all of them; gives what is left. */
export function forgetSearch(word?: string): string[] {
  const left = word === undefined ? [] : readHistory().filter((known) => known !== word)
  write(left)
  return left
}
