import fc from 'fast-check'
import {
  idsOfShard,
  idsPerShard,
  shardFile,
  shardOf,
  shardOfFile,
  sitemapIndex,
  urlLine,
} from '@/lib/web/sitemap'

const anyId = fc.integer({ min: 1, max: 2 ** 31 - 1 })

describe('shards of the sitemap', () => {
  it('contain every id exactly once and no more ids than the protocol allows', () => {
    expect(idsPerShard).toBeLessThanOrEqual(50_000)
    fc.assert(
      fc.property(anyId, (id) => {
        const { after, last } = idsOfShard(shardOf(id))
        return id > after && id <= last && last - after === idsPerShard
      }),
    )
  })

  it('are identified by their file name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (shard) => {
        expect(shardOfFile(shardFile('goods', shard))).toEqual({ source: 'goods', shard })
      }),
    )
  })

  it.each(['index.xml', 'goods-0.xml', 'goods-01.xml', 'goods-1.xml.gz', '../goods-1.xml', 'goods'])(
    'do not have the file name %s',
    (file) => expect(shardOfFile(file)).toBeNull(),
  )
})

describe('the XML of the sitemap', () => {
  it('contains URL, last change in UTC and pictures, escaped', () => {
    const entry = {
      path: '/items?cat_id=1&page=2',
      updated: 1_790_000_000,
      pictures: ["/a'b.svg", 'https://c.example/d.png'],
    }
    expect(urlLine(entry, 'https://mall.example')).toBe(
      '<url><loc>https://mall.example/items?cat_id=1&amp;page=2</loc><lastmod>2026-09-21T14:13:20Z</lastmod>' +
        '<image:image><image:loc>https://mall.example/a&#39;b.svg</image:loc></image:image>' +
        '<image:image><image:loc>https://c.example/d.png</image:loc></image:image></url>\n',
    )
  })

  it('percent-encodes URLs and omits an unknown last change', () => {
    expect(urlLine({ path: '/items?tag=新品', updated: 0 }, 'https://mall.example')).toBe(
      '<url><loc>https://mall.example/items?tag=%E6%96%B0%E5%93%81</loc></url>\n',
    )
  })

  it('lists the home page without a slash, like its canonical address', () => {
    expect(urlLine({ path: '/', updated: 0 }, 'https://mall.example')).toContain(
      '<loc>https://mall.example</loc>',
    )
  })

  it('lists the shards in an index', () => {
    expect(sitemapIndex([{ file: 'goods-1.xml', updated: 1_790_000_000 }], 'https://mall.example')).toContain(
      '<sitemap><loc>https://mall.example/sitemap/goods-1.xml</loc><lastmod>2026-09-21T14:13:20Z</lastmod></sitemap>',
    )
  })
})
