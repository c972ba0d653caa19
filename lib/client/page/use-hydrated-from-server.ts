'use client'
import { useState, useSyncExternalStore } from 'react'

const subscribe = () => () => {}
const snapshot = () => 0

/** Number of calls of `serverSnapshot`: React calls it only where it hydrates server-rendered HTML. */
let serverSnapshotCalls = 0
const serverSnapshot = () => {
  serverSnapshotCalls++
  return 0
}

/**
 * Whether React hydrated this component from server-rendered HTML (true), or rendered it in the browser only (false).
 * Never changes while the component is mounted. On the server it is true as well.
 */
export function useHydratedFromServer(): boolean {
  const before = serverSnapshotCalls
  // Both snapshots are equal, so that the call itself never causes a second render.
  useSyncExternalStore(subscribe, snapshot, serverSnapshot)
  return useState(() => serverSnapshotCalls !== before)[0]
}
