import { maxCellLength, maxTableBytes } from '@/lib/server/ground/table-file/limits'
import { readTable } from '@/lib/server/ground/table-file/read-table'
import { recogniseTable } from '@/lib/server/ground/table-file/recognise-table'
import { all, catalogue, cellsOf, fileOf, gb18030, rowsOf } from '@/tests/fixtures/table-files'

/** CSV files as people bring them: encodings, separators, quotes and what is no table. */

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const sampleLength = 256 * 1024

describe('the encoding of a CSV file', () => {
  const text = '名称,价格\n暖灯,12.50\n'
  const rows = [
    ['名称', '价格'],
    ['暖灯', '12.50'],
  ]

  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\ufeff${text}`)],
    ['gb18030', gb18030(text)],
    ['utf-16le', utf16(`\ufeff${text}`)],
    ['utf-16le', utf16(text)],
    ['utf-16be', utf16(`\ufeff${text}`).swap16()],
    ['utf-16be', utf16(text).swap16()],
  ])('%s is recognised', async (encoding, bytes) => {
    expect(await recogniseTable(fileOf(bytes))).toMatchObject({ format: 'csv', encoding })
    expect(await cellsOf(fileOf(bytes))).toEqual(rows)
    expect(await cellsOf(fileOf(bytes, 'a.csv', 1))).toEqual(rows)
  })

  it('is GB18030 when its only Chinese characters stand late', async () => {
    const ascii = `name,price\n${'lamp,1\n'.repeat(35_000)}`
    const file = fileOf(Buffer.concat([Buffer.from(ascii), gb18030('暖灯,2\n')]))
    expect(await recogniseTable(file)).toMatchObject({ encoding: 'gb18030' })
    expect((await rowsOf(file)).at(-1)?.cells).toEqual(['暖灯', '2'])
  })

  it.each([0, 1, 100_000])('is GB18030 when they stand %s bytes behind the sample', async (behind) => {
    const ascii = `a,b\n${'x'.repeat(sampleLength - 5 + behind)}`
    const file = fileOf(Buffer.concat([Buffer.from(ascii), gb18030('暖灯,2\n')]))
    expect(await recogniseTable(file)).toMatchObject({ encoding: 'gb18030' })
  })

  it('is UTF-8 when other characters stand behind the sample, or none', async () => {
    const ascii = `name,price\n${'lamp,1\n'.repeat(60_000)}`
    for (const last of ['暖灯,2\n', 'lamp,2\n']) {
      const file = fileOf(ascii + last)
      expect(await recogniseTable(file)).toMatchObject({ encoding: 'utf-8' })
      expect((await rowsOf(file)).at(-1)?.cells[1]).toBe('2')
    }
  })

  it.each([0, 1, 2])('is UTF-8 when the sample ends %s bytes into a character', async (cut) => {
    const ascii = `a,b\n${'x'.repeat(sampleLength - 4 - cut)}`
    const file = fileOf(`${ascii}灯,1\n`)
    expect(await recogniseTable(file)).toMatchObject({ encoding: 'utf-8' })
  })

  it.each([['Latin-1', Buffer.from('name,price\ncafé,1\n', 'latin1')]])('%s is refused', (_, bytes) =>
    expect(recogniseTable(fileOf(bytes))).rejects.toThrow('请另存为 UTF-8'),
  )

  it('that changes after the sample is refused with its line', async () => {
    const lines = Math.ceil(sampleLength / 4)
    const bytes = Buffer.concat([
      Buffer.from(`a,b\n${'1,2\n'.repeat(lines)}`),
      Buffer.from([0xff, 0x2c, 0x0a]),
    ])
    await expect(rowsOf(fileOf(bytes))).rejects.toThrow(`第 ${lines + 2} 行有无法识别的字符`)
  })

  it('may hold a few NUL bytes, which rows answer for; a file of many is no table', async () => {
    expect(await cellsOf(fileOf('a,b\n1,\0\n2,3\n'))).toEqual([
      ['a', 'b'],
      ['1', '\0'],
      ['2', '3'],
    ])
    await expect(rowsOf(fileOf(`a,b\n${'1,\0\n'.repeat(9)}`))).rejects.toThrow('文件不是表格')
  })
})

describe('the separator of a CSV file', () => {
  it.each([
    ['a,b;c,d', ','],
    ['a;b,c;d', ';'],
    ['a\tb\tc,d', '\t'],
    ['"a;b;c;d",e,f', ','],
    ['"a ""x;y;z"" b",c', ','],
    ['"a\nb;c;d",e', ','],
    ['version 1.00\na\tb', '\t'],
    ['sep=;\na,b,c;d', ';'],
    ['name', ','],
  ])('of %j is %j', async (text, separator) =>
    expect(await recogniseTable(fileOf(text))).toMatchObject({ separator }),
  )

  it('named for Excel is no row', async () =>
    expect(await rowsOf(fileOf('sep=;\r\na;b\r\n'))).toEqual([{ line: 2, cells: ['a', 'b'] }]))
})

describe('rows of a CSV file', () => {
  it('have the numbers that spreadsheets show: cells may have quotes, separators and line breaks', async () =>
    expect(await rowsOf(fileOf('a,b\r\n"灯, ""大""","x\r\ny"\r\n27" 屏,2'))).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['灯, "大"', 'x\ny'] },
      { line: 3, cells: ['27" 屏', '2'] },
    ]))

  it.each(['\n', '\r\n', '\r'])('end in %j, in pieces of any length', async (end) => {
    const text = ['a,b', '', '"1\n2","3"', ',', '4,5'].join(end)
    const rows = [
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1\n2', '3'] },
      { line: 5, cells: ['4', '5'] },
    ]
    for (const length of [1, 2, 3, 1000]) expect(await rowsOf(fileOf(text, 'a.csv', length))).toEqual(rows)
  })

  it('are as wide as the header, or wider', async () =>
    expect(await cellsOf(fileOf('a,b,c\n1\n1,2,3,4\n'))).toEqual([
      ['a', 'b', 'c'],
      ['1', '', ''],
      ['1', '2', '3', '4'],
    ]))

  it('of 淘宝助理 have their lines, in UTF-16 with tabs', async () => {
    const text = '\ufeffversion 1.00\r\ntitle\tprice\r\n宝贝名称\t宝贝价格\r\n\r\n"灯"\t"12.5"\r\n'
    expect(await rowsOf(fileOf(utf16(text)))).toEqual([
      { line: 1, cells: ['version 1.00'] },
      { line: 2, cells: ['title', 'price'] },
      { line: 3, cells: ['宝贝名称', '宝贝价格'] },
      { line: 5, cells: ['灯', '12.5'] },
    ])
  })

  it('may have single control characters, as pasted texts do', async () =>
    expect(await cellsOf(fileOf(`a,b\n\u0002${'灯'.repeat(200)},2`))).toEqual([
      ['a', 'b'],
      [`\u0002${'灯'.repeat(200)}`, '2'],
    ]))

  it('keep numbers as they are written', async () =>
    expect(await cellsOf(fileOf('a,b\n1.2E+12,007\n'))).toEqual([
      ['a', 'b'],
      ['1.2E+12', '007'],
    ]))

  it.each([
    ['a,b\n1,2\n"x,3\n4,"y"\n', '第 3 行的双引号不成对'],
    ['a,b\n"1"x,2\n', '第 2 行的双引号不成对'],
    ['a,b\n1,"2\n3,4\n', '第 2 行的双引号没有结束'],
    [`a,b\n1,"2\n${'3,4\n'.repeat(maxCellLength / 2)}`, '第 2 行的双引号没有结束'],
  ])('with a stray quote are refused with its line', (text, sentence) =>
    expect(rowsOf(fileOf(text))).rejects.toThrow(sentence),
  )
})

describe('a CSV file too large', () => {
  it.each([
    [`a\n${','.repeat(4999)}\n`, '第 2 行超过 200 列'],
    [`a,b\n1,${'x'.repeat(maxCellLength + 1)}\n`, '第 2 行有单元格超过'],
  ])('in a row is refused', (text, sentence) => expect(rowsOf(fileOf(text))).rejects.toThrow(sentence))

  it('by its rows is refused before its end', async () => {
    const piece = Buffer.from('1,2\n'.repeat(10_000))
    let pieces = 0
    const source = {
      name: 'a.csv',
      size: piece.length * 100,
      async *bytes() {
        for (pieces = 0; pieces < 100; pieces++) {
          await Promise.resolve()
          yield piece
        }
      },
    }
    await expect(rowsOf(source)).rejects.toThrow('不能超过 200000 行')
    expect(pieces).toBe(20)
  })

  it('by its bytes is refused, also when its source states fewer', async () => {
    const shape = { format: 'csv' } as const
    const large = { ...fileOf('a,b'), size: maxTableBytes + 1 }
    await expect(recogniseTable(large)).rejects.toThrow('文件不能超过 100 MB')
    const piece = Buffer.alloc(1024 * 1024, `${'x'.repeat(4095)}\n`)
    const lying = {
      name: 'a.csv',
      size: 1,
      async *bytes() {
        for (;;) yield await Promise.resolve(piece)
      },
    }
    await expect(all(readTable(lying, shape))).rejects.toThrow('文件不能超过 100 MB')
  })
})

describe('what is no table', () => {
  it.each([
    ['nothing', '', '文件是空的'],
    ['spaces', '\ufeff \n', '文件是空的'],
    ['a page', '\n<!DOCTYPE html><table>', '文件是网页'],
    ['a table of a page', '<table><tr>', '文件是网页'],
    ['what has many control characters', 'a,b\n\u0001\u0002\u0003', '文件不是表格'],
    ['JSON', '[{"a": 1}]', '文件不是表格'],
    ['PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), '文件不是表格'],
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]), '文件不是表格'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), '请另存为 .xlsx 或 CSV 后再导入'],
  ])('%s is refused', (_, content, sentence) =>
    expect(recogniseTable(fileOf(content, 'a.xlsx'))).rejects.toThrow(sentence),
  )
})

describe('catalogues of other systems', () => {
  it('have the same rows with both separators', async () => {
    const comma = await rowsOf(await catalogue('medusa-v2-exported-products-comma.csv'))
    expect(comma).toHaveLength(4)
    expect(await rowsOf(await catalogue('medusa-v2-exported-products-semicolon.csv'))).toEqual(comma)
    expect(comma.map(({ cells }) => cells.length)).toEqual([56, 56, 56, 56])
  })

  it('have the same rows as CSV and as a workbook', async () => {
    const csv = await cellsOf(await catalogue('bagisto-products.csv'))
    expect(csv.length).toBeGreaterThan(20)
    expect(await cellsOf(await catalogue('bagisto-products.xlsx'))).toEqual(csv)
  })

  it.each(['medusa-v1-template.csv', 'bagisto-products-with-errors.csv'])(
    '%s has rows as wide as its header',
    async (name) => {
      const [header, ...rows] = await cellsOf(await catalogue(name))
      expect(rows.length).toBeGreaterThan(1)
      for (const row of rows) expect(row).toHaveLength(header?.length ?? 0)
    },
  )
})
