import 'server-only'
import { pageOf } from '@/lib/server/ground/db/page'

/** Banks for settlement with the codes of their institutions, in the sequence of the picker. */
const table = `01020000中国工商银行 01030000中国农业银行 01040000中国银行 01050000中国建设银行 03010000交通银行 01000000中国邮政储蓄银行
  03080000招商银行 03020000中信银行 03030000中国光大银行 03040000华夏银行 03050000中国民生银行 03060000广发银行 03070000平安银行
  03090000兴业银行 03100000上海浦东发展银行 03150000恒丰银行 03160000浙商银行 03170000渤海银行 04012900上海银行 04031000北京银行
  04083320宁波银行 04202220大连银行 04233310杭州银行 04243010南京银行 04341100天津银行 04403600徽商银行 05083000江苏银行
  04123330温州银行 04375850珠海华润银行 04105840平安银行深圳分行 04296510成都银行 04416530重庆银行 04478210兰州银行
  04504520青岛银行 04447910西安银行 04484220南昌银行 04615510长沙银行 04135810广州银行 04786110广西北部湾银行
  14181000北京农村商业银行 65012900上海农村商业银行 14136900重庆农村商业银行 14045840深圳农村商业银行 14293300浙江省农村信用社联合社`

export interface Bank {
  id: number
  name: string
  code: string
}

const banks: readonly Bank[] = table.split(/\s+/).map((entry, index) => ({
  id: index + 1,
  code: entry.slice(0, 8),
  name: entry.slice(8),
}))

const names = new Set(banks.map(({ name }) => name))

/** Whether a company may select this bank. */
export const isBank = (name: string): boolean => names.has(name)

/**
 * A page of the banks whose name contains a text.
 * @returns the banks of the page, and the number of banks that match
 */
export function listBanks(
  part: string,
  { page, size }: { page: number; size: number },
): { list: Bank[]; total: number } {
  const found = banks.filter(({ name }) => name.includes(part))
  return { list: pageOf(found, page, size), total: found.length }
}
