const key = 'desk-courier'

/** The courier that this browser chose last: a shop mostly ships with the same one. */
export function lastCourier(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function keepCourier(code: string): void {
  try {
    localStorage.setItem(key, code)
  } catch {
    // Storage is full or refused.
  }
}
