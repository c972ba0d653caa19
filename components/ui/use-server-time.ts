'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { serverNow, syncServerClock } from '@/lib/client/page/server-clock'
import { dayText } from '@/lib/domain/time/china'
import { serverSecond, subscribeToServer } from './use-now'

/** Milliseconds to wait for the mall's time. */
const patience = 5000

/** The mall's day as `YYYY-MM-DD`; empty until hydration. Renders again when the day ends, not every second. */
export const useServerDay = (): string =>
  useSyncExternalStore(
    subscribeToServer,
    () => dayText(serverSecond()),
    () => '',
  )

/**
 * The mall's time when the component appeared, in epoch seconds, for choices that must not change while they are shown.
 * 0 until the mall has answered, so that nothing is chosen by a wrong clock; this device's time when no answer comes.
 */
export function useServerTimeOfOpening(): number {
  const [time, setTime] = useState(0)
  useEffect(() => {
    const read = () => setTime(serverNow())
    const timer = setTimeout(read, patience)
    void syncServerClock().then(() => {
      clearTimeout(timer)
      read()
    })
    return () => clearTimeout(timer)
  }, [])
  return time
}

/** Reads the mall's time, for rules of fields and event handlers; the mall is asked when the component appears. */
export function useServerClock(): () => number {
  useEffect(() => void syncServerClock(), [])
  return serverNow
}
