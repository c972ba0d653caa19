import { lastValue } from '@/lib/web/raw-query'

test.each([
  [undefined, ''],
  [' 冰箱 ', '冰箱'],
  [['1', '2'], '2'],
  ['a\0b\0', 'ab'],
])('the value of the parameter %p is "%s"', (value, text) => {
  expect(lastValue(value)).toBe(text)
})
