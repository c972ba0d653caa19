import { isGtin } from '@/lib/domain/goods/gtin'

it.each(['4006381333931', '96385074', '036000291452', '10614141000415'])('%s is a GTIN', (barcode) =>
  expect(isGtin(barcode)).toBe(true),
)

it.each([
  '4006381333932',
  '',
  '00000000',
  '123',
  '40063813339310',
  '4006381-333931',
  '69012345678',
  'ABCDEFGH',
])('%s is none', (barcode) => expect(isGtin(barcode)).toBe(false))
