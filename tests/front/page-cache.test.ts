import fc from 'fast-check'
import type { SharedEntry } from '@/lib/front/cache-entry'
import { PageCache } from '@/lib/front/page-cache'
import type { SharedCache } from '@/lib/front/shared-cache'
import { aging } from '@/lib/web/aging-tags'
import { fetchValue, htmlOf, keyOf, missingValue, pageValue } from '../fixtures/front/cached-values'

const megabyte = 1024 * 1024
const aFewMilliseconds = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('page cache', () => {
  test('an invalidation reaches the pages that carry the tag and no others', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    await cache.store(keyOf('/items/1'), pageValue('one', ['goods:1', 'goods']))
    await cache.store(keyOf('/items/2'), pageValue('two', ['goods:2', 'goods']))

    await cache.invalidate(['goods:1'])

    expect(cache.page('/items/1')).toBeUndefined()
    expect(htmlOf(cache.page('/items/2'))).toBe('two')
    await cache.invalidate(['goods'])
    expect(cache.page('/items/2')).toBeUndefined()
  })

  test('a page that is stored after the invalidation is fresh', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    await cache.invalidate(['goods:1'])
    await cache.store(keyOf('/items/1'), pageValue('new', ['goods:1']))
    expect(htmlOf(cache.page('/items/1'))).toBe('new')
  })

  test('a page whose render started before the invalidation is stale although it was stored after it', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    await cache.read(keyOf('/items/1'))
    await cache.invalidate(['goods:1'])
    await cache.store(keyOf('/items/1'), pageValue('old price', ['goods:1']))
    expect(cache.page('/items/1')).toBeUndefined()
    await cache.read(keyOf('/items/1'))
    await cache.store(keyOf('/items/1'), pageValue('new price', ['goods:1']))
    expect(htmlOf(cache.page('/items/1'))).toBe('new price')
  })

  test('an aging page is sent until it is rendered again, and is a miss for the render; values are dropped', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    await cache.store(keyOf('/list'), pageValue('before', ['goods-lists']))
    await cache.store('value', fetchValue('1'), ['goods-lists'])
    await aFewMilliseconds()
    await cache.invalidate([aging('goods-lists')])

    const entry = cache.page('/list')
    expect(htmlOf(entry)).toBe('before')
    expect(entry && cache.claimRevalidation(entry)).toBe(true)
    // The others are not asked to render it.
    expect(entry && cache.claimRevalidation(entry)).toBe(false)
    expect(await cache.read('value')).toBeUndefined()
    expect(await cache.read(keyOf('/list'))).toBeUndefined()
    await cache.store(keyOf('/list'), pageValue('after', ['goods-lists']))
    const after = cache.page('/list')
    expect(htmlOf(after)).toBe('after')
    expect(after && cache.isAging(after)).toBe(false)
  })

  test('an aging page is not sent after an invalidation that is final', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    await cache.store(keyOf('/list'), pageValue('before', ['goods-lists']))
    await aFewMilliseconds()
    await cache.invalidate([aging('goods-lists')])
    await cache.invalidate(['goods-lists'])
    expect(cache.page('/list')).toBeUndefined()
  })

  test('a value is stale for a reader whose own tag was invalidated', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    await cache.store('k', fetchValue('1'), ['goods:1'])
    expect(await cache.read('k', ['_N_T_/items/1'])).toBeDefined()
    await cache.invalidate(['_N_T_/items/1'])
    expect(await cache.read('k', ['_N_T_/items/1'])).toBeUndefined()
    expect(await cache.read('k')).toBeDefined()
  })

  test('invalidations that are no longer remembered by name still make older entries stale', async () => {
    const cache = new PageCache({ maxBytes: megabyte, maxInvalidations: 2 })
    await cache.store(keyOf('/a'), pageValue('a', ['a']))
    await cache.invalidate(['a'])
    await cache.invalidate(['b'])
    await cache.invalidate(['c'])
    expect(cache.page('/a')).toBeUndefined()
    await cache.store(keyOf('/d'), pageValue('d', ['d']))
    expect(cache.page('/d')).toBeDefined()
  })

  test('never holds more bytes than its limit and evicts the least recently used page', async () => {
    const cache = new PageCache({ maxBytes: 10_000 })
    await cache.store(keyOf('/a'), pageValue('a'.repeat(4000)))
    await cache.store(keyOf('/b'), pageValue('b'.repeat(4000)))
    cache.page('/a')
    await cache.store(keyOf('/c'), pageValue('c'.repeat(4000)))
    expect(cache.page('/b')).toBeUndefined()
    expect(cache.page('/a')).toBeDefined()
    expect(cache.size.bytes).toBeLessThanOrEqual(10_000)
  })

  test('counts compressed forms that are made after storing', async () => {
    const cache = new PageCache({ maxBytes: 10_000 })
    await cache.store(keyOf('/a'), pageValue('a'.repeat(4000)))
    const entry = await cache.store(keyOf('/b'), pageValue('b'.repeat(4000)))
    cache.grow(entry, 3000)
    expect(cache.page('/a')).toBeUndefined()
    expect(cache.page('/b')).toBe(entry)
    expect(cache.size.bytes).toBeLessThanOrEqual(10_000)
  })

  test('a missing page costs some hundred bytes, whatever Next stored for it, and ends when its thing is created', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    const path = '/items/9'
    const entry = await cache.store(keyOf(path), missingValue(['goods:9']))
    expect(entry.bytes).toBeLessThan(700)
    expect(cache.page(path)).toBe(entry)
    // Next renders it again: the entry has nothing that Next could send.
    expect(await cache.read(keyOf(path))).toBeUndefined()
    await cache.invalidate(['goods:9'])
    expect(cache.page(path)).toBeUndefined()
  })

  test('1,200 missing pages do not evict a page, even one that was requested only once', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    await cache.store(keyOf('/items/1'), pageValue('x'.repeat(100_000), ['goods:1']))
    for (let id = 1000; id < 2200; id++)
      await cache.store(keyOf(`/items/${id}`), missingValue([`goods:${id}`]))
    expect(cache.page('/items/1')).toBeDefined()
  })

  test('a value of a reader that was read again outlives values that were read once', async () => {
    const cache = new PageCache({ maxBytes: 10_000 })
    await cache.store('often', fetchValue('x'.repeat(1000)))
    await cache.read('often')
    for (let index = 0; index < 20; index++) await cache.store(`once ${index}`, fetchValue('x'.repeat(1000)))
    expect(await cache.read('often')).toBeDefined()
  })

  test('a page is not asked for often because its render looks for it', async () => {
    const cache = new PageCache({ maxBytes: 10_000 })
    await cache.store(keyOf('/often'), pageValue('x'.repeat(3000)))
    cache.page('/often')
    await cache.store(keyOf('/once'), pageValue('x'.repeat(3000)))
    cache.peekPage('/once')
    await cache.store(keyOf('/new'), pageValue('x'.repeat(3000)))
    expect(cache.peekPage('/once')).toBeUndefined()
    expect(cache.peekPage('/often')).toBeDefined()
  })

  test('a stale page is served to everyone, but only one caller revalidates it', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    const entry = await cache.store(keyOf('/a'), pageValue('a'), [], { revalidate: 0, expire: undefined })
    await aFewMilliseconds()
    expect(cache.page('/a')).toBe(entry)
    expect(cache.claimRevalidation(entry)).toBe(true)
    expect(cache.claimRevalidation(entry)).toBe(false)
  })

  test('an expired page is gone', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    await cache.store(keyOf('/a'), pageValue('a'), [], { revalidate: 0, expire: 0 })
    await aFewMilliseconds()
    expect(cache.page('/a')).toBeUndefined()
  })

  test('in any sequence of stores and invalidations, no page outlives an invalidation of its tag', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('store' as const), id: fc.integer({ min: 0, max: 4 }) }),
      fc.record({ kind: fc.constant('invalidate' as const), id: fc.integer({ min: 0, max: 4 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const cache = new PageCache({ maxBytes: megabyte, maxInvalidations: 3 })
        const expected = new Set<number>()
        for (const { kind, id } of steps) {
          if (kind === 'store') {
            await cache.store(keyOf(`/${id}`), pageValue('x', [`t${id}`]))
            expected.add(id)
          } else {
            await cache.invalidate([`t${id}`])
            expected.delete(id)
          }
          for (let each = 0; each <= 4; each++) {
            // A forgotten invalidation may remove a page too many, never one too few.
            if (!expected.has(each)) expect(cache.page(`/${each}`)).toBeUndefined()
          }
          if (kind === 'store') expect(cache.page(`/${id}`)).toBeDefined()
        }
      }),
    )
  })

  test('instances with a shared cache find each other’s pages and receive each other’s invalidations', async () => {
    const [left, right] = sharedPair()
    await left.store(keyOf('/a'), pageValue('a', ['tag']))
    expect(htmlOf(await right.read(keyOf('/a')))).toBe('a')
    expect(right.page('/a')).toBeDefined()
    await left.invalidate(['tag'])
    expect(right.page('/a')).toBeUndefined()
    expect(await right.read(keyOf('/a'))).toBeUndefined()
  })
})

/** Two page caches over one shared cache in memory. */
function sharedPair(): [PageCache, PageCache] {
  const entries = new Map<string, SharedEntry>()
  const subscribers = new Set<(tags: readonly string[], at: number) => void>()
  const shared = (): SharedCache => ({
    read: async (key) => entries.get(key),
    write: async (key, entry) => void entries.set(key, entry),
    broadcast: async (tags, at) => subscribers.forEach((callback) => callback(tags, at)),
    subscribe: (callback) => void subscribers.add(callback),
  })
  return [
    new PageCache({ maxBytes: megabyte, shared: shared() }),
    new PageCache({ maxBytes: megabyte, shared: shared() }),
  ]
}
