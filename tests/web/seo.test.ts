import { fillSeoTemplate, seoOf } from '@/lib/web/seo'

const template = '{goods_name},{goods_brand},{goods_price}'

it.each([
  [
    'all tokens have values',
    template,
    { goods_name: '冰箱', goods_brand: '澜岸', goods_price: '99' },
    '冰箱_澜岸_99',
  ],
  ['one has none', template, { goods_name: '冰箱', goods_brand: '', goods_price: '99' }, '冰箱_-无_99'],
  ['a token is unknown', '{goods_name},{colour}', { goods_name: '冰箱' }, '冰箱_-无'],
  ['text stands between', '{goods_name},焕新商城', { goods_name: '冰箱' }, '冰箱_焕新商城'],
  ['none has a value: once, as clients know it', template, {}, '-无'],
])('a template of which %s', (_, text, values, expected) =>
  expect(fillSeoTemplate(text, values as Record<string, string>)).toBe(expected),
)

it('gives way to a text of the product itself', () => {
  const templates = { title: template, mate_keywords: template, mate_description: template }
  expect(seoOf(templates, {}, { title: '自己的标题' })).toEqual({
    title: '自己的标题',
    mate_keywords: '-无',
    mate_description: '-无',
  })
})
