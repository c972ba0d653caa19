import {
  choiceCell,
  dayCell,
  halfHourCell,
  listCell,
  mobileCell,
  textCell,
  wholeCell,
  yesNoCell,
} from '@/lib/domain/import/table/cells'
import { fieldsOf, headerMatch, tableColumnUses } from '@/lib/domain/import/table/columns'
import { tableRowReader, tableTemplate } from '@/lib/domain/import/table/read-row'

const valueOf = (cell: object) => ('value' in cell ? cell.value : cell)

describe('cells', () => {
  it.each<[string, object]>([
    ['1', wholeCell(0, 10)('1')],
    ['1', wholeCell(0, 10)('1.0')],
    ['1200', wholeCell(0, 9999)('1,200')],
    ['-5', wholeCell(-10, 10)('−5')],
    ['5', wholeCell(-10, 10)('＋5')],
    ['2026-05-21', dayCell('05/21/2026')],
    ['2026-05-01', dayCell('5/1/2026')],
    ['2026-05-21', dayCell('2026-05-21 00:00')],
    ['2026-05-21', dayCell('2026年5月21日')],
    ['13800000000', mobileCell('13800000000')],
    ['true', yesNoCell('是')],
    ['09:30', halfHourCell('9：30')],
    ['a,b', listCell(3, 5)('a，b、a')],
    ['x', textCell(1)('x')],
  ])('read %s', (value, cell) => {
    expect(String(valueOf(cell))).toBe(value)
  })

  it.each<[string, object]>([
    ['不能是负数', wholeCell(0, 10)('-1')],
    ['应为0到10', wholeCell(0, 10)('11')],
    ['“0.5”不是整数', wholeCell(0, 10)('0.5')],
    ['“一”不是数字', wholeCell(0, 10)('一')],
    ['“1e5”不是数字', wholeCell(0, 10)('1e5')],
    ['“1.2E+12”已被表格软件缩短，请把这一列设为文本后重新填写', textCell(20)('1.2E+12')],
    ['应为日期，如 05/21/2026', dayCell('21/05/2026')],
    ['应为日期，如 05/21/2026', dayCell('02/29/2026')],
    ['应为11位手机号', mobileCell('12345678901')],
    ['应为是、否中的一个', yesNoCell('toString')],
    ['应为整点或半点，如 09:30', halfHourCell('24:30')],
    ['不能超过1个', listCell(1, 5)('a,b')],
    ['“abcdef”超过5个字', listCell(2, 5)('abcdef')],
  ])('refuse: %s', (problem, cell) => {
    expect(cell).toEqual({ problem })
  })
})

describe('columns', () => {
  const columns = {
    code: { header: '编码', aliases: ['货号'], isNeeded: true, hint: '必填', sample: 'A', read: textCell(5) },
    kind: { header: '类型', hint: '可以不填', sample: '', read: choiceCell({ 大: 1, 小: 2 }) },
    tags: { header: '标签', isNeeded: true, empty: [], hint: '可以空', sample: 'x', read: listCell(2, 5) },
  }

  it('are found in any sequence, by other names and with marks for needed ones', () => {
    expect(fieldsOf(columns, ['标签（必填）', '备注', '货号*', '编码'])).toEqual(['tags', null, 'code', null])
    expect(tableColumnUses(columns, { 备注: '不用' }, ['备注', '编码'])).toEqual([
      { header: '备注', use: '', label: '不用' },
      { header: '编码', use: 'code', label: '编码' },
    ])
    expect(headerMatch(columns, {}, ['编码'])).toBe(0)
    expect(headerMatch(columns, {}, ['编码', '标签', '类型'])).toBe(3)
  })

  it('read a row: an empty cell leaves a value, or is one, or is refused', () => {
    const read = tableRowReader<{ code: string; kind: number; tags: string[] }>(columns, [
      '编码',
      '类型',
      '标签',
    ])
    expect(read(['A', '', ''])).toEqual({ values: { code: 'A', tags: [] }, problems: [] })
    expect(read(['', '中', 'x'])).toEqual({
      values: { tags: ['x'] },
      problems: [
        { column: '编码', text: '请填写编码' },
        { column: '类型', text: '类型应为大、小中的一个' },
      ],
    })
  })

  it('have a template whose line of explanations is no row', () => {
    const [header = [], hints = [], sample = []] = tableTemplate(columns)
    const read = tableRowReader<{ code: string }>(columns, header)
    expect(read(hints)).toBeNull()
    expect(read(sample)?.problems).toEqual([])
  })
})
