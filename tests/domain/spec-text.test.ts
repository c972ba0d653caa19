import { shownSpec } from '@/lib/domain/spec-text'

describe('the text of a SKU', () => {
  test.each([
    ['', ''],
    ['颜色：云峰白', '云峰白'],
    ['颜色：云峰白,容积：521升,面板：岩纹', '云峰白；521升；岩纹'],
    ['标准版', '标准版'],
  ])('%s is shown as %s', (text, shown) => {
    expect(shownSpec(text)).toBe(shown)
  })
})
