import fc from 'fast-check'
import { SegmentedCache, type Sized } from '@/lib/front/segmented-cache'

const maxBytes = 1000

/** A cache that notes the keys of removed entries. */
function openCache() {
  const removed: string[] = []
  const cache = new SegmentedCache<Sized>({ maxBytes, onRemove: ({ key }) => removed.push(key) })
  return { cache, removed }
}

const bytes = fc.integer({ min: 1, max: 1500 })

test('entries that were read again survive any number of entries that are stored once, of any size', () => {
  const often = fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 8 })
  fc.assert(
    fc.property(often, fc.array(bytes, { maxLength: 300 }), (sizes, scanned) => {
      const { cache } = openCache()
      const keys = sizes.map((size, index) => {
        const key = `often ${index}`
        cache.set({ key, bytes: size })
        cache.get(key)
        return key
      })
      for (const [index, size] of scanned.entries()) cache.set({ key: `once ${index}`, bytes: size })
      for (const key of keys) expect(cache.peek(key)).toBeDefined()
    }),
  )
})

test('in any sequence of operations the bytes are those of the entries, and never above the limit', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom('set' as const, 'grow' as const), key, bytes }),
    fc.record({ kind: fc.constantFrom('get' as const, 'delete' as const), key, bytes: fc.constant(0) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
      const { cache, removed } = openCache()
      const stored = new Map<string, Sized>()
      for (const step of steps) {
        removed.length = 0
        const known = cache.peek(step.key)
        const entry = { key: step.key, bytes: step.bytes }
        let isStored = false
        if (step.kind === 'set') isStored = cache.set(entry)
        if (step.kind === 'get') expect(cache.get(step.key)).toBe(known)
        if (step.kind === 'delete') cache.delete(step.key)
        if (step.kind === 'grow' && known) cache.grow(known, step.bytes)
        // Removals are reported once each, also that of the entry that a new one replaces.
        for (const each of removed) expect(stored.delete(each)).toBe(true)
        if (isStored) stored.set(step.key, entry)
        for (const [each, held] of stored) expect(cache.peek(each)).toBe(held)
        expect(cache.size).toBe(stored.size)
        expect(cache.bytes).toBe([...stored.values()].reduce((sum, held) => sum + held.bytes, 0))
        expect(cache.bytes).toBeLessThanOrEqual(maxBytes)
      }
    }),
  )
})

test('among entries that were read again, the one that was not read for the longest time leaves first', () => {
  const { cache } = openCache()
  for (const key of ['a', 'b', 'c']) {
    cache.set({ key, bytes: 300 })
    cache.get(key)
  }
  cache.set({ key: 'once', bytes: 300 })
  // 900 bytes are more than four fifths, so `a` is on probation again.
  expect(['a', 'b', 'c', 'once'].filter((key) => cache.peek(key))).toEqual(['b', 'c', 'once'])
})

test('an entry that replaces a protected one is protected', () => {
  const { cache } = openCache()
  cache.set({ key: 'page', bytes: 300 })
  cache.get('page')
  cache.set({ key: 'page', bytes: 300 })
  for (let index = 0; index < 10; index++) cache.set({ key: `once ${index}`, bytes: 300 })
  expect(cache.peek('page')).toBeDefined()
})
