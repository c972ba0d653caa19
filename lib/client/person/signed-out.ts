function createSignal() {
  const listeners = new Set<() => unknown>()
  return {
    /** Returns the function that unsubscribes. */
    on: (listener: () => unknown): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: (): void => {
      for (const listener of [...listeners]) listener()
    },
  }
}

const call = createSignal()
const signedOut = createSignal()
const refusedPress = createSignal()

/** Calls `listener` before each call of a page: another tab may have signed out since the last one. */
export const onCall = call.on

/** Called by the HTTP client before it sends. */
export const notifyCall = call.send

/** Calls `listener` when the session has ended: a call answered 401 (spec 1 §4), or another tab signed out. */
export const onSignedOut = signedOut.on

/** Called by the HTTP client for every 401, and when another tab signed out. */
export const notifySignedOut = signedOut.send

/** Calls `listener` when something that the shopper pressed was refused with 401. */
export const onRefusedPress = refusedPress.on

/** Called where the errors of presses arrive. */
export const notifyRefusedPress = refusedPress.send
