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
  it('hold every id exactly once and never more than the protocol allows', () => {
    expect(idsPerShard).toBeLessThanOrEqual(50_000)
    fc.assert(
      fc.property(anyId, (id) => {
        const { after, last } = idsOfShard(shardOf(id))
        return id > after && id <= last && last - after === idsPerShard
      }),
    )
  })

  it('are found again by their file name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (shard) => {
        expect(shardOfFile(shardFile('goods', shard))).toEqual({ source: 'goods', shard })
      }),
    )
  })

  it.each(['index.xml', 'goods-0.xml', 'goods-01.xml', 'goods-1.xml.gz', '../goods-1.xml', 'goods'])(
    'are not named by %s',
    (file) => expect(shardOfFile(file)).toBeNull(),
  )
})

describe('the XML of the sitemap', () => {
  it('names address, last change in UTC and pictures, with every sign escaped', () => {
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

  it('percent-encodes what an address cannot hold and leaves out a change that nobody noted', () => {
    expect(urlLine({ path: '/items?tag=新品', updated: 0 }, 'https://mall.example')).toBe(
      '<url><loc>https://mall.example/items?tag=%E6%96%B0%E5%93%81</loc></url>\n',
    )
  })

  it('names the home page without a slash, as the page does', () => {
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
