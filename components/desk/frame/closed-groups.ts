const key = 'desk-closed-groups'

/** The groups of the menu that are closed in this browser. */
export function readClosedGroups(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
  } catch {
    // On the server there is no storage, and a browser may block it.
    return []
  }
}

export function storeClosedGroups(groups: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(groups))
  } catch {
    // They are closed until the page is left.
  }
}
