import { visitorAddress } from '@/lib/web/visitor-address'

describe('the address of a visitor', () => {
  test.each([
    ['the connection without proxies', '6.6.6.6, 203.0.113.1', 0, '203.0.113.1'],
    ['what our proxy has seen', '6.6.6.6, 203.0.113.9, 10.0.0.1', 1, '203.0.113.9'],
    ['what the first of two proxies has seen', '203.0.113.9, 10.0.0.2, 10.0.0.1', 2, '203.0.113.9'],
    ['the connection when the header is missing', '203.0.113.1', 1, '203.0.113.1'],
    ['the connection when the request passed one of two proxies', '6.6.6.6, 203.0.113.1', 2, '203.0.113.1'],
    ['an entry without its port', '203.0.113.9:5012', 0, '203.0.113.9'],
    ['an IPv6 entry without brackets and port', '[2001:db8::1]:5012, 10.0.0.1', 1, '2001:db8::1'],
    ['an IPv6 entry as it is', '2001:db8::5012', 0, '2001:db8::5012'],
    ['nothing in a process without connections', null, 1, ''],
  ])('is %s', (_, chain, proxies, address) => {
    expect(visitorAddress(chain, proxies)).toBe(address)
  })
})
