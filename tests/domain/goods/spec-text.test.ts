import { nameWithoutSpec, shownSpec } from '@/lib/domain/goods/spec-text'

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

describe('the name of an after-sale product', () => {
  test.each([
    ['变频空调(颜色：白)', '颜色：白', '变频空调'],
    ['挂机支架(银)', '', '挂机支架(银)'],
    ['挂机支架', '颜色：白', '挂机支架'],
  ])('%s of the SKU %s is %s', (item_name, item_spec_desc, shown) => {
    expect(nameWithoutSpec({ item_name, item_spec_desc })).toBe(shown)
  })
})
