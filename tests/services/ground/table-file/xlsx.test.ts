import { zipSync } from 'fflate'
import { maxCellLength, maxSharedBytes } from '@/lib/server/ground/table-file/limits'
import { recogniseTable } from '@/lib/server/ground/table-file/recognise-table'
import { SharedStrings } from '@/lib/server/ground/table-file/xlsx/shared-strings'
import {
  cellsOf,
  fileOf,
  rowsOf,
  target,
  withDirectory,
  workbookBytes,
  workbookOf,
} from '@/tests/fixtures/table-files'

/** Workbooks as programs write them: kinds of cells, parts and what is refused. */

const row = (cells: string, line = 1) => `<row r="${line}">${cells}</row>`
const number = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`

/** The cells of a sheet of one row. */
async function cells(xml: string, parts: { strings?: string; styles?: string; workbook?: string } = {}) {
  return (await cellsOf(workbookOf({ ...parts, rows: row(xml) })))[0]
}

describe('cells of a workbook', () => {
  it('share texts, with runs and without hints of pronunciation', async () => {
    const strings =
      '<si><t>灯 &amp; &#26368;</t></si><si><r><t>暖</t></r><r><rPr/><t xml:space="preserve"> 灯</t></r><rPh><t>nuan</t></rPh></si><si/>'
    const xml = '<c t="s"><v>1</v></c><c t="s"><v>0</v></c><c t="s"><v>2</v></c><c t="s"><v>1</v></c>'
    expect(await cells(xml, { strings })).toEqual(['暖 灯', '灯 & 最', '', '暖 灯'])
  })

  it('have their own texts, results of formulas, booleans and errors', async () =>
    expect(
      await cells(
        '<c t="inlineStr"><is><r><t>暖</t></r><r><t>灯</t></r></is></c><c t="str"><f>A1&amp;"x"</f><v>暖x</v></c>' +
          '<c><f>1+1</f><v>2</v></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#REF!</v></c><c t="d"><v>2026-05-01T08:30:00</v></c>',
      ),
    ).toEqual(['暖灯', '暖x', '2', 'TRUE', 'FALSE', '#REF!', '2026-05-01 08:30']))

  it.each([
    ['without a value', '<c><f>1+1</f></c>', '=1+1'],
    ['with an empty value', '<c><f>A1*2</f><v></v></c>', '=A1*2'],
    ['with an empty value in short', '<c><f>A1*2</f><v/></c>', '=A1*2'],
    ['that is shared with another cell', '<c><f t="shared" si="0"/></c>', '='],
    ['whose result is the empty text', '<c t="str"><f>""</f><v></v></c>', ''],
    ['with a number', '<c><f>1+1</f><v>2</v></c>', '2'],
    ['with a text', '<c t="str"><f>"BX"&amp;1</f><v>BX1</v></c>', 'BX1'],
    ['with an error', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['that is a text', '<c t="inlineStr"><is><t>=1+1</t></is></c>', '=1+1'],
  ])('have formulas: one %s', async (_, xml, text) =>
    expect(await cells(`${xml}<c t="str"><v>x</v></c>`)).toEqual([text, 'x']),
  )

  it('have characters that XML cannot hold', async () =>
    expect(
      await cells(
        '<c t="str"><v>a_x000D_\nb_x005F_x0041_</v></c><c t="str"><v>a_x0000__xD800_b</v></c><c t="str"><v><![CDATA[<b>]]></v></c>',
      ),
    ).toEqual(['a\nb_x0041_', 'a\ufffdb', '<b>']))

  it.each([
    ['1.2E+12', '1200000000000'],
    ['6.9012345678901E+12', '6901234567890.1'],
    ['6.9012345678901234E+17', '6.901234567890124E+17'],
    ['1E-7', '0.0000001'],
    ['-2.5E-3', '-0.0025'],
    ['0.30000000000000004', '0.3'],
    ['19.899999999999999', '19.9'],
    ['6901234567890123456', '6901234567890123456'],
    ['12.50', '12.5'],
    ['', ''],
  ])('with the number %s read %s', async (written, text) =>
    expect(await cells(`${number(written)}<c t="str"><v>x</v></c>`)).toEqual([text, 'x']),
  )

  it('keep digits of texts', async () =>
    expect(await cells('<c t="s"><v>0</v></c>', { strings: '<si><t>0069012345678901234</t></si>' })).toEqual([
      '0069012345678901234',
    ]))

  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/><numFmt numFmtId="165" formatCode="[Red]0.00&quot;day&quot;\\d"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="31"/></cellXfs>'

  it.each([
    [46_143, 1, '2026-05-01'],
    [46_143.354_166_666_66, 2, '2026-05-01 08:30'],
    [46_143.999_99, 2, '2026-05-01 23:59'],
    [46_143, 3, '2026-05-01'],
    [46_143, 5, '2026-05-01'],
    [46_143, 4, '46143'],
    [46_143, 0, '46143'],
    [1, 1, '1900-01-01'],
    [59, 1, '1900-02-28'],
    [60, 1, '1900-02-29'],
    [61, 1, '1900-03-01'],
    [0.5, 2, '12:00'],
    [-1, 1, '-1'],
    [3_000_000, 1, '3000000'],
  ])('with the number %s in style %s read %s', async (serial, style, text) =>
    expect(await cells(number(String(serial), style), { styles })).toEqual([text]),
  )

  it('count dates from 1904 where the workbook says so', async () => {
    const workbook = '<workbookPr date1904="1"/><sheets><sheet name="a" r:id="s"/></sheets>'
    expect(await cells(number('44681', 1), { styles, workbook })).toEqual(['2026-05-01'])
  })
})

describe('rows of a workbook', () => {
  const text = (value: string) => `<c t="str"><v>${value}</v></c>`
  it.each([
    ['no row', '', []],
    ['a header only', row(text('商品名称') + text('销售价')), [['商品名称', '销售价']]],
    ['one row', row(text('商品名称')) + row(text('水壶'), 2), [['商品名称'], ['水壶']]],
    ['one column', row(text('a')) + row(number('1'), 2) + row(number('2'), 3), [['a'], ['1'], ['2']]],
    ['one cell far away', '<row r="9"><c r="C9" t="str"><v>x</v></c></row>', [['', '', 'x']]],
  ])('may be few: %s', async (_, rows, expected) =>
    expect(await cellsOf(workbookOf({ rows }))).toEqual(expected),
  )

  it('and cells may be left out, also those of merged cells', async () => {
    const rows =
      row('<c r="A1" t="str"><v>a</v></c><c r="C1" t="str"><v>c</v></c><c r="ZZ1" s="1"/>', 1) +
      row('<c r="A2" s="1"/>', 2) +
      row('<c r="B5"><v>5</v></c>', 5) +
      '<row><c><v>6</v></c></row>'
    const merged = '</sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells><sheetData>'
    expect(await rowsOf(workbookOf({ rows: rows + merged }))).toEqual([
      { line: 1, cells: ['a', '', 'c'] },
      { line: 5, cells: ['', '5', ''] },
      { line: 6, cells: ['6', '', ''] },
    ])
  })

  it('are those of the first visible sheet, whatever its file', async () => {
    const workbook =
      '<sheets><sheet name="图" r:id="c"/><sheet name="隐" state="hidden" r:id="h"/><sheet name="表" r:id="s"/><sheet name="二" r:id="t"/></sheets>'
    const targets =
      target('t', 'worksheet', 'worksheets/sheet1.xml') +
      target('h', 'worksheet', 'worksheets/sheet2.xml') +
      target('c', 'chartsheet', 'chartsheets/sheet1.xml') +
      target('s', 'worksheet', '../XL/worksheets/Sheet9.xml')
    const others = {
      'xl/worksheets/sheet9.xml': `<x:worksheet xmlns:x="m"><x:row><x:c><x:v>9</x:v></x:c></x:row></x:worksheet>`,
    }
    expect(await cellsOf(workbookOf({ workbook, targets, others, rows: row(number('1')) }))).toEqual([['9']])
  })
})

describe('a workbook that cannot be read', () => {
  const bytes = workbookBytes({ rows: row(number('1')).repeat(50) })

  it.each([0.2, 0.5, 0.9, 0.999])('because %s of it arrived is incomplete', (part) =>
    expect(rowsOf(fileOf(bytes.subarray(0, bytes.length * part)))).rejects.toThrow('文件不完整，请重新上传'),
  )

  it('is refused where its bytes were changed', async () => {
    const changed = Buffer.from(bytes)
    const at = changed.indexOf('xl/worksheets/sheet1.xml') + 30
    changed.fill(0xff, at, at + 8)
    await expect(rowsOf(fileOf(changed))).rejects.toThrow('文件已损坏')
  })

  it.each([
    [
      'a document type',
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><row><c><v>&a;</v></c></row></worksheet>',
    ],
    ['an unknown entity', '<worksheet><row><c><v>&a;</v></c></row></worksheet>'],
    ['an open element', '<worksheet><row>'],
    ['too many levels', '<a>'.repeat(100) + '</a>'.repeat(100)],
    ['an endless attribute', `<worksheet a="${'x'.repeat(3_000_000)}"/>`],
    ['a missing text', '<worksheet><row><c t="s"><v>7</v></c></row></worksheet>'],
    ['a strange reference', '<worksheet><row><c r="7"><v>7</v></c></row></worksheet>'],
  ])('is refused for %s', (_, sheet) =>
    expect(rowsOf(workbookOf({ others: { 'xl/worksheets/sheet1.xml': sheet } }))).rejects.toThrow(
      '文件已损坏',
    ),
  )

  it.each([
    [row('<c r="GS1"><v>1</v></c>', 7), '第 7 行超过 200 列'],
    [row(number('1').repeat(5000)), '第 1 行超过 200 列'],
    [row(`<c t="str"><v>${'x'.repeat(maxCellLength + 1)}</v></c>`, 3), '第 3 行有单元格超过'],
  ])('is refused for too much in a row', (rows, sentence) =>
    expect(rowsOf(workbookOf({ rows }))).rejects.toThrow(sentence),
  )

  it('is refused for a shared text too long', () =>
    expect(
      rowsOf(workbookOf({ strings: `<si><t>${'x'.repeat(maxCellLength + 1)}</t></si>` })),
    ).rejects.toThrow('有单元格超过'))

  it('is refused for too many shared texts', () => {
    const strings = new SharedStrings()
    const text = 'x'.repeat(maxCellLength)
    const add = () => {
      for (let bytes = 0; bytes <= maxSharedBytes; bytes += text.length) strings.add(text)
    }
    expect(add).toThrow('表格的文字过多')
    expect(strings.at(300)).toBe(text)
  })

  it('is refused when it inflates too far', async () => {
    const bomb = workbookBytes({ rows: '<row/>'.repeat(5_000_000) })
    expect(bomb.length).toBeLessThan(100_000)
    await expect(rowsOf(fileOf(bomb))).rejects.toThrow('文件解压后过大')
  })

  it('is refused when it states to inflate too far, or inflates further than it states', async () => {
    const isSheet = (name: string) => name.endsWith('sheet1.xml')
    const large = withDirectory(bytes, 24, (name, size) => (isSheet(name) ? 2 ** 30 : size))
    await expect(rowsOf(fileOf(large))).rejects.toThrow('文件解压后过大')
    const small = withDirectory(bytes, 24, (name, size) => (isSheet(name) ? size - 1 : size))
    await expect(rowsOf(fileOf(small))).rejects.toThrow('文件已损坏')
  })

  it.each([
    ['a document', { '[Content_Types].xml': new Uint8Array(), 'word/document.xml': new Uint8Array() }],
    ['an archive', { 'a.png': new Uint8Array() }],
  ])('is %s', (_, entries) =>
    expect(recogniseTable(fileOf(zipSync(entries), 'a.xlsx'))).rejects.toThrow('文件不是表格'),
  )

  it('is in the binary format', () =>
    expect(
      rowsOf(
        workbookOf({
          others: {
            '_rels/.rels': `<Relationships>${target('r', 'officeDocument', 'xl/workbook.bin')}</Relationships>`,
            'xl/workbook.bin': 'x',
          },
        }),
      ),
    ).rejects.toThrow('请另存为 .xlsx'))
})
