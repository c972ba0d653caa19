import type { PageGuide } from '../core/page-guide'

export interface OwnGuide extends PageGuide {
  id: number
}

type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const isGuide = (value: unknown): value is PageGuide => {
  const { axis, at } = (value ?? {}) as Partial<PageGuide>
  return (axis === 'x' || axis === 'y') && typeof at === 'number' && Number.isFinite(at)
}

/**
 * The guides of a page. They are the operator's own: this browser remembers them, shoppers and colleagues never see
 * them.
 */
export class Guides {
  private list: readonly OwnGuide[]
  private nextId: number
  private readonly key: string
  private readonly storage: KeyValues
  private readonly listeners = new Set<() => void>()

  constructor(pageId: number, storage: KeyValues) {
    this.key = `design-guides-${pageId}`
    this.storage = storage
    this.list = this.read().map((guide, id) => ({ ...guide, id }))
    this.nextId = this.list.length
  }

  get all(): readonly OwnGuide[] {
    return this.list
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** @returns the id of the new guide */
  add({ axis, at }: PageGuide): number {
    const id = this.nextId++
    this.change([...this.list, { id, axis, at: Math.round(at) }])
    return id
  }

  move(id: number, at: number): void {
    this.change(this.list.map((guide) => (guide.id === id ? { ...guide, at: Math.round(at) } : guide)))
  }

  remove(id: number): void {
    this.change(this.list.filter((guide) => guide.id !== id))
  }

  clear(): void {
    this.change([])
  }

  private change(list: readonly OwnGuide[]): void {
    this.list = list
    try {
      if (list.length === 0) this.storage.removeItem(this.key)
      else this.storage.setItem(this.key, JSON.stringify(list.map(({ axis, at }) => ({ axis, at }))))
    } catch {
      // A full or forbidden storage remembers nothing, and breaks nothing.
    }
    for (const listener of this.listeners) listener()
  }

  private read(): PageGuide[] {
    try {
      const stored: unknown = JSON.parse(this.storage.getItem(this.key) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isGuide) : []
    } catch {
      return []
    }
  }
}
