import { MallError } from '@/lib/domain/errors'
import { maxTableBytes } from '@/lib/server/ground/table-file/limits'
import { recogniseTable } from '@/lib/server/ground/table-file/recognise-table'
import { cellsOf, fileOf, rowsOf } from '@/tests/fixtures/table-files'

/** Product feeds in XML, read as tables (contract files §4). */

const rss = (items: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>商城</title>${items}</channel></rss>`

describe('a feed', () => {
  it('of RSS is a table of the elements of its items', async () => {
    const items = `<item><g:id>1</g:id><title>水壶 &amp; 杯</title><g:price>12.00 CNY</g:price>
        <g:additional_image_link>https://e.test/1.jpg</g:additional_image_link>
        <g:additional_image_link>https://e.test/2.jpg</g:additional_image_link>
        <g:shipping><g:country>CN</g:country><g:price>0 CNY</g:price></g:shipping></item>
      <item><title><![CDATA[<b>冰箱</b>]]></title><g:id>2</g:id><g:brand>云杉</g:brand></item>`
    expect(await rowsOf(fileOf(rss(items)))).toEqual([
      { line: 1, cells: ['id', 'title', 'price', 'additional_image_link', 'shipping', 'brand'] },
      {
        line: 2,
        cells: ['1', '水壶 & 杯', '12.00 CNY', 'https://e.test/1.jpg\nhttps://e.test/2.jpg', '', ''],
      },
      { line: 3, cells: ['2', '<b>冰箱</b>', '', '', '', '云杉'] },
    ])
  })

  it('of Atom has links in attributes, and ids of its own beside those of Google', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:x="http://base.google.com/ns/1.0"><title>商城</title>
      <entry><id>urn:1</id><x:id>A-1</x:id><title>水壶</title><link href="https://e.test/1"/><x:price>9 CNY</x:price></entry></feed>`
    expect(await cellsOf(fileOf(atom))).toEqual([
      ['id', 'title', 'link', 'price'],
      ['A-1', '水壶', 'https://e.test/1', '9 CNY'],
    ])
  })

  it('does not take elements of other kinds for those of Google', async () => {
    const items = '<item><media:title>图</media:title><title>水壶</title><g:id>1</g:id></item>'
    expect(await cellsOf(fileOf(rss(items)))).toEqual([
      ['media:title', 'title', 'id'],
      ['图', '水壶', '1'],
    ])
  })

  it('is the same in pieces of any length, and in GB18030', async () => {
    const xml = rss('<item><g:id>1</g:id><title>水壶</title></item>')
    expect(await cellsOf(fileOf(xml, 'a.xml', 3))).toEqual(await cellsOf(fileOf(xml)))
    const gbk = Buffer.concat([
      Buffer.from('<rss><channel><item><title>'),
      Buffer.from([0xcb, 0xae, 0xba, 0xf8]),
      Buffer.from('</title></item></channel></rss>'),
    ])
    expect(await cellsOf(fileOf(gbk))).toEqual([['title'], ['水壶']])
  })
})

describe('refuses', () => {
  const item = '<item><g:id>1</g:id></item>'
  const bomb =
    '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>' +
    '<rss><channel><item><title>&b;</title></item></channel></rss>'
  it.each([
    ['entities of its own', bomb],
    ['entities behind the root', rss('<item><title>&b;</title></item>')],
    ['half a file', rss(item).slice(0, -20)],
    ['tags that do not match', rss('<item><g:id>1</g:title></item>')],
    ['levels without end', rss(`<item>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</item>`)],
    ['a feed without items', rss('')],
    ['a text without end', rss(`<item><title>${'a'.repeat(2_100_000)}</title></item>`)],
    ['other XML', '<?xml version="1.0"?><Workbook><Worksheet/></Workbook>'],
    ['too many elements', rss(`<item>${Array.from({ length: 300 }, (_, n) => `<a${n}/>`).join('')}</item>`)],
  ])('%s', async (_, xml) => {
    await expect(rowsOf(fileOf(xml))).rejects.toBeInstanceOf(MallError)
  })

  it('bytes that are no text in its encoding', async () => {
    const bytes = Buffer.concat([
      Buffer.from(rss(`${item}${' '.repeat(300_000)}`).slice(0, -20)),
      Buffer.from([0xff, 0xfe, 0xff]),
      Buffer.from('</channel></rss>'),
    ])
    await expect(rowsOf(fileOf(bytes))).rejects.toBeInstanceOf(MallError)
  })

  it('a file that is too large, before it is read', async () => {
    const source = { ...fileOf(rss(item)), size: 2 * maxTableBytes }
    await expect(recogniseTable(source)).rejects.toMatchObject({
      message: '文件不能超过 100 MB，请拆成几个文件',
    })
  })
})
