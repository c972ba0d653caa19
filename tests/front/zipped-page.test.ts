import { setTimeout } from 'node:timers/promises'
import { Document } from '@/lib/front/document'
import { toStored } from '@/lib/front/next/cached-value'
import { unzipped, zipped } from '@/lib/front/next/zipped-page'
import { PageCache } from '@/lib/front/page-cache'
import { fetchValue, keyOf, missingValue, pageValue } from '../fixtures/front/cached-values'

const waitUntil = async (isTrue: () => boolean) => {
  while (!isTrue()) await setTimeout(5)
}
const rows = (count: number) => Array.from({ length: count }, (_, id) => `<li>商品 ${(id * id) % 9973}</li>`)
const html = `<html>${rows(3000).join('')}</html>`
const data = Buffer.from(rows(2000).join('\n'))
const segments = new Map([
  ['/_tree', Buffer.from('tree')],
  ['/items', Buffer.from(rows(1000).join(','))],
])
const page = () => pageValue(html, ['goods:1'], { rscData: data, segmentData: segments, status: 200 })

describe('a page in little memory', () => {
  test('comes back as it was stored', async () => {
    const stored = toStored(page())
    const small = await zipped(stored)
    if (!small) throw new Error('The page was not compressed.')
    const back = await unzipped(small)
    expect({ ...back, html: back.html }).toEqual({ ...stored, html })
  })

  test('without navigation data comes back without', async () => {
    const small = await zipped(toStored(pageValue(html)))
    const back = small && (await unzipped(small))
    expect(back).toMatchObject({ rscData: undefined, segmentData: undefined })
    expect(back?.html).toBe(html)
  })

  test.each([
    ['a small page', pageValue('small')],
    ['a missing page', missingValue()],
    ['a value of a reader', fetchValue('x'.repeat(100_000))],
  ])('%s stays as it is', async (_what, value) => {
    expect(await zipped(toStored(value))).toBeUndefined()
  })

  test('the cache counts the compressed bytes only, and still finds the page by its path', async () => {
    const cache = new PageCache({ maxBytes: 1024 * 1024 })
    const entry = await cache.store(keyOf('/items/1'), page())
    const raw = cache.size.bytes
    await waitUntil(() => entry.value.kind === 'ZIPPED_PAGE')
    expect(cache.size.bytes).toBeLessThan(raw / 3)
    expect(cache.page('/items/1')).toBe(entry)
    await cache.invalidate(['goods:1'])
    expect(cache.page('/items/1')).toBeUndefined()
    expect(cache.size.bytes).toBe(0)
  })

  test('many of them stay within the limit of the cache', async () => {
    const cache = new PageCache({ maxBytes: 400_000 })
    const ids = Array.from({ length: 40 }, (_, id) => id)
    const entries = await Promise.all(ids.map((id) => cache.store(keyOf(`/items/${id}`), page())))
    await waitUntil(() => entries.every(({ value }) => value.kind === 'ZIPPED_PAGE'))
    expect(cache.size.bytes).toBeLessThanOrEqual(400_000)
  })
})

test('a document that may not keep its body reads it for each uncompressed form', async () => {
  const loads: string[] = []
  const load = async () => {
    loads.push('load')
    return Buffer.from(html)
  }
  const document = new Document(Buffer.from(html), { load })
  const prepare = (coding: string) =>
    document.prepare({ headers: { 'accept-encoding': coding } } as Parameters<Document['prepare']>[0])
  await prepare('identity')
  await prepare('identity')
  expect(loads).toHaveLength(2)
})
