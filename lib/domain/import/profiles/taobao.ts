import type { GoodsImportRow, GoodsText } from '../goods-row'
import type { ColumnUse, Header, ProfileReading, ReadOptions, RowReader } from '../profile-types'
import { cellReader, columnTable, headerKey, ignored, named, usesByTable, type RowCells } from './columns'
import { splitList } from './read-cell'
import { addSpec, newRow, putList, putText, putTexts } from './row-fields'
import { specNamesOf, taobaoInputs, taobaoNames, taobaoSkus, type TaobaoSku } from './taobao-skus'

/**
 * Data packages of 淘宝助理 (contract files §4): a line with the version, one with English names, one with Chinese names.
 * A row is a product with all its SKUs in one cell.
 */

const noShipping = ignored('淘宝的运费设置')
const noSetting = ignored('淘宝的设置')

const table = columnTable({
  title: 'item_name',
  price: 'price',
  num: 'store',
  outer_id: named('outer_id', '商家编码：SKU编码，有规格时是SPU编码'),
  barcode: 'barcode',
  description: 'intro',
  subtitle: 'brief',
  picture: 'pics',
  item_weight: 'weight',
  approve_status: 'status',
  skuProps: named('sku_props', '规格、价格和库存'),
  propAlias: named('prop_alias', '规格值的名称'),
  input_custom_cpv: named('custom_values', '自定义规格值的名称'),
  inputPids: named('input_pids', '自定义属性'),
  inputValues: named('input_values', '自定义属性的值，其中有品牌'),
  'cid/seller_cids/navigation_type/local_cid': ignored('淘宝的分类编号'),
  'cateProps/cpv_memo/features/foodparame': ignored('淘宝的属性编号'),
  'num_id/user_name/syncStatus/modified/upload_fail_msg/picture_status': ignored('淘宝的记录'),
  'freight_payer/post_fee/ems_fee/express_fee/postage_id/item_size': noShipping,
  'location_state/location_city/valid_thru/list_time/has_showcase/has_discount': noSetting,
  'stuff_status/item_type/auction_increment/has_invoice/has_warranty/auction_point': noSetting,
  'auto_fill/is_lighting_consigment/is_xinpin/buyareatype/sub_stock_type/sell_promise': noSetting,
  'global_stock_type/global_stock_country/custom_design_flag/newprepay': noSetting,
  'qualification/add_qualification/o2o_bind_service': noSetting,
  video: ignored('视频'),
  wireless_desc: ignored('手机端详情'),
  sku_barcode: ignored('规格的条形码'),
})

const columnUses = (header: readonly string[]): ColumnUse[] => usesByTable(header, table)

/** The lines of the header, and which has the names; null for other files. Some tools leave the first line out. */
export function taobaoHeader(lines: readonly Header[]): { headerLines: number; nameLine: number } | null {
  const isVersion = /^version\s*\d/.test(
    (lines[0]?.cells[0] ?? '')
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  )
  const nameIndex = isVersion ? 1 : 0
  const keys = new Set((lines[nameIndex]?.cells ?? []).map(headerKey))
  const hasNames = keys.has('title') && (keys.has('skuprops') || (keys.has('num') && keys.has('outerid')))
  if (!hasNames) return null
  const hasChinese = (lines[nameIndex + 1]?.cells ?? []).some((cell) => headerKey(cell) === '宝贝名称')
  return { headerLines: nameIndex + (hasChinese ? 2 : 1), nameLine: nameIndex + 1 }
}

interface Picture {
  /** An address, or the name of a file of the package. */
  source: string
  /** `pid:vid` of a picture of a value; empty for pictures of the product. */
  value: string
}

/** Pictures of `hash:1:0:|address;hash:2:0:pid:vid|address;`: kind 1 of the product, kind 2 of a value. */
function picturesOf(text: string, hasFiles: boolean): Picture[] {
  return splitList(text, ';').flatMap((entry) => {
    const [file = '', address = ''] = entry.split('|', 2).map((part) => part.trim())
    if (/^https?:/i.test(file)) return [{ source: file, value: '' }]
    const [hash = '', kind = '1', , pid = '', vid = ''] = file.split(':')
    const fileName = hash === '' ? '' : `${hash}.tbi`
    const source = hasFiles ? fileName || address : address || fileName
    return source === '' ? [] : [{ source, value: kind === '2' && vid !== '' ? `${pid}:${vid}` : '' }]
  })
}

const productTexts: readonly GoodsText[] = ['item_name', 'brief', 'intro']

/** The number of the property 品牌. */
const brandPid = '20000'

function statusFrom(text: string): string {
  if (text === '1') return 'onsale'
  return text === '0' || text === '2' ? 'instock' : text
}

/** What a SKU needs of its product. */
interface Names {
  specs: Map<string, string>
  aliases: Map<string, string>
  inputs: Map<string, string>
  pictures: readonly Picture[]
}

function putSku(row: GoodsImportRow, cells: RowCells, sku: TaobaoSku, names: Names): void {
  const { header } = cells.one('sku_props')
  putText(row, 'price', { header, text: sku.price })
  putText(row, 'store', { header, text: sku.store })
  putText(row, 'item_bn', { header, text: sku.code })
  for (const { pid, vid } of sku.values) {
    const value = names.aliases.get(`${pid}:${vid}`) ?? names.inputs.get(pid) ?? vid
    addSpec(row, header, names.specs.get(pid) ?? pid, value)
    const ofValue = names.pictures.filter((picture) => picture.value === `${pid}:${vid}`)
    putList(
      row,
      'spec_pics',
      cells.one('pics').header,
      ofValue.map(({ source }) => source),
    )
  }
}

function rowsOf(line: number, cells: RowCells, hasFiles: boolean): GoodsImportRow[] {
  const key = `line:${line}`
  const first = newRow(line, key)
  const pictures = picturesOf(cells.text('pics'), hasFiles)
  const ofProduct = pictures.filter(({ value }) => value === '').map(({ source }) => source)
  const inputs = taobaoInputs(cells.text('input_pids'), cells.text('input_values'))
  putTexts(first, cells, productTexts)
  putList(first, 'pics', cells.one('pics').header, ofProduct)
  putText(first, 'brand', cells.one('input_values'), inputs.get(brandPid) ?? '')

  const skus = taobaoSkus(cells.text('sku_props'))
  if (!skus) first.problems.push({ header: cells.one('sku_props').header, text: '销售属性组合无法识别' })
  if (!skus || skus.length === 0) {
    putTexts(first, cells, ['price', 'store', 'barcode'])
    putText(first, 'item_bn', cells.one('outer_id'))
  } else putText(first, 'goods_bn', cells.one('outer_id'))

  const rows = [first, ...(skus ?? []).slice(1).map(() => newRow(line, key))]
  const names: Names = {
    specs: specNamesOf(skus ?? []),
    aliases: taobaoNames(cells.text('custom_values'), cells.text('prop_alias')),
    inputs,
    pictures,
  }
  for (const [index, row] of rows.entries()) {
    putText(row, 'weight', cells.one('weight'))
    putText(row, 'status', cells.one('status'), statusFrom(cells.text('status')))
    const sku = skus?.[index]
    if (sku) putSku(row, cells, sku, names)
  }
  if (skus?.length === 1) putTexts(first, cells, ['barcode'])
  return rows
}

function rowReader(header: readonly string[], { hasPictureFiles }: ReadOptions): RowReader {
  const cellsOf = cellReader(columnUses(header))
  return { read: ({ line, cells }) => rowsOf(line, cellsOf(cells), hasPictureFiles !== false) }
}

export const taobao: ProfileReading = { columnUses, rowReader }
