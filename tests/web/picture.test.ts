import { requestedWidth, pictureAt, pictureWidths } from '@/lib/web/picture'

describe('widths of pictures', () => {
  test.each([
    ['a card of the mall', '/media/goods/a.b.webp', 480, '/media/goods/a.b.webp?w=480'],
    ['the full width needs no word', '/media/goods/a.b.webp', 1200, '/media/goods/a.b.webp'],
    ['a vector', '/media/icon/tv.svg', 240, '/media/icon/tv.svg'],
    ['another server', 'https://cdn.example/media/a.webp', 240, 'https://cdn.example/media/a.webp'],
    ['an address with a question of its own', '/media/a.webp?v=2', 240, '/media/a.webp?v=2'],
  ] as const)('%s', (_, src, width, address) => {
    expect(pictureAt(src, width)).toBe(address)
  })

  test('what an address asks for is read back; anything else means the full width', () => {
    for (const width of pictureWidths) {
      const { searchParams } = new URL(pictureAt('/media/a.webp', width), 'https://mall.example')
      expect(requestedWidth(searchParams.get('w'))).toBe(width)
    }
    for (const wrong of [null, '', '0', '-240', '241', '1e3', '99999999'])
      expect(requestedWidth(wrong)).toBe(1200)
  })
})
