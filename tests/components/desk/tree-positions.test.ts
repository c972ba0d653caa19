import { positionAt, positionsFor, positionText } from '@/components/desk/list/tree/tree-positions'

/** Where rows of a tree can be put (components/desk/list/tree). */

const row = (category_id: number, parent_id = 0) => ({ category_id, parent_id })
/** 1(2(3) 4) 5 */
const rows = [row(1), row(5), row(2, 1), row(4, 1), row(3, 2)]
const names: Record<number, string> = { 1: '家电', 2: '冰箱', 3: '三门', 4: '空调', 5: '手机' }
const texts = (id: number, levels = 3) =>
  positionsFor(rows, id, levels).map(({ parentId, beforeId }) => `${parentId}:${beforeId}`)
const at = (id: number, overId: number, share: number) => positionAt(rows, { id, overId, share, levels: 3 })

it('a row without others below it can be put everywhere within the levels', () => {
  expect(texts(5)).toEqual(['0:1', '1:2', '2:3', '2:0', '1:4', '4:0', '1:0', '0:0'])
})

it('what is below a row needs levels too, and a row is never put below itself', () => {
  expect(texts(2)).toEqual(['0:1', '1:4', '1:0', '0:5', '5:0', '0:0'])
  expect(texts(1)).toEqual(['0:5', '0:0'])
})

it('the edges of a row mean before and after it, its middle the end of what is below it', () => {
  expect(at(5, 4, 0.1)).toEqual({ parentId: 1, beforeId: 4 })
  expect(at(5, 4, 0.5)).toEqual({ parentId: 4, beforeId: 0 })
  expect(at(5, 4, 0.9)).toEqual({ parentId: 1, beforeId: 0 })
  // The lower edge of an open row is above its first one.
  expect(at(5, 2, 0.9)).toEqual({ parentId: 2, beforeId: 3 })
})

it('the middle of a row on the last level means before or after it', () => {
  expect(at(5, 3, 0.4)).toEqual({ parentId: 2, beforeId: 3 })
  expect(at(5, 3, 0.6)).toEqual({ parentId: 2, beforeId: 0 })
  expect(at(1, 2, 0.5)).toBeNull()
})

it('a position is said with the row above and the next one', () => {
  const nameOf = (id: number) => names[id] ?? ''
  expect(positionText(rows, 5, { parentId: 1, beforeId: 4 }, nameOf)).toBe('“家电”下第2位，在“空调”之前')
  expect(positionText(rows, 2, { parentId: 0, beforeId: 0 }, nameOf)).toBe('一级第3位，在最后')
})
