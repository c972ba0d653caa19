import fc from 'fast-check'
import type { CachedValue } from '@/lib/front/next/cache-entry'
import type { CacheShare, SharedEntry } from '@/lib/front/cache-share'
import { PageCache } from '@/lib/front/page-cache'

const megabyte = 1024 * 1024

function page(html: string, ...tags: string[]): CachedValue {
  return { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags.join(',') } }
}

const keyOf = (path: string) => `/route-cache/APP_PAGE/abc/$${path}`

describe('page cache', () => {
  test('a drop reaches the pages that carry the tag and no others', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    await cache.store(keyOf('/items/1'), page('one', 'goods:1', 'goods'))
    await cache.store(keyOf('/items/2'), page('two', 'goods:2', 'goods'))

    await cache.invalidate(['goods:1'])

    expect(cache.page('/items/1')).toBeUndefined()
    expect(cache.page('/items/2')?.value.html).toBe('two')
    await cache.invalidate(['goods'])
    expect(cache.page('/items/2')).toBeUndefined()
  })

  test('a page that is stored after the drop is fresh', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    await cache.invalidate(['goods:1'])
    await cache.store(keyOf('/items/1'), page('new', 'goods:1'))
    expect(cache.page('/items/1')?.value.html).toBe('new')
  })

  test('a render that began before the drop is stale although it was stored after it', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    await cache.read(keyOf('/items/1'))
    await cache.invalidate(['goods:1'])
    await cache.store(keyOf('/items/1'), page('old price', 'goods:1'))
    expect(cache.page('/items/1')).toBeUndefined()
    await cache.read(keyOf('/items/1'))
    await cache.store(keyOf('/items/1'), page('new price', 'goods:1'))
    expect(cache.page('/items/1')?.value.html).toBe('new price')
  })

  test('a value is stale when a tag of its reader was dropped', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    await cache.store('k', { kind: 'FETCH', data: { body: '1' } }, ['goods:1'])
    expect(await cache.read('k', ['_N_T_/items/1'])).toBeDefined()
    await cache.invalidate(['_N_T_/items/1'])
    expect(await cache.read('k', ['_N_T_/items/1'])).toBeUndefined()
    expect(await cache.read('k')).toBeDefined()
  })

  test('drops that are no longer remembered by name still make older entries stale', async () => {
    const cache = new PageCache({ maxBytes: megabyte, maxDrops: 2 })
    await cache.store(keyOf('/a'), page('a', 'a'))
    await cache.invalidate(['a'])
    await cache.invalidate(['b'])
    await cache.invalidate(['c'])
    expect(cache.page('/a')).toBeUndefined()
    await cache.store(keyOf('/d'), page('d', 'd'))
    expect(cache.page('/d')).toBeDefined()
  })

  test('holds no more bytes than it may, and lets the least recently used page go', async () => {
    const cache = new PageCache({ maxBytes: 10_000 })
    await cache.store(keyOf('/a'), page('a'.repeat(4000)))
    await cache.store(keyOf('/b'), page('b'.repeat(4000)))
    cache.page('/a')
    await cache.store(keyOf('/c'), page('c'.repeat(4000)))
    expect(cache.page('/b')).toBeUndefined()
    expect(cache.page('/a')).toBeDefined()
    expect(cache.size.bytes).toBeLessThanOrEqual(10_000)
  })

  test('counts compressed forms that are made later', async () => {
    const cache = new PageCache({ maxBytes: 10_000 })
    await cache.store(keyOf('/a'), page('a'.repeat(4000)))
    const entry = await cache.store(keyOf('/b'), page('b'.repeat(4000)))
    cache.grow(entry, 3000)
    expect(cache.page('/a')).toBeUndefined()
    expect(cache.page('/b')).toBe(entry)
    expect(cache.size.bytes).toBeLessThanOrEqual(10_000)
  })

  test('an outlived page is given to everyone, but only one is told to refresh it', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    const entry = await cache.store(keyOf('/a'), page('a'), [], { revalidate: 0 })
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(cache.page('/a')).toBe(entry)
    expect(cache.claimRefresh(entry)).toBe(true)
    expect(cache.claimRefresh(entry)).toBe(false)
  })

  test('a page past its expiry is gone', async () => {
    const cache = new PageCache({ maxBytes: megabyte })
    await cache.store(keyOf('/a'), page('a'), [], { revalidate: 0, expire: 0 })
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(cache.page('/a')).toBeUndefined()
  })

  test('whatever the order of stores and drops, no page outlives a drop of its tag', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('store' as const), id: fc.integer({ min: 0, max: 4 }) }),
      fc.record({ kind: fc.constant('drop' as const), id: fc.integer({ min: 0, max: 4 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const cache = new PageCache({ maxBytes: megabyte, maxDrops: 3 })
        const expected = new Set<number>()
        for (const { kind, id } of steps) {
          if (kind === 'store') {
            await cache.store(keyOf(`/${id}`), page('x', `t${id}`))
            expected.add(id)
          } else {
            await cache.invalidate([`t${id}`])
            expected.delete(id)
          }
          for (let each = 0; each <= 4; each++) {
            // A forgotten drop may cost a page too many, never one too few.
            if (!expected.has(each)) expect(cache.page(`/${each}`)).toBeUndefined()
          }
          if (kind === 'store') expect(cache.page(`/${id}`)).toBeDefined()
        }
      }),
    )
  })

  test('instances that share find each other’s pages and hear each other’s drops', async () => {
    const [left, right] = sharedPair()
    await left.store(keyOf('/a'), page('a', 'tag'))
    expect((await right.read(keyOf('/a')))?.value.html).toBe('a')
    expect(right.page('/a')).toBeDefined()
    await left.invalidate(['tag'])
    expect(right.page('/a')).toBeUndefined()
    expect(await right.read(keyOf('/a'))).toBeUndefined()
  })
})

/** Two caches over one shared store in memory. */
function sharedPair(): [PageCache, PageCache] {
  const entries = new Map<string, SharedEntry>()
  const listeners = new Set<(tags: readonly string[], at: number) => void>()
  const share = (): CacheShare => ({
    read: async (key) => entries.get(key),
    write: async (key, entry) => void entries.set(key, entry),
    announce: async (tags, at) => listeners.forEach((hear) => hear(tags, at)),
    listen: (hear) => void listeners.add(hear),
  })
  return [
    new PageCache({ maxBytes: megabyte, share: share() }),
    new PageCache({ maxBytes: megabyte, share: share() }),
  ]
}
