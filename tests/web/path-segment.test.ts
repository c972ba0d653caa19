import { decodeSegment } from '@/lib/web/path-segment'

test.each([
  ['custom', 'custom'],
  ['%E5%86%B0%E7%AE%B1', '冰箱'],
  ['100%25', '100%'],
  // The database stores no NUL.
  ['%00', '%00'],
  ['x%00y', 'x%00y'],
  ['x\0y', 'x%00y'],
  ['%ff', '%ff'],
  ['%ED%A0%80', '%ED%A0%80'],
  ['1001%', '1001%'],
])('the segment %s is decoded as %s', (segment, text) => {
  expect(decodeSegment(segment)).toBe(text)
})
