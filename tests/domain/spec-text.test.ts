import { shownSpec, specValues } from '@/lib/domain/spec-text'

describe('the text of a SKU', () => {
  test.each([
    ['', '', ''],
    ['颜色：云峰白', '颜色：云峰白', '云峰白'],
    ['颜色：云峰白,容量：3升', '颜色：云峰白；容量：3升', '云峰白；3升'],
    ['标准版', '标准版', '标准版'],
  ])('%s has semicolons; in short its values alone', (text, shown, values) => {
    expect([shownSpec(text), specValues(text)]).toEqual([shown, values])
  })
})
