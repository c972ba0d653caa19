/** @jest-environment ./tests/setup/browser-environment.ts */
import { phoneAddress } from '@/lib/client/form/phone-address'

describe('the address of a page', () => {
  const under = (path: string, target: string) => {
    history.pushState(null, '', path)
    return phoneAddress(target)
  }

  it.each([
    ['/items?cat_id=5&goodsSort=1', '/h5/items?cat_id=5&goodsSort=1'],
    ['/', '/h5'],
    ['/items/1#reviews', '/h5/items/1#reviews'],
    ['/h5info', '/h5/h5info'],
    // Already there, or no path of the mall.
    ['/h5', '/h5'],
    ['/h5/items', '/h5/items'],
    ['//other.test/items', '//other.test/items'],
    ['#reviews', '#reviews'],
    ['https://other.test/', 'https://other.test/'],
  ])('%s is %s on a visit under /h5', (target, address) => {
    expect(under('/h5', target)).toBe(address)
    expect(under('/h5/items?page=2', target)).toBe(address)
  })

  it.each(['/', '/items', '/h5info'])('has no prefix on a visit that began at %s', (path) => {
    expect(under(path, '/items?goodsSort=1')).toBe('/items?goodsSort=1')
  })
})
