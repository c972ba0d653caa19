import { areaText, isChosen, isPartlyChosen, withRegion } from '@/components/desk/trade/freight/area-choice'
import type { RegionNode } from '@/lib/contract/region'
import { indexRegions } from '@/lib/domain/delivery/region-index'

/** Regions of a rule, chosen in a tree. */

const node = (id: string, label: string, children?: RegionNode[]): RegionNode => ({
  id,
  value: id,
  label,
  parent_id: '0',
  path: id,
  ...(children && { children }),
})
const tree = [
  node('33', '浙江省', [
    node('3301', '杭州市', [node('330106', '西湖区'), node('330105', '拱墅区')]),
    node('3302', '宁波市', []),
  ]),
  node('54', '西藏自治区', []),
]
const index = indexRegions(tree)
const after = (chosen: string[], id: string, isOn: boolean) =>
  [...withRegion(new Set(chosen), id, isOn, tree, index)].sort()

it.each<[string, string[], string, boolean, string[]]>([
  ['a province takes in its cities', ['3301', '54'], '33', true, ['33', '54']],
  ['all parts are the whole', ['3301'], '3302', true, ['33']],
  ['all counties and cities are the province', ['3302', '330106'], '330105', true, ['33']],
  ['a county taken out leaves the others', ['33'], '330106', false, ['330105', '3302']],
  ['a city taken out leaves the others', ['33', '54'], '3301', false, ['3302', '54']],
  ['a province taken out takes its cities along', ['3301', '54'], '33', false, ['54']],
])('%s', (_, chosen, id, isOn, expected) => {
  expect(after(chosen, id, isOn)).toEqual(expected)
})

it('tells what is chosen, and what only in part', () => {
  const chosen = new Set(['3301'])
  expect(isChosen('330106', chosen, index)).toBe(true)
  expect(isChosen('33', chosen, index)).toBe(false)
  expect(isPartlyChosen('33', chosen, index)).toBe(true)
  expect(isPartlyChosen('3301', chosen, index)).toBe(false)
})

it('names a few regions, and the number of many', () => {
  expect(areaText([], index)).toBe('全国')
  expect(areaText(['33', '54'], index)).toBe('浙江省、西藏自治区')
  expect(areaText(['330106', '330105', '3302', '54'], index)).toBe('西湖区、拱墅区、宁波市等4个地区')
})
