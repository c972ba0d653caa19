'use client'
import { useSyncExternalStore } from 'react'
import { randomHex } from '@/lib/client/form/random-hex'
import { createStore } from '@/lib/client/form/store'
import { maxCartLines, maxQuantity } from '@/lib/domain/goods/stock'
import { guestCartKey } from './guest-presence'

/** A line that a guest collected, with what was shown when it was added; `price` in cents. */
export interface GuestLine {
  itemId: number
  num: number
  name: string
  spec: string
  pic: string
  price: number
}

/** The guest cart in local storage. The key makes merging happen once (ADR 0035). */
export interface GuestCart {
  key: string
  lines: GuestLine[]
}

/** Counts changes, for the components that show the cart. */
const changes = createStore(0)

const isLine = (value: unknown): value is GuestLine => {
  const line = value as Partial<GuestLine> | null
  return (
    Number.isSafeInteger(line?.itemId) &&
    Number.isSafeInteger(line?.num) &&
    Number(line?.num) > 0 &&
    typeof line?.name === 'string' &&
    typeof line.spec === 'string' &&
    typeof line.pic === 'string' &&
    Number.isSafeInteger(line.price)
  )
}

/** The guest cart; null without one, or where local storage is not available. */
export function readGuestCart(): GuestCart | null {
  try {
    const { key, lines } = JSON.parse(localStorage.getItem(guestCartKey) ?? '{}') as Partial<GuestCart>
    const valid = Array.isArray(lines) ? lines.filter(isLine) : []
    return typeof key === 'string' && valid.length > 0 ? { key, lines: valid } : null
  } catch {
    return null
  }
}

function write(lines: GuestLine[]): void {
  try {
    if (lines.length === 0) localStorage.removeItem(guestCartKey)
    else {
      const key = readGuestCart()?.key ?? randomHex()
      localStorage.setItem(guestCartKey, JSON.stringify({ key, lines }))
    }
  } catch {
    // Local storage may be disabled or full.
  }
  changes.set(changes.get() + 1)
}

/**
 * Adds pieces to the guest cart, the latest line first.
 * @returns false when the browser keeps nothing, or a hundred lines already
 */
export function addGuestLine(line: GuestLine): boolean {
  const lines = readGuestCart()?.lines ?? []
  const present = lines.find(({ itemId }) => itemId === line.itemId)
  if (!present && lines.length >= maxCartLines) return false
  const num = Math.min((present?.num ?? 0) + line.num, maxQuantity)
  write([{ ...line, num }, ...lines.filter((other) => other !== present)])
  return readGuestCart()?.lines.some(({ itemId }) => itemId === line.itemId) ?? false
}

/** Changes the quantity of a line; 0 removes it. */
export function setGuestNum(itemId: number, num: number): void {
  const lines = readGuestCart()?.lines ?? []
  write(lines.flatMap((line) => (line.itemId !== itemId ? [line] : num > 0 ? [{ ...line, num }] : [])))
}

/** Removes the guest cart, unless it has become another one meanwhile. */
export function forgetGuestCart(key: string): void {
  if (readGuestCart()?.key === key) write([])
}

const snapshot = () => {
  try {
    return localStorage.getItem(guestCartKey)
  } catch {
    return null
  }
}

/** Changes of this tab and, through storage events, of others. */
function subscribe(notify: () => void): () => void {
  addEventListener('storage', notify)
  // A page that the browser kept in memory heard no events.
  addEventListener('pageshow', notify)
  const stop = changes.subscribe(notify)
  return () => {
    removeEventListener('storage', notify)
    removeEventListener('pageshow', notify)
    stop()
  }
}

/** The lines of the guest cart. */
export function useGuestLines(): GuestLine[] {
  // The stored text is the snapshot: parsing makes a new array each time.
  const text = useSyncExternalStore(subscribe, snapshot, () => null)
  return text === null ? [] : (readGuestCart()?.lines ?? [])
}
