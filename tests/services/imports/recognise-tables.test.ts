import { tableImportKinds } from '@/lib/domain/import/table/kinds'
import { tableTemplate } from '@/lib/domain/import/table/read-row'
import { templateRows } from '@/lib/domain/import/template'
import { tables } from '@/lib/server/edge/table-imports/tables'
import type { FileSource } from '@/lib/server/ground/table-file/file-source'
import { recogniseTableImport } from '@/lib/server/ground/table-import/prepare-import'
import { workbook } from '@/lib/server/ground/table-import/report'

/** Which table a file is by its header, for `npm run import`. */

const sourceOf = (bytes: Uint8Array): FileSource => ({
  name: 'file',
  size: bytes.length,
  async *bytes() {
    yield bytes
  },
})
const kindOf = async (bytes: Uint8Array) => (await recogniseTableImport(sourceOf(bytes), tables))?.kind
const csv = (...headers: string[]) => new TextEncoder().encode(`${headers.join(',')}\n1,2\n`)

describe('a table', () => {
  it.each(tableImportKinds)('%s is recognised by its template', async (kind) => {
    const table = tables.find((one) => one.kind === kind)
    const file = await workbook('模板.xlsx', tableTemplate(table?.columns ?? {}))
    expect(await kindOf(await file.bytes())).toBe(kind)
  })

  it.each([
    ['stock.import', ['库存', '商品编码', '店铺ID']],
    ['tags.import', ['商品货号', '标签名称']],
    ['shipments.import', ['订单号', '快递单号', '快递公司']],
    ['employees.import', ['企业编码', '姓名', '手机号码', '账号', '校验密码']],
    ['members.update', ['手机号码', '姓名', '性别', '会员等级', '邮箱', '标签', '禁用', '积分']],
    [
      'members.import',
      [
        '会员手机号*',
        '原实体卡号',
        '姓名*',
        '性别*',
        '会员等级*',
        '生日',
        '入会日期*',
        '邮箱',
        '地址',
        '标签',
        '积分',
      ],
    ],
  ])('%s is recognised by the header of ECShopX', async (kind, headers) => {
    expect(await kindOf(csv(...headers))).toBe(kind)
  })

  it.each([
    [['商品编码', '积分价格', '商品名称', '库存', '图片']],
    [['商品编码', '商品名称', '活动价', '库存']],
    [['店铺号', '商品货号', '限购数量']],
    [['手机号码', '订单号', '商品名称', '金额', '状态', '备注']],
    [['Handle', 'Title', 'Body (HTML)', 'Vendor']],
  ])('with the columns %j is none of them', async (headers) => {
    expect(await kindOf(csv(...headers))).toBeUndefined()
  })

  it('of products is none of them', async () => {
    const file = await workbook('商品.xlsx', templateRows)
    expect(await kindOf(await file.bytes())).toBeUndefined()
  })
})
