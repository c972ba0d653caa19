import { strFromU8, unzipSync } from 'fflate'
import { MallError } from '@/lib/domain/errors'
import { writeTable, type OutCell } from '@/lib/server/ground/table-file/write-table'
import { all, cellsOf, fileOf } from '@/tests/fixtures/table-files'

/** Files that the desk gives away: what spreadsheets make of them, and that they are read back as they were. */

async function written(format: 'csv' | 'xlsx', rows: OutCell[][]): Promise<Uint8Array> {
  return Buffer.concat(await all(writeTable(format, rows)))
}

const sheetOf = (bytes: Uint8Array) =>
  strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())

describe('a CSV file', () => {
  it('is UTF-8 with a byte order mark and CRLF', async () =>
    expect(
      Buffer.from(
        await written('csv', [
          ['名称', '价格'],
          ['灯, "大"\n小', -3.5],
          [null, 1e21],
        ]),
      ).toString(),
    ).toBe('\ufeff名称,价格\r\n"灯, ""大""\n小",-3.5\r\n,1000000000000000000000\r\n'))

  it.each([
    ['=1+1', "'=1+1"],
    ['+86', "'+86"],
    ['-3.50', "'-3.50"],
    ['@a', "'@a"],
    ["'=a", "''=a"],
    ['\t=a', '"\'\t=a"'],
    ['\r=a', '"\'\r=a"'],
    ["'90s", "'90s"],
    [-3.5, '-3.5'],
  ])('has %j without a formula', async (cell, text) =>
    expect(Buffer.from(await written('csv', [[cell]])).toString()).toBe(`\ufeff${text}\r\n`),
  )
})

describe('a workbook', () => {
  it('has a bold and frozen header, numbers, and codes as texts', async () => {
    const sheet = sheetOf(
      await written('xlsx', [['名称'], ['0012'], [-3.5], [6_901_234_567_890], [99_999_999_999]]),
    )
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    const text = (cell: string, style: number, value: string) =>
      `<c r="${cell}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`
    expect(sheet).toContain(`<row r="1">${text('A1', 1, '名称')}</row>`)
    expect(sheet).toContain(`<row r="2">${text('A2', 2, '0012')}</row>`)
    expect(sheet).toContain('<c r="A3"><v>-3.5</v></c>')
    expect(sheet).toContain(text('A4', 2, '6901234567890'))
    expect(sheet).toContain('<c r="A5"><v>99999999999</v></c>')
  })

  it('names columns behind Z', async () =>
    expect(sheetOf(await written('xlsx', [Array.from({ length: 60 }, () => 1)]))).toMatch(
      /r="Z1".*r="AA1".*r="BH1"/,
    ))

  it('refuses texts that Excel would cut', () =>
    expect(written('xlsx', [['a'], ['x'.repeat(32_768)]])).rejects.toThrow(MallError))
})

describe.each(['csv', 'xlsx'] as const)('a table written as %s', (format) => {
  it('is read back as it was', async () => {
    const rows: OutCell[][] = [
      ['a', 'b', 'c', 'd'],
      ['=1+1', "'=1+1", "''", '-3.50'],
      ['<b>&amp;</b>', ' 灯 ', 'x\ny', '_x0041_'],
      ['0012', '6901234567890123456', '“引号”"', 'a,b;c\td'],
    ]
    expect(await cellsOf(fileOf(await written(format, rows)))).toEqual(rows)
    expect(
      await cellsOf(
        fileOf(
          await written(format, [
            ['a', 'b'],
            [0.1 + 0.2, null],
            [1e-7, 12],
          ]),
        ),
      ),
    ).toEqual([
      ['a', 'b'],
      ['0.3', ''],
      ['0.0000001', '12'],
    ])
  })

  it('may have no rows', async () => expect((await written(format, [])).length).toBeGreaterThanOrEqual(3))
})
