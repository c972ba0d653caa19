import { requestedWidth, pictureAt, pictureWidths } from '@/lib/web/picture'

describe('widths of pictures', () => {
  test.each([
    ['a picture of the mall gets a width', '/media/goods/a.b.webp', 480, '/media/goods/a.b.webp?w=480'],
    ['the full width needs no parameter', '/media/goods/a.b.webp', 1200, '/media/goods/a.b.webp'],
    ['a vector picture keeps its URL', '/media/icon/tv.svg', 240, '/media/icon/tv.svg'],
    [
      'a picture of another server keeps its URL',
      'https://cdn.example/media/a.webp',
      240,
      'https://cdn.example/media/a.webp',
    ],
    ['a URL with a query keeps its query', '/media/a.webp?v=2', 240, '/media/a.webp?v=2'],
  ] as const)('%s', (_, src, width, url) => {
    expect(pictureAt(src, width)).toBe(url)
  })

  test('the width in a URL is read back; any other value means the full width', () => {
    for (const width of pictureWidths) {
      const { searchParams } = new URL(pictureAt('/media/a.webp', width), 'https://mall.example')
      expect(requestedWidth(searchParams.get('w'))).toBe(width)
    }
    for (const invalid of [null, '', '0', '-240', '241', '1e3', '99999999'])
      expect(requestedWidth(invalid)).toBe(1200)
  })
})
